import type { Field, Sentence } from '#contracts/decoded';
import { toGrouped } from '#contracts/text/value-text';
import { addressField, toSentence } from './account-sentence.ts';

const toBytes = (length: number): string => `${toGrouped(length)} ${length === 1 ? 'byte' : 'bytes'}`;

/** SOL, and nothing else. */
export function describeWallet(lamports: bigint | undefined, hasKey: boolean): Sentence {
  const held = lamports === undefined ? '' : ' with {lamports}';
  const fields: Field[] =
    lamports === undefined ? [] : [{ name: 'lamports', value: { kind: 'lamports', lamports } }];
  return toSentence(
    hasKey ? `A wallet${held}` : `An address without a key, which a program signs for${held && `,${held}`}`,
    fields,
  );
}

/** An account whose data is not read here. */
export const describeUnread = (length: number, owner: string, reason: string): Sentence =>
  toSentence(`${toBytes(length)} owned by {owner}, ${reason}`, [addressField('owner', owner)]);

export const describeEmpty = (owner: string): Sentence =>
  toSentence('An account of {owner} without data', [addressField('owner', owner)]);

export const describeMalformed = (title: string, owner: string): Sentence =>
  toSentence('{title} of {owner}, but its bytes do not fit', [
    { name: 'title', value: { kind: 'text', text: title } },
    addressField('owner', owner),
  ]);

/** Loaders that run what was once deployed and have no instruction that changes it. Source: solana-bpf-loader-program. */
const FINAL_LOADERS = new Set([
  'BPFLoader1111111111111111111111111111111111',
  'BPFLoader2111111111111111111111111111111111',
]);

export const describeProgram = (loader: string): Sentence =>
  toSentence(
    FINAL_LOADERS.has(loader)
      ? 'A program that nobody can change, run by {loader}'
      : 'A program run by {loader}',
    [addressField('loader', loader)],
  );
