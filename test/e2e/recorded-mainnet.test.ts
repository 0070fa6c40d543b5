/** Recorded mainnet data behind the product, where CORPUS_DIR has it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct, eventually, type Product } from './product.ts';

const CORPUS = process.env['CORPUS_DIR'] ?? join(import.meta.dirname, '../../../shared/data');
const REPLAY = join(CORPUS, '../tools/replay-rpc.mjs');
const present = existsSync(REPLAY);
// oxlint-disable-next-line no-console -- a skipped corpus must be said
if (!present) console.warn(`No recorded data at ${CORPUS}: these tests are skipped.`);

describe.skipIf(!present)('recorded mainnet data', () => {
  let replay: ChildProcess;
  let product: Product;

  beforeAll(async () => {
    const port = 20_000 + (process.pid % 20_000);
    replay = spawn(process.execPath, [REPLAY, '--port', String(port), '--data', join(CORPUS, 'mainnet')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) => replay.stdout!.once('data', () => resolve()));
    product = await startProduct({
      LOCALNET: 'off',
      RPC_POOL_MAINNET: `http://127.0.0.1:${port}`,
      RATE_LIMITS: 'off',
    });
    await eventually(async () => {
      const answer = (await (await fetch(`${product.url}/api/clusters`)).json()) as {
        clusters: { cluster: string; state: string }[];
      };
      return answer.clusters.some(({ cluster, state }) => cluster === 'mainnet' && state === 'ready')
        ? true
        : undefined;
    }, 30_000);
  }, 60_000);

  afterAll(async () => {
    await product?.stop();
    replay?.kill();
  });

  test('every recorded transaction opens with a summary and without an error', async () => {
    const signatures = new Set(
      readdirSync(join(CORPUS, 'mainnet/transactions'))
        .map((file) => file.split('.')[0]!)
        .filter((name) => name.length > 80),
    );
    expect(signatures.size).toBeGreaterThan(300);
    const wrong: string[] = [];
    for (const signature of signatures) {
      const response = await fetch(`${product.url}/tx/${signature}`);
      const html = await response.text();
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      if (response.status !== 200 || !/^(?:Transaction|Failed) \w{4}…\w{4}: \S+ /.test(title)) {
        wrong.push(`${response.status} ${signature} ${title}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  test('block 254170887 opens with all its 602 transactions', async () => {
    const response = await fetch(`${product.url}/block/254170887`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('602');
    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const query = new URLSearchParams({
        votes: 'show',
        limit: '100',
        ...(cursor !== undefined && { cursor }),
      });
      const answer = (await (
        await fetch(`${product.url}/api/blocks/254170887/transactions?${query}`)
      ).json()) as {
        rows: { signature: string; summary?: { template: string } }[];
        nextCursor?: string;
      };
      for (const { signature, summary } of answer.rows) {
        expect(summary?.template).toMatch(/\{who\}/);
        seen.add(signature);
      }
      cursor = answer.nextCursor;
    } while (cursor !== undefined);
    expect(seen.size).toBe(602);
  });

  test('every recorded account opens', async () => {
    const addresses = new Set(
      readdirSync(join(CORPUS, 'mainnet/accounts')).map((file) => file.split('.')[0]!),
    );
    const wrong: string[] = [];
    for (const address of addresses) {
      if (address === 'MANIFEST') continue;
      const response = await fetch(`${product.url}/account/${address}`);
      if (response.status !== 200) wrong.push(`${response.status} ${address}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});
