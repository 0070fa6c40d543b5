import type { DecodedInstruction, Value } from '#contracts/decoded';
import { countField } from './amounts.ts';
import { findLayout } from './summary-input.ts';

/**
 * How many events of the layout's kind an instruction reported in calls of its program to itself; absent where it
 * reported none of any kind, as when it failed or the node kept no inner instructions.
 */
export function countInside(instruction: DecodedInstruction): number | undefined {
  const counted = findLayout(instruction)?.counted;
  if (counted === undefined) return undefined;
  let count: number | undefined;
  for (let i = 0; i < instruction.inner.length; i++) {
    const { program, fields } = instruction.inner[i]!;
    if (program !== instruction.program) continue;
    for (let j = 0; j < fields.length; j++) {
      const { name, value } = fields[j]!;
      if (name === counted.list) count = (count ?? 0) + countItems(value, counted.variant);
    }
  }
  return count;
}

function countItems(value: Value, variant: string): number {
  let count = 0;
  for (const item of value.kind === 'list' ? value.items : [])
    if (item.kind === 'record' && item.fields.some((field) => isVariant(field.value, variant))) count++;
  return count;
}

const isVariant = (value: Value, variant: string): boolean =>
  value.kind === 'choice' && value.choice === variant;

/** An instruction with the number it reported and the sentence that tells it; itself where it reported none. */
export function withCounted(instruction: DecodedInstruction): DecodedInstruction {
  const count = countInside(instruction);
  const sentence = findLayout(instruction)?.counted?.sentence;
  if (count === undefined || count === 0 || sentence === undefined) return instruction;
  return { ...instruction, sentence, fields: [...instruction.fields, countField('counted', count)] };
}
