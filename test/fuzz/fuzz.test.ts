/** The whole product, asked for everything there is in thousands of spoiled ways. `npm run fuzz` sends 100,000. */
import { expect, test } from 'vitest';
import { startProduct, whenReady, whenTraded } from '../e2e/product.ts';
import { listTargets, makeRequests } from './make-request.ts';
import { lookAround, sendRequests } from './send-requests.ts';

const COUNT = 4_000;
const NOWHERE = 'http://127.0.0.1:9';

test('every route of the registries is among those asked for, and equal seeds ask the same', () => {
  const routes = new Set(listTargets().map(({ route }) => route));
  for (const route of [
    '/api/transactions/:signature',
    '/api/me/chats',
    '/tx/:signature',
    '/tx/:signature.md',
    '/mcp',
  ])
    expect(routes).toContain(route);
  expect(routes.size).toBeGreaterThan(300);
  const known = { addresses: ['a'], signatures: ['b'], slots: [1], cookie: 'c' };
  const take = (seed: string) => {
    const requests = makeRequests(seed, known);
    return Array.from({ length: 200 }, () => requests.next().value);
  };
  expect(take('one')).toEqual(take('one'));
  expect(take('one')).not.toEqual(take('two'));
});

test(`of ${COUNT} spoiled requests none is answered with a fault of ours`, { timeout: 300_000 }, async () => {
  const product = await startProduct({
    LOCALNET: 'on',
    RATE_LIMITS: 'off',
    RPC_POOL_MAINNET: NOWHERE,
    RPC_POOL_DEVNET: NOWHERE,
    RPC_POOL_TESTNET: NOWHERE,
  });
  try {
    await whenReady(product);
    await whenTraded(product);
    const known = await lookAround(product.url);
    const port = Number(new URL(product.url).port);
    const { statuses, faults } = await sendRequests(port, { seed: 'fuzz', count: COUNT, width: 12, known });
    expect(faults).toEqual([]);
    // Enough of them got through to what they ask about.
    expect(statuses['200']).toBeGreaterThan(COUNT / 10);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  } finally {
    await product.stop();
  }
});
