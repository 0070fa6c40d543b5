import { expect, test } from 'vitest';
import { listUnproven } from './list-unproven.ts';

const toLinks = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([parentSlot, slot]) => ({ parentSlot, slot }));

test('slots without a block are known by the next block, whose parent lies before them', () => {
  expect(listUnproven([], 10, 20)).toEqual([[10, 20]]);
  expect(listUnproven(toLinks([9, 10], [10, 15], [15, 20]), 10, 20)).toEqual([]);
  expect(listUnproven(toLinks([9, 10], [10, 15], [15, 25]), 10, 20)).toEqual([]);
});

test('slots that no block tells of are left', () => {
  expect(listUnproven(toLinks([9, 10], [10, 15]), 10, 20)).toEqual([[16, 20]]);
  expect(listUnproven(toLinks([12, 15], [15, 20]), 10, 20)).toEqual([[10, 12]]);
  expect(listUnproven(toLinks([9, 10], [13, 15], [18, 19]), 10, 20)).toEqual([
    [11, 13],
    [16, 18],
    [20, 20],
  ]);
  expect(listUnproven(toLinks([30, 31]), 10, 20)).toEqual([[10, 20]]);
  expect(listUnproven(toLinks([8, 9], [9, 12]), 10, 20)).toEqual([[13, 20]]);
});
