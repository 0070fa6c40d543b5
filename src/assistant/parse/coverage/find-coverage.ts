/**
 * Which words a part of the question shows, and which conditions no part of it has. Readers mark what they use; what is
 * said to be left out is decided by the question itself, so that a word is neither named that it holds nor one dropped
 * that it does not.
 */
import { BUCKETS } from '#contracts/query/index-query';
import { findQuerySource } from '#contracts/query/query-sources';
import { findMeasure } from '../../catalogue/catalogue.ts';
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import type { Match } from '../../words/spot.ts';
import { tokenise } from '../../words/fold.ts';
import type { ParseContext } from '../context.ts';
import { gapOf } from '../events/draft.ts';
import { pointsHere } from '../of-block.ts';
import { findLost } from './find-lost.ts';
import { isEventShown, isOtherSideShown, partsOf, type AskedOf, type Parts } from './parts-of.ts';

export interface Coverage {
  /** Tokens that a part of the question was made from. */
  readonly shown: ReadonlySet<number>;
  /** Tokens of a condition that no part of the question has, whatever a reader used them for. */
  readonly lost: ReadonlySet<number>;
  /** Whether it asks for rows of the index, or what they come to. */
  readonly isOfRows: boolean;
}

/** Answers about words, numbers and the product are not narrowed by conditions. */
const UNBOUND: ReadonlySet<string> = new Set(['concept', 'product', 'convert', 'compute', 'decline']);

/** `isOn` where the reading goes on from an earlier answer, whose conditions it has. */
export function findCoverage(question: AskedOf, context: ParseContext, isOn = false): Coverage {
  const parts = partsOf(question);
  const shown = new Set<number>();
  const add = (at: readonly number[]): void => at.forEach((index) => shown.add(index));
  for (const match of context.matches) if (isShown(match, question, parts, context)) add(match.at);
  for (const { at, isOrdinal, subject } of context.mentions)
    if (isOrdinal === true || parts.text.includes(subject.id)) add(at);
  if (isOfTime(question, parts)) for (const at of timesOf(question, context)) add(at);
  for (const { at } of findTitled(parts, context)) add(at);
  const ordered = context.of('shape').filter(({ key }) => /^(?:most|least|size|newest|oldest)$/.test(key));
  context.tokens.forEach(({ text }, index) => {
    // `split buys / sells`: both of them beside each other.
    if (SPLIT.test(text) && parts.queries.some(isSplit)) shown.add(index);
    // `trades only` is what was narrowed to.
    if (text === 'only' || text === 'just') shown.add(index);
    // `biggest first` is one order.
    const isOfOrder = ordered.some(({ at }) => at.includes(index - 1)) && shown.has(index - 1);
    if (text === 'first' && isOfOrder) shown.add(index);
  });
  const lost = UNBOUND.has(question.want.kind) ? [] : findLost(question, parts, context, { shown, isOn });
  const elsewhere = isOn || !isElsewhere(question, parts, context) ? [] : pointsHere(context);
  return { shown, lost: new Set([...lost, ...elsewhere]), isOfRows: parts.queries.length > 0 };
}

/** `here` on the page of a transaction or a block, where it is answered of something else. */
const isElsewhere = ({ want }: AskedOf, parts: Parts, { page }: ParseContext): boolean =>
  (page?.kind === 'transaction' || page?.kind === 'block') &&
  (want.kind === 'query' || want.kind === 'measures' || want.kind === 'predicate') &&
  !parts.text.includes(page.id);

const SPLIT = /^(?:split|splitting|separately|separated|broken)$/;
/** Whether figures of two sides of the rows stand beside each other. */
const isSplit = ({ measures = [], by = [] }: Parts['queries'][number]): boolean =>
  by.length > 1 || measures.filter(({ where }) => where !== undefined).length > 1;

/** The words of the time, and those beside them that bind it: `за последние 2 часа`. */
function* timesOf({ time }: AskedOf, { tokens, ...context }: ParseContext): Generator<readonly number[]> {
  const own = context.time?.at ?? [];
  yield own;
  const said = new Set((time?.text ?? '').toLowerCase().split(/[\s,–]+/));
  yield [...tokens.entries()].flatMap(([index, { raw }]) => (said.has(raw.toLowerCase()) ? [index] : []));
  for (const { at } of [...context.of('time'), ...context.of('shape')])
    if (at.some((index) => own.some((one) => Math.abs(one - index) === 1))) yield at;
}

/** Words of what the answer calls its values: `SOL that can be withdrawn`. */
function* findTitled(
  { want, keys }: Parts,
  { tokens, lexicons }: ParseContext,
): Generator<{ readonly at: readonly number[] }> {
  if (!('of' in want)) return;
  const words = new Set(
    lexicons.flatMap(({ titles }) =>
      [...keys].flatMap((key) => tokenise(titles.get(`${want.of}.${key}`) ?? '').map(({ text }) => text)),
    ),
  );
  for (const [index, { text }] of tokens.entries()) if (words.has(text)) yield { at: [index] };
}

const isOfTime = ({ time, want }: AskedOf, { queries }: Parts): boolean =>
  time !== undefined ||
  queries.some((query) => query.time !== undefined && Object.keys(query.time).length > 0) ||
  (want.kind === 'query' && (want.window !== undefined || want.isByEpoch === true));

