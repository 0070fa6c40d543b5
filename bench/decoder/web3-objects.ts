import { loadPeer } from '../peers/load.mjs';
import { readJsonTexts } from './block-input.ts';

/** Transactions as web3.js hands them on. */
export async function toWeb3Objects(): Promise<readonly unknown[]> {
  const objects: unknown[] = [];
  for (const text of readJsonTexts()) objects.push(await toWeb3Object(text));
  return objects;
}

/** What web3.js makes of a transaction with the `json` encoding. */
export async function toWeb3Object(text: string): Promise<unknown> {
  const { Connection } = loadPeer('@solana/web3.js');
  const connection = new Connection('http://127.0.0.1:1', {
    fetch: async () => new Response(`{"jsonrpc":"2.0","id":"1","result":${text}}`),
  });
  return connection.getTransaction('x', { maxSupportedTransactionVersion: 0 });
}
