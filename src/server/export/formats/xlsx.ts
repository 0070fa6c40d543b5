import { Zip, ZipDeflate } from 'fflate';
import type { FullExportConfig } from '#contracts/export/export-config';
import type { ExportColumn } from '#contracts/export/exports';
import { toCellText, toMetadataEntries } from '../cell-text.ts';
import { toSheetText } from '../xml-text.ts';
import { defineFormat, type Cell } from './define-format.ts';

const encoder = new TextEncoder();
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** What Excel takes in one cell. */
const MAX_CELL_CHARS = 32_767;
const LEVEL = 3;

/**
 * A workbook of two sheets, rows and metadata. Text stands in `inlineStr` cells and nothing is a formula;
 * integers and decimals stand as text too, for a spreadsheet keeps fifteen digits.
 */
export default defineFormat({
  key: 'xlsx',
  title: 'Excel (xlsx)',
  extension: 'xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  rowCap: 100_000,
  options: ['includeHeaders', 'dateFormat', 'numberFormat', 'includeMetadata'],
  async *write(batches, { columns, metadata }, config) {
    const chunks: Uint8Array[] = [];
    let failure: Error | undefined;
    const zip = new Zip((error, chunk) => {
      if (error) failure = error;
      else if (chunk.length > 0) chunks.push(chunk);
    });
    const taken = (): Uint8Array[] => {
      if (failure) throw failure;
      return chunks.splice(0);
    };
    const add = (name: string, text: string): void => {
      const file = open(zip, name);
      file.push(encoder.encode(HEAD + text), true);
    };
    for (const [name, text] of toParts(config.includeMetadata)) add(name, text);
    const sheet = open(zip, 'xl/worksheets/sheet1.xml');
    const frozen = config.includeHeaders
      ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
      : '';
    sheet.push(
      encoder.encode(
        `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><sheetData>`,
      ),
    );
    if (config.includeHeaders) {
      sheet.push(encoder.encode(toRow(columns.map(({ title }) => toTextCell(title)))));
    }
    for await (const rows of batches) {
      let text = '';
      for (const row of rows) {
        text += toRow(columns.map((column, i) => toSheetCell(row[i] ?? null, column, config)));
      }
      sheet.push(encoder.encode(text));
      yield* taken();
    }
    sheet.push(encoder.encode('</sheetData></worksheet>'), true);
    if (config.includeMetadata) {
      const rows = toMetadataEntries(metadata()).map((entry) => toRow(entry.map(toTextCell)));
      add(
        'xl/worksheets/sheet2.xml',
        `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
      );
    }
    zip.end();
    yield* taken();
  },
});

function open(zip: Zip, name: string): ZipDeflate {
  const file = new ZipDeflate(name, { level: LEVEL });
  zip.add(file);
  return file;
}

function toRow(cells: readonly string[]): string {
  return `<row>${cells.join('')}</row>`;
}

function toTextCell(text: string): string {
  // Cut between characters, not inside a surrogate pair.
  const limited =
    text.length > MAX_CELL_CHARS ? text.slice(0, MAX_CELL_CHARS).replace(/[\uD800-\uDBFF]$/, '') : text;
  return `<c t="inlineStr"><is><t xml:space="preserve">${toSheetText(limited)}</t></is></c>`;
}

function toSheetCell(cell: Cell, column: ExportColumn, config: FullExportConfig): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'number' && column.kind === 'number' && config.numberFormat !== 'grouped') {
    return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : '<c/>';
  }
  return toTextCell(toCellText(cell, column, config));
}

/** The files around the sheets, by their names in the package. */
function toParts(isTwo: boolean): readonly (readonly [string, string])[] {
  const numbers = isTwo ? [1, 2] : [1];
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${numbers
        .map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`)
        .join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbers
        .map((n) => `<sheet name="${n === 1 ? 'Rows' : 'About'}" sheetId="${n}" r:id="rId${n}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${numbers
        .map((n) => relation(n, 'worksheet', `worksheets/sheet${n}.xml`))
        .join('')}</Relationships>`,
    ],
  ];
}
