/** The list of markets over a small index, ranked by the indexer’s own statements. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MarketsAnswer, OwnTradesAnswer } from '#contracts/market/terminal';
import type { Wire } from '#std/json';
import type { StoreWriter, TableRow } from '#store';
import candles from '#store/tables/candles';
import swaps from '#store/tables/swaps';
import markets from '#store/tables/markets';
import transactions from '#store/tables/transactions';
import { toRefreshes } from '../../src/indexer/refresh-rankings.ts';
import type { App } from '../../src/server/http/request-context.ts';
import { createScriptedApp, createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import type { AggregatorWish } from '../../src/server/reading/market/aggregator-quotes.ts';
import {
  addressOf,
  createScriptedIndex,
  rowsOf,
  signatureOf,
} from '../../src/server/testing/scripted-index.ts';

const SOL = 'So11111111111111111111111111111111111111112';
const VENUE = addressOf(4);
const OTHER_VENUE = addressOf(5);
const NOW = 1_795_000_000;
const [BIG, DEEP, QUIET] = [addressOf(11), addressOf(12), addressOf(13)];
const COIN = addressOf(21);
const GEM = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const ME = addressOf(31);

const marketOf = (
  market: string,
  base: string,
  liquidityMicroUsd: bigint,
  venue = VENUE,
): TableRow<typeof markets> => ({
  market,
  venue,
  base,
  quote: SOL,
  quoteKind: 'sol',
  baseDecimals: 6,
  quoteDecimals: 9,
  firstSlot: 1,
  firstTime: NOW - 90_000,
  firstPrice: 1,
  slot: 90,
  time: NOW - 10,
  price: 2,
  baseReserve: 5n,
  quoteReserve: 6n,
  liquidityLamports: 7n,
  liquidityMicroUsd,
  swaps: 9,
});

const candleOf = (market: string, microUsd: bigint): TableRow<typeof candles> => ({
  market,
  width: 3_600,
  bucket: NOW - 3_600 - (NOW % 3_600),
  open: 1,
  high: 3,
  low: 1,
  close: 2,
  baseAmount: 1n,
  quoteAmount: 1n,
  lamports: 1n,
  microUsd,
  swaps: 4,
  buys: 3,
  unvalued: 0,
});

const swapOf = (slot: number, market: string, trader: string): TableRow<typeof swaps> => ({
  slot,
  position: 0,
  part: 0,
  time: NOW - 100 + slot,
  trader,
  market,
  venue: VENUE,
  base: COIN,
  quote: SOL,
  isBuy: true,
  baseAmount: 10n,
  quoteAmount: 20n,
  price: 2,
  lamports: 20n,
  microUsd: undefined,
  router: undefined,
  swaps: 1,
});

let writer: StoreWriter;
let app: App;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOW - 90_000, toSlot: 100, toTime: NOW }, [
    rowsOf(markets, [
      marketOf(BIG, COIN, 1_000n),
      marketOf(DEEP, GEM, 9_000n, OTHER_VENUE),
      marketOf(QUIET, GEM, 50n),
    ]),
    rowsOf(candles, [candleOf(BIG, 500n), candleOf(DEEP, 400n)]),
    rowsOf(swaps, [
      swapOf(50, BIG, ME),
      swapOf(60, QUIET, ME),
      swapOf(70, BIG, ME),
      swapOf(80, BIG, addressOf(32)),
    ]),
    rowsOf(transactions, [
      {
        slot: 70,
        position: 0,
        signature: signatureOf(7),
        feePayer: ME,
        feeLamports: 5_000n,
        computeUnits: undefined,
      },
    ]),
  ]);
  const lease = await writer.acquire(0, 'test', 60_000);
  await writer.refresh(lease!, toRefreshes(NOW));
  app = createScriptedApp(
    createScriptedClusters({ mainnet: { getMultipleAccounts: noAccounts } }, {}, { mainnet: writer.reader }),
  );
});
afterAll(() => writer.close());

const noAccounts = ([addresses]: readonly unknown[]) => ({
  context: { slot: 1 },
  value: (addresses as unknown[]).map(() => null),
});

async function list(query = ''): Promise<Extract<Wire<MarketsAnswer>, { kind: 'found' }>> {
  const response = await app.request(`/api/markets?cluster=mainnet${query}`);
  const answer = (await response.json()) as Wire<MarketsAnswer>;
  if (answer.kind !== 'found') throw new Error(JSON.stringify(answer));
  return answer;
}

const marketsOf = async (query?: string) => (await list(query)).rows.map(({ market }) => market);

describe('the list of markets', () => {
  test('has those of 24 hours by volume, by liquidity, and of one venue', async () => {
    expect(await marketsOf()).toEqual([BIG, DEEP]);
    expect(await marketsOf('&sort=liquidity')).toEqual([DEEP, BIG]);
    expect(await marketsOf(`&venue=${OTHER_VENUE}`)).toEqual([DEEP]);
    expect(await marketsOf('&window=1h')).toEqual([]);
  });

  test('tells figures as they are indexed', async () => {
    const { rows, asOf, total, venues, trading } = await list();
    expect(rows[0]).toEqual({
      market: BIG,
      venue: VENUE,
      base: COIN,
      quote: SOL,
      baseDecimals: 6,
      quoteDecimals: 9,
      price: 2,
      change: 1,
      microUsd: '500',
      swaps: 4,
      buys: 3,
      unvalued: 0,
      liquidityMicroUsd: '1000',
    });
    expect([asOf, total, venues.length]).toEqual([NOW, 2, 2]);
    expect(trading).toEqual({
      kind: 'none',
      message: 'Trading is not configured for Mainnet on this server.',
    });
  });

  test('finds symbols, beginnings of addresses, and by a whole address also what was not traded lately', async () => {
    expect(await marketsOf('&q=wsol')).toEqual([BIG, DEEP]);
    expect(await marketsOf('&q=EPjFWd')).toEqual([DEEP]);
    expect(await marketsOf('&q=EPjFWd%2Fsol')).toEqual([DEEP]);
    expect(await marketsOf('&q=zzz')).toEqual([]);
    expect(await marketsOf(`&q=${QUIET}`)).toEqual([QUIET]);
    expect(await marketsOf(`&q=${GEM}`)).toEqual([DEEP, QUIET]);
    expect(await marketsOf(`&q=${SOL}`)).toEqual([BIG, DEEP]);
    expect(await marketsOf('&q=%25_%27%3B--')).toEqual([]);
  });

  test('gives markets that are named, traded or not', async () => {
    const { rows } = await list(`&markets=${QUIET},${BIG},${addressOf(99)}`);
    expect(new Map(rows.map(({ market, swaps: traded }) => [market, traded]))).toEqual(
      new Map([
        [QUIET, 0],
        [BIG, 4],
      ]),
    );
  });

  test.each([
    ['an order', '&sort=x'],
    ['a window', '&window=1y'],
    ['a venue', '&venue=x'],
    ['a market', '&markets=x'],
    ['fifty-one markets', `&markets=${`${SOL},`.repeat(51)}`],
    ['a key', '&x=1'],
  ])('refuses %s it does not know', async (_what, query) => {
    const response = await app.request(`/api/markets?cluster=mainnet${query}`);
    expect(response.status).toBe(400);
  });
});

describe('a cluster whose quotes come from a service', () => {
  const asked: AggregatorWish[] = [];
  let served: App;
  beforeAll(() => {
    const clusters = createScriptedClusters(
      { mainnet: { getMultipleAccounts: noAccounts } },
      {},
      { mainnet: writer.reader },
    );
    const aggregator = {
      host: 'quotes.example',
      quote: (wish: AggregatorWish) => {
        asked.push(wish);
        return Promise.resolve({
          kind: 'quote' as const,
          expectedAmount: 70n,
          minimumAmount: 69n,
          priceImpact: undefined,
          venues: ['A'],
        });
      },
    };
    served = createScriptedApp({
      ...clusters,
      reader: (cluster) => ({ ...clusters.reader(cluster), aggregator }),
    });
  });
  const get = async (path: string): Promise<unknown> =>
    (await served.request(`/api/markets${path}cluster=mainnet`)).json();

  test('says so in the list, and asks for the other token of the market', async () => {
    expect(await get('?')).toMatchObject({ trading: { kind: 'aggregator', host: 'quotes.example' } });
    expect(await get(`/${BIG}/quote?inputMint=${SOL}&amount=1000&slippage=100&`)).toMatchObject({
      kind: 'found',
      quote: {
        source: { kind: 'aggregator', host: 'quotes.example', venues: ['A'] },
        outputMint: COIN,
        inputDecimals: 9,
        outputDecimals: 6,
        expectedAmount: '70',
        minimumAmount: '69',
      },
    });
    expect(asked).toEqual([{ inputMint: SOL, outputMint: COIN, amount: 1_000n, slippageBasisPoints: 100 }]);
  });

  test('asks nobody about a market the index does not know, and builds no transaction', async () => {
    expect(await get(`/${addressOf(99)}/quote?inputMint=${SOL}&amount=1000&slippage=100&`)).toMatchObject({
      reason: 'no-pool',
    });
    const user = '7dGbd2QZcCKcTndnHcTL8q7SMVXAkp688NTQYwrRCrar';
    expect(await get(`/${BIG}/swap?user=${user}&inputMint=${SOL}&amount=1000&slippage=100&`)).toMatchObject({
      reason: 'not-configured',
    });
    expect(asked.length).toBe(1);
  });
});

describe('trades of a wallet in a market', () => {
  test('are its own, of that market alone, the newest first', async () => {
    const response = await app.request(`/api/markets/${BIG}/trades-of/${ME}?cluster=mainnet`);
    const answer = (await response.json()) as Extract<Wire<OwnTradesAnswer>, { kind: 'found' }>;
    expect(answer.trades.map(({ slot, signature }) => [slot, signature])).toEqual([
      [70, signatureOf(7)],
      [50, undefined],
    ]);
  });

  test('are asked for by addresses', async () => {
    const response = await app.request(`/api/markets/${BIG}/trades-of/me?cluster=mainnet`);
    expect(response.status).toBe(400);
  });
});
