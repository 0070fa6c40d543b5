/** Files of the product whose bytes change under it while it runs. */
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { startProduct, type Product } from './product.ts';
import { createSigner } from '../sign-in/acting-app.ts';

const PATIENCE = { timeout: 90_000, interval: 100 } as const;
/** The first pages of a file say that it is one of SQLite's; they stay. */
const LEFT = 8_192;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function start(dataDir: string, historySlots?: number): Product {
  const product = startProduct(dataDir, {}, historySlots);
  closers.push(() => product.end('SIGKILL'));
  return product;
}

function spoil(file: string): void {
  const bytes = statSync(file).size - LEFT;
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(bytes, 0xa5), 0, bytes, LEFT);
  closeSync(opened);
}

/** Ends the process of the localnet, whose folder is among its arguments. */
function killLocalnet(dataDir: string): void {
  const pids = readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return line.includes('localnet/main-process') && line.includes(join(dataDir, 'localnet'));
    } catch {
      return false; // it has ended meanwhile
    }
  });
  expect(pids).toHaveLength(1);
  process.kill(Number(pids[0]), 'SIGKILL');
}

interface Home {
  readonly kind: string;
  readonly pulse: { readonly slot: number };
  readonly blocks: readonly { readonly slot: number }[];
}

const readHome = async (product: Product): Promise<Home> =>
  (await (await product.get('/api/home?cluster=localnet')).json()) as Home;

/** The index, once it has reached `from`; below `below`, where that is given. */
const reach = (product: Product, from: number, below = Infinity): Promise<number> =>
  vi.waitFor(async () => {
    const answer = await product.get('/api/index-health?cluster=localnet');
    const { coverage } = (await answer.json()) as { readonly coverage?: { readonly toSlot: number } };
    expect(coverage?.toSlot).toBeGreaterThanOrEqual(from);
    expect(coverage?.toSlot).toBeLessThan(below);
    return coverage!.toSlot; // the line above
  }, PATIENCE);

const errorsOf = (product: Product, event: string) =>
  product.lines().filter((line) => line['level'] === 'error' && line['event'] === event);

test('a chain and its index begin anew, which is said once of each, and nothing of the old one is shown', async () => {
  const dataDir = makeFolder();
  // Far ahead of where the new chain will be when it is looked at.
  const first = start(dataDir, 600);
  await reach(first, 600);
  // What was written goes into the files when they are closed.
  await first.end('SIGTERM');
  const product = start(dataDir);
  const before = await reach(product, 610);
  // On a busy machine the node may answer too late for a first reading.
  await vi.waitFor(async () => {
    expect((await readHome(product)).blocks.length).toBeGreaterThan(0);
  }, PATIENCE);

  spoil(join(dataDir, 'localnet/localnet.sqlite'));
  spoil(join(dataDir, 'index/localnet/index.sqlite'));
  // What the chain has read of its file it does not read again, however long that takes.
  killLocalnet(dataDir);
  await reach(product, 25, before);
  await vi.waitFor(async () => {
    const { blocks, pulse } = await readHome(product);
    expect(pulse.slot).toBeLessThan(before);
    expect(blocks.length).toBeGreaterThan(0);
    for (const { slot } of blocks) expect(slot).toBeLessThan(before);
  }, PATIENCE);
  await vi.waitFor(async () => {
    expect(await product.readiness()).toEqual({ status: 'ready', missing: [], degraded: [] });
  }, PATIENCE);
  for (const file of ['localnet/localnet.damaged.sqlite', 'index/localnet/index.damaged.sqlite'])
    expect(existsSync(join(dataDir, file))).toBe(true);
  expect(errorsOf(product, 'damaged')).toHaveLength(1);
  expect(errorsOf(product, 'index-damaged')).toHaveLength(1);
  expect(errorsOf(product, 'rpc-failed')).toEqual([]);
}, 240_000);

test('accounts that are damaged are named, and every other page is answered', async () => {
  const dataDir = makeFolder();
  const walletAddress = createSigner().address;
  const first = start(dataDir);
  expect((await first.post('/api/auth/session', { walletAddress })).status).toBe(200);
  await first.end('SIGTERM');
  const product = start(dataDir);
  await reach(product, 1);
  spoil(join(dataDir, 'users/users.sqlite'));
  // Its cache knows the pages that were read last.
  await vi.waitFor(async () => {
    expect((await product.post('/api/auth/session', { walletAddress })).status).toBe(503);
    expect((await product.readiness()).degraded).toContainEqual({ part: 'users', fault: 'damaged' });
  }, PATIENCE);
  for (const path of ['/', '/api/home?cluster=localnet']) expect((await product.get(path)).status).toBe(200);
  expect(errorsOf(product, 'storage-takes-nothing')).toHaveLength(1);
}, 240_000);

test('files another process holds are read meanwhile, and written once it gives them back', async () => {
  const dataDir = makeFolder();
  const walletAddress = createSigner().address;
  const product = start(dataDir);
  await reach(product, 25);
  const held = ['localnet/localnet', 'index/localnet/index', 'users/users'].map((name) => {
    const database = new DatabaseSync(join(dataDir, `${name}.sqlite`), { timeout: 10_000 });
    closers.push(() => database.isOpen && database.close());
    database.exec('BEGIN IMMEDIATE');
    return database;
  });
  await vi.waitFor(async () => {
    expect((await product.post('/api/auth/session', { walletAddress })).status).toBe(503);
    const { status, degraded } = await product.readiness();
    expect(status).toBe('ready');
    expect(degraded).toEqual(
      expect.arrayContaining([
        { part: 'localnet', fault: 'locked' },
        { part: 'users', fault: 'locked' },
      ]),
    );
  }, PATIENCE);
  expect((await product.get('/api/tokens?cluster=localnet')).status).toBe(200);
  const before = await reach(product, 20);
  for (const database of held) database.close();
  await reach(product, before + 10);
  await vi.waitFor(async () => {
    expect(await product.readiness()).toEqual({ status: 'ready', missing: [], degraded: [] });
  }, PATIENCE);
  expect((await product.post('/api/auth/session', { walletAddress })).status).toBe(200);
}, 240_000);
