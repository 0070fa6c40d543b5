import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Address } from '#contracts/chain';
import { defineColumns } from '#contracts/columns/define-columns';
import { toCsvTable } from '../ui/table/csv.ts';
import { NO_NAMES } from './names.ts';
import { toRowColumns } from './row-columns.tsx';

interface Row {
  readonly mint: string;
  readonly time: number;
  readonly lamports: string;
  readonly microUsd: string | undefined;
  readonly change: number | undefined;
  readonly note: string;
}

const DESCRIBED = defineColumns<Row>()(({ address, change, flag, sol, text, time, usd, words }) => [
  address('mint', 'Mint', ({ mint }) => mint),
  text('symbol', 'Symbol', ({ mint }, { tokens }) => tokens[mint]?.symbol),
  time('time', 'Time', (row) => row.time),
  sol('fee', 'Fee (SOL)', ({ lamports }) => lamports),
  usd('volumeUsd', 'Volume (USD)', ({ microUsd }) => microUsd),
  change('change', 'Change', (row) => row.change),
  flag('isNew', 'New', (row) => row.time > 0),
  words('note', 'Note', ({ note }) => note),
]);

const ROWS: readonly Row[] = [
  {
    mint: 'M1',
    time: 1_700_000_000,
    lamports: '1234567890000',
    microUsd: '1234560000',
    change: 0.5,
    note: 'x',
  },
  { mint: 'M2', time: 0, lamports: '0', microUsd: undefined, change: undefined, note: '' },
];

test('a table shows the described columns in its own order, with its own words', () => {
  const columns = toRowColumns(DESCRIBED, [
    { of: 'volumeUsd', title: 'Volume', key: 'volume' },
    { of: 'mint', fixed: true },
    false,
    { key: 'own', title: 'Own', cell: () => 'own' },
    { of: 'time', align: undefined },
    { of: 'note', cell: ({ note }) => `(${note})` },
  ]);
  expect(columns.map(({ key, title, align, fixed }) => [key, title, align, fixed])).toEqual([
    ['volume', 'Volume', 'right', undefined],
    ['mint', 'Mint', undefined, true],
    ['own', 'Own', undefined, undefined],
    ['time', 'Time', undefined, undefined],
    ['note', 'Note', undefined, undefined],
  ]);
  expect(columns.at(-1)?.cell(ROWS[0]!)).toBe('(x)');
});

test('the CSV is what an exported list has: exact, ungrouped, under the described titles', () => {
  const columns = toRowColumns(DESCRIBED, [
    { of: 'time', title: 'Age' },
    { of: 'fee', title: 'Fee' },
    { of: 'volumeUsd', title: 'Volume' },
    { of: 'change' },
    { of: 'isNew' },
  ]);
  expect(toCsvTable(columns, ROWS)).toBe(
    [
      'Time,Fee (SOL),Volume (USD),Change,New',
      '2023-11-14T22:13:20Z,1234.56789,1234.56,0.5,true',
      '1970-01-01T00:00:00Z,0,,,false',
      '',
    ].join('\r\n'),
  );
});

test('what a cell shows besides stands behind it, and names come with the answer', () => {
  const mint = 'M1' as Address; // no real one is needed
  const names = { ...NO_NAMES, tokens: { [mint]: { mint, symbol: 'ONE' } } };
  const columns = toRowColumns(
    DESCRIBED,
    [
      { of: 'mint', with: ['symbol', 'note'], title: 'Token' },
      { key: 'own', title: 'Own', cell: () => 'own' },
      { key: 'sum', title: 'Sum', cell: () => 'sum', csv: () => '3' },
    ],
    names,
  );
  expect(toCsvTable(columns, ROWS)).toBe('Mint,Symbol,Note,Sum\r\nM1,ONE,x,3\r\nM2,,,3\r\n');
});

test('liquidity that is stored as none is little, and what is not known is not', () => {
  const described = defineColumns<Row>()(({ liquidity }) => [
    liquidity('liquidityUsd', 'Liquidity (USD)', ({ microUsd }) => microUsd),
  ]);
  const [column] = toRowColumns(described, [{ of: 'liquidityUsd' }]);
  const row = ROWS[0]!;
  const shown = (microUsd: string | undefined) =>
    renderToStaticMarkup(<>{column!.cell({ ...row, microUsd })}</>).replaceAll(/<[^>]{0,200}>/g, '');
  expect(['0', '1234560000', undefined].map(shown)).toEqual(['&lt;$0.01', '$1,234', '–No data']);
  expect(column!.align).toBe('right');
  expect(column!.csv?.({ ...row, microUsd: '1' })).toBe('0.000001');
});
