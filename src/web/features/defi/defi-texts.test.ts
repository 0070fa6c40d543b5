import { describe, expect, test } from 'vitest';
import { asAddress, type Address } from '#contracts/chain';
import {
  sortProtocols,
  toDoneText,
  toEmptyText,
  toLengthText,
  toPurpose,
  toShare,
  toSpanText,
  toTransactionsText,
  toUsersText,
} from './defi-texts.ts';
import { hasVolume, toDollars } from './chart-values.ts';
import { overviewSearch } from './defi-search.ts';
import { toConcentrationText } from './pools.tsx';
import { toMatrix } from './route-matrix.ts';

const use = (calls: number, microUsd: string, failed = 0, feeLamports = '0') => ({
  calls,
  transactions: calls,
  failed,
  feeLamports,
  swaps: 1,
  microUsd,
});
/** Monday 16 November 2026, 12:00 UTC. */
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;

describe('what a window covers', () => {
  const span = { window: '24h', from: NOON - 82_800, to: NOON, hoursFrom: NOON - 82_800 } as const;

  test('is said from where it is summed', () => {
    expect(toSpanText({ ...span, isWhole: true, hasBefore: true })).toEqual([
      'Data of 23 h, since 2026-11-15 13:00 UTC: summed in whole hours, of which the newest is still filling.',
      'Changes compare with the previous window, at equal length.',
    ]);
  });

  test('of an hour is summed in shorter spans', () => {
    const hour = { window: '1h', from: NOON - 3_300, to: NOON - 4, hoursFrom: NOON - 3_600 } as const;
    expect(toSpanText({ ...hour, isWhole: true, hasBefore: true })[0]).toBe(
      'Data of 54 min 56 s, since 2026-11-16 11:05 UTC: summed in steps of five minutes, of which the newest is still filling.',
    );
  });

  test('is left to the badge where the index begins later', () => {
    expect(toSpanText({ ...span, isWhole: false, hasBefore: false })).toEqual([]);
    expect(toSpanText({ ...span, isWhole: true, hasBefore: false }).at(-1)).toBe(
      'No changes: the previous window is not indexed.',
    );
  });
});

describe('a category without calls', () => {
  const [whole, part] = [
    { isWhole: true, from: NOON - 82_800 },
    { isWhole: false, from: NOON - 82_800 },
  ];

  test('says how many programs were looked for and since when', () => {
    expect(toEmptyText({ title: 'Oracles' }, 14, part, NOON)).toBe(
      'None of the 14 programs of this kind was called in the blocks indexed here since 2026-11-16 12:00 UTC.',
    );
    expect(toEmptyText({ title: 'Oracles' }, 1, whole, 0)).toBe(
      'The one program of this kind was not called in the blocks indexed here since 2026-11-15 13:00 UTC.',
    );
  });

  test('says so when the directory has no program at all', () => {
    expect(toEmptyText({ title: 'DeFAI' }, 0, whole, NOON)).toBe('Our directory has no program under DeFAI.');
  });
});

test('the time figures cover is said to the minute', () => {
  expect(toLengthText(1_323)).toBe('in 22 min');
  expect(toLengthText(42)).toBe('in 42 s');
});

describe('figures that do not add up', () => {
  test('are bounds: transactions of several programs, users that were not counted one by one', () => {
    expect(toTransactionsText(1_200, 1)).toBe('1,200');
    expect(toTransactionsText(1_200, 2)).toBe('≤ 1,200');
    expect(toUsersText({ kind: 'exact', users: 12 })).toBe('12');
    expect(toUsersText({ kind: 'between', least: 9_000, most: 70_000 })).toBe('≥ 9,000');
  });
});

