import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseColumnChoice, toggleColumn, toShownColumns } from './ranking-columns.ts';

const columns = [
  { key: 'rank', fixed: true },
  { key: 'name' },
  { key: 'age', optional: true },
  { key: '__proto__' },
];
const keysOf = (choice: unknown) => toShownColumns(columns, parseColumnChoice(choice)).map(({ key }) => key);

describe('the choice of columns', () => {
  test('without one the page decides', () => {
    expect(keysOf(undefined)).toEqual(['rank', 'name', '__proto__']);
  });

  test('hides and shows, but never a fixed column', () => {
    expect(keysOf({ rank: false, name: false, age: true })).toEqual(['rank', 'age', '__proto__']);
  });

  test('junk and columns that are gone change nothing', () => {
    for (const junk of [null, 1, 'name', [false], { name: 'no' }, { gone: false }, { name: null }])
      expect(keysOf(junk)).toEqual(['rank', 'name', '__proto__']);
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        expect(keysOf(junk)).toContain('rank');
      }),
    );
  });

  test('toggling twice leaves nothing to remember', () => {
    const once = toggleColumn(columns, new Map(), 'name');
    expect([...once]).toEqual([['name', false]]);
    expect([...toggleColumn(columns, once, 'name')]).toEqual([]);
    expect([...toggleColumn(columns, new Map(), 'age')]).toEqual([['age', true]]);
    expect([...toggleColumn(columns, new Map(), 'rank')]).toEqual([]);
    expect([...toggleColumn(columns, new Map(), 'unknown')]).toEqual([]);
  });

  test('the last column stays', () => {
    const two = [{ key: 'a' }, { key: 'b' }];
    const one = toggleColumn(two, new Map(), 'a');
    expect([...toggleColumn(two, one, 'b')]).toEqual([['a', false]]);
    expect(toShownColumns(two, parseColumnChoice({ a: false, b: false })).length).toBe(2);
  });
});
