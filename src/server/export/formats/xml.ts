import { toCellText, toMetadataEntries } from '../cell-text.ts';
import { toXmlNames, toXmlText } from '../xml-text.ts';
import { defineFormat } from './define-format.ts';

const encoder = new TextEncoder();

/** One element a row and one a cell, named after the column’s key; what is not known is left out. */
export default defineFormat({
  key: 'xml',
  title: 'XML',
  extension: 'xml',
  mimeType: 'application/xml; charset=utf-8',
  rowCap: 1_000_000,
  options: ['dateFormat', 'numberFormat', 'includeMetadata'],
  async *write(batches, { title, columns, metadata }, config) {
    const names = toXmlNames(columns.map(({ key }) => key));
    let head = `<?xml version="1.0" encoding="UTF-8"?>\n<export title="${toXmlText(title)}">\n  <columns>\n`;
    for (const [i, column] of columns.entries()) {
      head += `    <column name="${names[i]}" kind="${column.kind}" title="${toXmlText(column.title)}"/>\n`;
    }
    yield encoder.encode(`${head}  </columns>\n  <rows>\n`);
    for await (const rows of batches) {
      let text = '';
      for (const row of rows) {
        text += '    <row>';
        for (const [i, column] of columns.entries()) {
          const cell = row[i] ?? null;
          if (cell === null) continue;
          text += `<${names[i]}>${toXmlText(toCellText(cell, column, config))}</${names[i]}>`;
        }
        text += '</row>\n';
      }
      yield encoder.encode(text);
    }
    let end = '  </rows>\n';
    if (config.includeMetadata) {
      const entries = toMetadataEntries(metadata()).map(
        ([key, value]) => `    <${key}>${toXmlText(value)}</${key}>\n`,
      );
      end += `  <metadata>\n${entries.join('')}  </metadata>\n`;
    }
    yield encoder.encode(`${end}</export>\n`);
  },
});
