/** Words to Questions: every reader proposes what the question may mean, and what uses its words best is taken. */
import { toShortAddress } from '#contracts/text/value-text';
import type { AskedTime, Question } from '../question/question.ts';
import type { Candidate, ParseContext, Reader } from './context.ts';
import { createContext, type ParseInput } from './create-context.ts';
import { keepTime } from './conversation/keep-time.ts';
import { findForm } from './conversation/read-other-form.ts';
import { findMissed, findOperations, type Operation } from './operation.ts';
import type { Parsed } from './parsed.ts';
import { readParts } from './read-parts.ts';
import { readThings } from './read-things.ts';
import { sayInterval } from './say-interval.ts';
import { readers } from './readers/index.gen.ts';

export type { Parsed } from './parsed.ts';

const MOST_OTHERS = 2;
/** By how much less another reading may fit to be offered. */
const NEAR = 0.12;
const LEFT_OUT = 0.3;
/** Weight of words that hardly say anything, or only how it is told. */
const LIGHT = 0.05;

/** `undefined` where no reading uses any of its words. */
export function parse(input: ParseInput): Parsed | undefined {
  const context = createContext(input);
  if (context.other !== undefined) return readThings(context, context.other);
  const whole = choose(context);
  return readParts(input, context, { whole, choose }) ?? whole;
}

export function choose(context: ParseContext, all: readonly Reader[] = readers): Parsed | undefined {
  const form = findForm(context);
  const weights = context.tokens.map((_token, index) =>
    form?.at.includes(index) === true ? LIGHT : weightOf(index, context),
  );
  const operations = findOperations(context);
  const scored = all
    .flatMap((read) => read(context))
    .map((candidate) => {
      const missed = findMissed(candidate, operations);
      return {
        candidate,
        missed,
        score: scoreOf(candidate, weights, context.mentions) - missed.length * MISSED,
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
  const toQuestion = ({ candidate: { question: asked, used }, missed }: Scored): Question => {
    const unused = toUnused(used, context, weights, missed);
    const read = keepTime(asked, context);
    const language = read.language ?? form?.language ?? context.language;
    return {
      ...read,
      ...(read.time !== undefined && { time: sayTimeIn(language, read.time, context) }),
      // No yes or no to something else than what was asked.
      form:
        read.want.kind === 'measures' && read.form === 'yes-no' && unused.length > 0 ? 'value' : read.form,
      language,
      ...(form?.layout !== undefined && read.layout === undefined && { layout: form.layout }),
      unused,
    };
  };
  const seen = new Set([JSON.stringify(best.candidate.question)]);
  const others = rest.filter(({ candidate, score }) => {
    if (best.score - score > NEAR || isAlike(candidate, best.candidate)) return false;
    const text = JSON.stringify(candidate.question);
    return seen.has(text) ? false : seen.add(text) !== undefined;
  });
  const question = toQuestion(best);
  return {
    question,
    ...(best.candidate.also !== undefined && {
      also: best.candidate.also.map((one) => ({ ...one, language: question.language, unused: [] })),
    }),
    score: best.score,
    // Where a date is all that is said, no word is left.
    share: weights.some((weight) => weight > 0.05) ? shareOf(best.candidate.used, weights) : 1,
    others: others.slice(0, MOST_OTHERS).map((one) => ({ question: toQuestion(one), score: one.score })),
  };
}

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

/** `it`, `my wallet`, `the transaction`: one is meant that has to be named. */
const pointsAtOne = ({ tokens, ...context }: ParseContext): boolean =>
  tokens.some(({ text }) => /^(?:it|its|this|that|he|she|his|her|they|their|my)$/.test(text)) ||
  context.of('kind').some(
    ({ key, at }) =>
      key !== 'network' &&
      // The epoch that is spoken of without its number is the present one.
      key !== 'epoch' &&
      tokens[at[0]! - 1]?.text === 'the' &&
      tokens[at.at(-1)!]?.text.endsWith('s') === false,
  ); // a match has tokens

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

function isOfOne({ want, subjects }: Candidate['question'], mentions: ParseContext['mentions']): boolean {
  const pair = new Set(mentions.flatMap(({ subject, isPair }) => (isPair === true ? [subject.id] : [])));
  const isOfThing = want.kind === 'measures' || want.kind === 'predicate' || want.kind === 'explain';
  return isOfThing && pair.size === 2 && subjects.filter(({ id }) => pair.has(id)).length === 1;
}

function scoreOf(
  { used, bonus, question }: Candidate,
  weights: readonly number[],
  mentions: ParseContext['mentions'],
): number {
  // A thing that is named is always meant.
  const isLeftOut = mentions.some(
    ({ at, isSoft }) => isSoft !== true && !at.some((index) => used.has(index)),
  );
  return (
    shareOf(used, weights) + bonus - (isLeftOut ? LEFT_OUT : 0) - (isOfOne(question, mentions) ? OF_ONE : 0)
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

/** Content words that mean nothing in this reading. */
function toUnused(
  used: ReadonlySet<number>,
  { tokens }: ParseContext,
  weights: readonly number[],
  missed: readonly Operation[],
): string[] {
  const undone = new Set(missed.flatMap(({ at }) => at));
  return (
    tokens
      // `only incoming`: in front it says that the last rows are narrowed.
      .filter(
        ({ text }, index) =>
          undone.has(index) ||
          (!used.has(index) && (weights[index] ?? 0) >= 1 && !(index === 0 && /^(?:only|just)$/.test(text))),
      )
      .map(({ raw, thing }) => (thing === undefined ? raw.slice(0, 64) : toShort(raw)))
      .slice(0, 24)
  );
}
