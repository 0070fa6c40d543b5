/** What the accounts and instructions of the localnet's own programs have in common. */
import { createHash } from 'node:crypto';
import { encodeBase58 } from '#std/base58';
import { Cursor } from '#std/cursor';
import { findProgramAddress } from '../keys/program-address.ts';
import { key } from '../transactions/instruction.ts';

export interface AccountData {
  readonly owner: string;
  readonly data: Uint8Array;
}

/** What an account or instruction begins with, as Anchor has it: the first eight bytes of sha256("account:Pool"). */
const toDiscriminator = (kind: 'account' | 'global', name: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(`${kind}:${name}`).digest().subarray(0, 8));

/** What the data of each instruction begins with, by names such as `createPool`. */
export function toDiscriminators<const Name extends string>(
  ...names: readonly Name[]
): Readonly<Record<Name, Uint8Array>> {
  const entries = names.map((name) => {
    const snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [name, toDiscriminator('global', snake)] as const;
  });
  return Object.fromEntries(entries) as Record<Name, Uint8Array>; // one for each
}

/**
 * What opens accounts of one kind, by the name of their struct and their size in bytes: a cursor behind the discriminator, or
 * `undefined` for any other account.
 */
export function defineAccount(program: string, name: string, bytes: number) {
  const discriminator = Buffer.from(toDiscriminator('account', name));
  return ({ owner, data }: AccountData): Cursor | undefined =>
    owner === program && data.length === bytes && discriminator.equals(data.subarray(0, 8))
      ? new Cursor(data, 8)
      : undefined;
}

export const readKey = (cursor: Cursor): string => encodeBase58(cursor.take(32));

/** An address of a program that follows from a word and addresses. */
export const deriveAddress = (program: string, word: string, ...keys: readonly string[]): string =>
  findProgramAddress([new TextEncoder().encode(word), ...keys.map(key)], program).address;
