import { beforeEach, describe, expect, test } from 'vitest';
import { createCache, type Cache } from './cache.ts';
import { createCachedFetch, type Fetch } from './cached-fetch.ts';
import { createMemoryItems } from './memory-items.ts';

const FOUND = { kind: 'found', provenance: { cluster: 'localnet', source: 'embedded localnet' }, slot: 7 };
const SETTLED = { 'cache-control': 'private, max-age=300', 'x-cluster': 'localnet' };
const URL_OF = '/api/blocks/7';

let nowMs: number;
let cache: Cache;
/** What the server answers next, and what it was asked. */
let server: () => Response;
let asked: string[];
let renewals: (() => void)[];
let proof: string;
let fetchCached: Fetch;

const answers = (body: unknown, headers: Record<string, string> = SETTLED, status = 200) => {
  server = () => new Response(JSON.stringify(body), { status, headers });
};
const askFor = async (url = URL_OF): Promise<unknown> => (await fetchCached(url)).json();
const renewed = () => new Promise<void>((resolve) => renewals.push(resolve));

beforeEach(() => {
  nowMs = 1_700_000_000_000;
  asked = [];
  renewals = [];
  proof = 'genesis';
  answers(FOUND);
  cache = createCache({
    memory: createMemoryItems(100_000),
    store: undefined,
    channel: undefined,
    nowMs: () => nowMs,
  });
  fetchCached = createCachedFetch({
    cache,
    fetch: async (url) => {
      asked.push(url);
      return server();
    },
    chainOf: () => ({ cluster: 'localnet', proof }),
    onRenewed: () => renewals.shift()?.(),
    nowMs: () => nowMs,
  });
});

describe('a settled answer', () => {
  test('is asked for once while it is fresh', async () => {
    expect(await askFor()).toEqual(FOUND);
    nowMs += 300_000;
    expect(await askFor()).toEqual(FOUND);
    expect(asked).toEqual([URL_OF]);
  });

  test('is shown with its age after that, and asked for again at the same time', async () => {
    await askFor();
    nowMs += 720_000;
    answers({ ...FOUND, slot: 8 });
    const again = renewed();
    expect(await askFor()).toEqual({ ...FOUND, provenance: { ...FOUND.provenance, cacheAgeSeconds: 720 } });
    await again;
    expect(asked).toEqual([URL_OF, URL_OF]);
    expect(await askFor()).toEqual({ ...FOUND, slot: 8 });
    expect(asked).toHaveLength(2);
  });

  test('is stored before anybody is notified that it came, however long it is', async () => {
    await askFor();
    nowMs += 720_000;
    // Long texts are compressed first, which takes a while.
    const long = { ...FOUND, slot: 8, text: 'x'.repeat(50_000) };
    answers(long);
    const reread = new Promise<unknown>((resolve) => renewals.push(() => resolve(askFor())));
    await askFor();
    expect(await reread).toEqual(long);
    expect(asked).toHaveLength(2);
  });

  test('is given up when the server takes it back', async () => {
    await askFor();
    nowMs += 720_000;
    const absence = { kind: 'absent', state: 'not-found' };
    answers(absence, { 'cache-control': 'private, no-store', 'x-cluster': 'localnet' }, 404);
    const again = renewed();
    await askFor();
    await again;
    expect(await askFor()).toEqual(absence);
  });

  test('stays, with its age, while the server cannot be reached', async () => {
    await askFor();
    server = () => {
      throw new TypeError('Failed to fetch');
    };
    nowMs += 720_000;
    await askFor();
    nowMs += 86_400_000 * 3;
    expect(await askFor()).toEqual({
      ...FOUND,
      provenance: { ...FOUND.provenance, cacheAgeSeconds: 259_920 },
    });
    await expect(askFor('/api/blocks/8')).rejects.toThrow('Failed to fetch');
  });

  test('older than a day it is asked for before anything is shown', async () => {
    await askFor();
    nowMs += 86_400_000 + 300_001;
    answers({ ...FOUND, slot: 9 });
    expect(await askFor()).toEqual({ ...FOUND, slot: 9 });
  });

  test('is never that of another chain', async () => {
    await askFor();
    proof = 'another genesis';
    answers({ ...FOUND, slot: 8 });
    expect(await askFor()).toEqual({ ...FOUND, slot: 8 });
  });

  test('a question that was given up is not answered', async () => {
    await askFor();
    const controller = new AbortController();
    controller.abort();
    await expect(fetchCached(URL_OF, { signal: controller.signal })).rejects.toThrow(/abort/i);
  });
});

describe('never cached', () => {
  test.each([
    ['an absence', { kind: 'absent', state: 'too-new' }, SETTLED, 200],
    [
      'an answer the server does not call settled',
      FOUND,
      { ...SETTLED, 'cache-control': 'private, no-store' },
      200,
    ],
    ['an answer of another cluster', FOUND, { ...SETTLED, 'x-cluster': 'devnet' }, 200],
    ['a failure', { error: { message: 'no' } }, SETTLED, 503],
    ['an answer that was stale at the server', { ...FOUND, provenance: { staleSeconds: 9 } }, SETTLED, 200],
    ['an answer that could not be marked as stale', { kind: 'found' }, SETTLED, 200],
  ])('%s', async (_what, body, headers, status) => {
    answers(body, headers, status);
    expect(await askFor()).toEqual(body);
    expect(await askFor()).toEqual(body);
    expect(asked).toEqual([URL_OF, URL_OF]);
    expect((await cache.statistics()).memory.items).toBe(0);
  });

  test('but a transaction that becomes final is cached from then on', async () => {
    answers(FOUND, { ...SETTLED, 'cache-control': 'private, no-store' });
    await askFor();
    answers(FOUND);
    await askFor();
    await askFor();
    expect(asked).toHaveLength(2);
  });
});
