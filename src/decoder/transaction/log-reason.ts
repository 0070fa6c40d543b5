import { SOL_DECIMALS, type Address } from '#contracts/chain';
import type { DecodedInstruction, Field, Sentence } from '#contracts/decoded';
import { toDecimal } from '#contracts/text/value-text';
import { INVISIBLE_CHARACTER } from '#std/text';
import type { AnchorError } from './anchor-error.ts';
import { hintFor } from './failure-hints.ts';
import type { LogRun, ReadLogs } from './logs.ts';

/** Why an instruction failed, as its logs say it. */
export interface LogReason {
  /** Reads on after a colon. Words of the log stand in quotes; figures of the log are values. */
  readonly sentence: Sentence;
  /** What that means, where it is told more exactly than by the error's name. */
  readonly message?: string | undefined;
  /** What would help in this case, where that is known. */
  readonly hint?: string | undefined;
}

/** What was logged by the program that failed, after the last call it made. */
export interface LastWords {
  /** Text of its `Program log: ` lines. */
  readonly said: readonly string[];
  /** Lines of the runtime and of native programs, which no other program can write. */
  readonly native: readonly string[];
  /** The runtime's line about compute units; absent where the log has none. */
  readonly compute: string | undefined;
  /** What stands after `failed: `. */
  readonly failure: string;
}

const LOG = 'Program log: ';

/** Longest text of a log that is told, in characters. */
const LONGEST = 160;

/** The lines that can tell why `run` failed: its own, since the last program it called returned. */
export function readLastWords({ lines }: ReadLogs, run: LogRun): LastWords {
  const said: string[] = [];
  const native: string[] = [];
  let compute: string | undefined;
  for (let i = run.end - 1; i > run.start; i--) {
    const { kind, text } = lines[i]!;
    if (kind === 'success' || kind === 'invoke') break;
    if (kind === 'log') said.push(text.slice(LOG.length));
    else if (kind === 'other' && !text.startsWith('Program consumption: ')) native.push(text);
    else if (kind === 'compute') compute = text;
  }
  said.reverse();
  native.reverse();
  return { said, native, compute, failure: run.failure ?? '' };
}

export interface Failing {
  /** The instruction whose run failed first; absent where the node recorded no inner instructions. */
  readonly instruction: DecodedInstruction | undefined;
  /** Addresses of the transaction. */
  readonly keys: readonly Address[];
  /** What Anchor logged of the error, where it did. */
  readonly anchorError: AnchorError | undefined;
}

/** The log's own reason for the failure that came first; absent where the log holds none. */
export const findLogReason = (words: LastWords, failing: Failing): LogReason | undefined =>
  toComputeReason(words) ??
  toNativeReason(words, failing) ??
  toAnchorReason(words, failing) ??
  toSpokenReason(words, failing);

/** As nodes have worded it since 2020. */
const OUT_OF_COMPUTE =
  /exceeded CUs meter|exceeded maximum number of instructions allowed|computational budget exceeded/i;

/** Most failures are a program's own error, by its number. */
const isOutOfCompute = (line: string): boolean =>
  !line.startsWith('custom program error: ') && OUT_OF_COMPUTE.test(line);

function toComputeReason({ failure, native, compute }: LastWords): LogReason | undefined {
  if (!isOutOfCompute(failure) && !native.some(isOutOfCompute)) return undefined;
  const hint = hintFor.compute;
  const message = 'The program used up the compute units the transaction may use.';
  const [, used, available] = /consumed (\d+) of (\d+) compute units$/.exec(compute ?? '') ?? [];
  if (used === undefined || used !== available)
    return { sentence: { template: 'it ran out of compute units', fields: [] }, message, hint };
  return {
    sentence: {
      template: 'it ran out of compute units and used all {computeUnits} left to it',
      fields: [{ name: 'computeUnits', value: { kind: 'compute-units', units: Number(used) } }],
    },
    message,
    hint,
  };
}

const ADDRESS = '[1-9A-HJ-NP-Za-km-z]{32,44}';
const INSUFFICIENT = /insufficient lamports (\d+), need (\d+)$/;
const ALREADY_IN_USE = ' already in use';
const NAMED_ACCOUNT = new RegExp(`account (?:Address \\{ address: )?(${ADDRESS})\\b`);

/** What the System Program says, whose lines carry figures and addresses. */
function toNativeReason({ native }: LastWords, { instruction, keys }: Failing): LogReason | undefined {
  for (let i = native.length - 1; i >= 0; i--) {
    const line = native[i]!;
    const lamports = INSUFFICIENT.exec(line);
    if (lamports !== null) {
      const [had, needed] = [BigInt(lamports[1]!), BigInt(lamports[2]!)];
      const payer = findPayer(instruction, keys);
      return {
        sentence: {
          template: `${payer === undefined ? 'the payer' : '{payer}'} had {had} and needed {needed}`,
          fields: [
            ...(payer === undefined ? [] : [addressField('payer', payer)]),
            { name: 'had', value: { kind: 'lamports', lamports: had } },
            { name: 'needed', value: { kind: 'lamports', lamports: needed } },
          ],
        },
        hint: needed > had ? hintFor.lamports(toDecimal(needed - had, SOL_DECIMALS)) : undefined,
      };
    }
    const named = line.endsWith(ALREADY_IN_USE) ? NAMED_ACCOUNT.exec(line)?.[1] : undefined;
    const inUse = keys.find((key) => key === named);
    if (inUse !== undefined) {
      return {
        sentence: { template: '{account} is already in use', fields: [addressField('account', inUse)] },
        hint: hintFor.inUse,
      };
    }
  }
  return undefined;
}

