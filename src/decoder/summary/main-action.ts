import type { Address } from '#contracts/chain';
import type { DecodedInstruction, Field } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { findProtocol } from '../protocol-registry.ts';
import { addressField, countField, toAssetKey } from './amounts.ts';
import { withCounted } from './counted.ts';
import { findIdle } from './idle.ts';
import { withLogged } from './logged.ts';
import { PROGRAM, toProgramWords } from './named-program.ts';
import { toOutcome } from './outcome.ts';
import { findSaleSide } from './sale-side.ts';
import { collectEffects, findActor, findLayout, type Draft, type SummaryInput } from './summary-input.ts';
import { pastOf, toPast } from './verbs.ts';

/**
 * An instruction's own imperative sentence as something done: `Freeze {account}` becomes 'froze {account}'. A limit
 * becomes the amount that moved where the transfers of the instruction show it. Where the protocol file has no sentence,
 * the instruction's name is one if it begins with a verb. Absent when there is no verb known here, or the sentence names
 * what was not read. `isNamed` adds which program it was on.
 */
export function describeMainAction(
  plain: DecodedInstruction,
  input: SummaryInput,
  isNamed = false,
): Draft | undefined {
  const layout = findLayout(plain);
  const instruction =
    layout?.logged === undefined && layout?.counted === undefined
      ? plain
      : withCounted(withLogged(plain, input));
  const sale = layout?.sale === undefined ? undefined : findSaleSide(instruction, input);
  const sentence = sale?.sentence ?? instruction.sentence ?? toOwnName(instruction);
  if (sentence === undefined || instruction.name === undefined) return undefined;
  const phrasing = toPhrasing(sentence);
  if (phrasing === undefined) return undefined;
  const fields: Field[] = [];
  const acts: Claim[] = [toCalled(instruction)];
  let rest = input.failed ? phrasing.rest : phrasing.pastRest;
  for (let i = 0; i < phrasing.holes.length; i++) {
    const hole = phrasing.holes[i]!;
    const field = findHole(instruction, hole, input.addresses);
    if (field === undefined) return undefined;
    const moved =
      !input.failed && phrasing.limits.has(hole) ? findMoved(field, instruction, input) : undefined;
    if (moved !== undefined) rest = withoutLimit(rest, hole);
    const count = moved === undefined ? countNamed(instruction, hole) : 1;
    if (count > 1) {
      rest = rest.replace(`{${hole}}`, `{${hole}} accounts`);
      acts.push({ kind: 'accounts', program: instruction.program, count });
    }
    fields.push(count > 1 ? countField(hole, count) : (moved ?? field));
  }
  if (phrasing.hasOwner) rest = withOwn(rest, fields, findActor(instruction, input));
  const { past, infinitive, suffix, acts: done } = toOutcome(phrasing, instruction, input);
  for (let i = 0; i < done.length; i++) acts.push(done[i]!);
  const where = isNamed ? toProgramWords(rest, fields, instruction) : undefined;
  if (where !== undefined) {
    rest += where.words;
    for (let i = 0; i < where.fields.length; i++) fields.push(where.fields[i]!);
  }
  const idle = layout?.idle === undefined ? undefined : findIdle(plain, input);
  if (idle === undefined) return { action: 'call', past, infinitive, rest: rest + suffix, fields, acts };
  for (let i = 0; i < idle.acts.length; i++) acts.push(idle.acts[i]!);
  return { action: 'call', past, infinitive, rest: rest + idle.words, fields, acts, outcome: idle };
}

/** What somebody did to something of their own: 'the order {order} of {maker}' is 'their own order {order}'. */
function withOwn(rest: string, fields: Field[], actor: Address): string {
  return rest.replace(
    /\bthe ([\w ]{1,60} \{\w{1,40}\}) of \{(\w{1,40})\}/,
    (words, thing: string, hole: string) => {
      const at = fields.findIndex(
        ({ name, value }) => name === hole && value.kind === 'address' && value.address === actor,
      );
      if (at < 0) return words;
      fields.splice(at, 1);
      return `its own ${thing}`;
    },
  );
}

/** How many accounts an instruction has under a name that stands any number of times. */
function countNamed({ accountNames, accounts }: DecodedInstruction, name: string): number {
  const end = Math.min(accountNames.length, accounts.length);
  let count = 0;
  for (let at = accountNames.indexOf(name); at >= 0 && at < end; at = accountNames.indexOf(name, at + 1))
    count++;
  return count;
}

