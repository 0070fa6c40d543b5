import { describe, expect, test } from 'vitest';
import type { StoreWriter } from '../store.ts';
import tokenMints from '../tables/token-mints.ts';
import blocks from '../tables/blocks.ts';
import {
  addressOf,
  tokenMintOf,
  blockBatch,
  blockOf,
  checkpointOf,
  commitBlocks,
  facts,
  mustAcquire,
  readAll,
} from './sample-rows.ts';

export function describeCommits(openWriter: () => Promise<StoreWriter>): void {
  test('a batch brings its rows and its checkpoint together', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    expect(await writer.findCheckpoint(0)).toBe(undefined);
    await commitBlocks(writer, lease, [1]);
    expect(await writer.findCheckpoint(0)).toEqual(checkpointOf(1));
    expect(await writer.find(blocks, [{ slot: 2 }, { slot: 1 }])).toEqual([undefined, blockOf(1)]);
  });

  test('a batch whose last row fails leaves nothing behind, and its addresses can be used afterwards', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    await commitBlocks(writer, lease, [1]);
    const before = await readAll(writer.reader);
    const good = await blockBatch(writer, lease, 2);
    const mint = addressOf(999);
    const failing = {
      ...good,
      facts: [facts(tokenMints, [tokenMintOf(2, 7, mint)]), ...good.facts, facts(blocks, [blockOf(1)])],
    };
    await expect(writer.commit(failing)).rejects.toThrow();
    expect(await readAll(writer.reader)).toEqual(before);
    expect(await writer.findCheckpoint(0)).toEqual(checkpointOf(1));
    // Numbers that were thought up for its addresses must not have been given to others.
    await writer.commit({
      ...good,
      facts: [facts(tokenMints, [tokenMintOf(2, 3, addressOf(998)), tokenMintOf(2, 4, mint)])],
    });
    expect(await writer.find(tokenMints, [tokenMintOf(2, 4), tokenMintOf(2, 3)])).toEqual([
      tokenMintOf(2, 4, mint),
      tokenMintOf(2, 3, addressOf(998)),
    ]);
  });

  test('a batch that does not continue the checkpoint is refused', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const refused = async (slot: number, after: number | undefined): Promise<void> =>
      expect(writer.commit({ ...(await blockBatch(writer, lease, slot)), after })).rejects.toMatchObject({
        code: 'store/not-next',
      });
    await refused(2, 1);
    await commitBlocks(writer, lease, [1, 2]);
    await refused(4, 3);
    await refused(2, 1);
    await refused(3, undefined);
    expect(await writer.findCheckpoint(0)).toEqual(checkpointOf(2));
  });

  test('a block that is there already is refused, and nothing is doubled', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    await commitBlocks(writer, lease, [1, 2]);
    const before = await readAll(writer.reader);
    await expect(writer.commit(await blockBatch(writer, lease, 1, { after: 2 }))).rejects.toThrow();
    expect(await readAll(writer.reader)).toEqual(before);
  });

  test('shards have checkpoints of their own', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer, 'a', 3);
    await writer.commit({
      lease,
      after: undefined,
      checkpoint: checkpointOf(9, 9),
      facts: [],
      puts: [],
      revocable: true,
    });
    expect(await writer.findCheckpoint(3)).toEqual(checkpointOf(9, 9));
    expect(await writer.findCheckpoint(0)).toBe(undefined);
  });

  test('a batch of more rows than a statement takes is all there', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const rows = Array.from({ length: 12_345 }, (_, part) => tokenMintOf(1, part, addressOf(part % 500)));
    const batch = { lease, after: undefined, checkpoint: checkpointOf(1), puts: [], revocable: true };
    await writer.commit({ ...batch, facts: [facts(tokenMints, rows)] });
    expect(await writer.find(tokenMints, rows)).toEqual(rows);
    await writer.rollback(lease, 0);
    expect(await readAll(writer.reader)).toEqual({});
  });

  describe('rollback', () => {
    test.each([1, 2, 3])('of %i blocks restores every row, rollups included, exactly', async (count) => {
      const writer = await openWriter();
      const lease = await mustAcquire(writer);
      await commitBlocks(writer, lease, [1, 2, 3, 4]);
      const rows = await readAll(writer.reader);
      const added = [5, 6, 7].slice(0, count);
      await commitBlocks(writer, lease, added);
      expect(await readAll(writer.reader)).not.toEqual(rows);
      expect(await writer.rollback(lease, 4)).toEqual(checkpointOf(4));
      expect(await readAll(writer.reader)).toEqual(rows);
      // And the chain goes on from there.
      await commitBlocks(writer, lease, [5, 6]);
      expect(await writer.findCheckpoint(0)).toEqual(checkpointOf(6));
    });

    test('to before the first block leaves an empty store', async () => {
      const writer = await openWriter();
      const lease = await mustAcquire(writer);
      await commitBlocks(writer, lease, [1, 2, 3]);
      expect(await writer.rollback(lease, 0)).toBe(undefined);
      expect(await readAll(writer.reader)).toEqual({});
    });

    test('to a slot nothing is above changes nothing', async () => {
      const writer = await openWriter();
      const lease = await mustAcquire(writer);
      await commitBlocks(writer, lease, [1, 2]);
      expect(await writer.rollback(lease, 2)).toEqual(checkpointOf(2));
    });

    test('takes a batch of several blocks back as a whole', async () => {
      const writer = await openWriter();
      const lease = await mustAcquire(writer);
      await commitBlocks(writer, lease, [1]);
      const two = await blockBatch(writer, lease, 2, { after: 1 });
      await writer.commit({
        ...two,
        checkpoint: checkpointOf(3),
        facts: [...two.facts, facts(blocks, [blockOf(3)])],
      });
      expect(await writer.rollback(lease, 2)).toEqual(checkpointOf(1));
      expect(await writer.find(blocks, [{ slot: 1 }, { slot: 2 }, { slot: 3 }])).toEqual([
        blockOf(1),
        undefined,
        undefined,
      ]);
    });

    test('takes back several batches of one block, such as slots skipped after it', async () => {
      const writer = await openWriter();
      const lease = await mustAcquire(writer);
      await commitBlocks(writer, lease, [1, 2]);
      const after = { ...checkpointOf(2), slot: 4 };
      await writer.commit({ lease, after: 2, checkpoint: after, facts: [], puts: [], revocable: true });
      expect(await writer.rollback(lease, 2)).toEqual(after);
      expect(await writer.rollback(lease, 1)).toEqual(checkpointOf(1));
    });

    test('of a settled block is refused and changes nothing', async () => {
      const writer = await openWriter();
      const lease = await mustAcquire(writer);
      await commitBlocks(writer, lease, [1, 2, 3, 4]);
      await writer.settle(lease, 3);
      const rows = await readAll(writer.reader);
      await expect(writer.rollback(lease, 2)).rejects.toMatchObject({ code: 'store/not-revocable' });
      expect(await readAll(writer.reader)).toEqual(rows);
      expect(await writer.findCheckpoint(0)).toEqual(checkpointOf(4));
      expect(await writer.rollback(lease, 3)).toEqual(checkpointOf(3));
    });

    test('of a block below one that cannot be taken back is refused and changes nothing', async () => {
      const writer = await openWriter();
      const lease = await mustAcquire(writer);
      await commitBlocks(writer, lease, [1, 2], true);
      await commitBlocks(writer, lease, [3], false);
      const rows = await readAll(writer.reader);
      for (const slot of [2, 1]) {
        await expect(writer.rollback(lease, slot)).rejects.toMatchObject({ code: 'store/not-revocable' });
      }
      expect(await readAll(writer.reader)).toEqual(rows);
    });
  });
}
