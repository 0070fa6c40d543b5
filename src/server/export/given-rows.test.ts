import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withExportDefaults } from '#contracts/export/export-config';
import { toCellText } from './cell-text.ts';
import { readGivenRows } from './given-rows.ts';

const of = (...texts: string[]) =>
  readGivenRows({
    kind: 'rows',
    title: 'x',
    columns: [{ key: 'a', title: 'A' }],
    rows: texts.map((text) => [text]),
  });

test('a column has the kind that all its texts allow', () => {
  expect(of('1', '-2.5', '').columns[0]!.kind).toBe('number');
  expect(of('18446744073709551615', '1').columns[0]!.kind).toBe('integer');
  expect(of('2026-09-15T00:00:00Z').columns[0]!.kind).toBe('time');
  expect(of('1', 'x').columns[0]!.kind).toBe('text');
  expect(of('007').columns[0]!.kind).toBe('text');
  expect(of('', '').columns[0]!.kind).toBe('text');
  expect(of('2026-13-45T00:00:00Z').columns[0]!.kind).toBe('text');
});

test('keys are made unique', () => {
  const { columns } = readGivenRows({
    kind: 'rows',
    title: 'x',
    columns: [
      { key: 'a', title: 'A' },
      { key: 'a', title: 'B' },
    ],
    rows: [],
  });
  expect(columns.map(({ key }) => key)).toEqual(['a', 'a-2']);
});

test('no text of a row is changed by its kind', () => {
  const text = fc.oneof(
    fc.string(),
    fc.bigInt().map(String),
    fc.double({ noNaN: true }).map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
      const { columns, rows } = of(...texts);
      const shown = rows.map(([cell]) =>
        toCellText(cell!, columns[0]!, withExportDefaults({ format: 'csv' })),
      );
      expect(shown.map((one) => one.replace('.000Z', 'Z'))).toEqual(
        texts.map((one) => one.replace('.000Z', 'Z')),
      );
    }),
  );
});
