import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'marketCandles',
  title: 'Candles of a market',
  question: 'marketCandles',
  page: { limit: '1500' },
  // Newest first over all pages: each page comes with its oldest candle first.
  rows: ({ candles }) => candles.toReversed(),
  next: ({ nextBefore }) => (nextBefore === undefined ? undefined : { before: String(nextBefore) }),
  window: ({ coverage, width }) => toWindowText(coverage, `candles of ${width}`),
  columns: ({ integer, number, time, usd }) => [
    time('time', 'Time', (candle) => candle.time),
    number('open', 'Open', ({ open }) => open),
    number('high', 'High', ({ high }) => high),
    number('low', 'Low', ({ low }) => low),
    number('close', 'Close', ({ close }) => close),
    integer('baseAmount', 'Base amount (smallest units)', ({ baseAmount }) => baseAmount),
    integer('quoteAmount', 'Quote amount (smallest units)', ({ quoteAmount }) => quoteAmount),
    usd('volumeUsd', 'Volume (USD)', ({ microUsd }) => microUsd),
    number('trades', 'Trades', ({ swaps }) => swaps),
    number('buys', 'Buys', ({ buys }) => buys),
    number('unvalued', 'Trades without a price', ({ unvalued }) => unvalued),
  ],
});
