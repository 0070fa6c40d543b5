import { expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { openSqliteWriter, type Refresh } from '#store';
import { createUpkeep } from './upkeep.ts';

test('each ranking is made at once, then rests thirty times as long as it took, and ten seconds at least', async () => {
  const writer = openSqliteWriter(':memory:');
  const lease = (await writer.acquire(0, 'test', 60_000))!;
  const made: string[] = [];
  let now = 0;
  const slow = { ...writer };
  slow.refresh = async (of, refreshes: readonly Refresh[]) => {
    for (const { table, where } of refreshes) {
      made.push(`${table.name}/${where.value}`);
      if (where.value === 604_800) now += 2_000;
    }
    await writer.refresh(of, refreshes);
  };
  const upkeep = createUpkeep({
    writer: slow,
    lease: () => lease,
    makesRankings: true,
    log: silentLog,
    nowMs: () => now,
  });
  await upkeep(1_000_000, 1);
  expect(made.splice(0)).toEqual([
    'tokenRankings/300',
    'tokenRankings/3600',
    'marketRankings/3600',
    'tokenRankings/21600',
    'tokenRankings/86400',
    'marketRankings/86400',
    'tokenRankings/604800',
    'marketRankings/604800',
  ]);
  now += 9_000;
  await upkeep(1_000_009, 2);
  expect(made.splice(0)).toEqual([
    'tokenRankings/300',
    'tokenRankings/3600',
    'marketRankings/3600',
    'tokenRankings/21600',
    'tokenRankings/86400',
    'marketRankings/86400',
  ]);
  now += 1_000;
  await upkeep(1_000_010, 3);
  expect(made.splice(0)).toEqual([]);
  const week = () => made.splice(0).filter((name) => name.endsWith('604800'));
  // The first of the week ended at 2,000.
  now = 61_999;
  await upkeep(1_000_059, 4);
  expect(week()).toEqual([]);
  now = 62_000;
  await upkeep(1_000_060, 5);
  expect(week()[0]).toBe('tokenRankings/604800');
  await writer.close();
});

test('a shard that makes no rankings makes none', async () => {
  const writer = openSqliteWriter(':memory:');
  const lease = (await writer.acquire(1, 'test', 60_000))!;
  const upkeep = createUpkeep({
    writer: { ...writer, refresh: () => Promise.reject(new Error('asked for a ranking')) },
    lease: () => lease,
    makesRankings: false,
    log: silentLog,
  });
  await expect(upkeep(1_000_000, 1)).resolves.toBeUndefined();
  await writer.close();
});
