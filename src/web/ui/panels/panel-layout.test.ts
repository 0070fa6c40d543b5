import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeSizes,
  moveBorder,
  resetBorder,
  togglePanel,
  toInitialLayout,
  toShownColumns,
  toSizes,
  type Border,
} from './panel-layout.ts';

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const weights = fc.array(fc.double({ min: 0, max: 1 }), { minLength: 1, maxLength: 6 });
const least = fc.double({ min: 0, max: 0.4, noNaN: true });
/** Whether sizes sum to 1 and hold the least size, where all can. */
const check = (sizes: readonly number[], min: number) => {
  expect(sum(sizes)).toBeCloseTo(1, 9);
  const bound = min * sizes.length <= 1 ? min : 1 / sizes.length;
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(bound - 1e-9);
};

describe('sizes', () => {
  test('are shares of what is there', () => {
    expect(toSizes([1, 3])).toEqual([0.25, 0.75]);
    expect(toSizes([0, 0])).toEqual([0.5, 0.5]);
    expect(toSizes([])).toEqual([]);
  });

  test('small ones are raised, the others pay by their size', () => {
    expect(toSizes([0.05, 0.35, 0.6], 0.24)).toEqual([0.24, 0.28, 0.48].map((n) => expect.closeTo(n, 9)));
  });

  test('of anything sum to 1 and hold the least size', () => {
    const wild = fc.array(fc.oneof(fc.double(), fc.constantFrom(1e308, 5e-324, -1)), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(fc.property(wild, least, (given, min) => check(toSizes(given, min), min)));
  });
});

describe('a border', () => {
  test('gives to one neighbour what it takes from the other', () => {
    expect(moveBorder([0.2, 0.3, 0.5], 0, 0.05, 0.1)).toEqual(
      [0.25, 0.25, 0.5].map((n) => expect.closeTo(n, 9)),
    );
    expect(moveBorder([0.2, 0.3, 0.5], 1, -9, 0.1)).toEqual([0.2, 0.1, 0.7].map((n) => expect.closeTo(n, 9)));
  });

  test('returns to the proportion it had', () => {
    expect(resetBorder([0.1, 0.5, 0.4], [0.2, 0.4, 0.4], 0, 0)).toEqual(
      [0.2, 0.4, 0.4].map((n) => expect.closeTo(n, 9)),
    );
  });

  test('moved anywhere leaves sizes that sum to 1 and hold the least size', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: -1, max: 7 }), fc.double(), least, (given, at, by, min) => {
        check(moveBorder(given, at, by, min), min);
        check(resetBorder(toSizes(given), toSizes(given.toReversed()), at, min), min);
      }),
    );
  });
});

const initial = toInitialLayout([
  {
    width: 3,
    panels: [
      { key: 'a', height: 2 },
      { key: 'b', height: 1 },
      { key: 'c', height: 1 },
    ],
  },
  { width: 1, panels: [{ key: 'd', height: 5 }] },
]);

describe('a layout', () => {
  test('shares are taken from what the page means', () => {
    expect(initial.columns.map(({ width }) => width)).toEqual([0.75, 0.25]);
    expect(initial.columns[0]!.panels.map(({ height }) => height)).toEqual([0.5, 0.25, 0.25]);
  });

  test('a hidden panel leaves its room to the others of its column and finds it again', () => {
    const without = togglePanel(initial, 'a');
    expect(toShownColumns(without)[0]!.panels).toEqual([
      { key: 'b', height: 0.5 },
      { key: 'c', height: 0.5 },
    ]);
    expect(togglePanel(without, 'a')).toEqual(initial);
  });

  test('a column without panels goes, the last panel stays', () => {
    const one = togglePanel(initial, 'd');
    expect(toShownColumns(one).map(({ column, width }) => [column, width])).toEqual([[0, 1]]);
    const last = ['a', 'b', 'c'].reduce(togglePanel, one);
    expect(last.hidden).toEqual(['d', 'a', 'b']);
  });

  test('whatever is moved and hidden, everything sums to 1', () => {
    const border: fc.Arbitrary<Border> = fc.oneof(
      fc.record({ kind: fc.constant('columns' as const), at: fc.integer({ min: -1, max: 3 }) }),
      fc.record({
        kind: fc.constant('panels' as const),
        column: fc.integer({ min: -1, max: 3 }),
        at: fc.integer({ min: -1, max: 3 }),
      }),
    );
    const step = fc.oneof(
      fc.record({ hide: fc.constantFrom('a', 'b', 'c', 'd', 'x') }),
      fc.record({ border, by: fc.double({ min: -1, max: 1, noNaN: true }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let layout = initial;
        for (const one of steps)
          layout =
            'hide' in one
              ? togglePanel(layout, one.hide)
              : changeSizes(layout, one.border, (sizes) => moveBorder(sizes, one.border.at, one.by, 0.1));
        for (const columns of [layout.columns, toShownColumns(layout)]) {
          expect(sum(columns.map(({ width }) => width))).toBeCloseTo(1, 9);
          for (const { panels } of columns) expect(sum(panels.map(({ height }) => height))).toBeCloseTo(1, 9);
        }
      }),
    );
  });
});