test('what was done most in a category is said in words', () => {
  const acts = [
    { act: 'deposit' as const, count: 3 },
    { act: 'borrow' as const, count: 1_200 },
    { act: 'liquidate' as const, count: 1 },
    { act: 'repay' as const, count: 2 },
  ];
  expect(toDoneText({ acts, use: use(9, '0') })).toBe('1,200 borrows, 3 deposits, 2 repayments');
  expect(toDoneText({ acts: [], use: use(9, '0') })).toBe('1 trade');
  const once = (['open', 'update', 'repay'] as const).map((act) => ({ act, count: 1 }));
  expect(toDoneText({ acts: once, use: use(9, '0') })).toBe('1 position opened, 1 price update, 1 repayment');
});

test('a share is of the volume where there is any, else of the calls, else unknown', () => {
  expect(toShare(use(1, '25'), use(10, '100'))).toBe(0.25);
  expect(toShare(use(1, '0'), use(10, '0'))).toBe(0.1);
  expect(toShare(use(0, '0'), use(0, '0'))).toBeUndefined();
});

describe('protocols', () => {
  const rows = [
    { name: 'a', use: use(5, '900', 1, '10') },
    { name: 'b', use: use(9, '100', 9, '5') },
    { name: 'c', use: use(7, '0', 0, '50') },
  ];
  const order = (query: string) =>
    sortProtocols(rows, overviewSearch.read(new URLSearchParams(query)).by)
      .map(({ name }) => name)
      .join('');

  test('stand by volume unless a known order is asked for', () => {
    expect(order('')).toBe('abc');
    expect(order('by=nonsense')).toBe('abc');
    expect(order('by=calls')).toBe('bca');
    expect(order('by=failed')).toBe('bac');
    expect(order('by=fees')).toBe('cab');
  });

  test('do not repeat their name before what a program is for', () => {
    expect(toPurpose('Raydium CLMM', 'Raydium')).toBe('CLMM');
    expect(toPurpose('Saber', 'Saber')).toBe('Saber');
  });
});

describe('a chart', () => {
  const series = (microUsd: readonly string[] | undefined) => ({
    step: 1,
    times: [0, 1],
    incompleteFrom: 1,
    series: [{ name: 'a', calls: [1, 2], microUsd }],
  });

  test('has volume only where some is not nothing', () => {
    expect(hasVolume(series(['0', '0']))).toBe(false);
    expect(hasVolume(series(['0', '1500000']))).toBe(true);
    expect(toDollars('1500000')).toBe(1.5);
    expect(hasVolume(series(undefined))).toBe(false);
  });
});

describe('concentration', () => {
  test('is said of the largest pool, and of ten where there are more', () => {
    const pools = { microUsd: '1000000000', largestMicroUsd: '400000000', largestTenMicroUsd: '900000000' };
    expect(toConcentrationText({ ...pools, traded: 25 })).toBe(
      '25 pools were traded in for $1,000; the largest took 40 %, the ten largest 90 %.',
    );
    expect(toConcentrationText({ ...pools, traded: 3 })).toBe(
      '3 pools were traded in for $1,000; the largest took 40 %.',
    );
  });

  test('is not said where nothing has a value', () => {
    expect(
      toConcentrationText({ traded: 1, microUsd: '0', largestMicroUsd: '0', largestTenMicroUsd: '0' }),
    ).toBe('1 pool was traded in for $0.00.');
  });
});

describe('the matrix of routes', () => {
  const [J, K, A, B] = ['j', 'k', 'a', 'b'].map(asAddress) as [Address, Address, Address, Address];

  test('shares out each program’s volume over its venues', () => {
    const [first, second] = toMatrix({
      routers: [J, K],
      cells: [
        { router: J, venue: A, swaps: 1, microUsd: '75' },
        { router: J, venue: B, swaps: 9, microUsd: '25' },
        { router: K, venue: B, swaps: 4, microUsd: '0' },
      ],
    });
    expect(first).toMatchObject({ router: 'j', swaps: 10, microUsd: '100' });
    expect(first?.shares.get('a')).toEqual({ share: 0.75, swaps: 1 });
    // Nobody knows what its swaps were worth: then their number counts.
    expect(second?.shares.get('b')).toEqual({ share: 1, swaps: 4 });
    expect(second?.shares.get('a')).toBeUndefined();
  });
});
