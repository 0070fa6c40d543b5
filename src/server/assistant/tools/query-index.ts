import { isGroupedQuery } from '#contracts/query/check-query';
import {
  QUERY_LIMITS,
  type IndexQueryAnswer,
  type QueryCell,
  type QueryColumn,
} from '#contracts/query/index-query';
import { findQuerySource, QUERY_SOURCES } from '#contracts/query/query-sources';
import { toExploreHref } from '#contracts/query/read-query';
import { sayQuery } from '#contracts/query/say-query';
import type { Names } from '#contracts/answers';
import * as leaf from '../figures/figure.ts';
import type { Figure, Stranger } from '../figures/figure.ts';
import { mintLeaf } from '../figures/place-leaf.ts';
import { toTokens } from '../figures/to-leaf.ts';
import { toCellLeaf } from '../figures/to-row-leaves.ts';
import { WRAPPED_SOL } from '#decoder';
import { querySchema } from '../../input/query-schema.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { defineTool, found, ToolError } from './define-tool.ts';

/** Rows of one result: each of their cells is a fact. */
const MAX_ROWS = 100;
const ROWS = 20;

const SOURCES = QUERY_SOURCES.map(
  ({ name, about, fields }) => `${name}: ${about} Fields: ${Object.keys(fields).join(', ')}.`,
);

type Found = Extract<IndexQueryAnswer, { readonly kind: 'found' }>;

export default defineTool({
  name: 'query_index',
  title: 'Query the index',
  description: [
    'Filters, groups, adds up and ranks what is indexed, for what no other tool answers. Without measures and groups it lists rows, newest first. Amounts are whole numbers: lamports, millionths of a dollar, smallest units of a token. Events are of the last day unless time says otherwise.',
    ...SOURCES,
  ].join('\n'),
  doing: 'Querying the index',
  input: querySchema,
  async run(ask, asked) {
    const limit = Math.min(asked.limit ?? ROWS, MAX_ROWS);
    const now = Math.floor(ask.nowMs() / 1_000);
    const q = JSON.stringify({ ...asked, limit }, (key, value: unknown) =>
      key === 'time' ? openEnded(value, now) : value,
    );
    if (q.length > QUERY_LIMITS.text)
      throw new ToolError('invalid_argument', `A query has at most ${QUERY_LIMITS.text} characters of JSON.`);
    const answer = found(await ask.ask('explore', { q }));
    const { query, columns, rows, hasMore, scope, coverage } = answer;
    const data = {
      // Without names of tokens, which are strangers’ words.
      reading: leaf.word(sayQuery(query)),
      ...(scope.from !== undefined && { from: leaf.time(Math.max(scope.from, coverage.fromTime)) }),
      ...(scope.to !== undefined && { to: leaf.time(Math.min(scope.to, coverage.toTime)) }),
      count: leaf.count(rows.length),
      more: leaf.flag(hasMore),
      rows: rows.map((row) => toRow(row, answer)),
      coverage: toCoverageTree(coverage),
    };
    return {
      data,
      source: indexSource(coverage, ask.nowMs()),
      notes: [
        ...(scope.missing === undefined ? [] : [scope.missing]),
        ...(hasMore
          ? [
              `There are more ${isGroupedQuery(query) ? 'groups' : findQuerySource(query.from)!.row[1]} than these.`,
            ]
          : []),
        ...(rows.length === 0
          ? [`No results. Columns: ${columns.map(({ title }) => title).join(', ')}.`]
          : []),
      ],
      links: [{ label: 'Explore', href: toExploreHref(query) }],
    };
  },
});

/** A time that ends now has the newest second in it, though the end of an interval is left out. */
function openEnded(time: unknown, now: number): unknown {
  if (time === undefined) return undefined;
  const { to, ...rest } = time as { readonly to?: number }; // the schema has it as an object
  return to === now ? rest : time;
}

/** By the keys of the columns; what is absent is left out. */
function toRow(
  row: readonly QueryCell[],
  { columns, query, names }: Found,
): Readonly<Record<string, Figure | Stranger | undefined>> {
  const { fields } = findQuerySource(query.from)!; // the answer ran it
  return Object.fromEntries(
    columns.map((column, i) => {
      const isMint = fields[column.key]?.isMint === true;
      const mint = isMint ? undefined : toMint(row, column, columns);
      const isSol = PAID_IN_SOL.has(query.from) && (isMint ? row[i] : mint) === WRAPPED_SOL.mint;
      return [column.key, isSol ? toSol(row[i]!, isMint) : toLeaf(row[i]!, column, isMint, mint, names)];
    }),
  );
}

/** Of these SOL stands under the mint of wrapped SOL, and most of it never was wrapped. */
const PAID_IN_SOL: ReadonlySet<string> = new Set(['transfers', 'trades']);

function toSol(cell: QueryCell, isMint: boolean): Figure | undefined {
  if (cell === null) return undefined;
  return isMint ? { ...mintLeaf(String(cell)), ui: 'SOL' } : leaf.sol(String(cell));
}

function toMint(
  row: readonly QueryCell[],
  column: QueryColumn,
  columns: readonly QueryColumn[],
): string | undefined {
  if (column.mintColumn === undefined) return column.mint;
  const cell = row[columns.findIndex(({ key }) => key === column.mintColumn)];
  return typeof cell === 'string' ? cell : undefined;
}

function toLeaf(
  cell: QueryCell,
  column: QueryColumn,
  isMint: boolean,
  mint: string | undefined,
  names: Names,
): Figure | Stranger | undefined {
  if (cell === null) return undefined;
  if (isMint) return mintLeaf(String(cell));
  if (column.kind === 'integer') return toTokens(BigInt(cell), mint, undefined, names);
  // Names of instructions are what interfaces call them.
  if (column.kind === 'text') return leaf.nameOf(column.title.toLowerCase(), String(cell));
  return toCellLeaf(column, cell, names);
}
