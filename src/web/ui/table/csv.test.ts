import { describe, expect, test } from 'vitest';
import { toCsvFileName, toCsvTable } from './csv.ts';

describe('CSV of a table', () => {
  test('a table has its titles, its rows, and only columns with a text', () => {
    const columns = [
      { title: '#', csv: (row: number) => String(row) },
      { title: 'Mark' },
      { title: 'Name, full', csv: (row: number) => `n${row}` },
    ];
    expect(toCsvTable(columns, [1, 2])).toBe('#,"Name, full"\r\n1,n1\r\n2,n2\r\n');
    expect(toCsvTable(columns, [])).toBe('#,"Name, full"\r\n');
  });

  test('what a spreadsheet would run as a formula is guarded', () => {
    expect(toCsvTable([{ title: '＝a', csv: (row: string) => row }], ['=1+1', '-1'])).toBe(
      "'＝a\r\n'=1+1\r\n-1\r\n",
    );
  });

  test('file names have one ending and no paths', () => {
    expect(toCsvFileName('tokens')).toBe('tokens.csv');
    expect(toCsvFileName('tokens.csv')).toBe('tokens.csv');
    expect(toCsvFileName('../a b/c')).toBe('a-b-c.csv');
    expect(toCsvFileName('')).toBe('table.csv');
  });
});
