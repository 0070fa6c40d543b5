import { describe, expect, test } from 'vitest';
import { toPointNote } from './analytics-view.tsx';
import { CHAIN_CHARTS, toDrawnChart } from '../../answers/chain/chain-charts.ts';
import { toPointsText } from './chain-figures.tsx';
import {
  isComparable,
  isWhole,
  toCoveredShare,
  toEvenTimes,
  toRateChange,
  type Points,
  type Sums,
  type Users,
} from '../../answers/chain/rates.ts';

const QUIET: Sums = {
  from: 0,
  until: 3_600,
  seconds: 3_600,
  blocks: 0,
  skipped: 0,
  transactions: 0,
  votes: 0,
  failed: 0,
  feeLamports: '0',
  priorityFeeLamports: '0',
  computeUnits: 0,
  swaps: 0,
  microUsd: '0',
  transfers: 0,
  tokenMints: 0,
  newUsers: 0,
};

const points: Points = {
  width: 60,
  times: [60, 180],
  seconds: [20, 60],
  blocks: [40, 120],
  skipped: [0, 30],
  transactions: [400, 1_200],
  votes: [200, 600],
  failed: [50, 0],
  feeLamports: ['3000000000', '0'],
  priorityFeeLamports: ['1000000000', '0'],
  computeUnits: [4_000, 0],
  swaps: [5, 6],
  microUsd: ['1500000', '0'],
  transfers: [7, 8],
  tokenMints: [1, 0],
};
const users: Users = { width: 60, times: [60, 120], users: [9, 10], newUsers: [4, 5] };

const seriesOf = (key: string) =>
  toDrawnChart(
    CHAIN_CHARTS.find((chart) => chart.key === key)!,
    { points, users },
  ).series.map(({ name, values }) => [name, values]);

describe('rates over what is covered', () => {
  test('a window is whole where hardly a second is missing, and comparable from one half on', () => {
    expect(toCoveredShare({ from: 0, until: 3_600, seconds: 900 })).toBe(0.25);
    expect(toCoveredShare({ from: 5, until: 5, seconds: 0 })).toBe(0);
    expect(isWhole({ from: 0, until: 3_600, seconds: 3_580 })).toBe(true);
    expect(isWhole({ from: 0, until: 3_600, seconds: 3_400 })).toBe(false);
    expect(isComparable({ from: 0, until: 3_600, seconds: 1_800 })).toBe(true);
    expect(isComparable({ from: 0, until: 3_600, seconds: 1_799 })).toBe(false);
  });

  test('counts are compared second for second', () => {
    const sums = { now: { ...QUIET, seconds: 1_800 }, before: QUIET };
    expect(toRateChange(50, 100, sums)).toBe(0);
    expect(toRateChange(100, 100, sums)).toBe(1);
    expect(toRateChange(100, 0, sums)).toBeUndefined();
    expect(toRateChange(100, 100, { now: QUIET, before: { ...QUIET, seconds: 100 } })).toBeUndefined();
  });

  test('a span without a block is a gap', () => {
    expect(toEvenTimes([60, 180], 60)).toEqual({ times: [60, 120, 180], places: [0, -1, 1] });
    expect(toEvenTimes([], 60)).toEqual({ times: [], places: [] });
    expect(seriesOf('trades')).toEqual([['Swaps', [5, undefined, 6]]]);
  });

  test('transactions a second divide by the seconds covered', () => {
    expect(seriesOf('transactions')).toEqual([
      ['Succeeded', [7.5, undefined, 10]],
      ['Failed', [2.5, undefined, 0]],
      ['Votes', [10, undefined, 10]],
    ]);
    expect(seriesOf('blocks')).toEqual([
      ['Blocks', [120, undefined, 120]],
      ['Skipped slots', [0, undefined, 30]],
    ]);
  });

  test('shares are of what they are a share of', () => {
    expect(seriesOf('failures')).toEqual([['Failed', [0.25, undefined, 0]]]);
    expect(seriesOf('skips')).toEqual([['Skipped', [0, undefined, 0.2]]]);
    expect(seriesOf('compute')).toEqual([['Compute units', [100, undefined, 0]]]);
  });

  test('fees are shown separately in SOL and volume is in dollars', () => {
    expect(seriesOf('fees')).toEqual([
      ['Signature fees', [2, undefined, 0]],
      ['Priority fees', [1, undefined, 0]],
    ]);
    expect(seriesOf('volume')).toEqual([['Volume', [1.5, undefined, 0]]]);
  });

  test('users are drawn over the spans they are counted in, new ones on top of the others', () => {
    expect(
      toDrawnChart(
        CHAIN_CHARTS.find(({ key }) => key === 'users')!,
        { points, users },
      ),
    ).toEqual({
      step: 60,
      times: [60, 120],
      series: [
        { name: 'Returning', values: [5, 5] },
        { name: 'New to the index', values: [4, 5] },
      ],
    });
  });

  test('a first span that the index holds a part of is named', () => {
    expect(toPointNote(points, users)).toBe(
      'Each period is 1 min; the newest is still filling. The first holds 20 s of it: counts are lower there, rates are not.',
    );
    expect(toPointNote({ width: 300, times: [0, 300], seconds: [299, 3] }, users)).toBe(
      'Each period is 5 min (users: 1 min); the newest is still filling.',
    );
  });

  test('shares differ by points', () => {
    expect(toPointsText(0.0125)).toBe('+1.25 points');
    expect(toPointsText(-0.2)).toBe('-20 points');
    expect(toPointsText(0.000001)).toBe('no change');
  });
});
