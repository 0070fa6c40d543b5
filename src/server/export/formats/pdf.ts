import { toCellText, toMetadataEntries } from '../cell-text.ts';
import { createPdfTable, type PdfTable } from '../pdf/pdf-table.ts';
import { openPdfFonts } from '../pdf/pdf-fonts.ts';
import { defineFormat } from './define-format.ts';

const SAMPLE_ROWS = 50;

/**
 * A table over pages with its header on each and their numbers. Latin, Cyrillic, Greek and Vietnamese are drawn;
 * characters the font lacks are spelled `{U+4E2D}`.
 */
export default defineFormat({
  key: 'pdf',
  title: 'PDF',
  extension: 'pdf',
  mimeType: 'application/pdf',
  rowCap: 10_000,
  options: ['pageSize', 'includeHeaders', 'dateFormat', 'numberFormat', 'includeMetadata'],
  async *write(batches, { title, columns, metadata }, config) {
    // Only who writes a PDF loads what it takes.
    const { default: PDFDocument } = await import('pdfkit');
    const document = new PDFDocument({ autoFirstPage: false, info: { Title: title } });
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => {
      document.on('end', () => resolve());
      document.on('error', reject);
    });
    ended.catch(() => undefined); // it is awaited below, after the last row
    const fonts = openPdfFonts(document);
    const page = { title, size: config.pageSize, hasHeader: config.includeHeaders };
    let table: PdfTable | undefined;
    for await (const rows of batches) {
      const texts = rows.map((row) => columns.map((column, i) => toCellText(row[i] ?? null, column, config)));
      table ??= createPdfTable(document, fonts, page, columns, texts.slice(0, SAMPLE_ROWS));
      for (const row of texts) table.addRow(row);
      yield* chunks.splice(0);
    }
    table ??= createPdfTable(document, fonts, page, columns, []);
    if (config.includeMetadata) {
      const cut = table.cutCells();
      table.addPage([
        ...toMetadataEntries(metadata()).map(([key, value]) => `${key}: ${value}`),
        'Characters the font does not have are written as {U+…} with their number.',
        ...(cut > 0 ? [`${cut} cells were too long for a page and end with …`] : []),
      ]);
    }
    table.finish();
    document.end();
    await ended;
    yield* chunks.splice(0);
  },
});
