import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import { toTokenMintItems } from './token-mint-trends.tsx';
import { toCohortRows } from './cohorts.ts';
import { toKindText } from './query-definition.tsx';
import { toVenueSeries } from './venue-trends.tsx';

const [A, B, C] = ['AAAA1111111111111111', 'BBBB2222222222222222', 'CCCC3333333333333333'].map(asAddress);

describe('cohorts', () => {
  test('shares are of the cohort’s own span', () => {
    const [row] = toCohortRows([{ first: 3_600, active: [8, 4, 0, 2] }], 3_600, 0);
    expect(row).toEqual({
      first: 3_600,
      size: 8,
      isBeginning: false,
      isFilling: false,
      cells: [
        { users: 4, share: 0.5, isFilling: false },
        { users: 0, share: 0, isFilling: false },
        { users: 2, share: 0.25, isFilling: true },
      ],
    });
  });

  test('the cohort in which the index began and the one still filling are marked', () => {
    const rows = toCohortRows(
      [
        { first: 7_200, active: [3] },
        { first: 3_600, active: [0, 1] },
      ],
      3_600,
      5_000,
    );
    expect(rows.map(({ isBeginning, isFilling }) => [isBeginning, isFilling])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(rows[1]!.cells).toEqual([{ users: 1, share: undefined, isFilling: true }]);
  });
});

describe('volume by venue', () => {
  test('venues of one name are distinguished, and the others stand last', () => {
    const label = { name: 'Raydium', kind: 'program', source: 'built in' } as const;
    const { times, series } = toVenueSeries(
      {
        width: 300,
        times: [300, 900],
        venues: [
          { venue: A!, microUsd: ['2000000', '0'] },
          { venue: B!, microUsd: ['1000000', '500000'] },
          { venue: C!, microUsd: ['0', '1'] },
        ],
        others: ['0', '3000000'],
      },
      { labels: { [A!]: label, [B!]: label }, tokens: {} },
    );
    expect(times).toEqual([300, 600, 900]);
    expect(series).toEqual([
      { name: 'Raydium AAAA…1111', values: [2, undefined, 0] },
      { name: 'Raydium BBBB…2222', values: [1, undefined, 0.5] },
      { name: 'CCCC…3333', values: [0, undefined, 0.000001] },
      { name: 'All others', values: [0, undefined, 3] },
    ]);
  });

  test('nothing is drawn where nothing was traded', () => {
    const nothing = { width: 300, times: [300], venues: [], others: ['0'] };
    expect(toVenueSeries(nothing, { labels: {}, tokens: {} })).toEqual({ times: [], series: [] });
  });
});

describe('token_mints by launchpad', () => {
  test('mints that no launchpad made make the rest', () => {
    const items = toTokenMintItems({
      total: 8,
      totalBefore: 0,
      launchpads: [
        { launchpad: A!, tokenMints: 6, tokenMintsBefore: 0 },
        { launchpad: B!, tokenMints: 0, tokenMintsBefore: 4 },
      ],
      points: { width: 300, times: [0], tokenMints: [8] },
    });
    expect(items.map(({ key, share, text }) => [key, share, text])).toEqual([
      [A, 0.75, '6, 75.00 %'],
      ['elsewhere', 0.25, '2, 25.00 %'],
    ]);
  });
});

test('kinds of columns are stated in words', () => {
  expect(toKindText('address[]')).toBe('a list, each an address');
  expect(toKindText('real?')).toBe('a ratio such as a price; may be absent');
  expect(toKindText('flag')).toBe('yes (1) or no (0)');
});
