import { describe, expect, test } from 'vitest';
import type { AnyRow, ColumnValue, Table } from '#store';
import { encodeBase58 } from '#std/base58';
import type { Facts, ProgramUse } from './facts/facts.ts';
import { toMerge } from './merge-rows.ts';
import { rollups } from './rollups/index.gen.ts';
import type { Rollup } from './rollups/define-rollup.ts';
import { RollupRunner, type PutsOfTable } from './run-rollups.ts';
import { makeFacts } from './testing/make-facts.ts';

const addressOf = (n: number): string => encodeBase58(new Uint8Array(32).fill(n));
const keyOf = ({ key }: Table, row: AnyRow): string => key.map((name) => String(row[name])).join();

/** Rows in memory, as a store keeps them that merges what is put without what stood before. */
class MergingStore {
  readonly rows = new Map<string, Map<string, AnyRow>>();
  /** Rows that were asked for, by table. */
  readonly asked = new Map<string, number>();
  #latest: number | undefined;

  find = async (table: Table, keys: readonly AnyRow[]): Promise<readonly (AnyRow | undefined)[]> => {
    this.asked.set(table.name, (this.asked.get(table.name) ?? 0) + keys.length);
    return keys.map((key) => this.rows.get(table.name)?.get(keyOf(table, key)));
  };

  findLatestTime = async (): Promise<number | undefined> => this.#latest;

  add(batch: readonly Facts[], puts: readonly PutsOfTable[]): void {
    for (const { block } of batch) this.#latest = Math.max(block.time, this.#latest ?? 0);
    for (const { table, rows } of puts) {
      const there = this.rows.get(table.name) ?? new Map<string, AnyRow>();
      this.rows.set(table.name, there);
      for (const { row, before } of rows) {
        const earlier = before === undefined ? there.get(keyOf(table, row)) : undefined;
        const merged: Record<string, ColumnValue> = { ...(earlier ?? row) };
        if (earlier !== undefined) toMerge(table)(merged, row);
        there.set(keyOf(table, row), merged);
      }
    }
  }
}

function blockOf(slot: number, time: number, wallets: readonly number[]): Facts {
  const users = wallets.map((n) => ({
    wallet: addressOf(n),
    transactions: 2,
    failed: 0,
    feeLamports: 5_000n,
  }));
  const programs = [1, 2].map((n): ProgramUse => ({
    program: addressOf(200 + n),
    calls: 3,
    transactions: 2,
    failed: 0,
    computeUnits: 100,
    feeLamports: 5_000n,
    users: new Map(wallets.filter((wallet) => wallet % n === 0).map((wallet) => [addressOf(wallet), 1])),
    instructions: new Map(),
  }));
  return makeFacts({ block: { slot, time }, users, programs });
}

/** A minute and hours go by, and once the clock goes back behind an hour that was over. */
const TIMES = [7_100, 7_150, 7_210, 7_190, 7_260, 7_261, 10_790, 10_805, 3_500, 10_810, 86_390, 86_410];
const BLOCKS = TIMES.map((time, i) => blockOf(i + 1, time, [1, 2, 3, 4 + (i % 5), 10 + i]));

async function run(merges: boolean, sizes: readonly number[], forgetsAt?: number): Promise<MergingStore> {
  const store = new MergingStore();
  const runner = new RollupRunner(rollups as readonly Rollup[], { ...store, merges, owns: () => true });
  let at = 0;
  for (const [i, size] of sizes.entries()) {
    if (i === forgetsAt) runner.forget();
    const batch = BLOCKS.slice(at, (at += size));
    const puts = await runner.run(batch);
    store.add(batch, puts);
    runner.remember(puts);
  }
  return store;
}

describe('rollups of a store that merges', () => {
  const ALL = [12];
  test.each([
    ['at once', ALL, undefined],
    ['one by one', TIMES.map(() => 1), undefined],
    ['by twos, forgotten in an hour', [2, 2, 2, 2, 2, 2], 3],
    ['by threes, forgotten in a minute', [3, 1, 2, 3, 3], 2],
  ])('are those of one that does not: %s', async (_name, sizes, forgetsAt) => {
    const expected = await run(false, ALL);
    const found = await run(true, sizes, forgetsAt);
    for (const name of ['userSpans', 'programUsers', 'users', 'chainSpans', 'programSpans', 'cohorts'])
      expect([name, found.rows.get(name)]).toEqual([name, expected.rows.get(name)]);
  });

  test('are asked for no row of a span that began since', async () => {
    const store = await run(true, [1, 1, 1, 1, 1, 1, 1, 1]);
    expect(store.asked.get('userSpans')).toBeUndefined();
    expect(store.asked.get('users')).toBeGreaterThan(0);
    const again = await run(true, [4, 1, 1], 1);
    // The minute of 7,260 began since; of the hour and the day of before the store knows more.
    expect(again.asked.get('userSpans')).toBe(2 * 5 + 2 * 2);
  });

  test('are remembered as they were run', async () => {
    const store = new MergingStore();
    const runner = new RollupRunner(rollups as readonly Rollup[], { ...store, owns: () => true });
    await runner.run(BLOCKS);
    expect(() => runner.remember([])).toThrow('rows of another run');
  });
});
