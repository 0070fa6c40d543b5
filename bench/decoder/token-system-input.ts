import { parseTransaction } from '#chain/wire/transaction';
import type { RpcTransaction } from '#chain/rpc-types';
import { asAddress, type Address } from '#contracts/chain';
import { decodeBase58, encodeBase58 } from '#std/base58';
import { readBase64Texts } from './block-input.ts';

export interface PlainInstruction {
  readonly program: string;
  readonly accounts: readonly string[];
  readonly data: Uint8Array;
  readonly dataText: string;
  readonly keys: readonly Address[];
  readonly raw: { readonly program: number; readonly accounts: readonly number[]; readonly data: Uint8Array };
}

const WANTED = new Set(['11111111111111111111111111111111', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA']);

/** Every Token and System instruction of the block, inner ones included. */
export function readTokenAndSystem(): readonly PlainInstruction[] {
  const found: PlainInstruction[] = [];
  for (const text of readBase64Texts()) {
    const transaction = JSON.parse(text) as RpcTransaction & { transaction: [string, string] };
    const { message } = parseTransaction(Buffer.from(transaction.transaction[0], 'base64'));
    const loaded = transaction.meta?.loadedAddresses;
    const keys = [
      ...message.accountKeys.map(encodeBase58),
      ...(loaded?.writable ?? []),
      ...(loaded?.readonly ?? []),
    ].map(asAddress);
    const add = (program: number, accounts: readonly number[], data: Uint8Array): void => {
      if (!WANTED.has(keys[program]!)) return;
      found.push({
        program: keys[program]!,
        accounts: accounts.map((index) => keys[index]!),
        data,
        dataText: encodeBase58(data),
        keys,
        raw: { program, accounts, data },
      });
    };
    for (const { program, accounts, data } of message.instructions) add(program, [...accounts], data);
    for (const { instructions } of transaction.meta?.innerInstructions ?? []) {
      for (const { programIdIndex, accounts, data } of instructions) {
        add(programIdIndex!, accounts as number[], decodeBase58(data!)!); // json form: indexes and base58
      }
    }
  }
  return found;
}
