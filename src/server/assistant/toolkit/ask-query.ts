import type { Names } from '#contracts/answers';
import type { IndexCoverage } from '#contracts/market/market';
import type { IndexQuery, QueryCell, QueryCondition } from '#contracts/query/index-query';
import { found, ToolError, type ToolAsk } from '../tools/define-tool.ts';

/** Cells by the keys of their columns; what is absent is left out. */
export type QueryRow = Readonly<Record<string, Exclude<QueryCell, null> | undefined>>;

export interface QueryTable {
  readonly rows: readonly QueryRow[];
  readonly hasMore: boolean;
  /** When what was looked through begins, as far as it is indexed. */
  readonly from: number;
  /** What part of the time that was asked for is not in it, in words. */
  readonly missing: string | undefined;
  readonly names: Names;
  readonly coverage: IndexCoverage;
}

/** Why there is no figure over all: too much would have to be looked through. */
export interface TooMuch {
  readonly tooMuch: string;
}

/** Asks the index. Throws the tool’s error where there is none. */
export async function askQuery(ask: Pick<ToolAsk, 'ask'>, query: IndexQuery): Promise<QueryTable | TooMuch> {
  const answer = await ask.ask('explore', { q: JSON.stringify(query) });
  if (answer.kind === 'absent' && answer.state === 'too-much') {
    return { tooMuch: `${answer.message} ${answer.hint ?? ''}`.trim() };
  }
  const { columns, rows, hasMore, scope, names, coverage } = found(answer);
  return {
    rows: rows.map((row) => Object.fromEntries(columns.map(({ key }, i) => [key, row[i] ?? undefined]))),
    hasMore,
    from: Math.max(scope.from ?? 0, coverage.fromTime),
    missing: scope.missing,
    names,
    coverage,
  };
}

export const isTooMuch = (table: QueryTable | TooMuch): table is TooMuch => 'tooMuch' in table;

/** Conditions `field = value` for what is given. */
export const equalTo = (
  fields: Readonly<Record<string, string | number | boolean | undefined>>,
): readonly QueryCondition[] =>
  Object.entries(fields).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, is: '=' as const, value }],
  );

/** Bounds of an amount, both included. */
export const between = (
  field: string,
  least: bigint | undefined,
  most: bigint | undefined,
): readonly QueryCondition[] => [
  ...(least === undefined ? [] : [{ field, is: '>=' as const, value: String(least) }]),
  ...(most === undefined ? [] : [{ field, is: '<=' as const, value: String(most) }]),
];

/** A whole number of a row; zero where it is absent. */
export const amountOf = (row: QueryRow | undefined, key: string): bigint => BigInt(row?.[key] ?? 0);
export const countOf = (row: QueryRow | undefined, key = 'count'): number => Number(row?.[key] ?? 0);

/** Both included in seconds; a query leaves the end of its time out. */
export const toQueryTime = (from: number | undefined, to: number | undefined) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to: to + 1 }),
});

/** What is tried in turn where no beginning was asked for and all of the index is too much: seconds. */
const NARROWER = [
  [86_400, 'day'],
  [3_600, 'hour'],
] as const;

export interface Within {
  readonly table: QueryTable;
  /** The time it was asked of, for further queries of the same. */
  readonly time: IndexQuery['time'];
  /** That less than asked for was looked through. */
  readonly narrowed: string | undefined;
}

/** Asks over all of the index, else over the last day, else over the last hour before `to`. Throws where a time was asked for and is too much. */
export async function askWithin(
  ask: Pick<ToolAsk, 'ask'>,
  query: Omit<IndexQuery, 'time'>,
  from: number | undefined,
  to: number | undefined,
): Promise<Within> {
  const asked = toQueryTime(from, to);
  const first = await askQuery(ask, { ...query, time: asked });
  if (!isTooMuch(first)) return { table: first, time: asked, narrowed: undefined };
  for (const [seconds, word] of from === undefined ? NARROWER : []) {
    const time = to === undefined ? { last: seconds } : { from: Math.max(0, to + 1 - seconds), to: to + 1 };
    const table = await askQuery(ask, { ...query, time });
    if (isTooMuch(table)) continue;
    const narrowed = `Only the last ${word} was searched: all of the index is too much for one answer.`;
    return { table, time, narrowed };
  }
  throw new ToolError('unsupported', first.tooMuch);
}

/** Names of several answers together; where they differ, the first says it. */
export function joinNames(tables: readonly { readonly names: Names }[]): Names {
  const all = tables.map(({ names }) => names).toReversed();
  return {
    labels: Object.assign({}, ...all.map(({ labels }) => labels)) as Names['labels'], // of these
    tokens: Object.assign({}, ...all.map(({ tokens }) => tokens)) as Names['tokens'], // of these
  };
}
