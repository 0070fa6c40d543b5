import { WINDOWS, type Window } from '#contracts/market/market';
import type { CandleWidth, MarketCandlesAnswer } from '#contracts/market/token-market';
import type { Wire } from '#std/json';
import { toUsd } from '../../../answers/chain/rates.ts';
import type { LineSeries } from '../../../ui/chart/line-data.ts';

type FoundCandles = Extract<Wire<MarketCandlesAnswer>, { readonly kind: 'found' }>;

/** Candles of about sixty spans a window, and one for the span it begins in. */
export const WINDOW_CANDLES: Readonly<
  Record<Window, { readonly width: CandleWidth; readonly limit: string }>
> = {
  '1h': { width: '1m', limit: '61' },
  '24h': { width: '15m', limit: '97' },
  '7d': { width: '4h', limit: '43' },
};

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
