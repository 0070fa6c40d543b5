import { toCsv } from '#std/csv';
import type { ChartTable } from './chart-table.ts';

/** All rows as CSV, the oldest first. */
export function toChartCsv({ columns, rowCount }: ChartTable): string {
  const rows = Array.from({ length: rowCount }, (_, row) => columns.map(({ csv }) => csv(row)));
  return toCsv([columns.map(({ title }) => title), ...rows]);
}

/** A name every file system takes. */
export function toCsvName(label: string): string {
  const stem = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${stem.slice(0, 80) || 'chart'}.csv`;
}
