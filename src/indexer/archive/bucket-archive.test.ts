import { afterEach, describe, expect, test } from 'vitest';
import { LEDGER, pack, packAll, slotsOf, toBlock } from '../testing/make-raw-block.ts';
import { startS3, type S3Server } from '../testing/start-s3.ts';
import { BucketArchive } from './bucket-archive.ts';
import { Bucket } from './bucket.ts';
import { unpackBlock } from './raw-block.ts';
import { readRecord } from './record.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
const { signal } = new AbortController();

async function start(): Promise<S3Server> {
  const s3 = await startS3();
  closers.push(() => s3.close());
  return s3;
}

const open = (s3: S3Server, listedMs?: number): Promise<BucketArchive> =>
  BucketArchive.open(
    new Bucket(s3.place, signal, { firstWaitMs: 1, patienceMs: 500, restMs: 0 }),
    LEDGER,
    listedMs === undefined ? {} : { listedMs },
  );

/** The name of the object of a slot. */
const findKey = (s3: S3Server, slot: number): string =>
  [...s3.objects.keys()].find((key) => key.includes(`/${String(slot).padStart(12, '0')}_`))!;

describe('an archive in a bucket', () => {
  test('has an object a block, whose name is its head and whose bytes are a record of a folder’s file', async () => {
    const s3 = await start();
    const archive = await open(s3);
    await archive.append([await pack(2_500)]);
    const key = 'test/epoch-000002/000000002432/000000002500_2499_hash-2500_hash-2499_1700002500_0';
    expect([...s3.objects.keys()]).toEqual(['test/archive.json', key]);
    expect(readRecord(s3.objects.get(key)!.body)).toEqual(await pack(2_500));
  });

  test('with any byte of an object changed, or any of its ends cut off, does not give it, and takes it again', async () => {
    const s3 = await start();
    const archive = await open(s3);
    await archive.append(await packAll([5, 6]));
    const key = findKey(s3, 5);
    const { body, modifiedMs } = s3.objects.get(key)!;
    const damages = Array.from({ length: body.length }, (_, at) => {
      const changed = Buffer.from(body);
      changed[at]! ^= 0x5a;
      return [changed, body.subarray(0, at)];
    }).flat();
    // And one of another block.
    damages.push(s3.objects.get(findKey(s3, 6))!.body);
    for (const damaged of damages) {
      s3.objects.set(key, { body: damaged, modifiedMs });
      const before = archive.damagedBytes;
      expect(await archive.read(5)).toBeUndefined();
      expect(archive.damagedBytes).toBeGreaterThan(before);
      expect(await slotsOf(archive)).toEqual([6]);
      await archive.append([await pack(5)]);
      expect(s3.objects.get(key)!.body.equals(body)).toBe(true);
      expect(await unpackBlock((await archive.read(5))!)).toEqual(toBlock(5));
    }
  });

  test('whose object was removed gives none, and takes it again', async () => {
    const s3 = await start();
    const archive = await open(s3);
    await archive.append(await packAll([5, 6]));
    expect(await slotsOf(archive)).toEqual([5, 6]);
    s3.objects.delete(findKey(s3, 5));
    expect(await archive.read(5)).toBeUndefined();
    expect(archive.damagedBytes).toBe(0);
    await archive.append([await pack(5)]);
    expect(await unpackBlock((await archive.read(5))!)).toEqual(toBlock(5));
  });

  test('leaves alone what is no block of it', async () => {
    const s3 = await start();
    const archive = await open(s3);
    await archive.append([await pack(5)]);
    const good = findKey(s3, 5).slice('test/'.length);
    const names = [
      'epoch-000000/000000000000/notes.txt',
      'epoch-000000/000000000000/000000000004_3_hash',
      good.replace('epoch-000000/000000000000/000000000005', 'epoch-000000/000000000432/000000000006'),
    ];
    for (const name of names) s3.objects.set(`test/${name}`, { body: Buffer.from('mine'), modifiedMs: 0 });
    const again = await open(s3);
    expect(await slotsOf(again)).toEqual([5]);
    expect((await again.last())?.slot).toBe(5);
    expect((await again.next(-1))?.slot).toBe(5);
  });

  test('is written by two at once: the same block is there once, and each reads what the other wrote', async () => {
    const s3 = await start();
    const [one, other] = await Promise.all([open(s3, 0), open(s3, 0)]);
    const slots = Array.from({ length: 40 }, (_, i) => i + 1);
    await Promise.all([
      one.append(await packAll(slots.slice(0, 30))),
      other.append(await packAll(slots.slice(10))),
    ]);
    expect(s3.objects.size).toBe(41);
    for (const archive of [one, other]) {
      expect(await slotsOf(archive)).toEqual(slots);
      for (const slot of slots) expect(await unpackBlock((await archive.read(slot))!)).toEqual(toBlock(slot));
    }
  });

  test('made by two for two chains at once is one of the first alone', async () => {
    const s3 = await start();
    const made = await Promise.allSettled(
      ['One', 'Two'].map((genesisHash) =>
        BucketArchive.open(new Bucket(s3.place, signal), { ...LEDGER, genesisHash }),
      ),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('of two blocks of a slot that one left behind has the one that was written later', async () => {
    const s3 = await start();
    const archive = await open(s3);
    await archive.append([await pack(5, 4, '-zzz')]);
    const [oldKey, old] = [findKey(s3, 5), s3.objects.get(findKey(s3, 5))!];
    await archive.append([await pack(5, 4, '-aaa')]);
    expect(s3.objects.has(oldKey)).toBe(false);
    s3.objects.set(oldKey, { ...old, modifiedMs: old.modifiedMs - 1_000 });
    expect((await (await open(s3)).list(0, 10)).map(({ hash }) => hash)).toEqual(['hash-5-aaa']);
    // Who may not remove one writes all the same.
    s3.fault = ({ method }) => (method === 'DELETE' ? { status: 403, code: 'AccessDenied' } : undefined);
    await archive.append([await pack(5, 4, '-bbb')]);
    expect((await (await open(s3)).list(0, 10)).map(({ hash }) => hash)).toEqual(['hash-5-bbb']);
  });

  test('asks for no listing while what it listed is young, and sees what others wrote once it is not', async () => {
    const s3 = await start();
    const writer = await open(s3);
    await writer.append(await packAll([5, 6]));
    const [reader, lookout] = [await open(s3, Infinity), await open(s3, 0)];
    expect(await slotsOf(reader)).toEqual([5, 6]);
    const calls = s3.calls.length;
    for (let slot = 0; slot < 100; slot++) await reader.head(slot);
    await reader.list(3, 50);
    await reader.next(6);
    expect(s3.calls).toHaveLength(calls);
    await writer.append([await pack(7)]);
    expect(await slotsOf(lookout)).toEqual([5, 6, 7]);
  });

  test('a write whose answer is lost, or that is lost itself, is made again and is there once', async () => {
    for (const fault of ['cut', 'closed'] as const) {
      const s3 = await start();
      const archive = await open(s3);
      let left = 3;
      s3.fault = ({ method }) => (method === 'PUT' && left-- > 0 ? fault : undefined);
      await archive.append([await pack(5)]);
      expect(s3.calls.filter((call) => call.startsWith('PUT test/epoch')).length).toBe(4);
      expect(await slotsOf(await open(s3))).toEqual([5]);
    }
  });

  test('an answer that is cut off is asked for again', async () => {
    const s3 = await start();
    const archive = await open(s3);
    await archive.append([await pack(5)]);
    let left = 2;
    s3.fault = ({ method, key }) => (method === 'GET' && key !== '' && left-- > 0 ? 'cut' : undefined);
    expect(await unpackBlock((await archive.read(5))!)).toEqual(toBlock(5));
    expect(archive.damagedBytes).toBe(0);
    left = 1;
    s3.fault = ({ key }) => (key === '' && left-- > 0 ? 'cut' : undefined);
    expect(await slotsOf(await open(s3))).toEqual([5]);
  });

  test('writes no more than sixteen side by side, each sixteen after the ones before', async () => {
    const s3 = await start();
    const archive = await open(s3);
    s3.fault = ({ key }) =>
      key.includes('/000000000003_') ? { status: 403, code: 'AccessDenied' } : undefined;
    await expect(archive.append(await packAll(Array.from({ length: 40 }, (_, i) => i + 1)))).rejects.toThrow(
      'AccessDenied',
    );
    const written = await slotsOf(await open(s3));
    expect(written).not.toContain(3);
    expect(Math.max(...written)).toBeLessThan(17);
  });
});
