import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFaultUpstream, type FaultUpstream } from '#chain/fault-upstream/fault-upstream';
import { createGateway, type Gateway } from '#chain/gateway/index';
import { silentLog } from '#std/log';
import { createApp } from '../http/app.ts';
import type { App } from '../http/request-context.ts';
import { createClusters } from '../reading/gateway-clusters.ts';
import { blockOf, FIRST, transferOf } from '../testing/recorded-answers.ts';
import { composeAnswers } from '../compose.ts';

let nodes: readonly FaultUpstream[];
let gateway: Gateway;
let clusters: ReturnType<typeof createClusters>;
let app: App;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'], now: new Date('2026-11-21T12:00:00Z') });
  nodes = await Promise.all([startFaultUpstream(), startFaultUpstream()]);
  for (const { ledger } of nodes) {
    ledger.results.set('getBlock', JSON.stringify(blockOf(49, [transferOf(FIRST)])));
    ledger.results.set('getTransaction', JSON.stringify(transferOf(FIRST)));
    ledger.results.set('getSignatureStatuses', '{"context":{"slot":1000000},"value":[null]}');
  }
  gateway = createGateway({
    pools: { mainnet: nodes.map(({ url }) => url), devnet: [], testnet: [], localnet: [] },
    log: silentLog,
    limits: { retryMinMs: 1, retryMaxMs: 2 },
  });
  gateway.start();
  await gateway.whenReady('mainnet', 5_000);
  clusters = createClusters(gateway, silentLog);
  app = createApp({
    configuration: { publicOrigin: undefined, securityContact: undefined },
    clusters,
    answers: composeAnswers({ clusters, log: silentLog }),
    log: silentLog,
    renderPage: async ({ api }) => ({
      status: 200,
      html: JSON.stringify(await api.ask('block', { slot: '50' })),
    }),
    files: { find: () => undefined },
    isDraining: () => false,
  });
});

afterEach(async () => {
  await clusters.close();
  await gateway.close();
  await Promise.all(nodes.map((node) => node.close()));
  vi.useRealTimers();
});

const ask = async (path: string) => {
  const response = await app.request(path);
  return {
    status: response.status,
    caching: response.headers.get('cache-control'),
    body: JSON.parse(await response.text()) as { provenance?: object },
  };
};
const endAll = async () => {
  for (const node of nodes) await node.down();
  vi.advanceTimersByTime(7_200_000);
};

describe('when every endpoint is down', () => {
  test.each([
    ['block', '/api/blocks/50?cluster=mainnet'],
    ['transaction', `/api/transactions/${FIRST}?cluster=mainnet`],
    ['page', '/block/50?cluster=mainnet'],
  ])('a %s seen before still answers and says how old it is', async (_what, path) => {
    const before = await ask(path);
    expect(before.status).toBe(200);
    expect(before.body).toHaveProperty('provenance.fetchedAt', '2026-11-21T12:00:00.000Z');
    expect(before.body).not.toHaveProperty('provenance.staleSeconds');
    await endAll();
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'found',
      provenance: { fetchedAt: '2026-11-21T12:00:00.000Z', staleSeconds: 7_200 },
    });
  });

  test('an answer that is stale is not cached anywhere', async () => {
    const path = `/api/transactions/${FIRST}?cluster=mainnet`;
    expect((await ask(path)).caching).toBe('public, max-age=300');
    await endAll();
    expect((await ask(path)).caching).toBe('private, no-store');
  });

  test('a transaction whose status cannot be read is not called final', async () => {
    const path = `/api/transactions/${FIRST}`;
    expect(await ask(path)).toHaveProperty('body.confirmation.commitment', 'finalized');
    await endAll();
    expect(await ask(path)).toHaveProperty('body.confirmation.commitment', 'confirmed');
  });

  test('what was not seen before is an absence that says so', async () => {
    await endAll();
    expect(await ask('/api/blocks/50')).toMatchObject({
      status: 503,
      body: { kind: 'absent', state: 'not-available' },
    });
  });

  test('an answer is no longer stale once an endpoint is back', async () => {
    await ask('/api/blocks/50');
    await endAll();
    expect(await ask('/api/blocks/50')).toHaveProperty('body.provenance.staleSeconds');
    await nodes[0]!.up();
    const isStale = async () => 'staleSeconds' in ((await ask('/api/blocks/50')).body.provenance ?? {});
    await expect.poll(isStale, { timeout: 10_000 }).toBe(false);
  });
});

test('while one endpoint answers, nothing cached is called stale', async () => {
  await ask('/api/blocks/50');
  await nodes[0]!.down();
  vi.advanceTimersByTime(7_200_000);
  expect((await ask('/api/blocks/50')).body).not.toHaveProperty('provenance.staleSeconds');
});
