import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv, toCsvCell, toCsvFileName, toCsvTable } from './csv.ts';

describe('CSV', () => {
  test('plain text stands as it is, also when empty', () => {
    for (const text of ['', 'a', 'a b', '日本語', "it's", ' padded ', '1,5'.replace(',', '.')])
      expect(toCsvCell(text)).toBe(text);
  });

  test('commas, quotes and line ends are quoted, quotes doubled', () => {
    expect(toCsvCell('a,b')).toBe('"a,b"');
    expect(toCsvCell('say "hi"')).toBe('"say ""hi"""');
    expect(toCsvCell('a\nb')).toBe('"a\nb"');
    expect(toCsvCell('a\r\nb')).toBe('"a\r\nb"');
  });

  test('what a spreadsheet would run gets a leading apostrophe', () => {
    expect(toCsvCell('=1+1')).toBe("'=1+1");
    expect(toCsvCell('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"');
    expect(toCsvCell('@SUM(A1)')).toBe("'@SUM(A1)");
    expect(toCsvCell("+cmd|'/c calc'!A0")).toBe("'+cmd|'/c calc'!A0");
    expect(toCsvCell('-2+3')).toBe("'-2+3");
    expect(toCsvCell('\t=1')).toBe("'\t=1");
    expect(toCsvCell('\r=1')).toBe('"\'\r=1"');
    expect(toCsvCell('-')).toBe("'-");
  });

  test('signed numbers stay numbers', () => {
    for (const text of ['-1', '+1', '-0.25', '-.5', '-1.5e-9', '+2E10', '-18446744073709551616'])
      expect(toCsvCell(text)).toBe(text);
  });

  test('a table has its titles, its rows, and only columns with a text', () => {
    const columns = [
      { title: '#', csv: (row: number) => String(row) },
      { title: 'Mark' },
      { title: 'Name, full', csv: (row: number) => `n${row}` },
    ];
    expect(toCsvTable(columns, [1, 2])).toBe('#,"Name, full"\r\n1,n1\r\n2,n2\r\n');
    expect(toCsvTable(columns, [])).toBe('#,"Name, full"\r\n');
  });

  test('every text can be read back, but for the apostrophe', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 }), (records) => {
        const read = readCsv(toCsv(records));
        expect(read.length).toBe(records.length);
        for (const [i, cells] of read.entries())
          for (const [j, cell] of cells.entries())
            expect([records[i]![j], `'${records[i]![j]}`]).toContain(cell);
      }),
    );
  });

  test('file names have one ending and no paths', () => {
    expect(toCsvFileName('tokens')).toBe('tokens.csv');
    expect(toCsvFileName('tokens.csv')).toBe('tokens.csv');
    expect(toCsvFileName('../a b/c')).toBe('a-b-c.csv');
    expect(toCsvFileName('')).toBe('table.csv');
  });
});

/** A reader of RFC 4180, only as strict as these tests need. */
function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let cells: string[] = [];
  let rest = text;
  while (rest !== '') {
    const [all, quoted, bare, end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest)!;
    cells.push(quoted?.replaceAll('""', '"') ?? bare!);
    if (end === '\r\n') {
      records.push(cells);
      cells = [];
    }
    rest = rest.slice(all.length);
  }
  return records;
}
