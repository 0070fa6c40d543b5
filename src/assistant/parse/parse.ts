/** Words to Questions: every reader proposes what the question may mean, and what uses its words best is taken. */
import { toShortAddress } from '#contracts/text/value-text';
import { MOST_UNUSED, type AskedTime, type Question } from '../question/question.ts';
import type { Candidate, ParseContext, Reader } from './context.ts';
import { createContext, type ParseInput } from './create-context.ts';
import { findCoverage, type Coverage } from './coverage/find-coverage.ts';
import { turnsMeaning } from './coverage/turns-meaning.ts';
import { isOfNone, toNone } from './conversation/read-none.ts';
import { findMistaken } from './find-mistaken.ts';
import { keepTime } from './conversation/keep-time.ts';
import { markPast } from './mark-past.ts';
import { findForm } from './conversation/read-other-form.ts';
import { findMissed, findOperations, type Operation } from './operation.ts';
import type { Chosen, Parsed } from './parsed.ts';
import { readCompleted } from './conversation/read-completed.ts';
import { readEnds } from './read-ends.ts';
import { readGlossed } from './read-glossed.ts';
import { readParts } from './read-parts.ts';
import { ofWhat, readSomeParts } from './read-some-parts.ts';
import { pointsHere, readOfBlock } from './of-block.ts';
import { withBalance, withKnownGroups, withMints } from './with-mints.ts';
import { readSized } from './sized.ts';
import { readThings } from './read-things.ts';
import { sayInterval } from './say-interval.ts';
import { readers } from './readers/index.gen.ts';

export type { Parsed } from './parsed.ts';

const MOST_OTHERS = 2;
/** By how much less another reading may fit to be offered. */
const NEAR = 0.12;
/** Rows of others are no answer at all. */
const LEFT_OUT_OF_ROWS = 0.6;
const LEFT_OUT = 0.3;
/** Weight of words that hardly say anything, or only how it is told. */
const LIGHT = 0.05;

/** `undefined` where no reading uses any of its words. */
export const parse = (input: ParseInput): Parsed | undefined =>
  readGlossed(input, parseWords(input), parseWords);

function parseWords(input: ParseInput): Parsed | undefined {
  const context = createContext(input);
  if (context.other !== undefined) return readThings(context, context.other);
  const sized = readSized(input, context, parseWords);
  if (sized !== undefined) return sized;
  const whole = choose(context);
  const read =
    readEnds(input, context, whole, parseWords) ??
    readParts(input, context, { whole, choose }) ??
    readCompleted(input, context, { whole, choose });
  const isRead =
    read !== undefined &&
    read.score >= UNREAD &&
    (read.unread ?? []).length + (read.turning ?? []).length === 0;
  const isAll = isRead && !isLacking(read.question) && read.question.unused.length === 0;
  // Where a part is understood in all its words, what another reading of the whole leaves over is of the others.
  const some = isAll ? undefined : readSomeParts(input, context, choose);
  const isWhole =
    isRead &&
    !isLacking(read.question) &&
    (read.question.unused.length < 2 || ofWhat(read.question) === ofWhat(some?.question));
  if (some !== undefined && !isWhole) return some;
  if (!isRead && isOfNone(context)) return choose(context, [() => [toNone(new Set(context.tokens.keys()))]]);
  const mistaken = findMistaken(context);
  return read === undefined || mistaken === undefined ? read : { ...read, mistaken };
}
/** Whether the thing it is about is named nowhere. */
const isLacking = ({ want, subjects }: Question): boolean =>
  'of' in want && want.of !== 'network' && subjects.length === 0;

/** As the planner has it. */
const UNREAD = 0.45;

