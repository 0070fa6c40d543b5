import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameView, toEntry, toRowIndexes, toRowView } from './late-row-range.ts';
import { clipRowView, toWholeView } from './row-view.ts';

const toIndexes = (first: number, last: number, pinned: readonly number[] = []) =>
  toRowIndexes({ first, last, count: 2000, overscan: 12, pinned });

describe('the rows to render', () => {
  test('follow the screen by steps of four', () => {
    const at = (first: number) => {
      const indexes = toIndexes(first, first + 30);
      return [indexes[0], indexes.at(-1)];
    };
    expect(at(0)).toEqual([0, 43]);
    expect(at(1000)).toEqual([988, 1043]);
    expect(at(1001)).toEqual([988, 1043]);
    expect(at(1004)).toEqual([992, 1047]);
    expect(at(1969)).toEqual([1956, 1999]);
  });

  test('cover the screen, stay inside the list, and hold what is pinned, each once and in order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.nat(5000),
        fc.nat(60),
        fc.array(fc.nat(6000), { maxLength: 5 }),
        (count, at, height, pinned) => {
          const first = Math.min(at, count - 1);
          const last = Math.min(first + height, count - 1);
          const indexes = toRowIndexes({ first, last, count, overscan: 12, pinned });
          expect(indexes).toEqual([...new Set(indexes)].sort((a, b) => a - b));
          expect(indexes).toEqual(expect.arrayContaining([first, last]));
          for (const index of pinned) expect(indexes.includes(index)).toBe(index < count);
          expect(indexes[0]).toBeGreaterThanOrEqual(0);
          expect(indexes.at(-1)).toBeLessThan(count);
          expect(indexes.length).toBeLessThanOrEqual(last - first + 1 + 2 * 12 + 2 * 4 + pinned.length);
        },
      ),
    );
  });
});

describe('the view of a list', () => {
  const row = (index: number) => ({ index, start: 100 + index * 30, end: 130 + index * 30 });

  test('has room where rows are left out', () => {
    expect(toRowView([row(0), row(7), row(8)], { top: 100, bottom: 100 + 20 * 30, entry: 8 })).toEqual({
      spans: [
        { start: 0, end: 1, before: 0 },
        { start: 7, end: 9, before: 180 },
      ],
      after: 330,
      entry: 8,
    });
  });

  test('is as high as the whole list, whatever is left out', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(199), { minLength: 1 }), (indexes) => {
        const rows = indexes.sort((a, b) => a - b).map(row);
        const view = toRowView(rows, { top: 100, bottom: row(199).end, entry: 0 });
        const gaps = view.spans.reduce((sum, { before }) => sum + before, view.after);
        expect(gaps + rows.length * 30).toBe(200 * 30);
        expect(
          view.spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)),
        ).toEqual(indexes);
      }),
    );
  });

  test('loses the rows a list has lost', () => {
    const view = toRowView([row(0), row(7), row(8)], { top: 100, bottom: 1000, entry: 0 });
    expect(clipRowView(view, 8).spans).toEqual([
      { start: 0, end: 1, before: 0 },
      { start: 7, end: 8, before: 180 },
    ]);
    expect(clipRowView(view, 7).spans).toEqual([{ start: 0, end: 1, before: 0 }]);
    expect(clipRowView(view, 9)).toBe(view);
  });

  test('is the same only where nothing moved', () => {
    expect(isSameView(toWholeView(0, 5), toWholeView(0, 5))).toBe(true);
    expect(isSameView(toWholeView(0, 5), toWholeView(0, 6))).toBe(false);
    expect(isSameView(toWholeView(0, 5), { ...toWholeView(0, 5), after: 1 })).toBe(false);
  });
});

test('Tab enters at the first row, or below the header when the list was scrolled', () => {
  expect([toEntry(0, 100), toEntry(1, 100), toEntry(50, 100), toEntry(98, 100)]).toEqual([0, 4, 52, 99]);
});
