import { createRandom } from '#std/seeded-random';
import { describe, expect, test } from 'vitest';
import { runBacktest, toInterval, type Case } from './backtest.ts';
import { insertAscending, LEAST_ERRORS, toBounds } from './conformal.ts';
import { judge, LEAST_CASES, LEAST_INDEPENDENT, toChanceOfAtMost } from './judge.ts';
import { toMedian } from './quantile.ts';
import { toRollingCases, type SeriesModel } from './rolling-origin.ts';

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('an interval of 80 %', () => {
  test('has no ends before nine errors are known', () => {
    expect(LEAST_ERRORS).toBe(9);
    expect(toBounds(range(8))).toBeUndefined();
    expect(toBounds(range(9))).toEqual({ low: 0, high: 8 });
    expect(toBounds(range(19))).toEqual({ low: 1, high: 17 });
    expect(toBounds(range(99))).toEqual({ low: 9, high: 89 });
  });

  test('is around the estimate by what was missing, or by how many times as much came', () => {
    expect(toInterval(100, { low: -3, high: 5 }, 'difference')).toEqual({ low: 97, high: 105 });
    const { low, high } = toInterval(100, { low: Math.log(0.5), high: Math.log(2) }, 'ratio');
    expect(low).toBeCloseTo(50, 10);
    expect(high).toBeCloseTo(200, 10);
  });

  test('values are inserted where they belong', () => {
    const ascending: number[] = [];
    for (const value of [3, 1, 2, 2, 5, 0]) insertAscending(ascending, value);
    expect(ascending).toEqual([0, 1, 2, 2, 3, 5]);
  });

  /** Errors of any shape: what is promised does not depend on it. */
  const shapes = {
    even: (noise: () => number) => noise(),
    skewed: (noise: () => number) => -Math.log(1 - noise()),
    'two humps': (noise: () => number) => (noise() < 0.3 ? 10 : 0) + noise(),
  };
  test.each(Object.entries(shapes))('of %s errors holds four times in five, over 40 seeds', (_name, draw) => {
    let [cases, covered] = [0, 0];
    for (const seed of range(40)) {
      const noise = createRandom(seed);
      const series = range(300).map((i): Case => ({
        at: i,
        until: i + 1,
        predicted: 0,
        naive: 0,
        actual: draw(noise),
      }));
      const reading = runBacktest(series, 'difference');
      cases += reading.cases;
      covered += reading.covered;
    }
    expect(cases).toBe(40 * (300 - LEAST_ERRORS));
    // Some 11,600 cases: three standard errors are about a hundredth, and short pasts err on the wide side.
    expect(covered / cases).toBeGreaterThan(0.79);
    expect(covered / cases).toBeLessThan(0.83);
  });

  test('comes out the same whenever it is asked', () => {
    const make = () => {
      const noise = createRandom(7);
      return range(60).map((i) => ({ at: i, until: i + 2, predicted: 1, naive: 2, actual: noise() }));
    };
    expect(runBacktest(make(), 'ratio')).toEqual(runBacktest(make(), 'ratio'));
  });
});

describe('a backtest', () => {
  /** Always off by one, the naive estimate by two; then suddenly by a hundred. */
  const cases = range(30).map((i): Case => ({
    at: i,
    until: i + 5,
    predicted: 10,
    naive: 8,
    actual: i === 29 ? 110 : 11 - (i % 2),
  }));

  test('scores only cases with an interval, from errors that were known by then', () => {
    const reading = runBacktest(cases, 'difference');
    // The ninth error is known at 8 + 5.
    expect(reading.cases).toBe(30 - 13);
    expect(reading.covered).toBe(16);
    expect(reading.errors).toHaveLength(30);
    expect(reading.errors.at(-1)).toBe(100);
    // From 13 on every fifth: 13, 18, 23, 28.
    expect(reading.independent).toBe(4);
    // Of those above none but the last: it alone is above all that was known.
    expect(reading.notAbove).toBe(16);
    // Odd ones are right, even ones off by one; eight of each before the last.
    expect(reading.error).toBeCloseTo((8 + 100) / 17, 10);
    expect(reading.naiveError).toBeCloseTo((8 * 2 + 8 * 3 + 102) / 17, 10);
  });

  test('measures errors of what is above 0 as parts of what came', () => {
    const halvedOrDoubled = range(41).map((i) => ({
      at: i,
      until: i + 1,
      // Half of it and twice as much in turn, the latter in 16 of 32 scored cases.
      predicted: i % 2 === 0 ? 50 : 200,
      naive: 25,
      actual: 100,
    }));
    const reading = runBacktest(halvedOrDoubled, 'ratio');
    expect(reading).toMatchObject({ errorIn: 'share', cases: 32 });
    // The mean of 0.5 and 1; what is off by the same factor is not off by the same part.
    expect(reading.error).toBeCloseTo(0.75, 10);
    expect(reading.naiveError).toBeCloseTo(0.75, 10);
    // As near in parts as the naive estimate, so it is not called nearer.
    expect(judge(reading)).toBe('no-better');
  });

  test('counts the cases not above their upper end apart from those inside', () => {
    // Far below what was known, now and then; never above.
    const low = range(60).map((i) => ({
      at: i,
      until: i + 1,
      predicted: 10,
      naive: 20,
      actual: i > 20 && i % 2 === 0 ? 1 : 10 - (i % 3),
    }));
    const reading = runBacktest(low, 'difference');
    expect(reading.notAbove).toBe(reading.cases);
    expect(reading.covered).toBeLessThan(reading.cases);
  });

  test('leaves out what has no error: nothing came, or nothing was expected', () => {
    const none = range(40).map((i) => ({ at: i, until: i + 1, predicted: 1, naive: 0, actual: 1 }));
    expect(runBacktest(none, 'ratio').cases).toBe(0);
  });
});

