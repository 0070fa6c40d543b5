import { expect, test } from 'vitest';
import { findMigrations, type Migration } from './migrations.ts';
import { toLayout } from './layout.ts';
import { getTable, listTables } from './tables.ts';

const step = (from: string, to: string): Migration => ({ from, to, statements: [] });

test('steps are taken one after another', () => {
  const all = [step('b', 'c'), step('a', 'b'), step('x', 'y')];
  expect(findMigrations('a', 'c', all)).toEqual([all[1], all[0]]);
  expect(findMigrations('c', 'c', all)).toEqual([]);
});

test('a layout nobody leads away from, and steps in a circle, lead nowhere', () => {
  expect(findMigrations('z', 'c', [step('a', 'c')])).toBeUndefined();
  expect(findMigrations('a', 'c', [step('a', 'b'), step('b', 'a')])).toBeUndefined();
});

test('a layout changes with a column, a key, an index and a rule, and with nothing else', () => {
  const candles = getTable('candles');
  if (candles.kind !== 'rollup') throw new Error('candles are a rollup');
  const layout = toLayout([candles]);
  expect(toLayout([{ ...candles, about: 'other words' }])).toBe(layout);
  for (const changed of [
    { ...candles, columns: { ...candles.columns, open: 'real?' as const } },
    { ...candles, key: candles.key.toReversed() },
    { ...candles, indexes: [] },
    { ...candles, merge: { ...candles.merge, high: 'last' as const } },
  ]) {
    expect(toLayout([changed])).not.toBe(layout);
  }
  expect(toLayout(listTables())).toMatch(/^[0-9a-f]{16}$/);
});
