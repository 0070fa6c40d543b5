import { toCsv } from '#std/csv';

/** How a column writes itself; without `csv` it is left out. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly csv?: ((row: Row) => string) | undefined;
}

/** Titles and rows of the columns that have a text. */
export function toCsvRecords<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): { readonly titles: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const written = columns.flatMap(({ title, csv }) => (csv ? [{ title, csv }] : []));
  return {
    titles: written.map(({ title }) => title),
    rows: rows.map((row) => written.map(({ csv }) => csv(row))),
  };
}

/** Rows under their titles, of the columns that have a text. */
export function toCsvTable<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const records = toCsvRecords(columns, rows);
  return toCsv([records.titles, ...records.rows]);
}

/** A file name without what file systems refuse, ending in `.csv`. */
export function toCsvFileName(name: string): string {
  const stem = name
    .replace(/\.csv$/i, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${stem.slice(0, 100) || 'table'}.csv`;
}
