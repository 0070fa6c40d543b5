import { encodeBase58 } from '#std/base58';

/** An instruction of the `jsonParsed` encoding: named fields for known programs, accounts and data for others. */
export function parseInstruction(
  instruction: { readonly program: number; readonly accounts: Uint8Array; readonly data: Uint8Array },
  keys: readonly string[],
  stackHeight: number,
): unknown {
  const accounts = Array.from(instruction.accounts, (index) => keys[index]!);
  return { accounts, data: encodeBase58(instruction.data), programId: keys[instruction.program]!, stackHeight };
}
