import { expect, test } from 'vitest';
import type { Chain } from '#chain';
import { watchCatchUp } from './watch-catch-up.ts';

const chain: Chain = { cluster: 'mainnet', request: <T>(method: string) => Promise.resolve(method as T) };

function start() {
  let nowMs = 0;
  const watch = watchCatchUp(chain, () => nowMs);
  return {
    watch,
    look: (seconds: number, slot: number, target: number) => {
      nowMs = seconds * 1_000;
      watch.note(slot, target);
    },
  };
}

test('an index at the tip says nothing', () => {
  const { watch, look } = start();
  expect(watch.current()).toBeUndefined();
  look(1, 900, 1_050);
  expect(watch.current()).toBeUndefined();
});

test('one that is behind says how far and how fast it is, and when it will be there although the chain goes on', () => {
  const { watch, look } = start();
  look(0, 1_000, 11_000);
  expect(watch.current()).toMatchObject({
    fromSlot: 1_000,
    slot: 1_000,
    slotsPerSecond: undefined,
    secondsLeft: undefined,
  });
  look(10, 2_000, 11_025);
  // 100 slots a second less the chain's 2.5: 9,025 slots at 97.5.
  expect(watch.current()).toMatchObject({
    slot: 2_000,
    toSlot: 11_025,
    slotsPerSecond: 100,
    secondsLeft: 93,
  });
});

test('one that the chain runs away from has no end', () => {
  const { watch, look } = start();
  look(0, 1_000, 2_000);
  look(10, 1_010, 2_025);
  expect(watch.current()).toMatchObject({ slotsPerSecond: 1, secondsLeft: undefined });
});

test('the rate is that of the last minute', () => {
  const { watch, look } = start();
  look(0, 0, 100_000);
  look(60, 6_000, 100_000);
  look(120, 6_600, 100_000);
  expect(watch.current()).toMatchObject({ slotsPerSecond: 10, fromSlot: 0 });
});

test('calls of the node are counted from where it fell behind', async () => {
  const { watch, look } = start();
  await watch.chain.request('getBlock', [1]);
  look(0, 1_000, 2_000);
  for (const method of ['getSlot', 'getBlock', 'getBlock']) {
    expect(await watch.chain.request(method, [])).toBe(method);
  }
  watch.noteArchived();
  look(5, 1_100, 2_000);
  expect(watch.current()).toMatchObject({ calls: 3, blockCalls: 2, archivedBlocks: 1 });
  look(9, 1_900, 2_000);
  expect(watch.current()).toBeUndefined();
  look(10, 1_901, 3_000);
  expect(watch.current()).toMatchObject({ fromSlot: 1_901, calls: 0, blockCalls: 0, archivedBlocks: 0 });
});