/** The System Program takes from the first account of each of its instructions. */
function findPayer(
  instruction: DecodedInstruction | undefined,
  keys: readonly Address[],
): Address | undefined {
  for (const effect of instruction?.effects ?? []) {
    if (effect.kind === 'transfer') return effect.from;
    if (effect.kind === 'create-account' && effect.payer !== undefined) return effect.payer;
  }
  const first = instruction?.accounts[0];
  return first === undefined ? undefined : keys[first];
}

function toAnchorReason({ said }: LastWords, { anchorError: error }: Failing): LogReason | undefined {
  if (error === undefined) return undefined;
  const before = said[error.at - 1];
  const fields: Field[] = [textField('reason', error.message)];
  let template = '“{reason}”';
  if (error.account !== undefined) {
    template += ' about its account “{of}”';
    fields.push(textField('of', error.account));
  }
  if (error.left !== undefined && error.right !== undefined) {
    template += `: ${toComparison(error)}`;
    fields.push(textField('left', error.left), textField('right', error.right));
  }
  if (before !== undefined && (isReason(before) || FOUND.test(before)) && !/ thrown at /.test(before)) {
    template += '; “{detail}”';
    fields.push(textField('detail', withoutLabel(before)));
  }
  return { sentence: { template, fields } };
}

/** Anchor's own checks name their comparison. Of a program's own error only the two values are known. */
function toComparison({ name }: AnchorError): string {
  if (EQUAL.has(name)) return '“{left}” where “{right}” was needed';
  if (name === 'RequireGtViolated') return '“{left}” where more than “{right}” was needed';
  if (name === 'RequireGteViolated') return '“{left}” where at least “{right}” was needed';
  return '“{left}” against “{right}”';
}

const EQUAL = new Set([
  'RequireEqViolated',
  'RequireKeysEqViolated',
  'ConstraintAddress',
  'ConstraintSeeds',
  'ConstraintOwner',
  'AccountOwnedByWrongProgram',
  'InvalidProgramId',
]);

function toSpokenReason(
  { said, native, failure }: LastWords,
  { instruction }: Failing,
): LogReason | undefined {
  const panic = said.findLast((line) => line.includes('panicked at '));
  if (panic !== undefined) return { ...quote(panic, hintFor.panic), message: CRASHED };
  const runtime = native.findLast(
    (line) => !/^Program failed to complete: [BS]BF program panicked/.test(line),
  );
  if (runtime !== undefined) return quote(runtime.replace(/^Program failed to complete: /, ''));
  const named = /^custom program error: 0x|^Program failed to complete$|^$/.test(failure)
    ? undefined
    : failure;
  const line = findReasonLine(said);
  // `Error: InvalidAccountData` repeats a name; the runtime has a phrase for it.
  if (line !== undefined && (named === undefined || line.includes(' '))) {
    return /[BS]BF program panicked/.test(failure)
      ? { ...quote(line, line.includes('out of memory') ? hintFor.memory : hintFor.panic), message: CRASHED }
      : quote(line);
  }
  return named === undefined ? undefined : quote(named, hintFor.failure(named, instruction));
}

const CRASHED = 'The program crashed.';

const quote = (text: string, hint?: string): LogReason => ({
  sentence: { template: '“{reason}”', fields: [textField('reason', text)] },
  hint,
});

/** Words that stand in reasons only. */
const STRONG =
  /^err(?:or)?\b|insufficient|exceed|slippage|invalid|fail|unauthorized|mismatch|overflow|underflow|cannot|could not|not enough|not allowed|unable|denied|forbidden/i;
/** Words that may also stand elsewhere: they count in the last line alone. */
const WEAK =
  /\b(?:not|too|must|no|already|less|more|than|out of|wrong|missing|without|only|expired|locked|closed|paused|stale|decreased|n't|bad|limit|before|after|needs?|requires?|required|expected|should|would)\b/i;
/** What every program of a framework logs, and numbers alone. */
const NEVER = /^(?:Instruction: |ray_log: |AnchorError |custom program error: 0x|[\s\d,.x:<>=-]*$)/i;

/** What a program found where it wanted something else: `Current state: Idle`. */
const FOUND = /^(?:current|actual) [a-z_]{1,40}: ?\S/i;

const isReason = (line: string): boolean => !NEVER.test(line) && (STRONG.test(line) || WEAK.test(line));

function findReasonLine(said: readonly string[]): string | undefined {
  let isLast = true;
  for (let i = said.length - 1; i >= 0; i--) {
    const line = said[i]!;
    if (NEVER.test(line)) continue;
    if ((isLast && WEAK.test(line)) || STRONG.test(line)) return withoutLabel(line);
    isLast = false;
  }
  return undefined;
}

const withoutLabel = (line: string): string => line.replace(/^err(?:or)?\b\s*[:!-]\s*(?=\S)/i, '');

const addressField = (name: string, address: Address): Field => ({
  name,
  value: { kind: 'address', address },
});

/** Programs fail in the same words again and again. */
const shownTexts = new Map<string, string>();
const MOST_SHOWN = 2_000;

/** Chain text for a sentence that puts quotes around it: on one line, without quotes of that kind, cut. */
export function textField(name: string, text: string): Field {
  let shown = shownTexts.get(text);
  if (shown === undefined) {
    shown = toShown(text);
    if (shownTexts.size >= MOST_SHOWN) shownTexts.clear();
    shownTexts.set(text, shown);
  }
  return { name, value: { kind: 'text', text: shown } };
}

function toShown(text: string): string {
  const line = text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(INVISIBLES, '')
    .replaceAll(/[“”]/g, '"')
    .trim()
    .replace(/(?<!\.)\.$/, '');
  const characters = [...line];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : line;
}

const INVISIBLES = new RegExp(INVISIBLE_CHARACTER.source, 'gu');
