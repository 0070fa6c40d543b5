import { toCsvCell } from '#std/csv';
import { isWritten, toCellText, toMetadataEntries } from '../cell-text.ts';
import { defineFormat } from './define-format.ts';

const encoder = new TextEncoder();

/** RFC 4180 with a chosen delimiter. Text a spreadsheet would run as a formula gets a leading `'`. */
export default defineFormat({
  key: 'csv',
  title: 'CSV',
  extension: 'csv',
  mimeType: 'text/csv; charset=utf-8',
  rowCap: 1_000_000,
  options: ['delimiter', 'includeHeaders', 'quoteStrings', 'dateFormat', 'numberFormat', 'includeMetadata'],
  // RFC 4180 has no place for it; everything else has.
  hasMetadataByDefault: false,
  async *write(batches, { columns, metadata }, config) {
    const { delimiter, quoteStrings: quoteAlways } = config;
    const guarded = (text: string) => toCsvCell(text, { delimiter, quoteAlways });
    /** Our own numbers need no guard, but a grouped one may hold the delimiter. */
    const written = (text: string) => (text.includes(delimiter) ? `"${text}"` : text);
    const line = (cells: readonly string[]) => `${cells.join(delimiter)}\r\n`;
    if (config.includeHeaders) yield encoder.encode(line(columns.map(({ title }) => guarded(title))));
    for await (const rows of batches) {
      let text = '';
      for (const row of rows) {
        text += line(
          columns.map((column, i) => {
            const cell = row[i] ?? null;
            if (cell === null) return '';
            const shown = toCellText(cell, column, config);
            return isWritten(cell, column) ? written(shown) : guarded(shown);
          }),
        );
      }
      yield encoder.encode(text);
    }
    if (config.includeMetadata) {
      const lines = toMetadataEntries(metadata()).map((entry) => line(entry.map(guarded)));
      yield encoder.encode(`\r\n${lines.join('')}`);
    }
  },
});
