import { expect, test } from 'vitest';
import { parseWatchlist, toggleMarket } from './watchlist.ts';

const A = 'So11111111111111111111111111111111111111112';
const B = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

test('whatever is stored, only addresses come back, once each', () => {
  expect(parseWatchlist([A, 5, A, '<b>', null, B])).toEqual([A, B]);
  for (const stored of [undefined, 'x', {}, 7, null]) expect(parseWatchlist(stored)).toEqual([]);
  expect(
    parseWatchlist(
      Array.from(
        { length: 90 },
        (_, i) =>
          A.slice(0, -2) +
          String(i + 110)
            .slice(1)
            .replaceAll('0', 'z'),
      ),
    ).length,
  ).toBe(50);
});

test('a market goes on the list and off it again', () => {
  expect(toggleMarket([A], B)).toEqual([A, B]);
  expect(toggleMarket([A, B], A)).toEqual([B]);
});
