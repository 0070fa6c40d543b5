import { expect, test } from 'vitest';
import { tokenMintOf, checkpointOf, facts } from '../conformance/sample-rows.ts';
import tokenMints from '../tables/token-mints.ts';
import { TableGrowth } from './table-growth.ts';

test('a table is looked at again whenever it has grown tenfold', () => {
  const growth = new TableGrowth();
  const row = tokenMintOf(1, 0);
  const add = (rows: number): string[] =>
    growth.add({
      lease: { shard: 0, token: 1 },
      after: undefined,
      checkpoint: checkpointOf(1),
      facts: [
        facts(
          tokenMints,
          Array.from({ length: rows }, () => row), // they are only counted
        ),
      ],
      puts: [],
      revocable: false,
    });
  expect(add(999)).toEqual([]);
  expect(add(1)).toEqual(['token_mints']);
  expect(add(8_999)).toEqual([]);
  expect(add(1)).toEqual(['token_mints']);
  expect(add(100_000)).toEqual(['token_mints']);
  expect(add(800_000)).toEqual([]);
});
