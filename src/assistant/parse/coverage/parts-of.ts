/** What a question holds, as far as words can be looked for in it: its queries, their fields and numbers, the things it is of. */
import { findQuerySource } from '#contracts/query/query-sources';
import { CATALOGUE, findMeasure } from '../../catalogue/catalogue.ts';
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import { askedJoinsOf, type AskedQuery, type Question } from '../../question/question.ts';

type Where = NonNullable<AskedQuery['where']>[number];
type Body = Omit<AskedQuery, 'join' | 'joins' | 'show' | 'each'> &
  Pick<AskedQuery, 'show' | 'each' | 'join' | 'joins'>;
export type AskedOf = Omit<Question, 'unused' | 'language'>;

export interface Parts {
  readonly want: Question['want'];
  /** Its queries with those that narrow them. */
  readonly queries: readonly Body[];
  readonly conditions: readonly Where[];
  /** Fields that are bounded, grouped, measured, shown or ordered by. */
  readonly fields: ReadonlySet<string>;
  readonly measures: ReadonlySet<string>;
  /** Keys of the values of a thing that are told or ranked by. */
  readonly keys: ReadonlySet<string>;
  /** Everything that is written in it, to look for ids and numbers. */
  readonly text: string;
  /** Every number that is written in it. */
  readonly numbers: readonly number[];
  /** Those of its conditions: how many rows it shows is no number of slots. */
  readonly sizes: readonly number[];
  /** What it is ordered by: a size, a time. */
  readonly order?: 'size' | 'time' | 'both' | undefined;
}

export function partsOf(question: AskedOf): Parts {
  const { want, subjects, bounds, shape, unit, time } = question;
  const queries =
    want.kind === 'query'
      ? [want.query, ...(want.against === undefined ? [] : [want.against]), ...(want.inside ?? [])].flatMap(
          withJoined,
        )
      : [];
  const conditions = queries.flatMap(({ where = [], having = [], measures = [] }) => [
    ...where,
    ...having,
    ...measures.flatMap((measure) =>
      [measure, measure.of, measure.over, measure.less].flatMap((one) => one?.where ?? []),
    ),
  ]);
  const plain = queries.flatMap(({ measures = [] }) =>
    measures.flatMap((measure) =>
      [measure, measure.of, measure.over, measure.less].flatMap((one) => one ?? []),
    ),
  );
  const shown = queries.flatMap(({ by = [], show = [], order, each }) => [
    ...by,
    ...show,
    ...(order === undefined ? [] : [order.by, order.by.replace(/^[a-z]+_/, '')]),
    ...(each?.by === undefined ? [] : [each.by]),
  ]);
  // A query is of what its conditions say, and other readings of what they are about.
  const text = JSON.stringify(
    want.kind === 'query' ? { want, bounds, shape, unit } : { want, bounds, shape, unit, subjects },
  );
  return {
    want,
    queries,
    conditions,
    fields: new Set([
      ...shown,
      ...conditions.map(({ field }) => field),
      ...plain.flatMap(({ field }) => field ?? []),
    ]),
    measures: new Set(plain.map(({ measure }) => measure)),
    keys: keysOf(question),
    text,
    numbers: toNumbers(`${text} ${time?.text ?? ''}`),
    sizes: toNumbers(`${text.replaceAll(/"limit":\d{1,9}/g, '')} ${time?.text ?? ''}`),
    order: orderOf(question, queries),
  };
}

const toNumbers = (text: string): readonly number[] =>
  [...text.matchAll(/(?<!\w)\d{1,40}(?:\.\d{1,20})?/g)].map(([number]) => Number(number));

function orderOf({ shape, want }: AskedOf, queries: readonly Body[]): Parts['order'] {
  // Rows of a thing have orders of their own.
  if (want.kind !== 'query')
    return shape.order !== undefined || shape.by !== undefined || shape.place !== undefined
      ? 'both'
      : undefined;
  const orders = queries.flatMap(({ from, order, measures = [], limit }) => [
    ...(order === undefined ? [] : [isTime(from, order.by) ? 'time' : 'size']),
    ...(order === undefined && limit === 1 ? ['time'] : []),
    ...measures.flatMap(({ measure }) =>
      measure === 'min' || measure === 'max'
        ? ['both']
        : measure === 'first' || measure === 'last'
          ? ['time']
          : [],
    ),
  ]);
  if (orders.includes('both') || (orders.includes('time') && orders.includes('size'))) return 'both';
  return orders.includes('time') ? 'time' : orders.includes('size') ? 'size' : undefined;
}

const isTime = (from: string, field: string): boolean => {
  const kind = findQuerySource(from)?.fields[field]?.kind;
  return kind === 'time' || kind === 'slot' || field === 'bucket' || /time|age|created/i.test(field);
};

function withJoined(query: AskedQuery): readonly Body[] {
  return [query, ...askedJoinsOf(query).map((join): Body => join.in)];
}

/** What an answer says of a thing: values, those beside them, the columns of their rows. */
function keysOf({ want, shape, bounds }: AskedOf): ReadonlySet<string> {
  const own =
    want.kind === 'measures'
      ? [...want.keys, ...(want.states ?? [])]
      : want.kind === 'predicate' || want.kind === 'compare'
        ? [want.key]
        : want.kind === 'explain'
          ? (want.also ?? [])
          : [];
  const of = 'of' in want ? want.of : undefined;
  const measures = own.flatMap((key) => (of === undefined ? [] : (findMeasure(of, key) ?? [])));
  const because =
    want.kind === 'predicate' ? (CATALOGUE.get(want.of)?.predicates.get(want.key)?.because ?? []) : [];
  return new Set([
    ...own,
    ...because,
    ...measures.flatMap(({ beside = [], columns = [], single, when }) => [
      ...beside,
      ...columns,
      ...(single === undefined ? [] : [single]),
      ...(when === undefined ? [] : [when]),
    ]),
    ...(shape.by === undefined ? [] : [shape.by]),
    ...bounds.flatMap(({ field }) => field ?? []),
  ]);
}

/** Whether a query is of the other side of what an event is: of buys, where sells are spoken of. */
export function isOtherSideShown(key: string, { queries }: Parts): boolean {
  const other = EVENTS_BY_KEY.get(key);
  return (
    other?.where !== undefined &&
    queries.some(
      ({ from, where = [], by = [] }) =>
        from === other.source &&
        other.where!.every(
          ({ field, value }) =>
            !by.includes(field) && where.some((one) => one.field === field && one.value !== value),
        ),
    )
  );
}

/** Whether a query is of what an event is, and of the side of it that the event means. */
export function isEventShown(key: string, { queries }: Parts): boolean {
  const event = EVENTS_BY_KEY.get(key);
  return (
    event !== undefined &&
    queries.some(
      ({ from, where = [], measures = [] }) =>
        from === event.source &&
        // Rows of it, or figures of such rows.
        [where, ...measures.map((measure) => measure.where ?? [])].some((conditions) =>
          (event.where ?? []).every(({ field, value }) =>
            conditions.some((one) => one.field === field && one.value === value),
          ),
        ),
    )
  );
}
