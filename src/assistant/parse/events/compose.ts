/** Puts what was found together to one query, and says what of its rows is the answer. */
import { findQuerySource } from '#contracts/query/query-sources';
import type { AskedQuery } from '../../question/question.ts';
import { bucketOf } from './bucket-of.ts';
import { gapOf, mark, take, type Draft, type Measure } from './draft.ts';
import { findFigures, isBlocks, namedFields, toMeasured } from './find-measures.ts';
import { EXISTS_ROWS, MOST_BUCKETS, ROWS, type Base, type QueryWant, type Shape } from './query-shape.ts';
import { findGroups, type Groups } from './find-groups.ts';
import { isPlural } from './is-plural.ts';
import { isOfLargest, isOfMany, toGroupFields, toGroups } from './compose-groups.ts';
import { toTime } from './to-time.ts';

export function compose(draft: Draft): QueryWant {
  const { context, event, where } = draft;
  const time = toTime(draft);
  // An average of hours is one figure.
  const per = isMeanOfRows(draft) ? undefined : findBucket(draft);
  const ordered = take(draft, 'most', 'least');
  const limit = findLimit(draft);
  const groups = withoutOne(draft, findGroups(draft), { limit, isRanked: ordered !== undefined });
  const dated = groups.isByTime || ordered === undefined ? take(draft, 'newest', 'oldest') : undefined;
  const base: Base = {
    from: event.source,
    ...(where.length > 0 && { where: [...where] }),
    ...(time !== undefined && { time }),
  };
  const shape: Shape = {
    per,
    order: ordered?.key === 'least' ? 'least' : ordered === undefined ? undefined : 'most',
    dated: dated?.key === 'oldest' ? 'oldest' : dated === undefined ? undefined : 'newest',
    limit,
  };
  const by = toGroupFields(draft, groups, shape);
  if (by.length > 0 || per !== undefined) return toGroups(draft, base, shape, by, groups);
  const isRanked = shape.order !== undefined || shape.dated !== undefined;
  const isExists = context.isYesNo && !isRanked;
  const wantsRows =
    event.isSums === true && !isBlocks(draft) && !RANGES.has(event.key) ? false : isRanked || isExists;
  const figures = wantsRows && !(isExists && event.isSums === true) ? undefined : findFigures(draft);
  if (isExists && draft.total !== undefined && event.size !== undefined) {
    take(draft, 'sum');
    const field = event.source === 'trades' ? 'lamports' : event.size;
    return {
      kind: 'query',
      query: { ...base, measures: [{ measure: 'sum', field }, { measure: 'count' }] },
      answers: 'figure',
    };
  }
  if (isExists) return toExists(draft, base);
  if (isOfManyTokens(draft, figures)) {
    return {
      kind: 'query',
      query: {
        ...base,
        by: ['mint'],
        measures: [{ measure: 'sum', field: 'amount' }, { measure: 'count' }],
        order: { by: 'count', descending: true },
        limit: ROWS,
      },
      answers: 'rows',
    };
  }
  if (
    figures !== undefined &&
    (!RANGES.has(event.key) || figures[0]!.measure === 'count') &&
    !(isBlocks(draft) && isRanked)
  ) {
    const share = toShare(draft, figures);
    if (isOfQuotes(base, figures))
      return {
        kind: 'query',
        query: { ...base, by: ['quote'], measures: [...figures, ...counted(figures)], limit: ROWS },
        answers: 'rows',
      };
    const whole = isWhole(draft, figures, base) ? { ...base, from: 'chainHours', time: {} } : base;
    const join = toCountedSet(draft, base, figures);
    return {
      kind: 'query',
      query: {
        ...whole,
        ...(join?.in.time !== undefined && { time: join.in.time }),
        measures: [...figures],
        ...(join !== undefined && { join }),
      },
      answers: 'figure',
      ...share,
    };
  }
  return toRows(draft, base, shape);
}

/** Prices in different quote tokens have no average, no greatest and no least. */
const isOfQuotes = ({ from, where = [] }: Base, figures: readonly Measure[]): boolean =>
  from === 'trades' &&
  figures.some(({ field, measure }) => field === 'price' && measure !== 'distinct') &&
  !where.some(({ field, is }) => is === '=' && (field === 'market' || field === 'quote'));
const counted = (figures: readonly Measure[]): readonly Measure[] =>
  figures.some(({ measure }) => measure === 'count') ? [] : [{ measure: 'count' }];

