import { describe, expect, test } from 'vitest';
import { toNumberColumn, toTimeColumn, type ChartTable } from './chart-table.ts';
import { toCsv, toCsvCell, toCsvName } from './csv.ts';

describe('CSV', () => {
  test('commas, quotes and line breaks are quoted as RFC 4180 says', () => {
    expect(toCsvCell('plain')).toBe('plain');
    expect(toCsvCell('a,b')).toBe('"a,b"');
    expect(toCsvCell('say "hi"')).toBe('"say ""hi"""');
    expect(toCsvCell('a\nb')).toBe('"a\nb"');
  });

  test('nothing a spreadsheet would run as a formula leaves unmarked', () => {
    expect(toCsvCell('=1+1')).toBe("'=1+1");
    expect(toCsvCell('@SUM(A1)')).toBe("'@SUM(A1)");
    expect(toCsvCell('+cmd|x')).toBe("'+cmd|x");
    expect(toCsvCell('-2+3')).toBe("'-2+3");
    expect(toCsvCell('\t=1')).toBe("'\t=1");
    expect(toCsvCell('\r=1')).toBe('"\'\r=1"');
    expect(toCsvCell('=HYPERLINK("x","y")')).toBe('"\'=HYPERLINK(""x"",""y"")"');
  });

  test('plain numbers stay numbers', () => {
    for (const number of ['-1', '+2.5', '-.5', '1e-7', '-3.2E+9', '0'])
      expect(toCsvCell(number)).toBe(number);
  });

  test('a table is written whole, the oldest row first, with bare values and empty gaps', () => {
    const values = [1234.5, undefined, -0.000001, Number.NaN];
    const table: ChartTable = {
      rowCount: 4,
      columns: [toTimeColumn([0, 60, 120, 180]), toNumberColumn('=Fees, SOL', (row) => values[row], String)],
    };
    expect(toCsv(table)).toBe(
      'Time,"\'=Fees, SOL"\r\n' +
        '1970-01-01T00:00:00Z,1234.5\r\n' +
        '1970-01-01T00:01:00Z,\r\n' +
        '1970-01-01T00:02:00Z,-0.000001\r\n' +
        '1970-01-01T00:03:00Z,\r\n',
    );
  });

  test('the file has a name every system takes', () => {
    expect(toCsvName('Price of $WIF / USDC')).toBe('price-of-wif-usdc.csv');
    expect(toCsvName('../../')).toBe('chart.csv');
  });
});
