import { WINDOWS, type Window } from '#contracts/market/market';
import {
  CANDLE_SECONDS,
  CANDLE_WIDTH_KEYS,
  MAX_CANDLES,
  type CandleWidth,
  type MarketCandlesAnswer,
} from '#contracts/market/token-market';
import type { Wire } from '#std/json';
import { chooseBucket } from '#std/chart-bucket';
import { toUsd } from '../../../answers/chain/rates.ts';
import type { LineSeries } from '../../../ui/chart/line-data.ts';

type FoundCandles = Extract<Wire<MarketCandlesAnswer>, { readonly kind: 'found' }>;

/** A price is a line, which takes as many more points. */
const FINER = 4;

/**
 * Candles that suit how much of a window is covered, and the most there can be in it. The limit does not follow what is
 * covered: that grows with each block, and every new limit would load the chart again.
 */
export function chooseCandles(
  chart: 'price' | 'volume',
  window: Window,
  { fromTime, toTime }: Pick<FoundCandles['coverage'], 'fromTime' | 'toTime'>,
): { readonly width: CandleWidth; readonly limit: string } {
  const covered = Math.min(WINDOWS[window], toTime - fromTime + 1);
  const seconds = chooseBucket(chart === 'price' ? covered / FINER : covered, CANDLE_SECONDS['1m']);
  return {
    width: CANDLE_WIDTH_KEYS.find((key) => CANDLE_SECONDS[key] === seconds)!, // there are candles of each bucket
    // One more: the window may begin within one.
    limit: String(Math.min(MAX_CANDLES, Math.ceil(WINDOWS[window] / seconds) + 1)),
  };
}

/**
 * One market in the window that ends with the newest block of the index. Spans without a trade have no candle, so that
 * of a quiet market the newest ones reach back further than the window: those are left out. `unvalued` counts the swaps
 * that have no price, which its volume misses.
 */
export function toMarketSeries(
  chart: 'price' | 'volume',
  { candles, coverage }: Pick<FoundCandles, 'candles' | 'coverage'>,
  window: Window,
): {
  readonly times: readonly number[];
  readonly series: readonly LineSeries[];
  readonly unvalued: number;
} {
  const from = coverage.toTime - WINDOWS[window];
  const inside = candles.filter(({ time }) => time >= from);
  return {
    times: inside.map(({ time }) => time),
    unvalued: inside.reduce((sum, { unvalued }) => sum + unvalued, 0),
    series: [
      chart === 'price'
        ? { name: 'Price in its quote token', values: inside.map(({ close }) => close) }
        : { name: 'Volume of its main market', values: inside.map(({ microUsd }) => toUsd(microUsd)) },
    ],
  };
}
