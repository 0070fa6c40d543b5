import type { ChartTable } from './chart-table.ts';

const PLAIN_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A cell as RFC 4180 has it; what a spreadsheet would run as a formula is marked as text. */
export function toCsvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** All rows, the oldest first. */
export function toCsv({ columns, rowCount }: ChartTable): string {
  const lines = [columns.map(({ title }) => toCsvCell(title)).join(',')];
  for (let row = 0; row < rowCount; row++)
    lines.push(columns.map(({ csv }) => toCsvCell(csv(row))).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

/** A name every file system takes. */
export function toCsvName(label: string): string {
  const stem = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${stem.slice(0, 80) || 'chart'}.csv`;
}
