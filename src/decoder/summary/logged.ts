import type { DecodedInstruction, Field } from '#contracts/decoded';
import { findLayout, type SummaryInput } from './summary-input.ts';

/** An instruction with the number that its program logged and the sentence that tells it; itself where it logged none. */
export function withLogged(
  instruction: DecodedInstruction,
  { logs = [], failed }: SummaryInput,
): DecodedInstruction {
  const logged = findLayout(instruction)?.logged;
  const { logRange } = instruction;
  if (logged === undefined || logRange === undefined || failed) return instruction;
  for (let i = logRange[0]; i < logRange[1]; i++) {
    const text = logs[i]?.text ?? '';
    const at = text.indexOf(logged.after);
    if (logged.decimals === undefined) {
      const number =
        at < 0
          ? undefined
          : /^-?\d{1,19}(?:\.\d{1,19})?(?![\d.])/.exec(text.slice(at + logged.after.length))?.[0];
      if (number === undefined) continue;
      const stated: Field = { name: 'logged', value: { kind: 'text', text: number } };
      return { ...instruction, sentence: logged.sentence, fields: [...instruction.fields, stated] };
    }
    const digits = at < 0 ? undefined : /^\d{1,19}(?!\d)/.exec(text.slice(at + logged.after.length))?.[0];
    if (digits === undefined) continue;
    const decimal = Number(`${digits}e-${logged.decimals}`);
    const field: Field = { name: 'logged', value: { kind: 'decimal', decimal } };
    return { ...instruction, sentence: logged.sentence, fields: [...instruction.fields, field] };
  }
  return instruction;
}
