/** A number as spreadsheets read it without evaluating anything. */
const PLAIN_NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Spreadsheets evaluate cells that begin so. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** One cell by RFC 4180; text a spreadsheet would run as a formula gets a leading `'`. */
export function toCsvCell(text: string): string {
  const safe = FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Records as RFC 4180 text; every line, the last too, ends with CR LF. */
export function toCsv(records: readonly (readonly string[])[]): string {
  return records.map((cells) => `${cells.map(toCsvCell).join(',')}\r\n`).join('');
}

/** How a column writes itself; without `csv` it is left out. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly csv?: ((row: Row) => string) | undefined;
}

/** Rows under their titles, of the columns that have a text. */
export function toCsvTable<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ title, csv }) => (csv ? [{ title, csv }] : []));
  return toCsv([written.map(({ title }) => title), ...rows.map((row) => written.map(({ csv }) => csv(row)))]);
}

/** A file name without what file systems refuse, ending in `.csv`. */
export function toCsvFileName(name: string): string {
  const stem = name
    .replace(/\.csv$/i, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${stem.slice(0, 100) || 'table'}.csv`;
}
