import type { Names } from '#contracts/answers';
import type { IndexCoverage } from '#contracts/market/market';
import type { IndexQuery, QueryCell, QueryCondition } from '#contracts/query/index-query';
import { found, type ToolAsk } from '../tools/define-tool.ts';

/** Cells by the keys of their columns; what is absent is left out. */
export type QueryRow = Readonly<Record<string, Exclude<QueryCell, null> | undefined>>;

export interface QueryTable {
  readonly rows: readonly QueryRow[];
  readonly hasMore: boolean;
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

/** Names of several answers together; where they differ, the first says it. */
export function joinNames(tables: readonly { readonly names: Names }[]): Names {
  const all = tables.map(({ names }) => names).toReversed();
  return {
    labels: Object.assign({}, ...all.map(({ labels }) => labels)) as Names['labels'], // of these
    tokens: Object.assign({}, ...all.map(({ tokens }) => tokens)) as Names['tokens'], // of these
  };
}
