import { encodeBase58 } from '#std/base58';
import type { Cursor } from '#std/cursor';

export interface ParsedInstruction {
  readonly type: string;
  readonly info: Readonly<Record<string, unknown>>;
}

/** Names the fields of an instruction; `undefined` for one it does not know, `RangeError` for one cut short. */
export type InstructionParser = (
  data: Uint8Array,
  accounts: readonly string[],
) => ParsedInstruction | undefined;

/** The accounts by `names` in order; a name that is empty is left out. Throws `RangeError` when there are fewer. */
export function nameAccounts(accounts: readonly string[], names: readonly string[]): Record<string, string> {
  if (accounts.length < names.length) throw new RangeError('accounts are missing');
  const named: Record<string, string> = {};
  names.forEach((name, index) => {
    if (name !== '') named[name] = accounts[index]!;
  });
  return named;
}

export function readKey(cursor: Cursor): string {
  return encodeBase58(cursor.take(32));
}

/** A key that is absent when it is all zeros. */
export function readNonZeroKey(cursor: Cursor): string | null {
  const bytes = cursor.take(32);
  return bytes.every((byte) => byte === 0) ? null : encodeBase58(bytes);
}

/** Text behind a u64 length. */
export function readLongText(cursor: Cursor): string {
  const length = cursor.u64();
  if (length > BigInt(cursor.remaining)) throw new RangeError('text is cut short');
  return new TextDecoder().decode(cursor.take(Number(length)));
}