export function choose(context: ParseContext, all: readonly Reader[] = readers): Chosen | undefined {
  const form = findForm(context);
  const weights = context.tokens.map((_token, index) =>
    form?.at.includes(index) === true ? LIGHT : weightOf(index, context),
  );
  const operations = findOperations(context);
  const scored = readOfBlock(context, all)
    .map((candidate) => {
      const missed = findMissed(candidate, operations, context);
      return {
        candidate,
        missed,
        score:
          scoreOf(candidate, weights, context) - missed.length * MISSED - toUnwatched(candidate, context),
      };
    })
    .sort((a, b) => b.score - a.score);
  const [first] = scored;
  if (first === undefined) return undefined;
  // Rather than asking back which thing is meant, what can be answered as it stands is.
  const pointsAt = pointsAtOne(context);
  const answerable = asksBack(first.candidate)
    ? scored.find(
        ({ candidate, score }) =>
          !asksBack(candidate) &&
          // What is in the documentation is of no one thing: `it shows a wallet error all the time`.
          (!pointsAt || candidate.question.want.kind === 'product') &&
          score >= Math.max(first.score - BACK, LEAST_ANSWERED),
      )
    : undefined;
  const best = answerable ?? first;
  const rest = scored.filter((one) => one !== best);
  const toQuestion = (one: Scored): { readonly question: Question; readonly turning: readonly string[] } => {
    const { question: asked, used, isOn } = one.candidate;
    const read = withAlert(withBalance(withKnownGroups(withMints(keepTime(asked, context)))), context);
    const coverage = ofAll(
      [read, ...(one.candidate.also ?? [])].map((each) => findCoverage(each, context, isOn === true)),
    );
    const left = findLeft(used, context, { weights, missed: one.missed, coverage });
    const unused = toWords(left, context, coverage);
    const language = read.language ?? form?.language ?? context.language;
    const question = {
      ...read,
      ...(read.time !== undefined && { time: markPast(sayTimeIn(language, read.time, context), context) }),
      // No yes or no to something else than what was asked.
      form: read.form === 'yes-no' && unused.length > 0 ? 'value' : read.form,
      language,
      ...(form?.layout !== undefined && read.layout === undefined && { layout: form.layout }),
      unused,
    };
    // What a word means is no answer to what is worked out with it.
    const isFigured = read.want.kind === 'concept' && one.missed.length > 0;
    const turning = left.filter(
      (index) =>
        isFigured || (one.candidate.apart?.has(index) !== true && turnsMeaning(index, context, coverage)),
    );
    return {
      question,
      turning: isFigured || OF_CHAIN.has(read.want.kind) ? toWords(turning, context, coverage) : [],
    };
  };
  const seen = new Set([JSON.stringify(best.candidate.question)]);
  const others = rest.filter(({ candidate, score }) => {
    if (best.score - score > NEAR || isAlike(candidate, best.candidate)) return false;
    const text = JSON.stringify(candidate.question);
    return seen.has(text) ? false : seen.add(text) !== undefined;
  });
  const { question, turning } = toQuestion(best);
  return {
    question,
    ...(turning.length > 0 && { turning }),
    ...(best.candidate.also !== undefined && {
      also: best.candidate.also.map((one) => ({ ...one, language: question.language, unused: [] })),
    }),
    score: best.score,
    // Where a date is all that is said, no word is left.
    share: weights.some((weight) => weight > 0.05) ? shareOf(best.candidate.used, weights) : 1,
    others: others
      .slice(0, MOST_OTHERS)
      .map((one) => ({ question: toQuestion(one).question, score: one.score })),
    used: best.candidate.used,
    isOn: best.candidate.isOn === true,
  };
}

/** Of a wish for an alert the answer shows what has happened so far, with a note that nothing is watched. */
const withAlert = <One extends Candidate['question']>(question: One, context: ParseContext): One =>
  question.want.kind === 'query' && context.isAlert === true
    ? {
        ...question,
        want: { ...question.want, notes: ['note-alerts', ...(question.want.notes ?? [])].slice(0, 4) },
      }
    : question;

/** A wish for an alert is not answered with the value of now. */
const toUnwatched = ({ question: { want } }: Candidate, { isAlert }: ParseContext): number =>
  isAlert === true && (want.kind === 'measures' || want.kind === 'predicate') ? 1 : 0;

/** Of several questions that are answered together: what one of them shows, and what none of them has. */
const ofAll = ([first, ...others]: readonly Coverage[]): Coverage => ({
  shown: new Set([first!, ...others].flatMap(({ shown }) => [...shown])), // there is the one that was read
  lost: new Set([...first!.lost].filter((index) => others.every(({ lost }) => lost.has(index)))), // as above
  isOfRows: first!.isOfRows, // as above
});

/** For every operation that is asked for and that a reading does not do. */
const MISSED = 0.5;

interface Scored {
  readonly candidate: Candidate;
  readonly missed: readonly Operation[];
  readonly score: number;
}

/** By how much more a reading must fit that asks back, and how well another one has to. */
const BACK = 0.3;
const LEAST_ANSWERED = 0.4;

/** Whether it wants something of a thing that is named nowhere. */
const asksBack = ({ question: { want, subjects } }: Candidate): boolean =>
  'of' in want && want.of !== 'network' && subjects.length === 0;

