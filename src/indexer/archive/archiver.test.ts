import { afterEach, describe, expect, test } from 'vitest';
import type { Chain } from '#chain';
import type { StorageFault } from '#contracts/operation/storage';
import { createLog, type Log } from '#std/log';
import { createStoreReport } from '../store-report.ts';
import { LEDGER, slotsOf, toBlock } from '../testing/make-raw-block.ts';
import { startS3, type S3Fault, type S3Server } from '../testing/start-s3.ts';
import { Archiver } from './archiver.ts';
import { openArchiveStore } from './open-archive.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
const REFUSED: S3Fault = { status: 403, code: 'SignatureDoesNotMatch' };

/** A chain whose blocks stand on the slot before them. */
const chain: Chain = {
  cluster: 'mainnet',
  request: async <T>(method: string, [slot]: readonly unknown[]) => {
    expect(method).toBe('getBlock');
    return toBlock(Number(slot)) as T; // what it asks for
  },
};

interface Bench {
  readonly s3: S3Server;
  readonly faults: (StorageFault | undefined)[];
  readonly lines: { readonly level: string; readonly event: string }[];
  clockMs: number;
  /** Another process for the same bucket. */
  open(signal?: AbortSignal): Promise<Archiver>;
  /** Final blocks come up to `last`. */
  add(archiver: Archiver, first: number, last: number): Promise<void>;
  stored(): Promise<readonly number[]>;
}

async function start(): Promise<Bench> {
  const s3 = await startS3();
  closers.push(() => s3.close());
  const lines: Bench['lines'] = [];
  const log: Log = createLog('info', (line) => void lines.push(JSON.parse(line) as Bench['lines'][number]));
  const faults: Bench['faults'] = [];
  const report = createStoreReport('mainnet', log, (fault) => void faults.push(fault), 'archive');
  const bench: Bench = {
    s3,
    faults,
    lines,
    clockMs: 10_000,
    open: (signal = new AbortController().signal) =>
      Archiver.open({
        place: s3.place,
        ledger: LEDGER,
        chain,
        report,
        log,
        signal,
        nowMs: () => bench.clockMs,
      }),
    async add(archiver, first, last) {
      for (let slot = first; slot <= last; slot++) {
        archiver.take({ slot, block: toBlock(slot) });
      }
      await archiver.write(last);
    },
    stored: async () => slotsOf(await openArchiveStore(s3.place, LEDGER, new AbortController().signal)),
  };
  return bench;
}

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, i) => i + 1);

describe('an archiver with a bucket', () => {
  test('that ends in the middle of what it writes side by side leaves nothing out: the next one asks for it', async () => {
    const bench = await start();
    const { s3 } = bench;
    const first = await bench.open();
    await bench.add(first, 1, 20);
    s3.fault = ({ method, key }) =>
      method === 'PUT' && /\/0+(?:22|25|26)_/.test(key) ? { status: 403, code: 'AccessDenied' } : undefined;
    await bench.add(first, 21, 30);
    s3.fault = () => undefined;
    expect(await bench.stored()).toEqual(upTo(30).filter((slot) => ![22, 25, 26].includes(slot)));
    // What the first one had waiting is gone with it.
    await bench.add(await bench.open(), 31, 31);
    expect(await bench.stored()).toEqual(upTo(31));
  });

  test('that cannot be opened is said once, waited for, and has what came meanwhile', async () => {
    const bench = await start();
    await bench.add(await bench.open(), 1, 3);
    expect(bench.faults.splice(0)).toEqual([undefined]);
    bench.s3.fault = () => REFUSED;
    const archiver = await bench.open();
    await expect(archiver.findFirstSlot()).rejects.toMatchObject({ code: 'indexer/archive-away' });
    expect(await archiver.list(1, 5)).toEqual({ slots: [], unproven: [[1, 5]] });
    for (let last = 5; last <= 20; last += 5) {
      await bench.add(archiver, last - 4, last);
      bench.clockMs += 10_000;
    }
    expect(bench.faults).toEqual(['not-writable']);
    const errors = bench.lines.filter(({ level }) => level === 'error' || level === 'warn');
    expect(errors).toMatchObject([{ event: 'archive-not-written', fault: 'not-writable' }]);
    expect(JSON.stringify(errors)).toContain(
      'ARCHIVE_SECRET_ACCESS_KEY is not the one of ARCHIVE_ACCESS_KEY_ID',
    );
    expect(JSON.stringify(bench.lines)).not.toContain(bench.s3.place.secretAccessKey);
    bench.s3.fault = () => undefined;
    await bench.add(archiver, 21, 22);
    await bench.add(archiver, 23, 25);
    expect(bench.faults).toEqual(['not-writable', undefined]);
    expect(await bench.stored()).toEqual(upTo(25));
  });

  test('that is full while it is written stops nothing, and has all once there is room', async () => {
    const bench = await start();
    const archiver = await bench.open();
    await bench.add(archiver, 1, 5);
    bench.s3.fault = ({ method }) => (method === 'PUT' ? { status: 507 } : undefined);
    await bench.add(archiver, 6, 12);
    await bench.add(archiver, 13, 14);
    expect(bench.faults).toEqual([undefined, 'full']);
    expect((await archiver.read(5))?.head.slot).toBe(5);
    bench.s3.fault = () => undefined;
    // It is left alone for a while.
    await bench.add(archiver, 15, 15);
    expect(bench.faults).toEqual([undefined, 'full']);
    await archiver.close();
    await bench.add(await bench.open(), 16, 16);
    expect(bench.faults).toEqual([undefined, 'full', undefined]);
    expect(await bench.stored()).toEqual(upTo(16));
  });

  test('that cannot be read is asked about at the chain, which is said once', async () => {
    const bench = await start();
    await bench.add(await bench.open(), 1, 9);
    const archiver = await bench.open();
    bench.s3.fault = () => REFUSED;
    for (let turn = 0; turn < 3; turn++) {
      expect(await archiver.list(1, 5)).toEqual({ slots: [], unproven: [[1, 5]] });
      expect(await archiver.read(7)).toBeUndefined();
    }
    expect(bench.lines.filter(({ event }) => event === 'archive-not-read')).toHaveLength(1);
  });
});
