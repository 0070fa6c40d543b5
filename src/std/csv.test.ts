import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLikeFormula, toCsv, toCsvCell } from './csv.ts';

const DELIMITERS = [',', ';', '\t', '|'];

describe('cells of CSV', () => {
  test('plain text stands as it is, also when empty', () => {
    for (const text of ['', 'a', 'a b', '日本語', "it's", ' padded ']) expect(toCsvCell(text)).toBe(text);
  });

  test('delimiters, quotes and line ends are quoted as RFC 4180 says, quotes doubled', () => {
    expect(toCsvCell('a,b')).toBe('"a,b"');
    expect(toCsvCell('say "hi"')).toBe('"say ""hi"""');
    expect(toCsvCell('a\nb')).toBe('"a\nb"');
    expect(toCsvCell('a\r\nb')).toBe('"a\r\nb"');
    expect(toCsvCell('a\0b')).toBe('"a\0b"');
    expect(toCsvCell('a;b', { delimiter: ';' })).toBe('"a;b"');
    expect(toCsvCell('a|b', { delimiter: '|' })).toBe('"a|b"');
    expect(toCsvCell('a\tb', { delimiter: '\t' })).toBe('"a\tb"');
    expect(toCsvCell('a,b', { delimiter: ';' })).toBe('a,b');
    expect(toCsvCell('a', { quoteAlways: true })).toBe('"a"');
  });

  test('what a spreadsheet would run as a formula gets a leading apostrophe, with each delimiter', () => {
    for (const delimiter of DELIMITERS) {
      expect(toCsvCell('=1+1', { delimiter })).toBe("'=1+1");
      expect(toCsvCell('@SUM(A1)', { delimiter })).toBe("'@SUM(A1)");
      expect(toCsvCell('-2+3', { delimiter })).toBe("'-2+3");
      expect(toCsvCell('-', { delimiter })).toBe("'-");
    }
    expect(toCsvCell('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"');
    expect(toCsvCell("+cmd|'/c calc'!A0")).toBe("'+cmd|'/c calc'!A0");
    expect(toCsvCell("+cmd|'/c calc'!A0", { delimiter: '|' })).toBe("\"'+cmd|'/c calc'!A0\"");
    expect(toCsvCell('\t=1')).toBe("'\t=1");
    expect(toCsvCell('\r=1')).toBe('"\'\r=1"');
    expect(toCsvCell('\n=1')).toBe('"\'\n=1"');
  });

  test('full-width signs, blanks, controls and invisible marks before a formula do not hide it', () => {
    for (const text of ['＝1+1', '＋1+1', '－1+1', '＠SUM(A1)', ' =1+1', '  ＝1', '\0=1', '\u0001=1']) {
      expect(looksLikeFormula(text), JSON.stringify(text)).toBe(true);
    }
    for (const text of [
      '\u200B=1',
      '\u00A0=1',
      '\u3000=1',
      '\uFEFF@x',
      '\u202E=1',
      '﹦1',
      '\t',
      '\r',
      '\n',
    ]) {
      expect(looksLikeFormula(text), JSON.stringify(text)).toBe(true);
    }
  });

  test('signed numbers stay numbers', () => {
    for (const text of ['-1', '+1', '-0.25', '-.5', '-1.5e-9', '+2E10', '-18446744073709551616']) {
      expect(toCsvCell(text)).toBe(text);
    }
  });

  test('every text can be read back with each delimiter, but for the apostrophe of a formula', () => {
    const cells = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...DELIMITERS), cells, fc.boolean(), (delimiter, records, quoteAlways) => {
        const text = records
          .map((record) => record.map((cell) => toCsvCell(cell, { delimiter, quoteAlways })).join(delimiter))
          .join('\r\n');
        expect(readCsv(`${text}\r\n`, delimiter)).toEqual(
          records.map((record) => record.map((cell) => (looksLikeFormula(cell) ? `'${cell}` : cell))),
        );
      }),
    );
  });

  test('every line ends with CR LF', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ).toBe('a,b\r\n1,2\r\n');
  });
});

/** A reader of RFC 4180, only as strict as these tests need. */
function readCsv(text: string, delimiter: string): string[][] {
  const records: string[][] = [];
  let cells: string[] = [];
  for (let at = 0; at < text.length;) {
    let cell = '';
    if (text[at] === '"') {
      let end = at + 1;
      for (; text[end] !== '"' || text[end + 1] === '"'; end += text[end] === '"' ? 2 : 1);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    } else {
      let end = at;
      while (text[end] !== delimiter && text[end] !== '\r') end++;
      cell = text.slice(at, end);
      at = end;
    }
    cells.push(cell);
    if (text[at] === delimiter) at++;
    else {
      records.push(cells);
      cells = [];
      at += 2;
    }
  }
  return records;
}