/** `it`, `my wallet`, `the transaction`: one is meant that has to be named; behind `and` it may be what stands before. */
const pointsAtOne = ({ tokens, ...context }: ParseContext): boolean =>
  tokens.some(
    ({ text }, index) =>
      /^(?:it|its|this|that|he|she|his|her|they|their|my)$/.test(text) &&
      (text === 'my' || !tokens.slice(1, index).some((before) => JOINT.test(before.text))),
  ) ||
  context.of('kind').some(
    ({ key, at }) =>
      key !== 'network' &&
      // The epoch that is spoken of without its number is the present one.
      key !== 'epoch' &&
      tokens[at[0]! - 1]?.text === 'the' &&
      tokens[at.at(-1)!]?.text.endsWith('s') === false,
  ); // a match has tokens

const JOINT = /^(?:and|or|but|then)$/;

/** Whether two readings want the same of the same, told at more or less length. */
const isAlike = (a: Candidate, b: Candidate): boolean =>
  JSON.stringify([a.question.want, a.question.subjects.map(({ id }) => id)]) ===
  JSON.stringify([b.question.want, b.question.subjects.map(({ id }) => id)]);

/** Words of kinds (`wallet`, `token`) say little by themselves, words of questions nothing. */
function weightOf(index: number, context: ParseContext): number {
  if (context.tokens[index]?.thing !== undefined) return 1;
  if (context.isStop(index)) return LIGHT;
  if (
    context.matches.some(({ section, at }) => at.includes(index) && (section === 'ask' || section === 'role'))
  )
    return 0.2;
  return context.matches.some(({ section, at }) => section === 'kind' && at.includes(index)) ? 0.35 : 1;
}

/** What is asked of two is not answered by one of them. */
const OF_ONE = 0.6;

function isOfOne({ question, also = [] }: Candidate, mentions: ParseContext['mentions']): boolean {
  const { want } = question;
  const subjects = [question, ...also].flatMap((each) => each.subjects);
  const pair = new Set(mentions.flatMap(({ subject, isPair }) => (isPair === true ? [subject.id] : [])));
  const isOfThing = want.kind === 'measures' || want.kind === 'predicate' || want.kind === 'explain';
  return isOfThing && pair.size === 2 && subjects.filter(({ id }) => pair.has(id)).length === 1;
}

/** A row that is a pool is rather meant as that than as the account it is besides. */
const OTHER_KIND = 0.15;

const isOfOtherKind = (
  { want, subjects: [first] }: Candidate['question'],
  mentions: ParseContext['mentions'],
): boolean =>
  (want.kind === 'measures' || want.kind === 'predicate') &&
  want.of === 'account' &&
  mentions.some(
    ({ subject, isOrdinal }) => isOrdinal === true && subject.id === first?.id && subject.kind === 'pool',
  );

/** In front of one wallet, what is counted of all of them is meant where a word says so. */
const EVERYBODY = 0.6;
const OF_ALL =
  /^(?:wallets|accounts|addresses|users|people|everyone|everybody|anyone|who|which|all|chain|network|payers|signers|traders)$/;

const isOfEverybody = ({ want, subjects }: Candidate['question'], { page, tokens }: ParseContext): boolean =>
  page?.kind === 'account' &&
  want.kind === 'query' &&
  want.query.from === 'wallets' &&
  subjects.length === 0 &&
  !tokens.some(({ text }) => OF_ALL.test(text));

/** Before one transaction or block, what is asked is rather of it than of the chain. */
const OF_SHOWN = 0.3;

const isOfChain = ({ want }: Candidate['question'], { page, mentions, ...context }: ParseContext): boolean =>
  (page?.kind === 'transaction' || page?.kind === 'block') &&
  mentions.length === 0 &&
  !context.has('kind', 'network') &&
  // Documentation knows nothing of what is shown.
  (want.kind === 'product'
    ? pointsHere(context).length > 0
    : ((want.kind === 'measures' || want.kind === 'predicate') && want.of === 'network') ||
      // Before one block the others are not meant.
      (page.kind === 'block' &&
        want.kind === 'query' &&
        want.query.from === 'blocks' &&
        !context.tokens.some(({ text }) => text === 'blocks')));

/** Whether there is any says nothing of how large: `any swaps over $100`. */
const UNBOUNDED = 0.3;
const isUnbounded = ({ question: { want }, used }: Candidate, { bounds }: ParseContext): boolean =>
  want.kind === 'predicate' && bounds.some(({ at }) => !at.every((index) => used.has(index)));

