import { describe, expect, test } from 'vitest';
import {
  findCandleIndex,
  MAX_GAP_PLACES,
  toBucketMarks,
  toCandleStep,
  toCandleUpdate,
  toGapTimes,
  toPlaces,
  toPriceBase,
  type Candle,
} from './candle-data.ts';

const candle = (time: number, close = 1): Candle => ({ time, open: 1, high: 2, low: 0.5, close, volume: 10 });
const before = [candle(0), candle(60), candle(120)];

describe('candles', () => {
  test('the same candles draw nothing, even in a new list', () => {
    expect(toCandleUpdate(before, [candle(0), candle(60), candle(120)])).toEqual({ kind: 'same' });
    expect(toCandleUpdate([], [])).toEqual({ kind: 'same' });
  });

  test('a changed last candle and new ones after it are updated in place', () => {
    expect(toCandleUpdate(before, [candle(0), candle(60), candle(120, 9)])).toEqual({
      kind: 'append',
      from: 2,
    });
    expect(toCandleUpdate(before, [...before, candle(180)])).toEqual({ kind: 'append', from: 3 });
    expect(toCandleUpdate(before, [candle(0), candle(60), candle(120, 9), candle(300)])).toEqual({
      kind: 'append',
      from: 2,
    });
  });

  test('older candles in front keep the view', () => {
    expect(toCandleUpdate(before, [candle(-120), candle(-60), ...before])).toEqual({
      kind: 'prepend',
      count: 2,
    });
  });

  test('anything else replaces: another past, another interval, fewer candles, none', () => {
    expect(toCandleUpdate(before, [candle(0), candle(60, 9), candle(120)])).toEqual({ kind: 'replace' });
    expect(toCandleUpdate(before, [candle(0), candle(300), candle(600)])).toEqual({ kind: 'replace' });
    expect(toCandleUpdate(before, before.slice(0, 2))).toEqual({ kind: 'replace' });
    expect(toCandleUpdate(before, [])).toEqual({ kind: 'replace' });
    expect(toCandleUpdate([], before)).toEqual({ kind: 'replace' });
  });

  test('a bucket without a candle is an empty place, never an invented candle', () => {
    const places = toPlaces([candle(0), candle(60), candle(240)], 60);
    expect(places).toEqual([candle(0), candle(60), { time: 120 }, { time: 180 }, candle(240)]);
    expect(toGapTimes(0, 60, 60)).toEqual([]);
  });

  test('a gap is bounded, and months of differing length have none', () => {
    expect(toGapTimes(0, 60 * 1_000_000, 60)).toHaveLength(MAX_GAP_PLACES);
    const february = 28 * 86_400;
    expect(toGapTimes(0, 31 * 86_400, february)).toEqual([]);
  });

  test('the distance of buckets is the smallest one seen', () => {
    expect(toCandleStep([candle(0), candle(600), candle(660), candle(900)])).toBe(60);
    expect(toCandleStep([candle(0)])).toBe(86_400);
  });

  test('marks stand at the bucket that holds them, and before the first at none', () => {
    const mark = (time: number) => ({ time, side: 'buy' as const, text: String(time) });
    expect(toBucketMarks(before, [mark(130), mark(59), mark(-1)])).toEqual([
      { time: 0, side: 'buy', text: '59' },
      { time: 120, side: 'buy', text: '130' },
    ]);
    expect(findCandleIndex(before, 119)).toBe(1);
    expect(findCandleIndex(before, -1)).toBeUndefined();
  });

  test('the price axis has five digits of the smallest price', () => {
    expect(toPriceBase([{ ...candle(0), low: 0.0000214 }])).toBe(1e9);
    expect(toPriceBase([{ ...candle(0), low: 145 }])).toBe(100);
    expect(toPriceBase([{ ...candle(0), low: 0 }])).toBe(100);
  });
});
