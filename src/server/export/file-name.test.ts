import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDisposition, toFileName } from './file-name.ts';

const NOW = Date.UTC(2026, 10, 21, 13, 30, 54, 321);

test('without a wish the file is called export-{timestamp}', () => {
  for (const wish of [undefined, '', '   ', '../..', '...', 'CON', 'nul', '\u0000', '---']) {
    expect(toFileName(wish, 'csv', NOW)).toBe('export-2026-11-21T13-30-54Z.csv');
  }
});

test('a wish keeps its letters and gets the one extension of its format', () => {
  expect(toFileName('My blocks', 'csv', NOW)).toBe('My blocks.csv');
  expect(toFileName('blocks.csv', 'csv', NOW)).toBe('blocks.csv');
  expect(toFileName('blocks.html', 'csv', NOW)).toBe('blocks-html.csv');
  expect(toFileName('a/b\\c:d*e', 'xlsx', NOW)).toBe('a-b-c-d-e.xlsx');
  expect(toFileName('日本語 Ž', 'json', NOW)).toBe('日本語 Ž.json');
});

test('the header names the file by RFC 6266, in ASCII and whole', () => {
  expect(toDisposition('Žluť "x".csv')).toBe(
    'attachment; filename="Zlut _x_.csv"; filename*=UTF-8\'\'%C5%BDlu%C5%A5%20%22x%22.csv',
  );
});

test('ten thousand names of any text never leave the folder, the header or the extension', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string(),
        fc.stringMatching(/^[./\\\r\n"';:%<>a-z\u202e]{0,30}$/),
      ),
      fc.constantFrom('csv', 'json', 'xlsx', 'pdf', 'xml', 'parquet'),
      (wish, extension) => {
        const name = toFileName(wish, extension, NOW);
        return (
          /^[\p{L}\p{M}\p{N}_ -]{1,110}\.(?:csv|json|xlsx|pdf|xml|parquet)$/u.test(name) &&
          name.endsWith(`.${extension}`) &&
          /^attachment; filename="[A-Za-z0-9._ -]+"; filename\*=UTF-8''[A-Za-z0-9._~%-]+$/.test(
            toDisposition(name),
          )
        );
      },
    ),
    { numRuns: 10_000 },
  );
}, 60_000);