/** `how many wallets made more than 10 trades`: of different ones that are counted those that did as much. */
function toCountedSet(
  draft: Draft,
  base: Base,
  [figure]: readonly Measure[],
): NonNullable<AskedQuery['join']> | undefined {
  const { event, counted: bounds } = draft;
  if (figure?.measure !== 'distinct' || figure.field === undefined || bounds.length === 0) return undefined;
  if (!event.isEvents || bounds.some(({ field }) => field !== undefined)) return undefined;
  for (const { at } of bounds) mark(draft, at);
  return {
    field: figure.field,
    in: {
      ...base,
      // As often as that within all of it.
      time: base.time ?? {},
      by: [figure.field],
      measures: [{ measure: 'count' }],
      having: bounds.map(({ is, value }) => ({ field: 'count', is, value: Number(value) })),
    },
  };
}

/** `how much did W send to B` without a token: amounts of several are added up one by one. */
const isOfManyTokens = ({ event, context }: Draft, figures: readonly Measure[] | undefined): boolean =>
  event.source === 'transfers' &&
  figures?.length === 1 &&
  figures[0]?.measure === 'count' &&
  context.has('ask', 'how-much');

/** Totals of the whole chain come from its hours, which are far fewer than its blocks. */
const isWhole = ({ event, context }: Draft, figures: readonly Measure[], { time }: Base): boolean =>
  (event.key === 'block' || event.key === 'chainHour') &&
  ((context.has('time', 'ever') && context.time === undefined) ||
    (time === undefined && context.has('shape', 'sum'))) &&
  figures.every(({ field }) => field !== undefined && field !== 'slot' && field !== 'height');

/** Sums of hours that are shown as they are: candles. */
const RANGES: ReadonlySet<string> = new Set(['tokenHour', 'marketHour']);

function findBucket(draft: Draft): AskedQuery['per'] {
  if (!draft.event.isEvents || RANGES.has(draft.event.key)) {
    take(draft, 'per-hour');
    return undefined;
  }
  const seconds = findQuerySource(draft.event.source)?.seconds ?? 0;
  for (const key of ['per-minute', 'per-hour', 'per-day', 'per-week'] as const) {
    const match = take(draft, key);
    if (match === undefined) continue;
    return seconds === 86_400 && key !== 'per-week'
      ? 'day'
      : seconds === 3_600 && key === 'per-minute'
        ? 'hour'
        : bucketOf(match, draft.context);
  }
  return undefined;
}

/** `average transactions per hour`, where rows are hours already. */
function isMeanOfRows(draft: Draft): boolean {
  const { context, event } = draft;
  const isAsked =
    event.isSums === true &&
    findQuerySource(event.source)?.seconds === 3_600 &&
    context.has('shape', 'mean', 'median') &&
    context.tokens.some(({ text }, index) => text === 'per' && context.tokens[index + 1]?.text === 'hour');
  return isAsked && take(draft, 'per-hour') !== undefined;
}

/** `top 10`, `last 10 trades`, `the 5 blocks with the most`: a bare number beside a word of order or of what is listed. */
function findLimit(draft: Draft): number | undefined {
  const { context, used } = draft;
  const words = [...context.of('event'), ...context.of('kind'), ...context.of('field')];
  const orders = context.of('shape').filter(({ key }) => ['most', 'least', 'newest', 'oldest'].includes(key));
  const number = context.numbers.find(
    (one) =>
      one.unit === undefined &&
      /^[1-9]\d{0,2}$/.test(one.value) &&
      !one.at.some((index) => used.has(index)) &&
      !context.bounds.some(({ at }) => at.includes(one.at[0]!)) && // a number has a token
      (orders.some((order) => Math.abs(gapOf(order, one)) <= 2) ||
        words.some((word) => gapOf(one, word) >= 1 && gapOf(one, word) <= 2) ||
        // Counted behind what is counted: `取引を5件`, `거래 5개`.
        (COUNTED_BEHIND.has(context.language) &&
          words.some((word) => gapOf(word, one) >= 1 && gapOf(word, one) <= 2)) ||
        context.has('ask', 'list')),
  );
  if (number === undefined) return undefined;
  mark(draft, number.at);
  return Number(number.value);
}

const COUNTED_BEHIND: ReadonlySet<string> = new Set(['ja', 'ko', 'zh', 'zh-Hant', 'hi']);

function toExists(draft: Draft, base: Base): QueryWant {
  return {
    kind: 'query',
    query: { ...base, show: toShow(draft), limit: EXISTS_ROWS },
    answers: 'exists',
  };
}

