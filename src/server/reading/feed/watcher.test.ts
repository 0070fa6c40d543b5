import { describe, expect, test } from 'vitest';
import { createChain } from '#chain';
import { silentLog } from '#std/log';
import { createBlockCache } from '../block/block-cache.ts';
import { createTokenCache } from '../token/token-cache.ts';
import { blockOf } from '../../testing/recorded-answers.ts';
import { createWatcher, LOCALNET_PACE, PUBLIC_PACE, type LiveRecord, type WatchPace } from './watcher.ts';

/** A chain whose tip a test moves; slot 13 is skipped. */
function setUp(pace: WatchPace) {
  const state = { tip: 10, nowMs: 0, down: false, calls: [] as string[] };
  const present = (slot: number) => slot !== 13;
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    getSlot: () => state.tip,
    getBlocks: ([first, last]) => {
      const slots: number[] = [];
      for (let slot = Number(first); slot <= Number(last); slot++) if (present(slot)) slots.push(slot);
      return slots;
    },
    getBlock: ([slot]) => blockOf(Number(slot) - 1),
    getEpochInfo: () => ({ absoluteSlot: state.tip, epoch: 0, slotIndex: state.tip, slotsInEpoch: 32 }),
    getRecentPerformanceSamples: () => [
      { slot: 10, numSlots: 150, numTransactions: 600, numNonVoteTransactions: 60, samplePeriodSecs: 60 },
    ],
  };
  const chain = createChain(
    {
      request: async <T>(_cluster: string, method: string, params: readonly unknown[]): Promise<T> => {
        state.calls.push(method);
        if (state.down) throw new Error('unreachable');
        return answers[method]!(params) as T; // the script stands for a node
      },
    },
    'mainnet',
  );
  const records: LiveRecord[] = [];
  const watcher = createWatcher({
    chain,
    pace,
    blocks: createBlockCache(chain),
    tokens: createTokenCache(chain),
    log: silentLog,
    nowMs: () => state.nowMs,
  });
  const slots = () => records.filter(({ event }) => event.kind === 'block').map(({ slot }) => slot);
  return { state, watcher, records, slots };
}

describe('createWatcher', () => {
  test('on the localnet every block arrives once and in order, skipped slots aside', async () => {
    const { state, watcher, records, slots } = setUp(LOCALNET_PACE);
    const stop = watcher.watch((record) => records.push(record));
    await watcher.whenReady(1_000);
    state.tip = 12;
    await watcher.tick();
    await watcher.tick();
    state.tip = 15;
    await watcher.tick();
    // The first look brings the newest at once and those before it behind; from then on they come in order.
    expect(slots()).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 11, 12, 14, 15]);
    expect(watcher.recentBlocks().map(({ row }) => row.slot)).toEqual([
      15, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ]);
    expect(watcher.recentBlocks()[0]?.row.slot).toBe(15);
    expect(watcher.since(12).map(({ slot }) => slot)).toEqual([14, 15]);
    stop();
    watcher.close();
  });

  test('a public cluster gives three blocks at first, the newest before the others, then one every four seconds', async () => {
    const { state, watcher, records, slots } = setUp(PUBLIC_PACE);
    watcher.watch((record) => records.push(record));
    await watcher.whenReady(1_000);
    for (state.tip = 11; state.tip < 21; state.tip++) {
      state.nowMs += 1_000;
      await watcher.tick();
    }
    expect(slots()).toEqual([10, 9, 8, 14, 18]);
    watcher.close();
  });

  test('blocks of before a time when nobody watched are not listed below the newest', async () => {
    const { state, watcher } = setUp(LOCALNET_PACE);
    await watcher.tick();
    state.tip = 500;
    await watcher.tick();
    const slots = watcher.recentBlocks().map(({ row }) => row.slot);
    expect(slots[0]).toBe(500);
    expect(Math.min(...slots)).toBeGreaterThan(480);
    watcher.close();
  });

  test('who comes after such a time waits for a look at the tip', async () => {
    const { state, watcher } = setUp(LOCALNET_PACE);
    watcher.watch(() => undefined)();
    await watcher.whenReady(1_000);
    state.nowMs += 120_000;
    // Its last look, after which it sleeps.
    await new Promise((resolve) => setTimeout(resolve, 2 * LOCALNET_PACE.tickMs));
    state.tip = 500;
    watcher.touch();
    await watcher.whenReady(2_000);
    expect(watcher.recentBlocks()[0]?.row.slot).toBe(500);
    watcher.close();
  });

  test('who watches hears when it is closed, and who has left does not', () => {
    const { watcher } = setUp(LOCALNET_PACE);
    const noted: string[] = [];
    const leave = watcher.watch(
      () => undefined,
      () => noted.push('left'),
    );
    watcher.watch(
      () => undefined,
      () => noted.push('watching'),
    );
    leave();
    watcher.close();
    watcher.close();
    expect(noted).toEqual(['watching']);
  });

  test('the rates are those of the samples', async () => {
    const { watcher } = setUp(LOCALNET_PACE);
    await watcher.tick();
    expect(watcher.pulse()).toMatchObject({
      slot: 10,
      slotMs: 400,
      transactionsPerSecond: 10,
      nonVotePerSecond: 1,
      windowSeconds: 60,
    });
    watcher.close();
  });

  test('a lost cluster is said once, and blocks go on after it', async () => {
    const { state, watcher, records, slots } = setUp(LOCALNET_PACE);
    watcher.watch((record) => records.push(record));
    await watcher.whenReady(1_000);
    state.down = true;
    await watcher.tick();
    await watcher.tick();
    expect(records.filter(({ event }) => event.kind === 'lost')).toHaveLength(1);
    state.down = false;
    state.tip = 11;
    await watcher.tick();
    expect(slots().at(-1)).toBe(11);
    watcher.close();
  });
});
