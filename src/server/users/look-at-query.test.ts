import { expect, test } from 'vitest';
import supplyChanges from '#store/tables/supply-changes';
import { createClusterIndex } from '../reading/index/cluster-index.ts';
import { addressOf, createScriptedIndex, rowsOf } from '../testing/scripted-index.ts';
import { readQueryRows } from './look-at-query.ts';

const RANGE = { fromSlot: 1, fromTime: 1_790_000_000, toSlot: 9, toTime: 1_790_000_100 };
const change = (slot: 1 | 9, part: number, mint: string, amount: bigint) => ({
  slot,
  position: 0,
  part,
  time: slot === 1 ? RANGE.fromTime : RANGE.toTime,
  mint,
  isBurn: false,
  amount,
  owner: undefined,
});

/** What a look reads while the index holds so many mints of one token. */
async function look(count: number, query: object) {
  const changes = Array.from({ length: count }, (_unused, i) => change(9, i, addressOf(1), BigInt(i + 1)));
  const store = await createScriptedIndex(RANGE, [rowsOf(supplyChanges, changes)]);
  const index = createClusterIndex(store.reader);
  const reading = await readQueryRows(index, 'localnet', JSON.stringify(query));
  await store.close();
  return reading;
}

test('rows are named by all they hold, groups by their keys alone', async () => {
  const rows = { from: 'supplyChanges' };
  const [one, two] = [await look(1, rows), await look(2, rows)];
  expect([one, two].map((reading) => reading.kind === 'rows' && reading.keys.length)).toEqual([1, 2]);
  expect(two.kind === 'rows' && one.kind === 'rows' && two.keys.includes(one.keys[0]!)).toBe(true);
  const groups = { from: 'supplyChanges', by: ['mint'], measures: [{ measure: 'count' }] };
  // Its count is another, and the group is the same.
  expect((await look(2, groups)) as object).toMatchObject({
    keys: ((await look(1, groups)) as { keys: unknown }).keys,
  });
  expect(await look(1, groups)).toMatchObject({
    what: ['group', 'groups'],
    text: 'on Localnet (slot 9): Mints and burns: number of mints and burns by token.',
  });
});

test.each([
  [{ slots: 5 }, 2],
  [{ per: 'minute' }, 2],
  [{ per: 'minute', slots: 5 }, 2],
  [{ slots: 5, by: ['mint'] }, 2],
])('groups by %o are told apart', async (grouping, count) => {
  const query = { from: 'supplyChanges', measures: [{ measure: 'count' }], ...grouping };
  const store = await createScriptedIndex(RANGE, [
    rowsOf(supplyChanges, [change(1, 0, addressOf(1), 1n), change(9, 0, addressOf(1), 1n)]),
  ]);
  const reading = await readQueryRows(createClusterIndex(store.reader), 'localnet', JSON.stringify(query));
  expect(reading.kind === 'rows' && new Set(reading.keys).size).toBe(count);
  await store.close();
});

test('a query that is none, and an index that is not there, are said as such', async () => {
  expect(await look(1, { from: 'nowhere' })).toEqual({
    kind: 'unknown',
    reason: 'This query is not known here any more.',
  });
  expect(await readQueryRows(undefined, 'localnet', '{"from":"trades"}')).toEqual({
    kind: 'unknown',
    reason: 'The blocks of Localnet are not indexed here.',
  });
});
