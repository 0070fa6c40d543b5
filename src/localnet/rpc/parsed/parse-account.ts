import type { LocalnetChain } from '../../chain/localnet-chain.ts';
import type { EngineAccount } from '../../engine/engine.ts';

/** `jsonParsed` data of a known kind of account; `undefined` for any other, which stays base64. */
export function parseAccount(_chain: LocalnetChain, _account: EngineAccount): unknown {
  return undefined;
}
