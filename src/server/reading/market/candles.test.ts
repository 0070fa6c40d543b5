import { describe, expect, test } from 'vitest';
import type { CandleRow } from '#contracts/market/token-market';
import { mergeCandles, sumTrading, toStoredWidth } from './candles.ts';

const candle = (time: number, price: number, more: Partial<CandleRow> = {}): CandleRow => ({
  time,
  open: price,
  high: price,
  low: price,
  close: price,
  baseAmount: 10n,
  quoteAmount: 20n,
  microUsd: 30n,
  swaps: 2,
  buys: 1,
  unvalued: 0,
  ...more,
});

describe('toStoredWidth', () => {
  test('takes the widest stored span that divides a width', () => {
    expect([1, 60, 300, 900, 3_600, 14_400, 86_400, 604_800].map(toStoredWidth)).toEqual([
      1, 60, 60, 60, 3_600, 3_600, 86_400, 86_400,
    ]);
  });
});

describe('mergeCandles', () => {
  test('opens with the first, closes with the last, and keeps the extremes', () => {
    const merged = mergeCandles(
      [
        candle(600, 5, { high: 6, low: 4, close: 4.5 }),
        candle(660, 7, { open: 4.6, high: 9, low: 4.4, close: 8 }),
        candle(840, 3, { open: 8, high: 8, low: 3, close: 3.5 }),
      ],
      300,
    );
    expect(merged).toEqual([
      {
        time: 600,
        open: 5,
        high: 9,
        low: 3,
        close: 3.5,
        baseAmount: 30n,
        quoteAmount: 60n,
        microUsd: 90n,
        swaps: 6,
        buys: 3,
        unvalued: 0,
      },
    ]);
  });

  test('leaves spans without trades out', () => {
    const merged = mergeCandles([candle(600, 1), candle(1_800, 2)], 300);
    expect(merged.map(({ time }) => time)).toEqual([600, 1_800]);
  });

  test('adds amounts beyond 2⁵³ exactly', () => {
    const huge = 2n ** 90n + 1n;
    const [merged] = mergeCandles(
      [candle(0, 1, { baseAmount: huge }), candle(60, 1, { baseAmount: huge })],
      300,
    );
    expect(merged?.baseAmount).toBe(2n ** 91n + 2n);
  });

  test('makes nothing of nothing', () => {
    expect(mergeCandles([], 300)).toEqual([]);
  });
});

describe('sumTrading', () => {
  const none = { open: undefined, high: undefined, low: undefined, close: undefined };
  const span = { swaps: 1, buys: 0, microUsd: 5n, unvalued: 1 };

  test('takes prices from the spans that have them', () => {
    const figures = sumTrading([
      { ...span, ...none },
      { ...span, open: 2, high: 4, low: 1, close: 3 },
      { ...span, open: 3, high: 3.5, low: 2.5, close: 3 },
      { ...span, ...none },
    ]);
    expect(figures).toEqual({
      swaps: 4,
      buys: 0,
      microUsd: 20n,
      unvalued: 4,
      open: 2,
      high: 4,
      low: 1,
      close: 3,
      change: 0.5,
    });
  });

  test('knows no change where there was no price', () => {
    expect(sumTrading([{ ...span, ...none }]).change).toBeUndefined();
    expect(sumTrading([])).toEqual({
      swaps: 0,
      buys: 0,
      microUsd: 0n,
      unvalued: 0,
      ...none,
      change: undefined,
    });
  });
});
