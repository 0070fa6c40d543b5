import type { Column } from '../table/table.tsx';
import { toIsoTime } from './time-text.ts';

/** The figures of a chart by column; rows are counted from the oldest, and text is made only when asked for. */
export interface ChartTable {
  readonly rowCount: number;
  readonly columns: readonly ChartColumn[];
}

export interface ChartColumn {
  readonly title: string;
  /** For reading. */
  readonly text: (row: number) => string;
  /** For a spreadsheet: the bare value, empty where there is none. */
  readonly csv: (row: number) => string;
  readonly align?: 'right' | undefined;
}

/** Rows of a table on the page; the CSV has all. */
export const TABLE_ROWS = 1000;
/** Rows in the page as the server sends it. */
export const SERVER_ROWS = 30;

export const toTimeColumn = (times: readonly number[]): ChartColumn => ({
  title: 'Time',
  text: (row) => toIsoTime(times[row]),
  csv: (row) => toIsoTime(times[row]),
});

export function toNumberColumn(
  title: string,
  valueOf: (row: number) => number | undefined,
  format: (value: number) => string,
): ChartColumn {
  const finite = (row: number): number | undefined => {
    const value = valueOf(row);
    return value !== undefined && Number.isFinite(value) ? value : undefined;
  };
  return {
    title,
    align: 'right',
    text: (row) => {
      const value = finite(row);
      return value === undefined ? '—' : format(value);
    },
    csv: (row) => String(finite(row) ?? ''),
  };
}

/** Rows as a reader wants them: the newest first, at most `limit`. */
export function toShownRows(rowCount: number, limit: number): readonly number[] {
  return Array.from({ length: Math.min(rowCount, limit) }, (_, i) => rowCount - 1 - i);
}

export function toTableColumns(table: ChartTable): readonly Column<number>[] {
  return table.columns.map(({ title, text, csv, align }) => ({ key: title, title, cell: text, csv, align }));
}

/** What a shortened table leaves out; nothing when it is whole. */
export function toLimitNote(rowCount: number, limit: number, where: string): string | undefined {
  if (rowCount <= limit) return undefined;
  return `The newest ${limit.toLocaleString('en')} of ${rowCount.toLocaleString('en')} rows; ${where}.`;
}
