import type { DecodedInstruction } from '#contracts/decoded';

/** An instruction and, after it, those it called. */
export function* flattenInstructions(
  instructions: readonly DecodedInstruction[],
): Generator<DecodedInstruction> {
  for (const instruction of instructions) {
    yield instruction;
    yield* flattenInstructions(instruction.inner);
  }
}
