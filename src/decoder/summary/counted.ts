import type { DecodedInstruction } from '#contracts/decoded';
import { countField } from './amounts.ts';
import { findLayout } from './summary-input.ts';

/**
 * How many events of the layout's kind an instruction reported in calls of its program to itself; absent where it
 * reported none of any kind, as when it failed or the node kept no inner instructions.
 */
export function countInside(instruction: DecodedInstruction): number | undefined {
  const counted = findLayout(instruction)?.counted;
  if (counted === undefined) return undefined;
  const lists = instruction.inner
    .filter(({ program }) => program === instruction.program)
    .flatMap(({ fields }) => fields.filter(({ name }) => name === counted.list));
  if (lists.length === 0) return undefined;
  return lists
    .flatMap(({ value }) => (value.kind === 'list' ? value.items : []))
    .filter(
      (item) =>
        item.kind === 'record' &&
        item.fields.some(({ value }) => value.kind === 'choice' && value.choice === counted.variant),
    ).length;
}

/** An instruction with the number it reported and the sentence that tells it; itself where it reported none. */
export function withCounted(instruction: DecodedInstruction): DecodedInstruction {
  const count = countInside(instruction);
  const sentence = findLayout(instruction)?.counted?.sentence;
  if (count === undefined || count === 0 || sentence === undefined) return instruction;
  return { ...instruction, sentence, fields: [...instruction.fields, countField('counted', count)] };
}
