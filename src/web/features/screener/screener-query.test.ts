import { describe, expect, test } from 'vitest';
import { readScreenerFilters } from '#contracts/market/screener-filters';
import { countFilters, PRESETS, toScreenerHref, toSort, withChanges } from './screener-query.ts';

describe('the screener’s addresses', () => {
  test('filters stand in the query, and any change begins at the first page', () => {
    expect(toScreenerHref('coins', {})).toBe('/defi/coins-screener');
    expect(toScreenerHref('memecoins', withChanges({ minVolume: '5k', page: '3' }, { window: '1h' }))).toBe(
      '/defi/memecoins-screener?minVolume=5k&window=1h',
    );
  });

  test('a column’s title leads to its greatest, then to its least', () => {
    const volume = { sort: 'volume', order: 'desc' } as const;
    expect(toSort({}, volume, 'age')).toEqual({ texts: { sort: 'age' }, now: undefined });
    expect(toSort({ sort: 'age' }, { sort: 'age', order: 'desc' }, 'age')).toEqual({
      texts: { sort: 'age', order: 'asc' },
      now: 'descending',
    });
    expect(toSort({ sort: 'age', order: 'asc' }, { sort: 'age', order: 'asc' }, 'age')).toEqual({
      texts: { sort: 'age', order: undefined },
      now: 'ascending',
    });
  });

  test('every preset can be read', () => {
    for (const { title, texts } of Object.values(PRESETS).flat()) {
      expect(readScreenerFilters(texts).faults, title).toEqual([]);
    }
  });

  test('window, order and page are no filters', () => {
    expect(
      countFilters({ window: '1h', sort: 'age', order: 'asc', page: '2', firm: 'yes', minAge: '1h' }),
    ).toBe(2);
  });
});
