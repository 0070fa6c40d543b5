/** Who appears in the decoder's tests, and the plainest thing they do. */
import type { DecodedTransaction, Sentence } from '#contracts/decoded';
import { decodeTransaction } from '../decode-transaction.ts';
import { SYSTEM_PROGRAM } from '../known-addresses.ts';
import { addressNamed, buildTransaction, bytesOf } from './build-transaction.ts';
import { findValue } from '../find-value.ts';

export const ALICE = addressNamed('alice');
export const BOB = addressNamed('bob');
export const CAROL = addressNamed('carol');
export const MINT = addressNamed('mint');
export const ALICE_TOKENS = addressNamed('alice-tokens');
export const BOB_TOKENS = addressNamed('bob-tokens');
export const DEX = addressNamed('dex');
export const POOL = addressNamed('pool');

/** Data of the System Program's transfer. */
export const transferData = (lamports: bigint) => bytesOf([2n, 4], [lamports, 8]);

/** The sentence with its holes filled by the raw values and the names of the cast. */
export function say({ template, fields }: Sentence): string {
  const names: Record<string, string> = {
    [ALICE]: 'Alice',
    [BOB]: 'Bob',
    [DEX]: 'the DEX',
    [MINT]: 'MINT',
    [CAROL]: 'Carol',
  };
  return template.replace(/\{(\w+)\}/g, (_all, hole: string) => {
    const value = findValue(fields, hole);
    switch (value?.kind) {
      case 'address':
        return names[value.address] ?? value.address;
      case 'lamports':
        return `${value.lamports} lamports`;
      case 'amount':
        return `${value.amount} units`;
      case 'text':
        return value.text;
      case 'integer':
        return String(value.integer);
      default:
        return `<${hole}>`;
    }
  });
}

/** Alice pays Bob, decoded from the wire bytes. */
export const transfer = (lamports: bigint, meta = {}): DecodedTransaction =>
  decodeTransaction(
    buildTransaction({
      keys: [ALICE, BOB, SYSTEM_PROGRAM],
      instructions: [{ program: SYSTEM_PROGRAM, accounts: [ALICE, BOB], data: transferData(lamports) }],
      meta: { preBalances: [10_000_000, 0, 1], postBalances: [8_995_000, 1_000_000, 1], ...meta },
    }),
  );
