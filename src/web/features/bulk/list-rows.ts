import { findBulkColumn, type BulkColumn } from '#contracts/columns/bulk-columns';
import type { CellKind, CellValue } from '#contracts/columns/define-columns';
import type { WireNames } from '../../values/names.ts';
import type { BulkSearch } from './bulk-search.ts';
import type { ListRow } from './list-calls.ts';

const WORDS: ReadonlySet<CellKind> = new Set(['text', 'words', 'address', 'signature']);

/** The rows that fit what the page asks for, in its order; without one in that of the list. */
export function toShownRows(
  rows: readonly ListRow[],
  { kind, state, q, sort, order, columns }: BulkSearch,
  names: WireNames,
): readonly ListRow[] {
  const wanted = q?.toLowerCase();
  const looked = ['item', 'label', ...columns].flatMap((key) => findBulkColumn(key) ?? []);
  const fitting = rows.filter(
    (row) =>
      (kind === undefined || row.kind === kind) &&
      (state === undefined || row.state === state) &&
      (wanted === undefined || hasText(row, looked, names, wanted)),
  );
  const column = sort === undefined ? undefined : findBulkColumn(sort);
  if (column === undefined) return fitting;
  const sign = order === 'ascending' ? 1 : -1;
  return fitting
    .map((row) => ({ row, value: column.read(row, names) }))
    .sort((a, b) => compare(a.value, b.value, sign, WORDS.has(column.kind)))
    .map(({ row }) => row);
}

const hasText = (row: ListRow, columns: readonly BulkColumn[], names: WireNames, wanted: string): boolean =>
  columns.some(
    (column) =>
      WORDS.has(column.kind) &&
      String(column.read(row, names) ?? '')
        .toLowerCase()
        .includes(wanted),
  );

const isNothing = (value: CellValue): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** What there is nothing of stands last either way. Whole numbers are compared exactly, however long they are. */
function compare(a: CellValue, b: CellValue, sign: 1 | -1, isWords: boolean): number {
  if (isNothing(a) || isNothing(b)) return Number(isNothing(a)) - Number(isNothing(b));
  if (isWords) return sign * String(a).localeCompare(String(b), 'en', { numeric: true });
  if (typeof a === 'boolean' || typeof b === 'boolean') return sign * (Number(a) - Number(b));
  const [left, right] = [String(a), String(b)];
  if (isWhole(left) && isWhole(right)) {
    const [x, y] = [BigInt(left), BigInt(right)];
    return x === y ? 0 : x < y ? -sign : sign;
  }
  return sign * (Number(left) - Number(right));
}

const isWhole = (text: string): boolean => /^-?\d{1,40}$/.test(text);
