import type { DecodedInstruction } from '#contracts/decoded';
import { collectEffects, type Draft, type SummaryInput } from './summary-input.ts';

/** Verbs that say something is there which was not. */
const MAKING = new Set(['create', 'open', 'initialize', 'register', 'launch']);

export const isMaking = (infinitive: string): boolean => MAKING.has(infinitive);

/** How programs log that what they are to make is there: `Parimutuel already exists`. */
const ALREADY =
  /\balready (?:exists?|existed|been (?:created|initiali[sz]ed|opened)|created|initiali[sz]ed|opened|in use)\b/i;

/**
 * A sentence that something was made, with the claim that it was. Some programs succeed where it was there before: then
 * it was only asked for.
 */
export function asMade(draft: Draft, instruction: DecodedInstruction, input: SummaryInput): Draft {
  if (input.failed) return draft;
  if (!wasThere(instruction, input))
    return { ...draft, acts: [...(draft.acts ?? []), { kind: 'made', program: instruction.program }] };
  return {
    ...draft,
    past: `tried to ${draft.infinitive}`,
    infinitive: `try to ${draft.infinitive}`,
    rest: `${draft.rest}, which existed already`,
  };
}

/** Whether an instruction opened nothing and its program logged that it had nothing to open. */
function wasThere(instruction: DecodedInstruction, { logs = [] }: SummaryInput): boolean {
  const { logRange } = instruction;
  if (logRange === undefined) return false;
  if (!logs.slice(logRange[0], logRange[1]).some(({ text }) => ALREADY.test(text))) return false;
  return !collectEffects([instruction]).some(
    ({ kind }) => kind === 'create-account' || kind === 'create-mint',
  );
}
