import { toCsv } from '#std/csv';
import { toRecords, type CsvColumn } from './shown-records.ts';
import { trimOf } from '#std/text';

/** Rows under their titles, of the columns that have a text. */
export function toCsvTable<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const records = toRecords(columns, rows);
  return toCsv([records.titles, ...records.rows]);
}

/** A file name without what file systems refuse, ending in `.csv`. */
export function toCsvFileName(name: string): string {
  const stem = trimOf(name.replace(/\.csv$/i, '').replace(/[^\p{L}\p{N}._-]+/gu, '-'), '-.');
  return `${stem.slice(0, 100) || 'table'}.csv`;
}
