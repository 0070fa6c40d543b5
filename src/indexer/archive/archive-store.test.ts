/** What every store of an archive promises, shown of each. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { LEDGER, pack, packAll, slotsOf, toBlock } from '../testing/make-raw-block.ts';
import { startS3 } from '../testing/start-s3.ts';
import type { ArchivedLedger, ArchiveStore } from './archive-store.ts';
import { openArchiveStore, removeArchive, type ArchivePlace } from './open-archive.ts';
import { unpackBlock } from './raw-block.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
const { signal } = new AbortController();

/** A place, and what is stored there by its names. */
interface Bench {
  readonly place: ArchivePlace;
  read(name: string): string | undefined;
  write(name: string, text: string | undefined): void;
  /** Bytes of all that is stored. */
  size(): number;
}

function makeFolder(): Bench {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  const at = (name: string): string => join(folder, name);
  return {
    place: { kind: 'folder', folder },
    read: (name) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : undefined),
    write: (name, text) => (text === undefined ? rmSync(at(name)) : writeFileSync(at(name), text)),
    size: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.blocks'))
        .reduce((sum, name) => sum + statSync(at(name)).size, 0),
  };
}

async function makeBucket(): Promise<Bench> {
  // Four at a time, so that whatever is listed is listed in pages.
  const s3 = await startS3({ pageSize: 4 });
  closers.push(() => s3.close());
  const at = (name: string): string => s3.place.prefix + name;
  return {
    place: s3.place,
    read: (name) => s3.objects.get(at(name))?.body.toString('utf8'),
    write(name, text) {
      if (text === undefined) s3.objects.delete(at(name));
      else s3.objects.set(at(name), { body: Buffer.from(text), modifiedMs: Date.now() });
    },
    size: () => [...s3.objects.values()].reduce((sum, { body }) => sum + body.length, 0),
  };
}

async function open({ place }: Bench, ledger: ArchivedLedger = LEDGER): Promise<ArchiveStore> {
  const archive = await openArchiveStore(place, ledger, signal);
  closers.push(() => archive.close());
  return archive;
}

describe.each([
  ['a folder', makeFolder],
  ['a bucket', makeBucket],
] as const)('an archive in %s', (_name, makeBench) => {
  test('gives back each block as it was, also integers a double cannot hold', async () => {
    const archive = await open(await makeBench());
    await archive.append([await pack(5)]);
    expect(await unpackBlock((await archive.read(5))!)).toEqual(toBlock(5));
    expect(await archive.read(6)).toBeUndefined();
    expect(await archive.head(5)).toEqual({
      slot: 5,
      parentSlot: 4,
      hash: 'hash-5',
      parentHash: 'hash-4',
      time: 1_700_000_005,
      transactions: 0,
    });
  });

  test('gives back what a head says of a block without a time, and of one that was sent', async () => {
    const bench = await makeBench();
    const archive = await open(bench);
    const { head, packed } = await pack(7);
    const heads = [
      { ...head, time: null, transactions: 12 },
      { ...head, slot: 8, time: -1, isPushed: true as const },
    ];
    await archive.append(heads.map((one) => ({ head: one, packed })));
    archive.close();
    expect(await (await open(bench)).list(0, 100)).toEqual(heads);
  });

  test('lists blocks in the order of their slots, across segments and epochs, however they came', async () => {
    const bench = await makeBench();
    const archive = await open(bench);
    await archive.append(await packAll([999, 3, 1_000, 431, 432, 2_500, 864]));
    for (const one of [archive, await open(bench)]) {
      expect(await slotsOf(one)).toEqual([3, 431, 432, 864, 999, 1_000, 2_500]);
      expect((await one.list(432, 999)).map(({ slot }) => slot)).toEqual([432, 864, 999]);
      expect((await one.first())?.slot).toBe(3);
      expect((await one.last())?.slot).toBe(2_500);
      expect((await one.next(431))?.slot).toBe(432);
      expect((await one.next(1_000))?.slot).toBe(2_500);
      expect(await one.next(2_500)).toBeUndefined();
    }
  });

  test('asked in any order gives the same', async () => {
    const bench = await makeBench();
    const slots = Array.from({ length: 60 }, (_, i) => 10 + i * 37);
    await (await open(bench)).append(await packAll(slots));
    const archive = await open(bench);
    for (const slot of [500, 10, 9, 2_193, 47, 2_194, 1_000, 11, 46]) {
      const above = slots.find((one) => one > slot);
      expect((await archive.next(slot))?.slot).toBe(above);
      expect((await archive.head(slot))?.slot).toBe(slots.find((one) => one === slot));
      const within = slots.filter((one) => one >= slot && one <= slot + 200);
      expect((await archive.list(slot, slot + 200)).map((head) => head.slot)).toEqual(within);
    }
  });

  test('that is empty has no block', async () => {
    const archive = await open(await makeBench());
    expect([await archive.first(), await archive.last(), await archive.next(5)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await archive.list(0, 100)).toEqual([]);
  });

  test('of another cluster or genesis is refused, and of a version or a chain nobody can name, too', async () => {
    const bench = await makeBench();
    const archive = await open(bench);
    await archive.append([await pack(5)]);
    archive.close();
    await expect(open(bench, { ...LEDGER, genesisHash: 'Other' })).rejects.toThrow(
      'The archive of blocks is not one of this chain. archive.json names mainnet with genesis hash GenesisHash, and the chain is mainnet with Other.',
    );
    await expect(open(bench, { ...LEDGER, cluster: 'devnet' })).rejects.toThrow('archive.json names mainnet');
    const text = bench.read('archive.json')!;
    for (const other of [text.replace('"format": 1', '"format": 2'), 'null', '{']) {
      expect(other).not.toBe(text);
      bench.write('archive.json', other);
      await expect(open(bench)).rejects.toThrow('archive.json is of another version, or damaged.');
    }
    bench.write('archive.json', undefined);
    await expect(open(bench)).rejects.toThrow('archive.json is missing.');
    bench.write('archive.json', text);
    expect(await slotsOf(await open(bench))).toEqual([5]);
  });

  test('takes a block once', async () => {
    const bench = await makeBench();
    const archive = await open(bench);
    await archive.append([await pack(5)]);
    const size = bench.size();
    await archive.append([await pack(5)]);
    expect(bench.size()).toBe(size);
  });

  test('takes another block of a slot in place of the one it has', async () => {
    const bench = await makeBench();
    const archive = await open(bench);
    await archive.append(await packAll([4, 5, 6]));
    await archive.append([await pack(5, 4, '-other')]);
    archive.close();
    for (const one of [await open(bench)]) {
      expect((await one.list(0, 10)).map(({ hash }) => hash)).toEqual(['hash-4', 'hash-5-other', 'hash-6']);
      expect(await unpackBlock((await one.read(5))!)).toEqual(toBlock(5, 4, '-other'));
    }
  });

  test('can be forgotten, and nothing else beside it is', async () => {
    const bench = await makeBench();
    const archive = await open(bench);
    await archive.append(await packAll([5, 6, 7, 500, 1_200, 1_201, 1_202]));
    archive.close();
    bench.write('notes.txt', 'mine');
    await removeArchive(bench.place, signal);
    expect(await slotsOf(await open(bench, { ...LEDGER, genesisHash: 'Other' }))).toEqual([]);
    expect(bench.read('notes.txt')).toBe('mine');
  });
});
