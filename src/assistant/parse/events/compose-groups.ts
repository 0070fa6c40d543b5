/** Rows put together by who, what or when, with the figures of each group. */
import { toMeasureKey } from '#contracts/query/index-query';
import { findQuerySource } from '#contracts/query/query-sources';
import type { Match } from '../../words/spot.ts';
import { find, gapOf, mark, take, type Draft, type Measure } from './draft.ts';
import type { Groups } from './find-groups.ts';
import { findFigures, isNumber, isOfOneToken, namedFields, toMeasured } from './find-measures.ts';
import { EXISTS_ROWS, MOST_BUCKETS, ROWS, type Base, type QueryWant, type Shape } from './query-shape.ts';

/** Who is asked for is whom rows are grouped by, unless one row tells it. */
export function toGroupFields(draft: Draft, groups: Groups, { order, dated, per }: Shape): readonly string[] {
  const { context, event } = draft;
  if (groups.fields.length > 0 || !event.isEvents) return groups.fields;
  const { actor } = event;
  const who = context.of('ask').find(({ key }) => key === 'who');
  // Who created one mint is told by its creation.
  if (event.source === 'tokenMints' && draft.where.some(({ field, is }) => field === 'mint' && is === '='))
    return [];
  const isFixed = actor === undefined || draft.where.some((one) => one.field === actor);
  if (isOfLargest(draft)) return [];
  if (who !== undefined && !isFixed && dated === undefined && (order === undefined || isOfMany(draft)))
    return [actor];
  if (who !== undefined && event.other !== undefined && isFixed && order !== undefined) return [event.other];
  if (event.key === 'call' && per === undefined && !draft.where.some(({ field }) => field === 'program'))
    return ['program'];
  return [];
}

/** `en büyük transfer, kim kime`: one of them is meant, in languages whose adjectives of size say so. */
export const isOfLargest = ({ context, event, own }: Draft): boolean =>
  context.language !== 'en' &&
  context
    .of('shape')
    .some(
      (size) =>
        size.key === 'size' &&
        (context.has('event', 'transfer') ||
          (event.isEvents &&
            context
              .of('event')
              .some(
                (word) =>
                  word.at.every((index) => own.has(index)) &&
                  Math.min(Math.abs(gapOf(size, word)), Math.abs(gapOf(word, size))) <= NEAR_SIZE,
              ))),
    );
/** How far an adjective of size stands from what it is of: `venta más grande`, `größte Verkauf von`. */
const NEAR_SIZE = 3;

/** `who bought the most`: all of somebody's; `who made the biggest trade`: one row. */
export function isOfMany(draft: Draft): boolean {
  const { context } = draft;
  const most = context.of('shape').find(({ key }) => key === 'most' || key === 'least');
  const own = context.of('event').filter((word) => word.at.every((index) => draft.own.has(index)));
  if (most === undefined) return true;
  const isRow = own.some(
    (word) =>
      isRightBehind(draft, most, word) &&
      (context.language === 'en'
        ? !/^(?:most|least|fewest)$/.test(context.tokens[most.at[0]!]?.text ?? '')
        : isSize(context, most)),
  ); // a match has tokens
  return !isRow;
}

/** `größte`, and not `am meisten`: an adjective of size is of one row. */
const isSize = (context: Draft['context'], { at }: Match): boolean =>
  context.of('shape').some((match) => match.key === 'size' && match.at.some((index) => at.includes(index)));

/** `the largest trade`, `the largest SOL transfer`: nothing but what it is of stands between. */
function isRightBehind({ context }: Draft, first: Match, next: Match): boolean {
  const named = new Set(
    [...context.of('unit'), ...context.of('kind'), ...context.mentions].flatMap(({ at }) => at),
  );
  const gap = gapOf(first, next);
  return (
    gap >= 1 &&
    Array.from({ length: gap - 1 }, (_one, step) => next.at[0]! - 1 - step).every((index) => named.has(index))
  ); // a match has tokens
}

export function toGroups(
  draft: Draft,
  base: Base,
  shape: Shape,
  by: readonly string[],
  groups: Groups,
): QueryWant {
  const { context } = draft;
  const { per, order, limit } = shape;
  const measures = toGroupMeasures(draft, by, groups);
  const [first] = measures;
  // Of several figures how many there were is one.
  if (
    measures.length > 1 &&
    draft.event.isEvents &&
    draft.event.isSums !== true &&
    !measures.some(({ measure }) => measure === 'count')
  )
    measures.push({ measure: 'count' });
  const having = draft.counted.flatMap(({ is, value, field, at }) => {
    mark(draft, at);
    const measured = field === undefined ? undefined : draft.event.fields[field];
    const measure: Measure =
      measured === undefined ? { measure: 'count' } : { measure: 'sum', field: measured };
    if (!measures.some((one) => toMeasureKey(one) === toMeasureKey(measure))) measures.push(measure);
    return [{ field: toMeasureKey(measure), is, value: Number(value) }];
  });
  const isRanked = order !== undefined;
  const name = toMeasureKey(first!); // groups have a measure
  const sorted =
    per !== undefined && !isRanked
      ? { by: 'bucket', descending: false }
      : groups.isByTime
        ? { by: name, descending: shape.dated !== 'oldest' }
        : isUnordered(draft, first!)
          ? undefined
          : { by: name, descending: order !== 'least' };
  const isOne = isRanked && limit === undefined && !context.has('ask', 'list') && !isMany(draft);
  return {
    kind: 'query',
    query: {
      ...base,
      ...(by.length > 0 && { by: [...by] }),
      ...(per !== undefined && { per }),
      measures,
      ...(having.length > 0 && { having }),
      ...(sorted !== undefined && { order: sorted }),
      limit: limit ?? (isOne ? EXISTS_ROWS : per !== undefined && !isRanked ? MOST_BUCKETS : ROWS),
    },
    answers: isOne ? 'first' : 'rows',
  };
}

