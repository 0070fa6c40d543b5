import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoreWriter } from '#store';
import type { App } from '../http/request-context.ts';
import {
  createDefiIndex,
  EUR_USD,
  HOUR,
  JUPITER,
  NOON,
  NOW,
  PUMP,
  PYTH,
  RAYDIUM_CLMM,
  RAYDIUM_V4,
  STRANGER,
  USD,
  WHIRLPOOL,
} from '../testing/defi-index.ts';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { addressOf } from '../testing/scripted-index.ts';

let writer: StoreWriter;
let app: App;

beforeAll(async () => {
  writer = await createDefiIndex();
  app = createScriptedApp(createScriptedClusters({ mainnet: {} }, {}, { mainnet: writer.reader }));
});

afterAll(() => writer.close());

/** As loosely typed as a visitor's own script would see it. */
type Answer = Readonly<Record<string, unknown>>;

async function ask(path: string) {
  const response = await app.request(`http://localhost/api/defi/${path}`);
  return { status: response.status, body: (await response.json()) as Answer };
}

const protocolOf = (body: Answer, name: string) =>
  (body['protocols'] as readonly { readonly name: string }[]).find((protocol) => protocol.name === name);

describe('/api/defi/categories/amms', () => {
  test('sums the programs of a protocol over the spans of the window', async () => {
    const { status, body } = await ask('categories/amms');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'found',
      span: { window: '24h', from: NOON - 23 * HOUR, to: NOW, isWhole: true, hasBefore: true },
      total: {
        calls: 45,
        transactions: 32,
        failed: 8,
        feeLamports: '20000',
        swaps: 7,
        microUsd: '1000000000',
      },
    });
    expect(protocolOf(body, 'Raydium')).toMatchObject({
      use: { calls: 35, transactions: 24, failed: 6, feeLamports: '15000', swaps: 5, microUsd: '800000000' },
      trend: {},
    });
    expect(
      (body['protocols'] as readonly { readonly name: string }[]).slice(0, 2).map(({ name }) => name),
    ).toEqual(['Raydium', 'Orca']);
  });

  test('counts a fee payer of several programs and hours once', async () => {
    const { body } = await ask('categories/amms');
    expect(protocolOf(body, 'Raydium')).toMatchObject({ users: { kind: 'exact', users: 4 } });
    expect(body['users']).toEqual({ kind: 'exact', users: 5 });
  });

  test('compares with the window before, second for second', async () => {
    const { body } = await ask('categories/amms');
    // 10 calls in 23.5 hours, 94 in the 24 hours before.
    const trend = (protocolOf(body, 'Orca') as unknown as { trend: { calls: number; microUsd: number } })
      .trend;
    expect(trend.calls).toBeCloseTo(10 / 23.5 / (94 / 24) - 1, 10);
    expect(trend.microUsd).toBeCloseTo(200 / 23.5 / (400 / 24) - 1, 10);
  });

  test('compares with nothing where the index does not reach back so far', async () => {
    const { body } = await ask('categories/amms?window=7d');
    expect(body).toMatchObject({
      span: { isWhole: false, hasBefore: false },
      totalTrend: {},
      total: { calls: 45 + 94 + 7_000 },
    });
  });

  test('has the calls and volume of its largest protocols hour by hour', async () => {
    const { body } = await ask('categories/amms');
    const chart = body['chart'] as {
      times: number[];
      incompleteFrom: number;
      series: { name: string; calls: number[]; microUsd: string[] }[];
    };
    expect(chart.times).toHaveLength(24);
    expect(chart.incompleteFrom).toBe(NOON);
    expect(chart.series.map(({ name }) => name)).toEqual(['Raydium', 'Orca']);
    expect(chart.series[0]!.calls.slice(-3)).toEqual([0, 20, 15]);
    expect(chart.series[0]!.microUsd.at(-1)).toBe('700000000');
    expect(chart.series[1]!.calls[0]).toBe(10);
  });

  test('ranks the pools of its venues, and of one of them', async () => {
    const pools = async (query: string) =>
      (await ask(`categories/amms?${query}`)).body['pools'] as {
        rows: { market: string; microUsd: string }[];
        traded: number;
        largestMicroUsd: string;
        microUsd: string;
        venues: { name: string }[];
      };
    const all = await pools('');
    expect(all.rows.map(({ market }) => market)).toEqual([3, 2, 1].map(addressOf));
    expect(all).toMatchObject({
      liquid: 2,
      liquidityMicroUsd: '4000000',
      traded: 3,
      microUsd: '600000000',
      largestMicroUsd: '300000000',
    });
    expect(all.venues.map(({ name }) => name)).toEqual(['Raydium AMM v4', 'Raydium CLMM', 'Orca Whirlpool']);
    // One pool’s liquidity is not known: it is in no order by it.
    expect((await pools('sort=liquidity')).rows.map(({ market }) => market)).toEqual([3, 1].map(addressOf));
    expect((await pools(`venue=${RAYDIUM_V4}`)).rows.map(({ market }) => market)).toEqual([addressOf(1)]);
    expect((await pools(`venue=${STRANGER}`)).rows).toEqual([]);
    const unknown = await pools(`venue=${RAYDIUM_CLMM}`);
    expect(unknown).toMatchObject({ traded: 1, liquid: 0 });
    expect(unknown).not.toHaveProperty('liquidityMicroUsd');
  });
});