function scoreOf(candidate: Candidate, weights: readonly number[], context: ParseContext): number {
  const { used, bonus, question } = candidate;
  const { mentions } = context;
  // A thing that is named is always meant.
  const isLeftOut = mentions.some(
    ({ at, isSoft }) => isSoft !== true && !at.some((index) => used.has(index)),
  );
  return (
    shareOf(used, weights) +
    bonus -
    (isLeftOut ? (question.want.kind === 'query' ? LEFT_OUT_OF_ROWS : LEFT_OUT) : 0) -
    (isOfOne(candidate, mentions) ? OF_ONE : 0) -
    (isOfOtherKind(question, mentions) ? OTHER_KIND : 0) -
    (isUnbounded(candidate, context) ? UNBOUNDED : 0) -
    (isOfEverybody(question, context) ? EVERYBODY : 0) -
    (isOfChain(question, context) ? OF_SHOWN : 0)
  );
}

function shareOf(used: ReadonlySet<number>, weights: readonly number[]): number {
  let all = 0;
  let meant = 0;
  weights.forEach((weight, index) => {
    all += weight;
    if (used.has(index)) meant += weight;
  });
  return all === 0 ? 0 : meant / all;
}

/** A time as the question said it; one that was said in another language, before or now, by its numbers. */
function sayTimeIn(
  language: string,
  time: AskedTime,
  { text, earlier, ...context }: ParseContext,
): AskedTime {
  const said = text.includes(time.text)
    ? context.language
    : earlier.find(({ question }) => question?.time?.text === time.text)?.question?.language;
  return said === undefined || said === language ? time : { ...time, text: sayInterval(time) };
}

/** An address is said by its ends. */
const toShort = (raw: string): string => (raw.length > 24 ? toShortAddress(raw) : raw);

/** Words as in `only incoming` and `incoming only`: they say of the others that they narrow. */
function narrowingOf(context: ParseContext): ReadonlySet<number> {
  const excluding = new Set(
    [
      ...context.of('follow').filter(({ key }) => key === 'exclude'),
      ...context.of('shape').filter(({ key }) => key === 'except'),
      ...context.of('not'),
    ].flatMap(({ at }) => at),
  );
  return new Set(
    context.of('follow').flatMap(
      ({ key, at }) => (key === 'only' && at.length === 1 && !excluding.has(at[0]!) ? at : []), // it has one
    ),
  );
}

/** Tokens with content that mean nothing in this reading, and those of conditions that no part of it has. */
function findLeft(
  used: ReadonlySet<number>,
  context: ParseContext,
  {
    weights,
    missed,
    coverage: { shown, lost },
  }: {
    readonly weights: readonly number[];
    readonly missed: readonly Operation[];
    readonly coverage: Coverage;
  },
): readonly number[] {
  const narrowing = narrowingOf(context);
  const undone = new Set([
    ...missed.flatMap(({ kind, at }) => (kind === 'not' ? at.filter((index) => !shown.has(index)) : at)),
    ...lost,
  ]);
  return context.tokens.flatMap((_token, index) =>
    undone.has(index) ||
    (!used.has(index) && !shown.has(index) && (weights[index] ?? 0) >= 1 && !narrowing.has(index))
      ? [index]
      : [],
  );
}

/** They as they were written; words of one condition are named as one: `more than once`. */
function toWords(
  left: readonly number[],
  { tokens, text }: ParseContext,
  { lost }: Pick<Coverage, 'lost'>,
): string[] {
  const said: string[] = [];
  for (const [place, index] of left.entries()) {
    const { raw, thing, start } = tokens[index]!; // it was found in them
    const word = thing === undefined ? raw.slice(0, 64) : toShort(raw);
    const before = said.at(-1);
    const isNext =
      left[place - 1] === index - 1 && before !== undefined && lost.has(index) && lost.has(index - 1);
    const gap = text.slice(tokens[index - 1]?.end, start);
    if (isNext && gap.length <= 1 && before.length + word.length < 60)
      said[said.length - 1] = `${before}${gap}${word}`;
    else said.push(word);
  }
  return said.slice(0, MOST_UNUSED);
}

/** What reads something of the chain. */
const OF_CHAIN: ReadonlySet<string> = new Set(['measures', 'predicate', 'query', 'compare', 'explain']);