/** `top traders` are several, `top trader` is one. */
const isMany = ({ context }: Draft): boolean =>
  [...context.of('kind'), ...context.of('field')].some(
    ({ key, at }) =>
      ['account', 'token', 'pool', 'program', 'who', 'sender', 'receiver'].includes(key) &&
      /[^s]s$/.test(context.tokens[at.at(-1)!]?.text ?? '') &&
      !context.of('ask').some((ask) => ask.key === 'who' && ask.at.includes(at[0]!)),
  ); // a match has tokens

const isUnordered = (draft: Draft, { measure, field }: Measure): boolean =>
  field !== undefined && measure !== 'distinct' && !isOfOneToken(draft, field);

function toGroupMeasures(draft: Draft, by: readonly string[], { isByTime }: Groups): Measure[] {
  const { event } = draft;
  const figures = isByTime ? undefined : findFigures(draft);
  const time = event.fields['time'];
  const field = toMeasured(draft);
  const isSummed = field !== undefined && isOfOneToken(draft, field) && !by.includes(field);
  if (isByTime && time !== undefined) {
    const first = find(draft, 'oldest') !== undefined || draft.context.has('shape', 'oldest');
    return [
      { measure: first ? 'min' : 'max', field: time },
      ...(isSummed ? [{ measure: 'sum', field } as const] : []),
      { measure: 'count' },
    ];
  }
  if (figures !== undefined) {
    const share = take(draft, 'share');
    const [main] = figures;
    const isPart = share !== undefined && main?.measure === 'sum' && by.length > 0 && main.field !== 'failed';
    const also = toAlso(draft, figures);
    return [
      ...figures,
      ...also,
      ...(isPart ? [{ measure: 'share', field: main.field! } as const] : []),
    ].slice(0, 6); // a sum has a field
  }
  const isByCount = isCounted(draft);
  const count: Measure = { measure: 'count' };
  if (!isSummed) return [count, ...toAlso(draft, [count])];
  const sum: Measure = { measure: 'sum', field };
  const share = take(draft, 'share');
  const also = toAlso(draft, [sum, count]);
  const rest: Measure[] = [...also, ...(share !== undefined ? [{ measure: 'share', field } as const] : [])];
  return isByCount ? [count, sum, ...rest] : [sum, count, ...rest];
}

/** `by count`, `most trades`, `how many`: groups are ranked by how many rows they have. */
function isCounted(draft: Draft): boolean {
  const { context, event } = draft;
  if (take(draft, 'count') !== undefined || context.has('ask', 'how-many')) return true;
  // `most active`, of rows that are what somebody did.
  const active = context.of('field').filter(({ key }) => key === 'transactions');
  if (event.key === 'transaction' && active.length > 0 && !context.has('field', 'fee')) {
    for (const { at } of active) mark(draft, at);
    return true;
  }
  const own = context.of('event').filter(({ key }) => key === event.key);
  // `trades per hour`: what is told per hour is how many.
  const span = context.of('shape').find(({ key }) => key.startsWith('per-'));
  if (span !== undefined && own.some((word) => gapOf(word, span) === 1 && isPluralOf(draft, word)))
    return true;
  const most = context.of('shape').find(({ key }) => key === 'most' || key === 'least');
  return most !== undefined && own.some((word) => gapOf(most, word) === 1 && isPluralOf(draft, word));
}

/** `trades`, and not who makes them. */
function isPluralOf({ context }: Draft, { at }: Match): boolean {
  const text = context.tokens[at.at(-1)!]?.text ?? ''; // a match has tokens
  return text.endsWith('s') && !/^(?:traders|buyers|sellers|senders|receivers)$/.test(text);
}

/** Further figures that were named: `with fees and count`. */
function toAlso(draft: Draft, measures: readonly Measure[]): readonly Measure[] {
  const { event } = draft;
  const mean = draft.context.of('shape').find(({ key }) => key === 'mean');
  return namedFields(draft).flatMap(({ field, at }): readonly Measure[] => {
    if (!isNumber(draft, field) || measures.some((one) => one.field === field) || !isOfOneToken(draft, field))
      return [];
    const kind = findQuerySource(draft.event.source)?.fields[field]?.kind;
    mark(draft, at);
    // Rows that are sums of many have no mean of one.
    if (event.isSums !== true && mean !== undefined && gapOf(mean, { at }) >= 1 && gapOf(mean, { at }) <= 2) {
      mark(draft, mean.at);
      return [{ measure: 'mean', field }];
    }
    return [{ measure: kind === 'price' || kind === 'number' || kind === 'change' ? 'mean' : 'sum', field }];
  });
}
