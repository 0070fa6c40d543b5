import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HomeAnswer } from '#contracts/answers';
import type { TokensAnswer } from '#contracts/market/market';
import type { Wire } from '#std/json';
import type { StoreWriter } from '#store';
import tokenRankings from '#store/tables/token-rankings';
import tokens from '#store/tables/tokens';
import type { App } from '../http/request-context.ts';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf, tokenOf } from '../testing/scripted-index.ts';

const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const [HOUR, DAY] = [3_600, 86_400];
const [FELL, STEADY, ROSE, SOARED, SHALLOW] = [1, 2, 3, 4, 5].map(addressOf) as [
  string,
  string,
  string,
  string,
  string,
];

const CHAIN = {
  getEpochInfo: () => ({ absoluteSlot: 900, epoch: 1, slotIndex: 28, slotsInEpoch: 432 }),
  getSlot: () => 900,
};

/** The number of holders, less 100, is the change in percent; a token without decimals has $1 of liquidity. */
const SQL = `SELECT $span, t.mint, $as_of, t.swaps, 1, 0, 1000000, 0, 1, 1.0,
    CAST(t.holders - 100 AS double precision) / 100,
    CASE WHEN t.decimals = 0 THEN 1000000 ELSE 2000000000 END,
    t.created_time, t.holders, t.launchpad
  FROM tokens t WHERE t.swaps > 0`;

type Found = Extract<Wire<TokensAnswer>, { kind: 'found' }>;

let writer: StoreWriter;
let app: App;

const token = (mint: string, holders: number, decimals = 6) =>
  tokenOf(mint, NOON, { decimals, holders, swaps: 5 });

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON - DAY, toSlot: 900, toTime: NOON }, [
    rowsOf(tokens, [
      token(FELL, 60),
      { ...token(STEADY, 100), createdSlot: 5, createdTime: NOON - 600, creator: addressOf(9) },
      { ...token(ROSE, 120), createdSlot: 6, createdTime: NOON - 60, creator: addressOf(9) },
      token(SOARED, 300),
      token(SHALLOW, 900, 0),
    ]),
  ]);
  const lease = (await writer.acquire(0, 'test', 60_000))!;
  await writer.refresh(
    lease,
    [SQL, SQL.replace('t.holders - 100', '100 - t.holders')].map((sql, i) => ({
      table: tokenRankings as never, // tables of all columns are listed together
      sql,
      parameters: { span: [DAY, HOUR][i]!, asOf: NOON }, // one for each
      where: { column: 'span', value: [DAY, HOUR][i]! },
    })),
  );
  app = createScriptedApp(createScriptedClusters({ localnet: CHAIN }, {}, { localnet: writer.reader }));
});

afterAll(() => writer.close());

async function ask(query: string): Promise<Found> {
  const response = await app.request(`http://localhost/api/tokens${query}`, {
    headers: { cookie: 'cluster=localnet' },
  });
  return (await response.json()) as Found;
}

test.each([
  ['gain', [SOARED, ROSE]],
  ['loss', [FELL]],
  ['change', [SOARED, ROSE, STEADY, FELL]],
  // An hour is the day upside down.
  ['change1h', [FELL, STEADY, ROSE, SOARED]],
  ['change6h', []],
  ['holders', [SHALLOW, SOARED, ROSE, STEADY, FELL]],
  ['age', [ROSE, STEADY]],
])('a ranking by %s holds those it is about alone, and counts them', async (sort, mints) => {
  const { rows, total } = await ask(`?sort=${sort}`);
  expect(rows.map(({ mint }) => mint)).toEqual(mints);
  expect(total).toBe(mints.length);
});

test('the home page has those that rose most, and goes on without an index', async () => {
  const home = async (of: App) =>
    (await (
      await of.request('http://localhost/api/home', { headers: { cookie: 'cluster=localnet' } })
    ).json()) as Extract<Wire<HomeAnswer>, { kind: 'found' }>;
  const { market, names } = await home(app);
  expect(market?.gainers.map(({ mint, change }) => [mint, change])).toEqual([
    [SOARED, 2],
    [ROSE, 0.2],
  ]);
  expect(market).toMatchObject({ sol: {}, microUsd: '0', swaps: 0 });
  expect(Object.keys(names)).toContain('tokens');
  const bare = createScriptedApp(createScriptedClusters({ localnet: CHAIN }, {}));
  expect(await home(bare)).not.toHaveProperty('market');
});

test('every traded token is counted in a ranking by volume', async () => {
  expect((await ask('')).total).toBe(5);
});

test('a list has changes over other spans than its window, and the steps of its prices', async () => {
  const { rows, priceSteps } = await ask('');
  const row = rows.find(({ mint }) => mint === ROSE)!;
  expect(row.changes).toEqual({ '1h': -0.2, '24h': 0.2 });
  expect(priceSteps).toEqual({ from: NOON - 23 * HOUR, width: HOUR, count: 24 });
  // The mint was not read: no supply, no market cap.
  expect(row).not.toHaveProperty('marketCapMicroUsd');
});
