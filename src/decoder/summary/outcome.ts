import type { DecodedInstruction, Effect } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { valueOf } from './amounts.ts';
import { countInside } from './counted.ts';
import { collectEffects, type Draft, type SummaryInput } from './summary-input.ts';

/** How a verb has to be told where a program succeeded without doing it. */
export interface Outcome {
  readonly past: string;
  readonly infinitive: string;
  /** What stands at the end of the sentence. */
  readonly suffix: string;
  readonly acts: readonly Claim[];
}

/** Verbs that say something is there which was not. */
const MAKING = new Set(['create', 'open', 'initialize', 'register', 'launch']);

/** How programs log that what they are to make is there: `Parimutuel already exists`. */
const ALREADY =
  /\balready (?:exists?|existed|been (?:created|initiali[sz]ed|opened)|created|initiali[sz]ed|opened|in use)\b/i;

/** How they log that there was nothing to do: `Pruned 0 bids and 0 asks`, `Crank pop miss`. */
const NOTHING =
  /\b[a-z]{1,90}ed 0 [a-z]{1,90}(?: and 0 [a-z]{1,90}){0,9}(?! and [1-9])\b|\bnothing to [a-z]{1,90}/i;
const SOMETHING = /\b[a-z]+ed (?:0 [a-z]+ and )?[1-9]\d* [a-z]+/i;
/** What every line has that is one of both; few have it. */
const TELLING = /ed \d|nothing to /i;

/**
 * What became of an instruction that ran, as its program logged it. Some succeed where what they are to make was there
 * before, or where there is nothing to do: then it was only tried.
 */
export function toOutcome(
  { past, infinitive }: Pick<Draft, 'past' | 'infinitive'>,
  instruction: DecodedInstruction,
  input: SummaryInput,
): Outcome {
  if (input.failed) return { past, infinitive, suffix: '', acts: NO_ACTS };
  if (MAKING.has(infinitive))
    return wasThere(instruction, input)
      ? toTried(infinitive, ', which existed already')
      : { past, infinitive, suffix: '', acts: [{ kind: 'made', program: instruction.program }] };
  const said = toSaid(infinitive, instruction, input);
  if (said === 'missed') return toTried(infinitive, ', and missed');
  const isIdle = said === 'nothing' && !collectEffects([instruction]).some(isMovement);
  return isIdle || isLimitedToNothing(instruction) || countInside(instruction) === 0
    ? toTried(infinitive, `, but had nothing to ${infinitive}`)
    : { past, infinitive, suffix: '', acts: NO_ACTS };
}

const NO_ACTS: readonly Claim[] = [];

const toTried = (infinitive: string, suffix: string): Outcome => ({
  past: `tried to ${infinitive}`,
  infinitive: `try to ${infinitive}`,
  suffix,
  acts: NO_ACTS,
});

/** What the lines of an instruction say came of it: one that says something was done outweighs those that say nothing was. */
function toSaid(
  infinitive: string,
  { logRange }: DecodedInstruction,
  { logs }: SummaryInput,
): 'missed' | 'nothing' | 'done' {
  if (logRange === undefined || logs === undefined) return 'done';
  const miss = `${infinitive} miss`;
  let said: 'nothing' | 'done' = 'done';
  for (let i = logRange[0]; i < logRange[1]; i++) {
    const line = logs[i];
    if (line?.kind !== 'log') continue;
    if (line.text.includes('miss') && line.text.toLowerCase().includes(miss)) return 'missed';
    if (!TELLING.test(line.text)) continue;
    if (SOMETHING.test(line.text)) return 'done';
    if (NOTHING.test(line.text)) said = 'nothing';
  }
  return said;
}

const isMovement = (effect: Effect): boolean =>
  (effect.kind === 'transfer' || effect.kind === 'mint' || effect.kind === 'burn') && effect.amount > 0n;

/** Whether an instruction opened nothing and its program logged that it had nothing to open. */
function wasThere(instruction: DecodedInstruction, { logs = [] }: SummaryInput): boolean {
  const [start, end] = instruction.logRange ?? [0, 0];
  for (let i = start; i < end; i++) {
    const line = logs[i];
    if (line?.kind !== 'log' || !ALREADY.test(line.text)) continue;
    return !collectEffects([instruction]).some(
      ({ kind }) => kind === 'create-account' || kind === 'create-mint',
    );
  }
  return false;
}

/** Whether all it calls is one instruction that may handle nothing at most. */
function isLimitedToNothing({ inner }: DecodedInstruction): boolean {
  if (inner.length !== 1) return false;
  const limit = valueOf(inner[0]!.fields, 'limit');
  return limit?.kind === 'integer' && BigInt(limit.integer) === 0n;
}