/** Whether the question has what a match says. */
function isShown(match: Match, question: AskedOf, parts: Parts, context: ParseContext): boolean {
  const { section, key, at } = match;
  switch (section) {
    case 'shape':
      return isShapeShown(key, question, parts);
    case 'event':
      if (context.of('not').some((not) => gapOf(not, match) === 1) && isOtherSideShown(key, parts))
        return true;
      return (isEventShown(key, parts) && !isOtherValue(match, parts, context)) || isVerbOf(key, parts);
    case 'field':
      return isFieldShown(key, parts);
    case 'unit':
      return (
        question.unit === key ||
        parts.text.includes(`"unit":"${key}"`) ||
        isRefusedUnit(match, question, context)
      );
    case 'not':
      return (
        isDenied(question, parts) ||
        context
          .of('event')
          .some((event) => gapOf(match, event) === 1 && isOtherSideShown(event.key, parts)) ||
        context.of('unit').some((unit) => gapOf(match, unit) === 1 && isRefusedUnit(unit, question, context))
      );
    case 'ordinal':
      return context.mentions.some(
        ({ isOrdinal, isSoft, at: own }) =>
          (isOrdinal === true || isSoft === true) && own.some((index) => Math.abs(index - at.at(-1)!) <= 1), // a match has tokens
      );
    case 'polite':
      return at.length > 1;
    default:
      return isOfKind(section, parts) && parts.keys.has(key.replace(/-not$/, ''));
  }
}

/** Words of the thing itself, and those of what each of its rows is. */
const isOfKind = (section: string, { want, keys }: Parts): boolean =>
  'of' in want &&
  (section === want.of || [...keys].some((key) => findMeasure(want.of, key)?.rowsOf === section));

/** `in SOL, not lamports`: the unit that is not wanted. */
const isRefusedUnit = (unit: Match, question: AskedOf, context: ParseContext): boolean =>
  question.unit !== unit.key &&
  context.of('unit').some(({ key }) => key !== unit.key) &&
  context.of('not').some((not) => gapOf(not, unit) === 1);

/** Values that a word names besides what happened: the fees of `fees paid` are none of its rows. */
const VALUES = /^(?:fee|priorityFee|compute|price|liquidity|impact|change)$/;
const isOtherValue = ({ at }: Match, parts: Parts, context: ParseContext): boolean =>
  context
    .of('field')
    .some(
      ({ key, at: own }) =>
        VALUES.test(key) && own.some((index) => at.includes(index)) && !isFieldShown(key, parts),
    );

/** `the fees it paid`: the verb of a value that is told. */
const isVerbOf = (key: string, { keys }: Parts): boolean =>
  key === 'send' && [...keys].some((one) => /fee|commission/i.test(one));

const isWithinHour = (per: keyof typeof BUCKETS | undefined): boolean =>
  per !== undefined && BUCKETS[per] < BUCKETS.hour;

function isShapeShown(key: string, { shape }: AskedOf, parts: Parts): boolean {
  const { queries, measures, want } = parts;
  const hasPer = (span: string): boolean =>
    queries.some(({ per, each }) => per === span || each?.per === span);
  switch (key) {
    case 'per-hour':
      return hasPer('hour') || queries.some(({ from }) => findQuerySource(from)?.seconds === 3_600);
    case 'per-minute':
      return queries.some(({ per, each }) => isWithinHour(per) || isWithinHour(each?.per));
    case 'per-day':
      return hasPer('day') || queries.some(({ from }) => findQuerySource(from)?.seconds === 86_400);
    case 'per-week':
      return hasPer('week');
    case 'most':
    case 'least':
    case 'size':
      return parts.order === 'size' || parts.order === 'both';
    case 'newest':
    case 'oldest':
      return parts.order === 'time' || parts.order === 'both';
    case 'mean':
      // So much per one of them is an average too.
      if (queries.some(({ measures: own = [] }) => own.some(({ over }) => over !== undefined))) return true;
      return measures.has(key) || shape.aggregate === key;
    case 'median':
    case 'distinct':
    case 'sum':
      return measures.has(key) || shape.aggregate === key;
    case 'share':
      // `fails the most relative to its calls`.
      return queries.some(({ measures: own = [] }) => own.some(({ over, of }) => (over ?? of) !== undefined));
    case 'by':
      return queries.some(({ by, per, each }) => by !== undefined || per !== undefined || each !== undefined);
    case 'except':
      return isExcluding(parts);
    case 'difference':
      return want.kind === 'query' && want.relate !== undefined;
    default:
      return false;
  }
}

const isExcluding = ({ conditions, queries }: Parts): boolean =>
  conditions.some(({ is }) => is === '!=' || is === 'not in') ||
  queries.some(({ join, joins = [] }) => [join, ...joins].some((one) => one?.not === true));

const isDenied = ({ negated, want }: AskedOf, parts: Parts): boolean =>
  negated ||
  isExcluding(parts) ||
  ('expects' in want && want.expects === false) ||
  parts.conditions.some(({ value, is }) => is === 'unknown' || (is === '=' && value === 0));

const isFieldShown = (key: string, { queries, fields }: Parts): boolean =>
  queries.some(({ from }) =>
    [...EVENTS_BY_KEY.values()].some((event) => {
      const field = event.source === from ? event.fields[key] : undefined;
      return field !== undefined && fields.has(field);
    }),
  );
