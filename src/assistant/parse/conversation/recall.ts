/** What earlier answers left to go on from. */
import type { Earlier } from '../context.ts';
import type { Question, Subject, SubjectKind } from '../../question/question.ts';
import { findMeasure } from '../../catalogue/catalogue.ts';
import { toThing, type Thing } from './roles.ts';

/** As far back as a word points. */
const REACH = 4;

/** Turns a question may go on from, the newest first: small talk and what was not understood say nothing. */
export const turnsBack = (earlier: readonly Earlier[]): readonly Earlier[] =>
  earlier
    .filter(({ question, values, subjects, listed }) =>
      question === undefined
        ? values.length > 0 || subjects.length > 0 || listed.length > 0
        : question.want.kind !== 'decline' && question.want.kind !== 'product',
    )
    .slice(0, REACH);

/** Turns that spoke of things of the chain, not only of numbers or words. */
const thingsBack = (earlier: readonly Earlier[]): readonly Earlier[] =>
  turnsBack(earlier).filter(
    ({ question }) => question === undefined || !DERIVED.has(question.want.kind) || isRow(question),
  );

/** One row of an answer is a thing of the chain, by whatever it was told. */
const isRow = ({ want, subjects }: Question): boolean => want.kind === 'compute' && subjects.length > 0;

const DERIVED: ReadonlySet<string> = new Set(['convert', 'compute', 'concept']);

/** Questions that read something of the chain and may be gone on from, the newest first. */
export const rootsOf = (earlier: readonly Earlier[]): readonly Question[] =>
  turnsBack(earlier).flatMap(({ question }) =>
    question !== undefined && !DERIVED.has(question.want.kind) ? [question] : [],
  );

const isSame = (a: Subject, b: Subject): boolean => a.id === b.id;

/** What a turn answered, without what it was asked about. */
export const answered = ({ things, subjects }: Earlier): readonly Thing[] =>
  things.filter(({ subject }) => !subjects.some((asked) => isSame(asked, subject)));

/** What a turn said for an answer: its first value, rows that lead a list, and what happened where one row was told. */
export function answeredBy({ question, values, things }: Earlier): readonly Thing[] {
  const isOne =
    question?.want.kind === 'query' &&
    (question.want.answers === 'first' || question.want.answers === 'part');
  if (isOne) return things;
  const first = values[0] === undefined ? undefined : toThing(values[0]);
  return things.filter(
    ({ subject, row }) => row === 0 || (first !== undefined && isSame(first.subject, subject)),
  );
}

/** The last person an answer named, else the one that was asked about. */
export function personBack(earlier: readonly Earlier[]): Subject | undefined {
  for (const turn of thingsBack(earlier)) {
    const named = answered(turn).find(({ isPerson, row }) => isPerson && (row ?? 0) === 0);
    const asked = turn.subjects.find(({ kind }) => kind === 'account' || kind === 'validator');
    // Who was asked for and is not known is nobody else that its results name.
    const aside = isOfUnknown(turn) ? undefined : turn.asides?.find(({ isPerson }) => isPerson);
    const found = named?.subject ?? asked ?? aside?.subject;
    if (found !== undefined) return found;
    // Who was asked for and not found is nobody before.
    if (isOfNobody(turn) || isOfUnknown(turn)) return undefined;
  }
  return undefined;
}

/** Whether it asked for one row, and there was none. */
export const isOfNobody = ({ question, things }: Earlier): boolean =>
  question?.want.kind === 'query' &&
  (question.want.answers === 'first' ||
    question.want.answers === 'part' ||
    question.want.answers === 'rows') &&
  things.length === 0;

/** Whether it asked who made or owns something, and that is not known. */
export const isOfUnknown = (turn: Earlier): boolean => {
  const want = turn.question?.want;
  return (
    want?.kind === 'measures' &&
    findMeasure(want.of, want.keys[0] ?? '')?.isThing === true &&
    answered(turn).length === 0
  );
};

/** The newest moment an answer told or was of, in unix seconds. */
export function momentOf(earlier: readonly Earlier[]): number | undefined {
  for (const { values, around = [] } of thingsBack(earlier)) {
    const moment = [...values, ...around].find(
      ({ kind, place = '' }) => kind === 'time' && /(?:\/time|Time|_time)$/.test(place),
    );
    if (moment !== undefined && /^\d{1,12}$/.test(moment.raw)) return Number(moment.raw);
  }
  return undefined;
}

/** What `that one` is: what was answered last, else what it was asked about. */
export function newestThing(earlier: readonly Earlier[]): Subject | undefined {
  for (const turn of thingsBack(earlier)) {
    const [named] = answered(turn);
    // The last of several subjects is the more exact one: `the share of the second holder`.
    const thing =
      named?.subject ??
      (turn.question && turn.listed[0]) ??
      turn.subjects.findLast(({ kind }) => kind !== 'network');
    if (thing !== undefined) return thing;
  }
  return undefined;
}

/** What `it` is: what was asked about, where an answer did not lead on to one thing of its own. */
export function focusOf(earlier: readonly Earlier[]): Subject | undefined {
  for (const turn of thingsBack(earlier)) {
    const want = turn.question?.want;
    // Of one thing that happened, it is that.
    const isOne = want?.kind === 'query' && (want.answers === 'first' || want.answers === 'part');
    const happened = isOne ? turn.things.find(({ subject }) => subject.kind === 'transaction') : undefined;
    const asked = turn.subjects.find(({ kind }) => kind !== 'network');
    const ranked = rankedFirst(turn) ?? happened?.subject;
    if (ranked !== undefined) return ranked;
    if (asked !== undefined) return asked;
    const [first] = turn.things;
    if (first !== undefined) return first.subject;
  }
  return undefined;
}

/** Of rows that were put in order, the one that leads. */
export function rankedFirst({ question, listed, values: [first] }: Earlier): Subject | undefined {
  if (question?.want.kind !== 'measures') return undefined;
  const isOneRow = findMeasure(question.want.of, question.want.keys[0] ?? '')?.isRow === true;
  if (isOneRow && listed.length === 1) return listed[0];
  const isRanked = question.shape.by !== undefined;
  return isRanked && first !== undefined ? toThing(first)?.subject : undefined;
}

/** The newest thing of a kind, what was answered before what was asked about. */
export function newestOfKind(earlier: readonly Earlier[], kind: SubjectKind): Subject | undefined {
  for (const turn of thingsBack(earlier)) {
    const named = answered(turn).filter(({ subject }) => subject.kind === kind);
    const person = named.find(({ isPerson }) => isPerson);
    const found =
      person?.subject ?? named[0]?.subject ?? turn.subjects.find((subject) => subject.kind === kind);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The last two different things of one kind, the older first: two people, two tokens, two blocks. */
export function lastTwo(earlier: readonly Earlier[], kind?: SubjectKind): readonly Subject[] {
  const asked = thingsBack(earlier).flatMap(({ subjects }) => subjects);
  const named = thingsBack(earlier).flatMap((turn) =>
    answered(turn)
      .filter(({ isPerson }) => isPerson)
      .map(({ subject }) => subject),
  );
  // `the largest`, `the smallest`: what two rankings led to is a pair.
  const spoken = thingsBack(earlier).flatMap((turn) => rankedFirst(turn) ?? turn.subjects);
  for (const list of [spoken, asked, named, [...named, ...asked]]) {
    const first = list.find((one) => one.kind !== 'network' && (kind === undefined || one.kind === kind));
    const second = list.find((one) => one.kind === first?.kind && !isSame(one, first));
    if (first !== undefined && second !== undefined) return [second, first];
  }
  return [];
}
