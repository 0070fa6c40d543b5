import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { defineQuery } from '../define-query.ts';
import type { StoreReader, StoreWriter } from '../store.ts';
import { isRevocable, type Place } from './commit-loop.ts';
import { skipped, writeSkipped } from './describe-queries.ts';
import {
  addressOf,
  BEGINNING,
  tokenMintOf,
  blockOf,
  checkpointOf,
  commitBlocks,
  mustAcquire,
  readAll,
  transferOf,
} from './sample-rows.ts';
import type { SharedStore } from './store-under-test.ts';

const endless = defineQuery({
  name: 'endless',
  about: 'A question that takes for ever.',
  sql: `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000)
        SELECT count(*) AS found FROM n LIMIT 1`,
  parameters: {},
  row: { found: 'integer' },
});

/** Ten times: commits the process begins before it is killed, and turns of this one's loop it then still has. */
const KILLS = [
  [1, 0],
  [13, 200],
  [2, 1_000],
  [34, 50],
  [5, 2_000],
  [21, 0],
  [3, 4_000],
  [8, 500],
  [40, 100],
  [27, 3_000],
] as const;

/** Runs the loop until it begins its `count`th commit, and kills it there or some way on. */
async function killAfter(count: number, turns: number, place: Place): Promise<void> {
  const child = fork(fileURLToPath(new URL('./commit-loop.ts', import.meta.url)), [JSON.stringify(place)], {
    execArgv: [],
  });
  let begun = 0;
  const kill = async (): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) await setImmediate();
    child.kill('SIGKILL');
  };
  child.on('message', () => {
    if (++begun === count) void kill();
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

/** Every block to the checkpoint is there, with all its rows, and nothing above. */
async function expectWhole(writer: StoreWriter, slot: number): Promise<void> {
  expect(await writer.findCheckpoint(0)).toEqual(checkpointOf(slot));
  const slots = Array.from({ length: slot }, (_, i) => i + 1);
  const rows = await readAll(writer.reader);
  expect(rows['blocks']).toEqual(slots.map(blockOf));
  expect(rows['tokenMints']).toEqual(slots.flatMap((one) => [tokenMintOf(one, 0), tokenMintOf(one, 1)]));
  expect(rows['transfers']).toEqual(slots.map((one) => transferOf(one, 0, (1n << 64n) + BigInt(one))));
  expect(rows['chainSpans']).toMatchObject([
    { bucket: BEGINNING, blocks: slot, tokenMints: 2 * slot, feeLamports: 5_000n * BigInt(slot) },
  ]);
  const candles = rows['candles'] ?? [];
  expect(candles.reduce((sum, { swaps }) => sum + Number(swaps), 0)).toBe(slot);
  expect(candles.at(-1)).toMatchObject({ bucket: BEGINNING + Math.floor(slot / 3), close: 1 / slot });
}

export function describeSharing(openWriter: () => Promise<StoreWriter>, shared: () => SharedStore): void {
  const reading = async (reader: StoreReader, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } finally {
      await reader.close();
    }
  };

  test('a reader sees a commit as soon as it is made', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const reader = shared().openReader();
    await reading(reader, async () => {
      expect(await readAll(reader)).toEqual({});
      for (const slot of [1, 2, 3]) {
        await commitBlocks(writer, lease, [slot]);
        expect(await readAll(reader)).toEqual(await readAll(writer.reader));
      }
      await writer.rollback(lease, 1);
      expect(await readAll(reader)).toEqual(await readAll(writer.reader));
    });
  });

  test('a reader goes on through a reset', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const reader = shared().openReader();
    await reading(reader, async () => {
      await commitBlocks(writer, lease, [1, 2]);
      expect(await readAll(reader)).not.toEqual({});
      await writer.reset();
      expect(await readAll(reader)).toEqual({});
      await commitBlocks(writer, lease, [1]);
      expect(await readAll(reader)).toEqual(await readAll(writer.reader));
    });
  });

  test('a reader of a store that is not there yet says so, and reads it once it is', async () => {
    const reader = shared().openReader();
    await reading(reader, async () => {
      await expect(reader.all(skipped, { limit: 1 })).rejects.toMatchObject({ code: 'store/unavailable' });
      await writeSkipped(await openWriter(), 1);
      expect(await reader.all(skipped, { limit: 1 })).toEqual([{ slot: 0 }]);
    });
  });

  test('a reader refuses more than ten thousand rows, and goes on', async () => {
    await writeSkipped(await openWriter(), 10_001);
    const reader = shared().openReader();
    await reading(reader, async () => {
      await expect(reader.all(skipped, { limit: 10_001 })).rejects.toMatchObject({
        code: 'store/too-many-rows',
      });
      expect(await reader.all(skipped, { limit: 10_000 })).toHaveLength(10_000);
    });
  });

  test('a question that takes too long is given up, and the next one is answered', async () => {
    await writeSkipped(await openWriter(), 1);
    const quick = shared().openReader({ timeoutMs: 300 });
    await reading(quick, async () => {
      await expect(quick.all(endless, {})).rejects.toMatchObject({ code: 'store/too-slow' });
    });
    const reader = shared().openReader();
    await reading(reader, async () => {
      expect(await reader.all(skipped, { limit: 1 })).toEqual([{ slot: 0 }]);
    });
  });

  test('a reader that was closed says so', async () => {
    await openWriter();
    const reader = shared().openReader();
    await reader.close();
    await expect(reader.all(skipped, { limit: 1 })).rejects.toMatchObject({ code: 'store/closed' });
  });

  test('a store that is opened again is as it was left', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    await writer.claimLedger(addressOf(1));
    await commitBlocks(writer, lease, [1, 2]);
    const before = await readAll(writer.reader);
    await writer.close();
    const again = await openWriter();
    expect(await readAll(again.reader)).toEqual(before);
    expect((await again.measure()).bytes).toBeGreaterThan(0);
    await expect(again.claimLedger(addressOf(2))).rejects.toMatchObject({ code: 'store/other-ledger' });
    // The lease is still held, and what it wrote can still be taken back.
    expect(await again.acquire(0, 'b', 1)).toBe(undefined);
    expect(await again.rollback(lease, 1)).toEqual(checkpointOf(1));
  });

  test('a store of another layout is refused', async () => {
    await (await openWriter()).close();
    await shared().pretendLayout('0');
    await expect(openWriter()).rejects.toMatchObject({ code: 'store/other-version' });
  });

  test('a process killed at any moment leaves every row up to its checkpoint, and none beyond', async () => {
    for (const [count, turns] of KILLS) {
      await killAfter(count, turns, shared().place);
      const writer = await openWriter();
      // Whatever the dead one had under way is decided once its lease is taken.
      const lease = (await writer.acquire(0, `after ${count}`, 0))!; // the dead one's had expired
      const checkpoint = await writer.findCheckpoint(0);
      const slot = checkpoint?.slot ?? 0;
      if (slot === 0) {
        expect(await readAll(writer.reader)).toEqual({});
      } else {
        await expectWhole(writer, slot);
        if (isRevocable(slot) && isRevocable(slot + 1)) {
          await writer.rollback(lease, slot - 1);
          if (slot > 1) await expectWhole(writer, slot - 1);
        }
      }
      await writer.close();
    }
  }, 240_000);
}
