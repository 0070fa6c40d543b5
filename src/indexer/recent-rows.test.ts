import { expect, test } from 'vitest';
import { RecentRows } from './recent-rows.ts';

test('the newest rows are there, and what is used stays', () => {
  const rows = new RecentRows(3);
  for (const n of [1, 2, 3, 4, 5]) {
    rows.set(`k${n}`, { n });
    expect(rows.get('k1')).toEqual({ n: 1 });
  }
  expect(['k5', 'k4', 'k1'].map((key) => rows.get(key))).toEqual([{ n: 5 }, { n: 4 }, { n: 1 }]);
  for (const n of [6, 7, 8, 9, 10, 11]) rows.set(`k${n}`, { n });
  expect(rows.get('k1')).toBeUndefined();
  expect(rows.get('k4')).toBeUndefined();
});

test('a row that was written again is the newer one, and none is left once all are forgotten', () => {
  const rows = new RecentRows(2);
  rows.set('a', { n: 1 });
  rows.set('b', { n: 2 });
  rows.set('a', { n: 3 });
  expect(rows.get('a')).toEqual({ n: 3 });
  rows.clear();
  expect(rows.get('a')).toBeUndefined();
});
