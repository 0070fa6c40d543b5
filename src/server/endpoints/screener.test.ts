import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contracts/api';
import { SCREENER_SORTS, type ScreenerAnswer } from '#contracts/market/screener';
import type { Wire } from '#std/json';
import type { StoreWriter, TableRow } from '#store';
import tokenRankings from '#store/tables/token-rankings';
import tokens from '#store/tables/tokens';
import type { App } from '../http/request-context.ts';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf, tokenOf } from '../testing/scripted-index.ts';

const PUMP = '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P';
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const DAY = 86_400;
/** An old token nobody saw created, one created an hour ago, a launch of nine days ago, one without a price. */
const [OLD, YOUNG, LAUNCHED, UNPRICED] = [addressOf(1), addressOf(2), addressOf(3), addressOf(4)];

const token = (mint: string, swaps: number, more: Partial<TableRow<typeof tokens>> = {}) =>
  tokenOf(mint, NOON, { holders: swaps, swaps, ...more });
const created = (before: number) => ({ createdSlot: 1, createdTime: NOON - before, creator: addressOf(50) });

/** Figures made of the number of swaps: dollars, price and liquidity in thousands; those with one swap have none. */
const SQL = `SELECT $span, t.mint, $as_of, t.swaps, 1, 0, t.swaps * 1000000, 0, 1,
    CASE WHEN t.swaps > 1 THEN CAST(t.swaps AS double precision) END,
    CASE WHEN t.swaps > 1 THEN CAST(t.swaps AS double precision) / 10 - 1 END,
    CASE WHEN t.swaps > 1 THEN t.swaps * 100000000 END,
    t.created_time, t.holders, t.launchpad
  FROM tokens t WHERE t.swaps > 0`;

/** What the tests look at is there, or they fail. */
type Body = Extract<Wire<ScreenerAnswer>, { kind: 'found' }> & ErrorBody;

let writer: StoreWriter;
let app: App;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON - 10 * DAY, toSlot: 900, toTime: NOON }, [
    rowsOf(tokens, [
      token(OLD, 30),
      token(YOUNG, 20, created(3_600)),
      token(LAUNCHED, 5, { ...created(9 * DAY), launchpad: PUMP }),
      token(UNPRICED, 1, created(8 * DAY)),
    ]),
  ]);
  const lease = (await writer.acquire(0, 'test', 60_000))!;
  await writer.refresh(
    lease,
    [DAY].map((span) => ({
      table: tokenRankings as never, // tables of all columns are listed together
      sql: SQL,
      parameters: { span, asOf: NOON },
      where: { column: 'span', value: span },
    })),
  );
  app = createScriptedApp(createScriptedClusters({ localnet: {} }, {}, { localnet: writer.reader }));
});

afterAll(() => writer.close());

async function ask(path: string): Promise<{ status: number; body: Body }> {
  const response = await app.request(`http://localhost/api/screener/${path}`, {
    headers: { cookie: 'cluster=localnet' },
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const mintsOf = async (path: string) => (await ask(path)).body.rows.map(({ mint }) => mint);

describe('/api/screener/:list', () => {
  test('lists every traded token by volume unless asked otherwise', async () => {
    const { body } = await ask('coins');
    expect(body).toMatchObject({
      window: '24h',
      sort: 'volume',
      order: 'desc',
      page: 1,
      asOf: NOON,
      matching: { count: 4, exact: true },
    });
    expect(body.rows.map(({ mint }) => mint)).toEqual([OLD, YOUNG, LAUNCHED, UNPRICED]);
    expect(body.rows[2]).toMatchObject({ launchpad: PUMP, microUsd: '5000000', swaps: 5, holders: 5 });
  });

  test.each(SCREENER_SORTS)('an order by %s is the other way round when asked so', async (sort) => {
    const falling = await mintsOf(`coins?sort=${sort}`);
    expect(falling.length).toBeGreaterThan(1);
    expect((await mintsOf(`coins?sort=${sort}&order=asc`)).toReversed()).toEqual(falling);
  });

  test('an order lists only tokens that have a value for it, and counts only these', async () => {
    expect(await mintsOf('coins?sort=price')).toEqual([OLD, YOUNG, LAUNCHED]);
    expect((await ask('coins?sort=price')).body.matching.count).toBe(3);
    expect(await mintsOf('coins?sort=age')).toEqual([LAUNCHED, UNPRICED, YOUNG]);
  });

  test.each([
    ['minVolume=20', [OLD, YOUNG]],
    ['maxVolume=19.99', [LAUNCHED, UNPRICED]],
    ['minLiquidity=2k', [OLD, YOUNG]],
    ['maxLiquidity=1k', [LAUNCHED]],
    ['minChange=100', [OLD, YOUNG]],
    ['maxChange=-50', [LAUNCHED]],
    ['minHolders=5&maxHolders=20', [YOUNG, LAUNCHED]],
    ['minTrades=2&maxTrades=5', [LAUNCHED]],
    ['maxAge=1h', [YOUNG]],
    ['minAge=2h', [LAUNCHED, UNPRICED]],
    [`launchpad=${PUMP}`, [LAUNCHED]],
    [`launchpad=${addressOf(77)}`, []],
    ['priced=yes', [OLD, YOUNG, LAUNCHED]],
    ['firm=yes', [OLD, YOUNG]],
    ['firm=yes&minLiquidity=2.5k', [OLD]],
    ['window=1h', []],
    ['page=2', []],
  ])('%s', async (query, mints) => {
    expect(await mintsOf(`coins?${query}`)).toEqual(mints);
  });

  test('memecoins are launches and what is younger than a week, with marks where the creation was seen', async () => {
    const { body } = await ask('memecoins');
    expect(body.rows.map(({ mint }) => mint)).toEqual([YOUNG, LAUNCHED]);
    expect(body.rows[0]!.marks?.map(({ rule }) => rule)).toContain('mint-authority');
    expect((await ask('coins')).body.rows[1]!.marks).toBeUndefined();
  });

  test.each([
    ['foo', 'list: must be coins or memecoins'],
    ['coins?minVolume=abc', 'minVolume: must be dollars'],
    ['coins?minVolume=5&maxVolume=1', 'maxVolume: must not be less than minVolume'],
    ['coins?sort=mint', 'sort: must be volume,'],
    ['coins?page=11', 'page: must be a whole number from 1 to 10'],
    ['coins?maxAge=7y', 'maxAge: must be an age'],
    ['coins?priced=no', 'priced: must be yes'],
    ['coins?zzz=1', 'zzz'],
  ])('%s is refused with the reason', async (path, message) => {
    const { status, body } = await ask(path);
    expect(status).toBe(400);
    expect(body.error.message).toContain(message);
  });
});
