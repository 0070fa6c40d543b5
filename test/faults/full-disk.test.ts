/** The product on a disk that is full: while it runs, when it starts, and when there is room again. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { encodeBase58 } from '#std/base58';
import type { ArchivedLedger } from '../../src/indexer/archive/archive-store.ts';
import { FolderArchive } from '../../src/indexer/archive/folder-archive.ts';
import { startProduct, type Product } from './product.ts';
import { CAN_MOUNT, makeSmallDisk, UNLESS_MOUNTED, type SmallDisk } from './small-disk.ts';

const PATIENCE = { timeout: 90_000, interval: 100 } as const;
/** The address of a key pair: only such can sign in. */
const WALLET = encodeBase58(
  generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).subarray(-32),
);

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

function makeDisk(megabytes: number): { disk: SmallDisk; dataDir: string } {
  const disk = makeSmallDisk(megabytes)!; // else it is skipped
  closers.push(() => disk.remove());
  return { disk, dataDir: join(disk.folder, 'data') };
}

function start(dataDir: string): Product {
  const product = startProduct(dataDir);
  closers.push(() => product.end('SIGKILL'));
  return product;
}

interface Health {
  readonly kind: string;
  readonly coverage?: { readonly toSlot: number };
}

async function readSlot(product: Product): Promise<number> {
  const health = (await (await product.get('/api/index-health?cluster=localnet')).json()) as Health;
  return health.coverage?.toSlot ?? -1;
}

const reach = (product: Product, slot: number): Promise<number> =>
  vi.waitFor(async () => {
    const now = await readSlot(product);
    expect(now).toBeGreaterThanOrEqual(slot);
    return now;
  }, PATIENCE);

const eventsOf = (product: Product, level: string): unknown[] =>
  product
    .lines()
    .filter((line) => line['level'] === level)
    .map(({ component, event }) => `${String(component)} ${String(event)}`);

/** Every block stands on the one before it. */
function expectWholeChain(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'localnet/localnet.sqlite'), { readOnly: true });
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  database.close();
}

describe.skipIf(!CAN_MOUNT)(`a disk that is full${UNLESS_MOUNTED}`, () => {
  test('is named once by what it stops, all else is answered, and everything goes on once there is room', async () => {
    const { disk, dataDir } = makeDisk(48);
    const product = start(dataDir);
    await reach(product, 25);
    expect(await product.readiness()).toEqual({ status: 'ready', missing: [], degraded: [] });
    expect((await product.post('/api/auth/session', { walletAddress: WALLET })).status).toBe(200);

    disk.fill();
    await vi.waitFor(async () => {
      const asked = await product.post('/api/auth/session', { walletAddress: WALLET });
      expect(asked.status).toBe(503);
      expect(await asked.text()).toContain('cannot be reached now');
      const { degraded } = await product.readiness();
      expect(degraded).toEqual(
        expect.arrayContaining([
          { part: 'localnet', fault: 'full' },
          { part: 'users', fault: 'full' },
        ]),
      );
    }, PATIENCE);
    // What was stored is read: of the chain, its index and the sign-in.
    for (const path of [
      '/',
      '/api/tokens?cluster=localnet',
      '/api/home?cluster=localnet',
      '/api/auth/session',
    ])
      expect((await product.get(path)).status).toBe(200);
    const figures = (await (await product.get('/api/server-figures')).json()) as {
      storage: readonly { part: string }[];
    };
    expect(figures.storage.map(({ part }) => part)).toEqual(expect.arrayContaining(['localnet', 'users']));
    const before = await readSlot(product);

    disk.makeRoom();
    await reach(product, before + 10);
    await vi.waitFor(async () => {
      expect(await product.readiness()).toEqual({ status: 'ready', missing: [], degraded: [] });
    }, PATIENCE);
    expect((await product.post('/api/auth/session', { walletAddress: WALLET })).status).toBe(200);
    for (const event of ['localnet halted', 'storage storage-takes-nothing'])
      expect(eventsOf(product, 'error').filter((one) => one === event)).toHaveLength(1);
    expect(eventsOf(product, 'warn')).toEqual(
      expect.arrayContaining(['localnet continues', 'storage storage-works-again']),
    );
    await product.end('SIGTERM');
    expectWholeChain(dataDir);
  }, 240_000);

  test('does not keep a chain from beginning where it ended, once there is room', async () => {
    const { disk, dataDir } = makeDisk(48);
    const killed = start(dataDir);
    const before = await reach(killed, 25);
    disk.fill();
    await vi.waitFor(() => expect(eventsOf(killed, 'error')).toContain('localnet halted'), PATIENCE);
    await killed.end('SIGKILL');

    const product = start(dataDir);
    await vi.waitFor(() => expect(eventsOf(product, 'error')).toContain('localnet cannot-begin'), PATIENCE);
    await vi.waitFor(async () => {
      expect((await product.readiness()).degraded).toContainEqual({ part: 'localnet', fault: 'full' });
    }, PATIENCE);
    await vi.waitFor(() => expect(product.output()).toMatch(/Localnet {2,}connecting/), PATIENCE);

    disk.makeRoom();
    await reach(product, before + 10);
    expect(eventsOf(product, 'error').filter((one) => one === 'localnet cannot-begin')).toHaveLength(1);
    expect(eventsOf(product, 'error')).not.toContain('localnet damaged');
    await product.end('SIGTERM');
    expectWholeChain(dataDir);
  }, 240_000);

  test('stops the archive of blocks and not the index, and what was left out is in it once there is room', async () => {
    const { disk } = makeDisk(8);
    const data = makeDisk(48);
    const archiveDir = join(disk.folder, 'blocks');
    const product = startProduct(data.dataDir, { ARCHIVE_DIR: archiveDir });
    closers.push(() => product.end('SIGKILL'));
    await reach(product, 60);
    disk.fill();
    const degraded = [{ part: 'archive localnet', fault: 'full' }];
    await vi.waitFor(async () => {
      expect((await product.readiness()).degraded).toEqual(degraded);
    }, PATIENCE);
    await reach(product, (await readSlot(product)) + 20);
    expect((await product.readiness()).degraded).toEqual(degraded);

    disk.makeRoom();
    await vi.waitFor(async () => {
      expect((await product.readiness()).degraded).toEqual([]);
    }, PATIENCE);
    for (const [level, event] of [
      ['error', 'osvm archive-not-written'],
      ['warn', 'osvm archive-written-again'],
    ] as const)
      expect(eventsOf(product, level).filter((one) => one === event)).toHaveLength(1);
    await product.end('SIGTERM');
    const ledger = JSON.parse(
      readFileSync(join(archiveDir, 'localnet/archive.json'), 'utf8'),
    ) as ArchivedLedger;
    const archive = FolderArchive.open(join(archiveDir, 'localnet'), ledger);
    const heads = archive.list(0, 1e9);
    expect(heads.length).toBeGreaterThan(60);
    // Each but the first names the one before it.
    expect(heads.slice(1).map(({ parentHash }) => parentHash)).toEqual(
      heads.slice(0, -1).map(({ hash }) => hash),
    );
    archive.close();
  }, 240_000);

  test('ends a first start with one line', async () => {
    const { disk, dataDir } = makeDisk(2);
    mkdirSync(dataDir);
    disk.fill();
    const product = start(dataDir);
    expect(await product.exited).toBe(69);
    expect(product.errors()).toMatch(/^What belongs to people here .* \(database or disk is full\)\n$/);
  }, 60_000);
});
