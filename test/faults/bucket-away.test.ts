/** The product with its archive in a bucket: refused at the start, away while it runs, and there again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { ArchivedLedger } from '../../src/indexer/archive/archive-store.ts';
import { openArchiveStore } from '../../src/indexer/archive/open-archive.ts';
import { startS3 } from '../../src/indexer/testing/start-s3.ts';
import { startProduct, type Product } from './product.ts';

const PATIENCE = { timeout: 120_000, interval: 200 } as const;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function readSlot(product: Product): Promise<number> {
  const health = (await (await product.get('/api/index-health?cluster=localnet')).json()) as {
    readonly coverage?: { readonly toSlot: number };
  };
  return health.coverage?.toSlot ?? -1;
}

const reach = (product: Product, slot: number): Promise<void> =>
  vi.waitFor(async () => expect(await readSlot(product)).toBeGreaterThanOrEqual(slot), PATIENCE);

const expectDegraded = (product: Product, degraded: readonly object[]): Promise<void> =>
  vi.waitFor(async () => expect((await product.readiness()).degraded).toEqual(degraded), PATIENCE);

test('a bucket that is refused or away stops the archive and not the index, is said once, and has all afterwards', async () => {
  const s3 = await startS3();
  closers.push(() => s3.close());
  const dataDir = mkdtempSync(join(tmpdir(), 'bucket-'));
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  s3.fault = () => ({ status: 403, code: 'SignatureDoesNotMatch' });
  const product = startProduct(dataDir, {
    ARCHIVE_URL: `s3://${s3.place.bucket}/test`,
    ARCHIVE_ENDPOINT: s3.place.endpoint!,
    ARCHIVE_REGION: s3.place.region,
    ARCHIVE_ACCESS_KEY_ID: s3.place.accessKeyId,
    ARCHIVE_SECRET_ACCESS_KEY: s3.place.secretAccessKey,
  });
  closers.push(() => product.end('SIGKILL'));
  const said = (event: string) => product.lines().filter((line) => line['event'] === event);

  // The localnet has all its blocks, so the index need not wait for the bucket.
  await expectDegraded(product, [{ part: 'archive localnet', fault: 'not-writable' }]);
  await reach(product, 40);
  expect(said('archive-not-written')).toHaveLength(1);
  expect(JSON.stringify(said('archive-not-written'))).toContain(
    'ARCHIVE_SECRET_ACCESS_KEY is not the one of ARCHIVE_ACCESS_KEY_ID',
  );
  expect(s3.objects.size).toBe(0);

  s3.fault = () => undefined;
  await expectDegraded(product, []);
  expect(said('archive-written-again')).toHaveLength(1);

  s3.fault = () => ({ status: 507 });
  await expectDegraded(product, [{ part: 'archive localnet', fault: 'full' }]);
  await reach(product, (await readSlot(product)) + 20);
  s3.fault = () => undefined;
  await expectDegraded(product, []);
  await product.end('SIGTERM');
  expect(said('archive-not-written')).toHaveLength(2);
  expect(product.errors()).not.toContain(s3.place.secretAccessKey);

  const place = { ...s3.place, prefix: 'test/localnet/' };
  const manifest = s3.objects.get(`${place.prefix}archive.json`)!.body.toString('utf8');
  const ledger = JSON.parse(manifest) as ArchivedLedger; // its own file
  const heads = await (await openArchiveStore(place, ledger, new AbortController().signal)).list(0, 1e9);
  expect(heads.length).toBeGreaterThan(20);
  // Each but the first names the one before it.
  expect(heads.slice(1).map(({ parentHash }) => parentHash)).toEqual(
    heads.slice(0, -1).map(({ hash }) => hash),
  );
}, 400_000);
