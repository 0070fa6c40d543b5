import type { FullExportConfig } from '#contracts/export/export-config';
import type { ExportColumn } from '#contracts/export/exports';
import { toCellText } from '../cell-text.ts';
import { defineFormat, type Cell } from './define-format.ts';

const encoder = new TextEncoder();
const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** Rows as objects with their metadata behind them; integers a double cannot hold are strings. */
export default defineFormat({
  key: 'json',
  title: 'JSON',
  extension: 'json',
  mimeType: 'application/json; charset=utf-8',
  rowCap: 1_000_000,
  options: ['pretty', 'dateFormat', 'numberFormat', 'includeMetadata'],
  async *write(batches, { columns, metadata }, config) {
    const { pretty, includeMetadata } = config;
    const [newline, space, margin] = pretty ? ['\n', ' ', includeMetadata ? '    ' : '  '] : ['', '', ''];
    const keys = columns.map(({ key }) => `${JSON.stringify(key)}:${space}`);
    yield encoder.encode(includeMetadata ? `{${newline}${pretty ? '  ' : ''}"rows":${space}[` : '[');
    let isFirst = true;
    for await (const rows of batches) {
      let text = '';
      for (const row of rows) {
        const cells = columns.map((column, i) => keys[i] + toJsonCell(row[i] ?? null, column, config));
        text += `${isFirst ? '' : ','}${newline}${margin}{${space}${cells.join(`,${space}`)}${space}}`;
        isFirst = false;
      }
      yield encoder.encode(text);
    }
    if (!includeMetadata) {
      yield encoder.encode(`${newline}]${newline}`);
      return;
    }
    const about = JSON.stringify(metadata(), null, pretty ? 2 : 0).replaceAll('\n', '\n  ');
    const before = pretty ? '\n  ' : '';
    yield encoder.encode(`${before}],${before}"metadata":${space}${about}${newline}}${newline}`);
  },
});

function toJsonCell(
  cell: Cell,
  column: ExportColumn,
  { dateFormat, numberFormat }: FullExportConfig,
): string {
  if (cell === null) return 'null';
  const { kind } = column;
  if (typeof cell === 'bigint' && kind !== 'decimal') {
    return cell <= MAX_SAFE && cell >= -MAX_SAFE ? cell.toString() : `"${cell}"`;
  }
  if (typeof cell === 'bigint') {
    // Grouping is for readers; a decimal as text keeps every digit.
    return `"${toCellText(cell, column, { dateFormat, numberFormat: numberFormat === 'units' ? 'units' : 'plain' })}"`;
  }
  if (typeof cell === 'number' && kind === 'time') {
    const text = toCellText(cell, column, { dateFormat, numberFormat: 'plain' });
    return dateFormat === 'unix' ? text || 'null' : JSON.stringify(text);
  }
  if (typeof cell === 'number' && !Number.isFinite(cell)) return 'null';
  return JSON.stringify(cell).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
