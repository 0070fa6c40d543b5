import { describe, expect, test } from 'vitest';
import { toNumberColumn, toTimeColumn, type ChartTable } from './chart-table.ts';
import { toChartCsv, toCsvName } from './csv.ts';

describe('CSV of a chart', () => {
  test('a table is written whole, the oldest row first, with bare values and empty gaps', () => {
    const values = [1234.5, undefined, -0.000001, Number.NaN];
    const table: ChartTable = {
      rowCount: 4,
      columns: [toTimeColumn([0, 60, 120, 180]), toNumberColumn('=Fees, SOL', (row) => values[row], String)],
    };
    expect(toChartCsv(table)).toBe(
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
