import { OWN_CHAIN_LIMITS, OWN_CHAIN_ROUTE } from '#contracts/network/own-chain';
import type { OwnChainReader } from '../answering/own-chain-reader.ts';
import { readBytes } from './read-bytes.ts';
import { replyJson } from './reply.ts';
import type { App } from './request-context.ts';

/** Questions about a chain the visitor's own browser asks; see the contract. Nothing of it is cached or logged. */
export function addOwnChain(app: App, reader: OwnChainReader): void {
  app.post(OWN_CHAIN_ROUTE, async (context) =>
    replyJson(context, 200, await reader.read(await readBytes(context, OWN_CHAIN_LIMITS.bodyBytes)), {
      'Cache-Control': 'no-store',
    }),
  );
}
