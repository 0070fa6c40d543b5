import type { DecodedInstruction } from '#contracts/decoded';
import { ASSOCIATED_TOKEN_PROGRAM } from '../known-addresses.ts';

/** What helps in cases that the logs tell apart. */
export const hintFor = {
  compute:
    'Ask for more compute units with SetComputeUnitLimit, up to 1.4 million, or do less in one transaction.',
  lamports: (missing: string): string =>
    `Another ${missing} SOL would have been enough for this step; fees and rent come on top.`,
  inUse:
    'Something created this account before, perhaps an earlier try. Leave out the instruction that creates it, or use another address.',
  panic:
    'The program stopped in the middle of its own code. Its authors can tell from this line what it was given wrongly.',
  memory:
    'The program used up its heap. Ask for a larger one with RequestHeapFrame, or do less in one instruction.',
  failure: (failure: string, instruction: DecodedInstruction | undefined): string | undefined =>
    failure === 'Provided owner is not allowed' &&
    instruction?.program === ASSOCIATED_TOKEN_PROGRAM &&
    instruction.name === 'create'
      ? 'Most likely the token account exists already: Create fails then. Use CreateIdempotent, or leave this instruction out.'
      : undefined,
};
