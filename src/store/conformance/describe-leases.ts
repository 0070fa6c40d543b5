import { expect, test } from 'vitest';
import { defineQuery } from '../define-query.ts';
import type { Lease, StoreWriter } from '../store.ts';
import chainSpans from '../tables/chain-spans.ts';
import { BEGINNING, blockBatch, checkpointOf, commitBlocks, mustAcquire, readAll } from './sample-rows.ts';

const blockSlots = defineQuery({
  name: 'block-slots',
  about: 'Slots of all blocks.',
  sql: 'SELECT slot FROM blocks ORDER BY slot LIMIT 10000',
  parameters: {},
  row: { slot: 'integer' },
});

export function describeLeases(openWriter: () => Promise<StoreWriter>): void {
  test('only one holder has the lease of a shard, and it may renew it', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer, 'a');
    expect(await writer.acquire(0, 'b', 60_000)).toBe(undefined);
    expect(await writer.acquire(0, 'a', 60_000)).toEqual(lease);
    expect(await writer.acquire(1, 'b', 60_000)).toMatchObject({ shard: 1 });
  });

  test('a lease that was released can be taken at once', async () => {
    const writer = await openWriter();
    await writer.release(await mustAcquire(writer, 'a'));
    expect(await writer.acquire(0, 'b', 60_000)).toMatchObject({ shard: 0 });
  });

  test('one given before the clock was set back lasts no longer than a new one', async () => {
    const writer = await openWriter();
    await writer.acquire(0, 'gone', 3_600_000);
    // Whoever still lives renews it meanwhile.
    expect(await writer.acquire(0, 'b', 0)).toBe(undefined);
    expect(await writer.acquire(0, 'b', 60_000)).toMatchObject({ shard: 0 });
  });

  test('a lease that two clocks may differ about is left alone', async () => {
    const writer = await openWriter();
    await mustAcquire(writer, 'a');
    expect(await writer.acquire(0, 'b', 10_000)).toBe(undefined);
    expect(await writer.acquire(0, 'b', 10_000)).toBe(undefined);
  });

  test('an expired lease can be taken, and then the earlier holder can write nothing', async () => {
    const writer = await openWriter();
    const old = (await writer.acquire(0, 'a', 0))!; // nobody holds it
    await commitBlocks(writer, old, [1]);
    const lease = await mustAcquire(writer, 'b');
    expect(lease.token).toBeGreaterThan(old.token);
    const rows = await readAll(writer.reader);
    const refused = { code: 'store/lost-lease' };
    await expect(writer.commit(await blockBatch(writer, old, 2))).rejects.toMatchObject(refused);
    await expect(writer.rollback(old, 0)).rejects.toMatchObject(refused);
    await expect(writer.settle(old, 1)).rejects.toMatchObject(refused);
    await expect(writer.refresh(old, [])).rejects.toMatchObject(refused);
    await expect(writer.prune(old, BEGINNING)).rejects.toMatchObject(refused);
    // Nor can it give away what is not its own.
    await writer.release(old);
    expect(await writer.acquire(0, 'c', 60_000)).toBe(undefined);
    expect(await readAll(writer.reader)).toEqual(rows);
    await commitBlocks(writer, lease, [2]);
  });

  test('a holder that comes back has a higher token than the one between', async () => {
    const writer = await openWriter();
    const tokens: number[] = [];
    for (const holder of ['a', 'b', 'a', 'b']) tokens.push((await writer.acquire(0, holder, 0))!.token);
    expect(tokens).toEqual([1, 2, 3, 4]);
  });

  test('two holders who take the lease from each other all the time never both write', async () => {
    const [a, b] = [await openWriter(), await openWriter()];
    const run = async (writer: StoreWriter, holder: string): Promise<number> => {
      let written = 0;
      for (let round = 0; round < 40; round++) {
        // It expires at once, so the other may take it at any moment.
        const lease: Lease | undefined = await writer.acquire(0, holder, 0);
        const slot = ((await writer.findCheckpoint(0))?.slot ?? 0) + 1;
        const batch = await blockBatch(writer, lease!, slot, { revocable: round % 2 === 0 });
        const refusal: unknown = await writer.commit(batch).then(
          () => undefined,
          (error: unknown) => error,
        );
        if (refusal === undefined) written++;
        else
          expect(refusal).toMatchObject({ code: expect.stringMatching(/^store\/(?:lost-lease|not-next)$/) });
      }
      return written;
    };
    const written = await Promise.all([run(a, 'a'), run(b, 'b')]);
    const count = written[0]! + written[1]!;
    expect(count).toBeGreaterThan(0);
    const slots = (await a.reader.all(blockSlots, {})).map(({ slot }) => slot);
    expect(slots).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(await a.findCheckpoint(0)).toEqual(checkpointOf(count));
    const [span] = await a.find(chainSpans, [{ width: 3_600, bucket: BEGINNING }]);
    expect(span).toMatchObject({ blocks: count, feeLamports: 5_000n * BigInt(count) });
  });
}