function toRows(draft: Draft, base: Base, { order, dated, limit }: Shape): QueryWant {
  const { context, event } = draft;
  const measured = order === undefined ? undefined : toMeasured(draft);
  const time = event.fields['time'];
  const by =
    measured ??
    (RANGES.has(event.key)
      ? time
      : order === undefined || event.isEvents
        ? toDefault(draft, dated)
        : undefined);
  const isOne =
    limit === undefined &&
    !context.has('ask', 'list') &&
    (order !== undefined || dated !== undefined || context.has('ask', 'when') || isOfOneMint(draft)) &&
    !isPlural(draft);
  const descending =
    measured !== undefined
      ? (order !== 'least') !== isFall(draft, measured)
      : RANGES.has(event.key)
        ? false
        : (dated !== 'oldest' && !(dated === undefined && order === 'least')) !== isFall(draft, by ?? '');
  // What has no such figure is not the least.
  const isOptional =
    !descending && by !== undefined && findQuerySource(event.source)?.fields[by]?.isOptional === true;
  const where = [...(base.where ?? []), ...(isOptional ? [{ field: by, is: 'known' } as const] : [])];
  return {
    kind: 'query',
    query: {
      ...base,
      ...(where.length > 0 && { where }),
      show: toShow(draft),
      ...(by !== undefined && { order: { by, descending } }),
      limit: limit ?? (isOne ? 1 : RANGES.has(event.key) ? MOST_BUCKETS : ROWS),
    },
    answers: isOne ? 'first' : 'rows',
  };
}

/** `the first buyer`, `which address minted last`: who did the first or last one is told by that one. */
function withoutOne(
  draft: Draft,
  groups: Groups,
  { limit, isRanked }: { readonly limit: number | undefined; readonly isRanked: boolean },
): Groups {
  const { context, event } = draft;
  const [field] = groups.fields;
  const isOne =
    event.isEvents &&
    event.isSums !== true &&
    groups.fields.length === 1 &&
    (field === event.actor || field === event.other) &&
    limit === undefined &&
    !context.has('ask', 'list');
  if (!isOne || isPlural(draft)) return groups;
  // In other languages the size says that one is meant: `en büyük transfer, kim kime`.
  if (isRanked && isOfLargest(draft)) return { fields: [], isByTime: false };
  // `whose wallet received the biggest transfer`.
  if (isRanked && !isOfMany(draft)) return { fields: [], isByTime: false };
  if (context.has('shape', 'most', 'least')) return groups;
  const dated = context
    .of('shape')
    .some(
      ({ key, at }) =>
        (key === 'newest' || key === 'oldest') && !at.some((index) => context.time?.at.includes(index)),
    );
  return dated ? { fields: [], isByTime: true } : groups;
}

/** A mint is created once. */
const isOfOneMint = ({ event, where }: Draft): boolean =>
  event.source === 'tokenMints' && where.some(({ field, is }) => field === 'mint' && is === '=');

/** Things without a time asked for come by their size, events by their time. */
function toDefault(draft: Draft, dated: Shape['dated']): string | undefined {
  const { event, context } = draft;
  const isLast = dated !== undefined && context.tokens.some(({ text }) => LAST.test(text));
  if (isLast && event.fields['time'] !== undefined) return event.fields['time'];
  if (dated !== undefined && event.fields['age'] !== undefined) return event.fields['age'];
  const size = toMeasured(draft);
  return event.isEvents || dated !== undefined || size === undefined ? event.fields['time'] : size;
}

/** `seen most recently` is of when it was last there, and `newest` of when it was first. */
const LAST = /^(?:seen|active|traded|used|changed|touched|moved|updated)$/;

/** The columns of rows, with those that were named. */
function toShow(draft: Draft): string[] {
  const show = [...draft.event.show];
  const last = draft.event.fields['time'];
  if (!draft.event.isEvents && last !== undefined && draft.context.tokens.some(({ text }) => LAST.test(text)))
    if (!show.includes(last)) show.splice(1, 0, last);
  const fields = new Set(Object.keys(findQuerySource(draft.event.source)?.fields ?? {}));
  for (const { field, at } of namedFields(draft)) {
    mark(draft, at);
    if (!show.includes(field) && fields.has(field)) show.splice(Math.max(1, show.length - 1), 0, field);
  }
  return show.slice(0, 12);
}

/** `share of failed transactions`: the first figure over the second. */
function toShare(draft: Draft, figures: readonly Measure[]): { readonly relate?: 'share' } {
  const share = take(draft, 'share');
  return share !== undefined && figures.length > 1 && figures.every(({ measure }) => measure === 'sum')
    ? { relate: 'share' }
    : {};
}

/** `biggest losers` have the least change. */
const isFall = ({ context }: Draft, field: string): boolean =>
  field === 'change' && context.tokens.some(({ text }) => FALLS.test(text));
const FALLS =
  /^(?:loser|losing|dropped|fell|fallen|down|lost|verlier|gefallen|perdedor|perdiendo|cayeron|caido|perdant|baiss|chut|perdent|cairam|caíram|упал|падени|падающ|впал|düşen|kaybeden|下落|下跌|跌|하락)/u;
