import { describe, expect, test } from 'vitest';
import { addTrades, mergeTrades, type WireCandle, type WireTrade } from './live-candles.ts';

const trade = (time: number, price: number | undefined, more: Partial<WireTrade> = {}) =>
  ({
    slot: time,
    position: 0,
    part: 0,
    time,
    price,
    isBuy: true,
    baseAmount: '10',
    quoteAmount: '20',
    microUsd: '5',
    ...more,
  }) as WireTrade; // the rest is not looked at

const candle = (time: number, close: number): WireCandle => ({
  time,
  open: close,
  high: close,
  low: close,
  close,
  baseAmount: '1',
  quoteAmount: '2',
  microUsd: '3',
  swaps: 1,
  buys: 0,
  unvalued: 0,
});

describe('the newest candle', () => {
  test('grows by the trades that came after it, exactly', () => {
    expect(addTrades([candle(60, 2)], [trade(65, 3), trade(66, 1, { isBuy: false })], '1m')).toEqual([
      {
        time: 60,
        open: 2,
        high: 3,
        low: 1,
        close: 1,
        baseAmount: '21',
        quoteAmount: '42',
        microUsd: '13',
        swaps: 3,
        buys: 1,
        unvalued: 0,
      },
    ]);
  });

  test('is a new one where a trade begins a span, and none where nothing was traded', () => {
    const times = addTrades([candle(60, 2)], [trade(245, 3)], '1m').map(({ time }) => time);
    expect(times).toEqual([60, 240]);
  });

  test('stays as it is for a trade without a price', () => {
    expect(addTrades([candle(60, 2)], [trade(65, undefined)], '1m')).toEqual([candle(60, 2)]);
  });

  test('keeps its close when a late trade falls into an older one', () => {
    const [older, newest] = addTrades([candle(0, 2), candle(60, 4)], [trade(10, 9)], '1m');
    expect([older!.high, older!.close, newest!.close]).toEqual([9, 2, 4]);
  });

  test('a trade older than all that is shown adds nothing', () => {
    expect(addTrades([candle(600, 2)], [trade(10, 9)], '1m')).toEqual([candle(600, 2)]);
  });
});

test('trades of both lists come once each, the newest first', () => {
  const merged = mergeTrades([trade(3, 1), trade(1, 1)], [trade(2, 1), trade(3, 1)], 2);
  expect(merged.map(({ slot }) => slot)).toEqual([3, 2]);
});
