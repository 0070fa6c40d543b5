import { describe, expect, test } from 'vitest';
import { readScreenerFilters, readScreenerTexts } from './screener-filters.ts';
import type { ScreenerTexts } from './screener.ts';

const NOTHING = { window: '24h', sort: 'volume', order: 'desc', page: 1, priced: false, firm: false };
const read = (texts: ScreenerTexts) => readScreenerFilters(texts);

describe('filters of a screener', () => {
  test('nothing asked is the defaults, and so are empty texts', () => {
    expect(read({})).toEqual({ filters: NOTHING, faults: [] });
    expect(read({ minVolume: '', launchpad: '  ' })).toEqual({ filters: NOTHING, faults: [] });
  });

  test.each([
    ['5000', 5_000_000_000n],
    ['$5000', 5_000_000_000n],
    ['2.5k', 2_500_000_000n],
    ['1M', 1_000_000_000_000n],
    ['1.5b', 1_500_000_000_000_000n],
    ['0.000001', 1n],
    ['0', 0n],
  ])('%s are %s millionths of a dollar', (text, microUsd) => {
    expect(read({ minLiquidity: text }).filters.minLiquidity).toBe(microUsd);
  });

  test('percentages are shares, ages seconds, counts whole', () => {
    const { filters, faults } = read({
      minChange: '-12.5',
      maxChange: '20 %',
      minAge: '30min',
      maxAge: '7d',
      minHolders: '10',
      maxTrades: '1000',
      launchpad: '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P',
      priced: 'yes',
      firm: 'yes',
    });
    expect(faults).toEqual([]);
    expect(filters).toEqual({
      ...NOTHING,
      minChange: -0.125,
      maxChange: 0.2,
      minAge: 1_800,
      maxAge: 604_800,
      minHolders: 10,
      maxTrades: 1_000,
      launchpad: '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P',
      priced: true,
      firm: true,
    });
  });

  test.each([
    ['minVolume', '-1'],
    ['minVolume', '1e9'],
    ['minVolume', '1;DROP'],
    ['maxVolume', '12345678901'],
    ['minChange', 'NaN'],
    ['minHolders', '1.5'],
    ['minAge', '7y'],
    ['minAge', '7'],
    ['page', '0'],
    ['page', '11'],
    ['sort', 'mint'],
    ['order', 'up'],
    ['window', '2h'],
    ['launchpad', 'abc'],
    ['priced', 'no'],
  ] as const)('%s=%s is refused and counts as not asked', (key, value) => {
    const { filters, faults } = read({ [key]: value });
    expect(faults.map((fault) => fault.key)).toEqual([key]);
    expect(filters).toEqual(NOTHING);
  });

  test('a range that ends before it begins loses its end', () => {
    const { filters, faults } = read({ minTrades: '5', maxTrades: '4', minChange: '1', maxChange: '1' });
    expect(faults).toEqual([{ key: 'maxTrades', value: '4', message: 'must not be less than minTrades' }]);
    expect(filters).toEqual({ ...NOTHING, minTrades: 5, minChange: 0.01, maxChange: 0.01 });
  });

  test('of all texts, what can be read stays and what is empty is left out', () => {
    expect(readScreenerTexts({ minVolume: 'abc', sort: 'age', minAge: '', maxAge: '7d' })).toEqual({
      texts: { sort: 'age', maxAge: '7d' },
      faults: [{ key: 'minVolume', value: 'abc', message: 'must be dollars: 5000, 2.5k or 1m' }],
    });
  });
});
