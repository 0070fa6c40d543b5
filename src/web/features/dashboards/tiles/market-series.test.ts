import { expect, test } from 'vitest';
import { chooseCandles, toMarketSeries } from './market-series.ts';

const NEWEST = 1_800_000_030;
const coverage = {
  cluster: 'localnet',
  engine: 'sqlite',
  fromSlot: 1,
  toSlot: 9,
  fromTime: 1_790_000_000,
  toTime: NEWEST,
} as const;
const candle = (time: number, close: number, microUsd: string) => ({
  time,
  open: 1,
  high: 9,
  low: 1,
  close,
  baseAmount: '1',
  quoteAmount: '1',
  microUsd,
  swaps: 1,
  buys: 1,
  unvalued: 0,
});
const candles = [
  candle(NEWEST - 30 - 86_400, 2, '1000000'),
  candle(NEWEST - 30 - 3_600, 3, '2000000'),
  candle(NEWEST - 30 - 3_540, 4, '3500000'),
  candle(NEWEST - 30, 5, '4000000'),
];

test('a chart has the candles of its window alone, whatever else a quiet market gives', () => {
  expect(toMarketSeries('price', { candles, coverage }, '1h')).toMatchObject({
    times: [NEWEST - 30 - 3_540, NEWEST - 30],
    series: [{ name: 'Price in its quote token', values: [4, 5] }],
  });
  expect(toMarketSeries('price', { candles, coverage }, '24h').times).toHaveLength(3);
  expect(toMarketSeries('price', { candles, coverage }, '7d').times).toHaveLength(4);
  const quiet = { candles: candles.slice(0, 1), coverage };
  expect(toMarketSeries('volume', quiet, '1h').times).toEqual([]);
});

test('volume is named as that of one market', () => {
  expect(toMarketSeries('volume', { candles, coverage }, '1h').series).toEqual([
    { name: 'Volume of its main market', values: [3.5, 4] },
  ]);
});

test('swaps without a price are counted, those of the window alone', () => {
  const unvalued = candles.map((one, i) => ({ ...one, unvalued: i + 1 }));
  expect(toMarketSeries('volume', { candles: unvalued, coverage }, '1h').unvalued).toBe(7);
  expect(toMarketSeries('volume', { candles: unvalued, coverage }, '7d').unvalued).toBe(10);
});

test('candles suit what is covered: bars of volume as a chart of sums has, a line of finer ones', () => {
  const choose = (chart: 'price' | 'volume', window: '1h' | '24h' | '7d', covered: number) =>
    Object.values(chooseCandles(chart, window, { fromTime: NEWEST - covered + 1, toTime: NEWEST }));
  expect(choose('volume', '24h', 3_600)).toEqual(['5m', '289']);
  expect(choose('price', '24h', 3_600)).toEqual(['1m', '1441']);
  expect(choose('volume', '24h', 900_000)).toEqual(['1h', '25']);
  expect(choose('price', '24h', 900_000)).toEqual(['15m', '97']);
  expect(choose('volume', '7d', 900_000)).toEqual(['4h', '43']);
  expect(choose('price', '7d', 900_000)).toEqual(['1h', '169']);
  expect(choose('volume', '1h', 900_000)).toEqual(['5m', '13']);
});

test('a growing index asks for the same candles, so that a chart is not loaded again', () => {
  const choose = (covered: number) =>
    chooseCandles('price', '24h', { fromTime: NEWEST - covered + 1, toTime: NEWEST });
  expect(choose(3_001)).toEqual(choose(3_000));
  expect(choose(3_400)).toEqual(choose(3_000));
});
