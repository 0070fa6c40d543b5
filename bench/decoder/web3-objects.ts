import { loadPeer } from '../peers/load.mjs';
import { readJsonTexts } from './block-input.ts';

/** Transactions as web3.js hands them on. */
export async function toWeb3Objects(): Promise<readonly unknown[]> {
  const { Connection } = loadPeer('@solana/web3.js');
  const objects: unknown[] = [];
  for (const text of readJsonTexts()) {
    const connection = new Connection('http://127.0.0.1:1', {
      fetch: async () => new Response(`{"jsonrpc":"2.0","id":"1","result":${text}}`),
    });
    objects.push(await connection.getTransaction('x', { maxSupportedTransactionVersion: 0 }));
  }
  return objects;
}
