import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { describe, expect, test } from 'vitest';
import { withExportDefaults } from '#contracts/export/export-config';
import type { ExportColumn, ExportConfig, ExportFormat, ExportMetadata } from '#contracts/export/exports';
import { looksLikeFormula } from '#std/csv';
import { readPdfPages } from '../../testing/pdf-text.ts';
import type { Row } from './define-format.ts';
import { formats } from './index.gen.ts';

const METADATA: ExportMetadata = {
  title: 'Things',
  cluster: 'localnet',
  source: 'embedded localnet',
  exportedAt: '2026-09-15T00:00:00.000Z',
  asOfSlot: 123,
  asOfTime: '2026-09-14T23:59:59.000Z',
  window: 'the newest rows',
  stale: false,
  rows: 2,
  truncated: true,
  truncatedBy: 'A file of this format holds 2 rows.',
};

const decoder = new TextDecoder();

async function write(
  columns: readonly ExportColumn[],
  rows: readonly Row[],
  config: ExportConfig,
): Promise<Uint8Array> {
  async function* batches() {
    for (let i = 0; i < rows.length; i += 3) yield rows.slice(i, i + 3);
  }
  const chunks: Uint8Array[] = [];
  const format = formats.find(({ key }) => key === config.format)!;
  const sheet = { title: 'Things', columns, metadata: () => METADATA };
  for await (const chunk of format.write(batches(), sheet, withExportDefaults(config))) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

const writeText = async (columns: readonly ExportColumn[], rows: readonly Row[], config: ExportConfig) =>
  decoder.decode(await write(columns, rows, config));

const column = (key: string, kind: ExportColumn['kind'], decimals?: number): ExportColumn => ({
  key,
  title: key.toUpperCase(),
  kind,
  ...(decimals !== undefined && { decimals }),
});

const ALL = [
  column('n', 'integer'),
  column('fee', 'decimal', 9),
  column('x', 'number'),
  column('ok', 'boolean'),
  column('at', 'time'),
  column('words', 'text'),
];
const ROWS: readonly Row[] = [
  [18446744073709551615n, 1500000000n, -1.5, true, 1_789_430_400, '=1+1'],
  [-5n, -1n, 2, false, 0, 'a "b", c'],
  [null, null, null, null, null, null],
];

/** 2⁵³−1, 2⁵³, 2⁵³+1, 2⁶³−1, 2⁶⁴−1, −2⁶³ and the ends of 128 bits. */
const EDGES = [
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775807',
  '18446744073709551615',
  '-9223372036854775808',
  '-170141183460469231731687303715884105728',
  '340282366920938463463374607431768211455',
];

describe('export formats', () => {
  test('there are csv, json, pdf, parquet, xlsx and xml with their caps', () => {
    expect(Object.fromEntries(formats.map(({ key, rowCap }) => [key, rowCap]))).toEqual({
      csv: 1_000_000,
      json: 1_000_000,
      xlsx: 100_000,
      pdf: 10_000,
      xml: 1_000_000,
      parquet: 1_000_000,
    });
  });

  test('CSV is by default a comma, headers and ISO dates; negative numbers stay numbers, text is guarded', async () => {
    expect(await writeText(ALL, ROWS, { format: 'csv' })).toBe(
      'N,FEE,X,OK,AT,WORDS\r\n' +
        "18446744073709551615,1.5,-1.5,true,2026-09-15T00:00:00Z,'=1+1\r\n" +
        '-5,-0.000000001,2,false,1970-01-01T00:00:00Z,"a ""b"", c"\r\n' +
        ',,,,,\r\n',
    );
  });

  test('CSV takes semicolon, tab and pipe, leaves headers out and quotes all strings when asked', async () => {
    const rows: readonly Row[] = [[1n, 'a;b|c\td']];
    const columns = [column('n', 'integer'), column('words', 'text')];
    const of = (delimiter: ExportConfig['delimiter']) =>
      writeText(columns, rows, { format: 'csv', delimiter, includeHeaders: false });
    expect(await of(';')).toBe('1;"a;b|c\td"\r\n');
    expect(await of('\t')).toBe('1\t"a;b|c\td"\r\n');
    expect(await of('|')).toBe('1|"a;b|c\td"\r\n');
    expect(await writeText(columns, [[1n, 'x']], { format: 'csv', quoteStrings: true })).toBe(
      '"N","WORDS"\r\n1,"x"\r\n',
    );
  });

  test('dates and numbers take the form that was asked for', async () => {
    const rows: readonly Row[] = [[1234567n, 1234500000000n, 1234.5, true, 1_789_430_400, '']];
    const of = (more: Partial<ExportConfig>) =>
      writeText(ALL, rows, { format: 'csv', includeHeaders: false, ...more });
    expect(await of({ numberFormat: 'grouped', dateFormat: 'date' })).toBe(
      '"1,234,567","1,234.5","1,234.5",true,2026-09-15,\r\n',
    );
    expect(await of({ numberFormat: 'units', dateFormat: 'unix' })).toBe(
      '1234567,1234500000000,1234.5,true,1789430400,\r\n',
    );
  });

  test('JSON is pretty, carries metadata, and holds what a double cannot as strings', async () => {
    const text = await writeText(ALL, ROWS, { format: 'json' });
    expect(JSON.parse(text)).toEqual({
      rows: [
        {
          n: '18446744073709551615',
          fee: '1.5',
          x: -1.5,
          ok: true,
          at: '2026-09-15T00:00:00Z',
          words: '=1+1',
        },
        { n: -5, fee: '-0.000000001', x: 2, ok: false, at: '1970-01-01T00:00:00Z', words: 'a "b", c' },
        { n: null, fee: null, x: null, ok: null, at: null, words: null },
      ],
      metadata: METADATA,
    });
    expect(text.split('\n').length).toBeGreaterThan(5);
    const bare = await writeText(ALL, [], { format: 'json', pretty: false, includeMetadata: false });
    expect(bare).toBe('[]');
  });

  test('metadata stands in every format that includes it', async () => {
    for (const format of ['csv', 'json', 'xml'] as const) {
      const text = await writeText(ALL, ROWS, { format, includeMetadata: true });
      for (const said of ['localnet', '123', 'the newest rows', 'embedded localnet', 'A file of this format'])
        expect(text, format).toContain(said);
    }
    const sheets = unzipSync(await write(ALL, ROWS, { format: 'xlsx' }));
    expect(strFromU8(sheets['xl/worksheets/sheet2.xml']!)).toContain('the newest rows');
    const pages = readPdfPages(await write(ALL, ROWS, { format: 'pdf' }));
    expect(pages.at(-1)).toContain('window: the newest rows');
    expect(pages.at(-1)).toContain('truncated: true');
    const parquet = await parquetMetadataAsync(toBuffer(await write(ALL, ROWS, { format: 'parquet' })));
    expect(parquet.key_value_metadata).toContainEqual({ key: 'asOfSlot', value: '123' });
  });

  test('a workbook has inline strings and numbers and no formula, whatever the text', async () => {
    const texts = ['=1+1', '@x', '+1+1', '\u0001=2', '<f>1</f>', '=HYPERLINK("a")', '_x0041_', 'a\r\nb'];
    const bytes = await write(
      [column('words', 'text'), column('x', 'number'), column('n', 'integer')],
      texts.map((text): Row => [text, -1.5, 18446744073709551615n]),
      { format: 'xlsx' },
    );
    const parts = unzipSync(bytes);
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet2.xml',
    ]);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(sheet).toContain('<c><v>-1.5</v></c>');
    expect(sheet.match(/<is><t xml:space="preserve">18446744073709551615<\/t><\/is>/g)).toHaveLength(8);
    expect(readSheetTexts(sheet).filter((text) => texts.includes(text))).toEqual(texts);
  });

  test('XML has valid names and characters', async () => {
    const columns = [column('1 bad <name>', 'text'), column('xml', 'text'), column('xml', 'text')];
    const xml = await writeText(columns, [['\u0000a\uFFFE\uD800', '<&>"', 'a\r']], { format: 'xml' });
    expect(xml).toContain(
      '<row><_1_bad_name_>\uFFFDa\uFFFD\uFFFD</_1_bad_name_><_xml>&lt;&amp;&gt;&quot;</_xml><_xml-2>a&#13;</_xml-2></row>',
    );
    // oxlint-disable-next-line no-control-regex -- these are the controls XML forbids
    expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
  });

  test('the edges of 53, 63, 64 and 128 bits come through all six formats with every digit', async () => {
    const columns = [column('n', 'integer'), column('d', 'decimal', 0)];
    const rows = EDGES.map((edge): Row => [BigInt(edge), BigInt(edge)]);
    const csv = await writeText(columns, rows, { format: 'csv', includeHeaders: false });
    expect(csv.trim().split('\r\n')).toEqual(EDGES.map((edge) => `${edge},${edge}`));
    const json = await writeText(columns, rows, { format: 'json' });
    expect((JSON.parse(json) as { rows: { n: string | number; d: string }[] }).rows).toEqual(
      EDGES.map((edge, i) => ({ n: i === 0 ? 9007199254740991 : edge, d: edge })),
    );
    const sheet = strFromU8(
      unzipSync(await write(columns, rows, { format: 'xlsx' }))['xl/worksheets/sheet1.xml']!,
    );
    expect(readSheetTexts(sheet).slice(2)).toEqual(EDGES.flatMap((edge) => [edge, edge]));
    const xml = await writeText(columns, rows, { format: 'xml' });
    for (const edge of EDGES) expect(xml).toContain(`<row><n>${edge}</n><d>${edge}</d></row>`);
    const [page] = readPdfPages(await write(columns, rows, { format: 'pdf' }));
    for (const edge of EDGES) expect(page!.split('\n').filter((line) => line === edge)).toHaveLength(2);
    const parquet = await parquetReadObjects({
      file: toBuffer(await write(columns, rows, { format: 'parquet' })),
    });
    expect(parquet).toEqual(EDGES.map((edge) => ({ n: edge, d: edge })));
  });

  test('parquet has typed columns and can be read back', async () => {
    const rows = await parquetReadObjects({ file: toBuffer(await write(ALL, ROWS, { format: 'parquet' })) });
    expect(rows).toMatchObject([
      {
        n: '18446744073709551615',
        fee: '1.5',
        x: -1.5,
        ok: true,
        at: new Date('2026-09-15T00:00:00Z'),
        words: '=1+1',
      },
      { n: '-5', fee: '-0.000000001', x: 2, ok: false, at: new Date(0), words: 'a "b", c' },
      {},
    ]);
  });

  test('PDF repeats its header, numbers its pages, and draws letters beyond Latin or says which they are', async () => {
    const rows = Array.from({ length: 120 }, (_, i): Row => [BigInt(i), 'Žluť Привет Ελλάδα Việt 日本']);
    const bytes = await write([column('n', 'integer'), column('words', 'text')], rows, { format: 'pdf' });
    const pages = readPdfPages(bytes);
    expect(pages.length).toBeGreaterThan(3);
    for (const [i, page] of pages.slice(0, -1).entries()) {
      expect(page).toContain('WORDS');
      expect(page).toContain(`Page ${i + 1}\n`);
    }
    const drawn = pages[0]!.replaceAll('\n', '');
    for (const word of ['Žluť', 'Привет', 'Ελλάδα', 'Việt', '{U+65E5}{U+672C}'])
      expect(drawn).toContain(word);
  });

  test.each([
    ['a4', 595.28],
    ['a3', 841.89],
    ['letter', 612],
    ['legal', 612],
  ] as const)('PDF has pages of %s', async (pageSize, width) => {
    const text = Buffer.from(await write([column('n', 'integer')], [], { format: 'pdf', pageSize })).toString(
      'latin1',
    );
    expect(text).toContain(`/MediaBox [0 0 ${width} `);
  });

  test('any text comes back from CSV, JSON, xlsx and parquet, but for the apostrophe and halves of surrogate pairs', async () => {
    const columns = [column('a', 'text'), column('b', 'text')];
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { maxLength: 8 }), async (rows) => {
        const of = (format: ExportFormat) => write(columns, rows, { format, includeMetadata: false });
        const whole = rows.map((row) => row.map((cell) => cell.toWellFormed()));
        expect(JSON.parse(decoder.decode(await of('json')))).toEqual(rows.map(([a, b]) => ({ a, b })));
        const sheet = strFromU8(unzipSync(await of('xlsx'))['xl/worksheets/sheet1.xml']!);
        expect(readSheetTexts(sheet).slice(2)).toEqual(whole.flat());
        const parquet = await parquetReadObjects({ file: toBuffer(await of('parquet')) });
        expect(parquet).toEqual(whole.map(([a, b]) => ({ a, b })));
        const csv = decoder.decode(await of('csv'));
        expect(csv.length).toBeGreaterThanOrEqual(whole.flat().join('').length);
        for (const cell of whole.flat()) {
          const shown = looksLikeFormula(cell) ? `'${cell}` : cell;
          expect(csv).toContain(shown.replaceAll('"', '""'));
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

function toBuffer(bytes: Uint8Array): ArrayBuffer {
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer; // ours are no shared ones
}

/** What the string cells of a sheet say, as a spreadsheet reads them. */
function readSheetTexts(sheet: string): string[] {
  return [...sheet.matchAll(/<c t="inlineStr"><is><t xml:space="preserve">([\s\S]*?)<\/t><\/is><\/c>/g)].map(
    ([, text = '']) =>
      text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
        .replace(/_x([0-9A-F]{4})_/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
}
