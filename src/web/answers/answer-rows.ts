/** Rows of an answer's table: how they sort and how they are written elsewhere. */
import type { Block, Span } from '#contracts/assistant/agent';
import { toCsv } from '#std/csv';
import { toUnitAfter, type Citations } from './facts-of.ts';

export type TableBlock = Extract<Block, { kind: 'table' }>;
type Cell = readonly Span[];
type Row = readonly Cell[];

export interface RowOrder {
  readonly column: number;
  readonly direction: 'ascending' | 'descending';
}

const NUMERIC = /^-?\d+(?:\.\d+)?$/;

/** What a cell sorts by: the number of its first figure, scaled to whole units, or its text. */
function toSortKey(cell: Cell, { facts }: Citations): number | string {
  for (const span of cell) {
    const fact = span.kind === 'fact' ? facts.get(span.fact)?.fact : undefined;
    // Rounded for the order only; what is shown stays exact.
    if (fact !== undefined && NUMERIC.test(fact.raw)) return Number(fact.raw) / 10 ** (fact.decimals ?? 0);
  }
  return toCellText(cell);
}

/** The rows in an order; without one as the tool gave them. Equal rows keep their places. */
export function toSorted(
  rows: readonly Row[],
  order: RowOrder | undefined,
  citations: Citations,
): readonly Row[] {
  if (order === undefined) return rows;
  const sign = order.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: toSortKey(row[order.column] ?? [], citations) }))
    .sort((a, b) => sign * compare(a.key, b.key))
    .map(({ row }) => row);
}

function compare(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  // Figures stand before words.
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return String(a).localeCompare(String(b), 'en', { numeric: true });
}

/** A press on a title: falling first, then rising, then as it was. */
export function toNextOrder(order: RowOrder | undefined, column: number): RowOrder | undefined {
  if (order?.column !== column) return { column, direction: 'descending' };
  return order.direction === 'descending' ? { column, direction: 'ascending' } : undefined;
}

export const toCellText = (cell: Cell): string => cell.map(({ text }) => text).join('');

/** Titles and rows; figures with their unit, addresses and signatures whole. */
export function toAnswerCsv({ columns, rows }: TableBlock, citations: Citations): string {
  const toText = (span: Span): string => {
    const fact = span.kind === 'fact' ? citations.facts.get(span.fact)?.fact : undefined;
    if (fact === undefined) return span.text;
    if (fact.kind === 'address' || fact.kind === 'signature' || fact.kind === 'hash') return fact.raw;
    const unit = toUnitAfter(fact, span.text);
    return unit === undefined ? span.text : `${span.text} ${unit}`;
  };
  return toCsv([
    columns.map(({ title }) => title),
    ...rows.map((row) => row.map((cell) => cell.map(toText).join(''))),
  ]);
}
