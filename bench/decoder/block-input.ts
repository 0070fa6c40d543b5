/** The block every decoding row works on, in the forms the contestants take. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseTransaction } from '#chain/wire/transaction';
import type { RpcTransaction } from '#chain/rpc-types';
import { encodeBase58 } from '#std/base58';

const CORPUS = process.env['CORPUS_DIR'] ?? join(import.meta.dirname, '../../../shared/data');
const BLOCK = join(CORPUS, 'mainnet/blocks/254170887-base64.json.gz');
export const SLOT = 254_170_887;

export const hasBlock = (): boolean => existsSync(BLOCK);

/** JSON text of the whole block as `getBlock` with base64 answers it. */
export const readBlockText = (): string => gunzipSync(readFileSync(BLOCK)).toString('utf8');

/** JSON text of each transaction as `getTransaction` with base64 answers it. */
export function readBase64Texts(): readonly string[] {
  const block = JSON.parse(gunzipSync(readFileSync(BLOCK)).toString('utf8')) as {
    blockTime: number;
    transactions: RpcTransaction[];
  };
  return block.transactions.map((transaction) =>
    JSON.stringify({ slot: SLOT, blockTime: block.blockTime, ...transaction }),
  );
}

/** The same with the `json` encoding, which web3.js asks for. */
export const readJsonTexts = (): readonly string[] => readBase64Texts().map(toJsonForm);

/** A transaction with the `json` encoding; one that is not base64 stays as it is. */
export function toJsonForm(text: string): string {
  const transaction = JSON.parse(text) as RpcTransaction;
  if (!Array.isArray(transaction.transaction)) return text;
  const { signatures, message } = parseTransaction(Buffer.from(transaction.transaction[0], 'base64'));
  return JSON.stringify({
    ...transaction,
    transaction: {
      signatures: signatures.map(encodeBase58),
      message: {
        accountKeys: message.accountKeys.map(encodeBase58),
        header: {
          numRequiredSignatures: message.requiredSignatures,
          numReadonlySignedAccounts: message.readonlySigned,
          numReadonlyUnsignedAccounts: message.readonlyUnsigned,
        },
        recentBlockhash: encodeBase58(message.recentBlockhash),
        instructions: message.instructions.map(({ program, accounts, data }) => ({
          programIdIndex: program,
          accounts: [...accounts],
          data: encodeBase58(data),
        })),
        ...(message.version === 0 && {
          addressTableLookups: message.lookups.map(({ table, writable, readonly }) => ({
            accountKey: encodeBase58(table),
            writableIndexes: [...writable],
            readonlyIndexes: [...readonly],
          })),
        }),
      },
    },
  });
}
