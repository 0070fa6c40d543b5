import { expect, test } from 'vitest';
import { QUERY_SOURCES } from '#contracts/query/query-sources';
import type { CellKind } from '#contracts/columns/define-columns';
import { isOptional, kindOf, type ColumnKind } from '../column.ts';
import { columnOf, findNarrowing, STORED_SOURCES } from './stored-sources.ts';

const COLUMN_KINDS: Readonly<Partial<Record<CellKind, ColumnKind>>> = {
  sol: 'int64',
  usd: 'int64',
  integer: 'uint',
  count: 'integer',
  time: 'integer',
  slot: 'integer',
  price: 'real',
  change: 'real',
  number: 'real',
  text: 'text',
  flag: 'flag',
  address: 'address',
  signature: 'signature',
};

const FIELDS = QUERY_SOURCES.flatMap((source) =>
  Object.keys(source.fields).map((key) => [source, key] as const),
);

test('every source lies somewhere, and nothing else does', () => {
  expect(Object.keys(STORED_SOURCES).toSorted()).toEqual(QUERY_SOURCES.map(({ name }) => name).toSorted());
});

test('every field is a column of its kind, and may be absent where the column may', () => {
  const wrong = FIELDS.filter(([source, key]) => {
    const field = source.fields[key]!;
    const { kind } = columnOf(STORED_SOURCES[source.name]!, key);
    // A block's transactions stand beside it, so its time is never absent.
    const mayBeAbsent = isOptional(kind) && !(source.name === 'transactions' && key === 'time');
    return kindOf(kind) !== COLUMN_KINDS[field.kind] || mayBeAbsent !== (field.isOptional ?? false);
  });
  expect(wrong.map(([{ name }, key]) => `${name}.${key}`)).toEqual([]);
});

test('the unit of an amount is another field of its row', () => {
  const wrong = FIELDS.filter(([source, key]) => {
    const { mintField } = source.fields[key]!;
    return mintField !== undefined && source.fields[mintField]?.isMint !== true;
  });
  expect(wrong).toEqual([]);
});

test('rows are looked for by the value that leaves fewest', () => {
  const where = [
    { field: 'base', is: '=', value: 'a mint' },
    { field: 'microUsd', is: '>', value: 5 },
    { field: 'trader', is: '=', value: 'a wallet' },
  ] as const;
  expect(findNarrowing(STORED_SOURCES['trades']!, { from: 'trades', where })).toBe(where[2]);
  expect(findNarrowing(STORED_SOURCES['trades']!, { from: 'trades', where: [where[1]] })).toBeUndefined();
});
