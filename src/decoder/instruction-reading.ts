import type { Address } from '#contracts/chain';
import type { DecodedInstruction } from '#contracts/decoded';

/** Instruction without its place in a transaction: what `decodeInstruction` can tell from the bytes. */
export type InstructionReading = Pick<
  DecodedInstruction,
  | 'program'
  | 'programName'
  | 'reading'
  | 'reason'
  | 'name'
  | 'title'
  | 'sentence'
  | 'fields'
  | 'accountNames'
  | 'effects'
> & {
  /** Account that trades, where the instruction is one pool's swap. */
  readonly trader?: Address | undefined;
  /** Account that pays for who trades, where the price waited in one. */
  readonly escrow?: Address | undefined;
  /** The order it fills and who placed it. */
  readonly fill?:
    | { readonly kind: 'limit' | 'recurring'; readonly order: Address; readonly owner: Address | undefined }
    | undefined;
};
