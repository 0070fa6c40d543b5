import type { Address } from '#contracts/chain';
import type { DecodedInstruction } from '#contracts/decoded';
import { Cursor } from '#std/cursor';
import { readInstruction } from './decode-instruction.ts';
import { COMPUTE_BUDGET_PROGRAM } from './known-addresses.ts';
import { toAddressText } from './layout/address-text.ts';
import type { RawInstruction } from './transaction/raw-transaction.ts';

/**
 * A Squads message: counts of signers, keys behind a byte of their number, instructions whose lists have lengths of one
 * byte and data one of two (Squads-Protocol/v4 `utils/small_vec.rs`, `state/vault_transaction.rs`). Keys of lookup tables
 * are not in it: an instruction that uses them is not read.
 */
export function readProposedMessage(
  bytes: Uint8Array,
): { readonly keys: readonly Address[]; readonly instructions: readonly DecodedInstruction[] } | undefined {
  try {
    const cursor = new Cursor(bytes, COUNTS);
    const keys = Array.from({ length: cursor.u8() }, () => toAddressText(bytes, cursor.skip(32)));
    const raws = Array.from({ length: cursor.u8() }, (): RawInstruction => {
      const program = cursor.u8();
      const accounts = Array.from(cursor.take(cursor.u8()));
      return { program, accounts, data: cursor.take(cursor.u16()) };
    });
    const isWhole = ({ program, accounts }: RawInstruction): boolean =>
      program < keys.length && accounts.every((index) => index < keys.length);
    if (!raws.every(isWhole)) return undefined;
    return {
      keys,
      instructions: raws
        .map((raw, i) => toInstruction(raw, i, keys))
        .filter(({ program }) => program !== COMPUTE_BUDGET_PROGRAM),
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Signers, writable signers and writable others. */
const COUNTS = 3;

const toInstruction = (raw: RawInstruction, i: number, keys: readonly Address[]): DecodedInstruction => ({
  path: `${i + 1}`,
  accounts: Array.from(raw.accounts),
  data: raw.data,
  inner: [],
  ...readInstruction(raw, keys, undefined),
});
