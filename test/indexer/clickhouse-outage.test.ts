/** The product with its index in a ClickHouse that goes away and comes back. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HAS_CHDB, startChdb, UNLESS_INSTALLED, type ChdbFront } from './chdb-front.ts';

const SOURCES = join(import.meta.dirname, '../../src');
/** Where the product says it is. */
const PLACE = /http:\/\/localhost:\d+/;
const NOWHERE = 'http://127.0.0.1:9';
const PATIENCE = { timeout: 180_000, interval: 100 } as const;

interface Health {
  readonly kind: string;
  readonly state?: string;
  readonly message?: string;
  readonly coverage?: { readonly engine: string; readonly toSlot: number };
}

describe.skipIf(!HAS_CHDB)(`a ClickHouse that goes away${UNLESS_INSTALLED}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'outage-'));
  let front: ChdbFront;
  let product: ChildProcess;
  let url = '';
  let printed = '';

  const start = (entry: string, args: readonly string[]): ChildProcess =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(SOURCES, entry), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: '0',
        METRICS_PORT: 'off',
        LOCALNET: 'on',
        LOCALNET_PORT: '0',
        DATA_DIR: join(folder, 'product'),
        INDEX_URL: front.url,
        LOG_LEVEL: 'info',
        RPC_POOL_MAINNET: NOWHERE,
        RPC_POOL_DEVNET: NOWHERE,
        RPC_POOL_TESTNET: NOWHERE,
      },
    });
  const readHealth = async (): Promise<Health> =>
    (await (await fetch(`${url}/api/index-health?cluster=localnet`)).json()) as Health; // this question's answer
  /** An index that does not answer in time counts as missing, which a busy machine makes of one that is there. */
  const becomeReady = (expected: object): Promise<void> =>
    vi.waitFor(
      async () => expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject(expected),
      PATIENCE,
    );
  const reach = (slot: number): Promise<number> =>
    vi.waitFor(async () => {
      const { coverage } = await readHealth();
      expect(coverage?.toSlot).toBeGreaterThanOrEqual(slot);
      return coverage!.toSlot; // the line above
    }, PATIENCE);

  beforeAll(async () => {
    front = await startChdb(join(folder, 'clickhouse'));
    product = start('main.ts', ['--history', '60']);
    for (const stream of [product.stdout!, product.stderr!])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    await vi.waitFor(() => {
      expect(printed).toMatch(PLACE);
      url = PLACE.exec(printed)![0].replace('localhost', '127.0.0.1'); // the line above
    }, PATIENCE);
  }, 200_000);
  afterAll(async () => {
    product.kill('SIGKILL');
    await front.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is said to, and its index goes on without a gap once it is back', { timeout: 900_000 }, async () => {
    const before = await reach(61);
    await becomeReady({ status: 'ready', missing: [], degraded: [] });
    await front.kill();
    await becomeReady({ status: 'not ready', missing: ['index'], degraded: [] });
    await vi.waitFor(
      async () =>
        expect(await readHealth()).toMatchObject({
          kind: 'absent',
          state: 'not-available',
          message: 'The index cannot be read now.',
        }),
      PATIENCE,
    );
    expect((await fetch(`${url}/api/blocks?cluster=localnet`)).status).toBe(200);
    await vi.waitFor(() => expect(printed).toContain('follow-failed'), PATIENCE);
    front = await startChdb(join(folder, 'clickhouse'), new URL(front.url).port);
    await reach(before + 20);
    await becomeReady({ status: 'ready', missing: [] });
    product.kill('SIGTERM');
    expect(await once(product, 'exit')).toEqual([0, null]);
    const verify = start('indexer/verify-process.ts', ['--cluster', 'localnet']);
    let verdict = '';
    verify.stdout!.on('data', (chunk: Buffer) => (verdict += chunk.toString()));
    await once(verify, 'close');
    expect(verdict.trimEnd().split('\n').at(-1)).toMatch(/^PASS \d+ checked, 0 failed$/);
  });
});