/** Words that a name ends in when it leaves out what comes next. */
const OPEN_END = /\b(?:to|from|for|in|of|on|by|with|base|into)$/;

/**
 * `scanForSurveyDataUnits` is `Scan for survey data units on {program}`. A name that a program publishes on chain may say
 * anything and is only quoted as a name.
 */
function toOwnName({ name, title, program }: DecodedInstruction): string | undefined {
  if (name === undefined || findProtocol(program) === undefined) return undefined;
  const words = title.replace(/ v ?\d+$/i, '');
  return words.includes(' ') && !OPEN_END.test(words) ? `${words} on {${PROGRAM}}` : undefined;
}

/** That the instruction's program ran, by the name it logs itself. */
export const toCalled = ({ program, name }: DecodedInstruction): Claim => ({ kind: 'called', program, name });

const LIMIT_WORDS = /(?:at least|at most|up to|about|no less than|no more than) \{(\w{1,40})\}/g;

/** Holes that hold a limit, by the words before them or by the argument's own name. */
const toLimits = (rest: string, holes: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...[...rest.matchAll(LIMIT_WORDS)].map((match) => match[1]!),
    ...holes.filter((hole) => /^(?:max|min(?!t))|Max|Min(?!t)/.test(hole)),
  ]);

/** The sentence without the words that make a hole a limit. */
const withoutLimit = (rest: string, hole: string): string =>
  rest.replace(LIMIT_WORDS, (words, name: string) => (name === hole ? `{${hole}}` : words));

/** What of the field's token moved between signers and others inside the instruction; absent where nothing did. */
function findMoved(
  field: Field,
  instruction: DecodedInstruction,
  { signers }: SummaryInput,
): Field | undefined {
  const { value } = field;
  if (value.kind !== 'lamports' && (value.kind !== 'amount' || value.mint === undefined)) return undefined;
  const key = value.kind === 'lamports' ? 'sol' : toAssetKey({ kind: 'token', mint: value.mint });
  const isOwn = (account: Address | undefined): boolean => account !== undefined && signers.includes(account);
  const sums = { in: 0n, out: 0n };
  for (const effect of collectEffects([instruction])) {
    if (effect.kind === 'transfer' && toAssetKey(effect.asset) === key) {
      const isFrom = isOwn(effect.from) || isOwn(effect.fromOwner);
      const isTo = isOwn(effect.to) || isOwn(effect.toOwner);
      if (isFrom && !isTo) sums.out += effect.amount;
      else if (isTo && !isFrom) sums.in += effect.amount - (effect.fee ?? 0n);
    }
  }
  const amount = sums.in > 0n && sums.out > 0n ? 0n : sums.in + sums.out;
  if (amount === 0n) return undefined;
  return {
    ...field,
    value: value.kind === 'lamports' ? { ...value, lamports: amount } : { ...value, amount },
  };
}

interface Phrasing extends Pick<Draft, 'past' | 'infinitive' | 'rest'> {
  /** The rest with its further verbs in the past, too. */
  readonly pastRest: string;
  readonly holes: readonly string[];
  readonly limits: ReadonlySet<string>;
  /** Whether it says whose something is. */
  readonly hasOwner: boolean;
}

/** Sentences are those of protocol files, so there are only so many. */
const phrasings = new Map<string, Phrasing | undefined>();

function toPhrasing(sentence: string): Phrasing | undefined {
  if (phrasings.has(sentence)) return phrasings.get(sentence);
  const space = sentence.indexOf(' ');
  const verb = sentence.slice(0, space);
  const rest = sentence.slice(space + 1);
  const past = pastOf(verb);
  const holes = [...rest.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const phrasing =
    past === undefined
      ? undefined
      : {
          past,
          infinitive: verb.toLowerCase(),
          rest,
          pastRest: toPast(rest),
          holes,
          limits: toLimits(rest, holes),
          hasOwner: rest.includes('} of '),
        };
  phrasings.set(sentence, phrasing);
  return phrasing;
}

function findHole(
  { program, fields, accountNames, accounts }: DecodedInstruction,
  hole: string,
  addresses: SummaryInput['addresses'],
): Field | undefined {
  // The subject of a summary is called `who`; a field of that name would replace it.
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i]!;
    if (field.name === hole) return hole === 'who' ? undefined : field;
  }
  const position = accountNames.indexOf(hole);
  if (position < 0) return hole === PROGRAM ? addressField(PROGRAM, program) : undefined;
  const index = accounts[position];
  const address = index === undefined ? undefined : addresses[index];
  return address === undefined ? undefined : addressField(hole, address);
}