describe('a method is offered', () => {
  const noise = createRandom(3);
  const shape = (count: number, predicted: number, naive: number, actualOf: (i: number) => number) =>
    judge(
      runBacktest(
        range(count).map((i) => ({ at: i, until: i + 1, predicted, naive, actual: actualOf(i) })),
        'difference',
      ),
    );

  test('where it is nearer than the naive estimate and its interval holds', () => {
    expect(shape(100, 0, 3, () => noise() - 0.5)).toBe('offered');
  });
  test('not where the naive estimate is nearer, or as near', () => {
    expect(shape(100, 3, 0, () => noise() - 0.5)).toBe('no-better');
    expect(shape(100, 1, 1, () => noise() - 0.5)).toBe('no-better');
  });
  test('not with fewer cases than tell', () => {
    expect(shape(LEAST_ERRORS + LEAST_CASES - 1, 0, 3, () => noise())).toBe('too-few');
    expect(shape(LEAST_ERRORS + LEAST_CASES, 0, 3, () => noise())).toBe('offered');
  });
  test('not with many cases that are nearly all of one time', () => {
    const wide = range(100).map((i) => ({ at: i, until: i + 40, predicted: 0, naive: 3, actual: noise() }));
    const reading = runBacktest(wide, 'difference');
    expect(reading.cases).toBeGreaterThan(LEAST_CASES);
    expect(reading.independent).toBeLessThan(LEAST_INDEPENDENT);
    expect(judge(reading)).toBe('too-few');
  });
  test('not where it is nearer by no more than chance', () => {
    // It wins and loses in turn; of 51 scored cases it wins 25, then 26.
    expect(shape(60, 0, 10, (i) => (i % 2 === 0 ? -0.4 : 10))).toBe('no-better');
    expect(shape(60, 0, 10, (i) => (i % 2 === 0 ? 10 : -0.4))).toBe('unproven');
  });
  test('not where its interval is too narrow for what comes', () => {
    // Errors grow: what was known never reaches what comes next.
    expect(shape(60, 0, 100_000, (i) => 2 ** (i / 8))).toBe('uncovered');
  });
  test('nor where nothing changes', () => {
    expect(shape(60, 5, 5, () => 5)).toBe('unchanging');
  });

  test('chances are those of the binomial distribution', () => {
    expect(toChanceOfAtMost(0, 3, 0.8)).toBeCloseTo(0.008, 12);
    expect(toChanceOfAtMost(1, 2, 0.5)).toBeCloseTo(0.75, 12);
    expect(toChanceOfAtMost(20, 20, 0.8)).toBeCloseTo(1, 12);
    expect(toChanceOfAtMost(790, 1_000, 0.8)).toBeCloseTo(0.225279347912205, 9);
  });
});

describe('a rolling origin', () => {
  test('shows a method what was before, and no more', () => {
    const seen: number[][] = [];
    const model: SeriesModel<number> = {
      predict: (past) => (seen.push([...past]), past.at(-1)),
      naive: () => 0,
      actual: (next) => next.at(-1),
    };
    expect(toRollingCases(model, [1, 2, 3, 4], 2)).toEqual([
      { at: 1, until: 3, predicted: 1, naive: 0, actual: 3 },
      { at: 2, until: 4, predicted: 2, naive: 0, actual: 4 },
    ]);
    expect(seen).toEqual([[1], [1, 2]]);
  });

  test('a persistent walk is not beaten by its median, a noisy level is', () => {
    const model: SeriesModel<number> = {
      predict: (past) => toMedian(past.slice(-20)),
      naive: (past) => past.at(-1),
      actual: ([next]) => next,
    };
    const verdicts = { walk: new Set<string>(), level: new Set<string>() };
    for (const seed of range(20)) {
      const noise = createRandom(100 + seed);
      let place = 1_000;
      const walk = range(200).map(() => (place += noise() - 0.5));
      const level = range(200).map(() => 1_000 + noise());
      verdicts.walk.add(judge(runBacktest(toRollingCases(model, walk, 1), 'difference')));
      verdicts.level.add(judge(runBacktest(toRollingCases(model, level, 1), 'difference')));
    }
    expect([...verdicts.walk]).toEqual(['no-better']);
    expect([...verdicts.level]).toEqual(['offered']);
  });
});

test('a median is the middle', () => {
  expect([[], [3], [1, 9], [5, 1, 3]].map((values) => toMedian(values))).toEqual([undefined, 3, 5, 3]);
});