describe('what only some categories have', () => {
  test('routes: where an aggregator sends its trades, and their worth as its volume', async () => {
    const { body } = await ask('categories/aggregators');
    expect(body).toMatchObject({ total: { calls: 4, swaps: 3, microUsd: '400' } });
    expect(body['routes']).toEqual({
      routers: [JUPITER],
      venues: [RAYDIUM_V4, WHIRLPOOL],
      cells: [
        { router: JUPITER, venue: RAYDIUM_V4, swaps: 2, microUsd: '300' },
        { router: JUPITER, venue: WHIRLPOOL, swaps: 1, microUsd: '100' },
      ],
      hops: 1.5,
      newestSwaps: 4,
    });
  });

  test('instructions of the window alone, with their failures', async () => {
    const { body } = await ask('categories/oracles');
    expect(body['instructions']).toEqual({
      rows: [
        { program: PYTH, instruction: 'postUpdate', calls: 39, failed: 3 },
        { program: PYTH, instruction: '', calls: 1, failed: 1 },
      ],
      isCut: false,
    });
    expect(body['acts']).toEqual([{ act: 'update', count: 36 }]);
    expect(protocolOf(body, 'Pyth')).toMatchObject({ acts: [{ act: 'update', count: 36 }] });
  });

  test('launches and graduations, those of the window’s own launches apart', async () => {
    const { body } = await ask('categories/launchpads');
    expect(body['launches']).toEqual({
      rows: [
        {
          program: PUMP,
          name: 'Pump.fun',
          launches: 2,
          graduated: 1,
          graduations: 2,
          medianSeconds: 129_900,
          fastestSeconds: 600,
        },
      ],
      newest: [201, 202].map((n) => ({
        mint: addressOf(n),
        launchpad: PUMP,
        createdTime: n === 201 ? NOON - 72 * HOUR : NOON,
        pooledTime: n === 201 ? NOON : NOON + 600,
      })),
      isCut: false,
    });
  });

  test('stablecoins: what markets are quoted in, exact flows, and the price of one in another', async () => {
    const { body } = await ask('categories/stablecoins');
    expect(body['stablecoins']).toMatchObject({
      prices: [{ market: addressOf(4), base: EUR_USD, quote: USD, price: 0.998 }],
    });
    const { rows } = body['stablecoins'] as { rows: { mint: string }[] };
    expect(rows.find(({ mint }) => mint === USD)).toMatchObject({
      minted: '1180591620717411303429',
      burnt: '1',
    });
  });

  test('stake: what was done with stake accounts in the window', async () => {
    const { body } = await ask('categories/staking');
    expect(body['stake']).toEqual([
      { action: 'delegate', count: 1 },
      { action: 'withdraw', count: 1, lamports: '7' },
    ]);
    const pools = body['stakePools'] as readonly { readonly mint: string }[];
    expect(pools.find(({ mint }) => mint === addressOf(106))).toMatchObject({
      rate: { price: 1.25, time: NOON },
    });
  });
});

describe('a category nobody called', () => {
  test('lists its protocols all the same', async () => {
    const { status, body } = await ask('categories/options');
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: { calls: 0, microUsd: '0' }, users: { kind: 'exact', users: 0 } });
    expect(protocolOf(body, 'Cega')).toMatchObject({ use: { calls: 0 } });
    expect(body['chart']).toMatchObject({ series: [] });
  });

  test('may have no protocol at all', async () => {
    const { status, body } = await ask('categories/defai');
    expect(status).toBe(200);
    expect(body).toMatchObject({ protocols: [], total: { calls: 0 }, acts: [] });
    expect(body['related']).toMatchObject([{ name: 'Virtuals' }, { name: 'Pump.fun Mayhem' }]);
  });
});

describe('/api/defi/overview', () => {
  test('has every category, and counts what is routed once', async () => {
    const { status, body } = await ask('overview');
    expect(status).toBe(200);
    const categories = body['categories'] as { category: string; use: { calls: number; microUsd: string } }[];
    expect(categories).toHaveLength(13);
    const find = (key: string) => categories.find(({ category }) => category === key);
    expect(find('amms')).toMatchObject({ active: 2, use: { calls: 45, microUsd: '1000000000' } });
    expect(find('aggregators')).toMatchObject({ active: 1, use: { calls: 4, microUsd: '400' } });
    expect(find('oracles')).toMatchObject({
      use: { calls: 40, microUsd: '0' },
      users: { kind: 'exact', users: 2 },
    });
    expect(body['total']).toMatchObject({ calls: 89, swaps: 7, microUsd: '1000000000' });
    expect(
      (body['protocols'] as { name: string; of: string }[]).map(({ name, of }) => `${of} ${name}`),
    ).toEqual(['amms Raydium', 'amms Orca', 'aggregators Jupiter', 'oracles Pyth']);
  });
});

describe('bad input', () => {
  test.each([
    'categories/amms?window=2h',
    'categories/amms?sort=age',
    'categories/amms?venue=nonsense',
    'categories/amms?venue=',
    'categories/amms?extra=1',
    'categories/screener',
    'categories/AMMS',
    'overview?window=',
    'overview?window=1y',
  ])('%s is refused', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  test('a path that is none is not found', async () => {
    expect((await ask('categories/amms/more')).status).toBe(404);
    expect((await ask('nothing')).status).toBe(404);
  });
});

test('a cluster without an index says so', async () => {
  const other = createScriptedApp(createScriptedClusters({ mainnet: {} }));
  const response = await other.request('http://localhost/api/defi/overview');
  expect(await response.json()).toMatchObject({ kind: 'absent', state: 'not-indexed' });
});
