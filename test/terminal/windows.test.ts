/** Windows end at the newest block and are exact to the second, wherever in an hour that is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MarketAnswer, TokenMarketAnswer } from '#contracts/market/token-market';
import type { TokensAnswer } from '#contracts/market/market';
import type { MarketsAnswer } from '#contracts/market/terminal';
import { parseJson, type Wire } from '#std/json';
import type { StoreWriter } from '#store';
import blocks from '#store/tables/blocks';
import swaps from '#store/tables/swaps';
import { makeBlock, makeFacts } from '../../src/indexer/testing/make-facts.ts';
import candles from '../../src/indexer/rollups/candles.ts';
import markets from '../../src/indexer/rollups/markets.ts';
import tokenSpans from '../../src/indexer/rollups/token-spans.ts';
import type { Rollup } from '../../src/indexer/rollups/define-rollup.ts';
import { toRefreshes } from '../../src/indexer/refresh-rankings.ts';
import { RollupRunner } from '../../src/indexer/run-rollups.ts';
import type { App } from '../../src/server/http/request-context.ts';
import { createScriptedApp, createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf } from '../../src/server/testing/scripted-index.ts';

const SOL = 'So11111111111111111111111111111111111111112';
const NOW = Date.UTC(2026, 10, 16, 14, 37, 42) / 1_000;
const [HOUR, DAY] = [3_600, 86_400];
/** Traded all along; in the first seconds of the day alone; in the second before them. */
const [LONG, EARLY, GONE] = [1, 2, 3] as const;
const mintOf = (n: number): string => addressOf(n);
const marketOf = (n: number): string => addressOf(n + 100);

/** Which token, how long before now, at how many SOL for a token, and whether it was bought. */
const TRADES: readonly (readonly [token: number, before: number, price: number, isBuy: boolean])[] = [
  [LONG, 7 * DAY, 10, true],
  [LONG, 7 * DAY - 1, 9, true],
  [LONG, DAY, 1, true],
  [GONE, DAY, 1, true],
  // The day begins with the second after 14:37:42, which is the last one of the day.
  [LONG, DAY - 1, 2, true],
  [EARLY, DAY - 5, 4, false],
  [LONG, DAY - 10, 3, false],
  [EARLY, DAY - 12, 5, true],
  // 14:39:30, 14:55:00 and 20:00:00.
  [LONG, DAY - 108, 4, true],
  [LONG, DAY - 1_038, 5, false],
  [LONG, DAY - 19_338, 6, true],
  // The hour begins with the second after 13:37:42.
  [LONG, HOUR, 6, true],
  [LONG, HOUR - 1, 7, false],
  [LONG, 10, 8, true],
];
/** $200 for a SOL. */
const swapOf = ([token, before, price, isBuy]: (typeof TRADES)[number], i: number) => ({
  slot: 10 + i,
  position: 0,
  part: 0,
  time: NOW - before,
  trader: addressOf(50),
  market: marketOf(token),
  venue: addressOf(60),
  base: mintOf(token),
  quote: SOL,
  isBuy,
  baseAmount: 1_000_000n,
  quoteAmount: BigInt(price) * 1_000_000_000n,
  price,
  lamports: BigInt(price) * 1_000_000_000n,
  microUsd: BigInt(price) * 200_000_000n,
  router: undefined,
  swaps: 1,
});

let writer: StoreWriter;
let app: App;

beforeAll(async () => {
  const traded = TRADES.map(swapOf);
  const runner = new RollupRunner([candles, markets, tokenSpans] as readonly Rollup[], {
    find: (_table, keys) => Promise.resolve(keys.map(() => undefined)),
    owns: () => true,
  });
  const puts = await runner.run(
    traded.map((swap) =>
      makeFacts({
        block: { slot: swap.slot, time: swap.time },
        swaps: [swap],
        sightings: [
          {
            market: swap.market,
            quoteKind: 'sol',
            baseDecimals: 6,
            quoteDecimals: 9,
            baseReserve: 1n,
            quoteReserve: 1n,
            liquidityLamports: 20_000_000_000_000n,
            liquidityMicroUsd: 4_000_000_000n,
          },
        ],
      }),
    ),
  );
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOW - 8 * DAY, toSlot: 1_000, toTime: NOW }, [
    rowsOf(
      blocks,
      traded.map(({ slot, time }) =>
        makeBlock({
          slot,
          time,
          hash: addressOf(slot),
          parentSlot: slot - 1,
          parentHash: addressOf(slot - 1),
          digest: addressOf(slot),
        }),
      ),
    ),
    rowsOf(swaps, traded),
    ...puts.map(({ table, rows }) => ({ table, rows: rows.map(({ row }) => row) })),
  ]);
  const lease = await writer.acquire(0, 'test', 60_000);
  await writer.refresh(lease!, toRefreshes(NOW));
  app = createScriptedApp(
    createScriptedClusters(
      {
        mainnet: {
          getMultipleAccounts: ([addresses]: readonly unknown[]) => ({
            context: { slot: 1 },
            value: (addresses as unknown[]).map(() => null), // a list of addresses
          }),
        },
      },
      {},
      { mainnet: writer.reader },
    ),
  );
});
afterAll(() => writer.close());

type Found<T> = Extract<Wire<T>, { kind: 'found' }>;
async function ask<T>(path: string): Promise<Found<T>> {
  const response = await app.request(`/api/${path}${path.includes('?') ? '&' : '?'}cluster=mainnet`);
  const answer = parseJson(await response.text()) as Wire<T> & { readonly kind: string };
  if (answer.kind !== 'found') throw new Error(JSON.stringify(answer));
  return answer as Found<T>;
}

describe('the day of a token that was traded all along', () => {
  const day = { swaps: 8, buys: 5, microUsd: '8200000000', unvalued: 0 };
  const hour = { swaps: 2, buys: 1, microUsd: '3000000000', unvalued: 0 };
  const week = { swaps: 10, buys: 7, microUsd: '10200000000', unvalued: 0 };

  test('is 86,400 seconds, that of the newest block the last of them, on its page', async () => {
    const { windows } = await ask<TokenMarketAnswer>(`tokens/${mintOf(LONG)}/market`);
    expect(windows['24h']).toEqual({ ...day, open: 400, high: 1_600, low: 400, close: 1_600, change: 3 });
    expect(windows['1h']).toEqual({
      ...hour,
      open: 1_400,
      high: 1_600,
      low: 1_400,
      close: 1_600,
      change: 1_600 / 1_400 - 1,
    });
    expect(windows['7d']).toEqual({
      ...week,
      open: 1_800,
      high: 1_800,
      low: 200,
      close: 1_600,
      change: 1_600 / 1_800 - 1,
    });
  });

  test('counts the other side of its trades as the quote', async () => {
    const { windows } = await ask<TokenMarketAnswer>(`tokens/${SOL}/market`);
    expect(windows['24h']).toEqual({ swaps: 10, buys: 4, microUsd: '10000000000', unvalued: 0 });
  });

  test('is the same in the rankings of tokens', async () => {
    const rows = async (window: string) =>
      (await ask<TokensAnswer>(`tokens?window=${window}`)).rows.map(
        ({ mint, swaps: n, buys, microUsd, change }) => [mint, n, buys, microUsd, change],
      );
    expect(await rows('24h')).toEqual([
      [SOL, 10, 4, '10000000000', undefined],
      [mintOf(LONG), 8, 5, '8200000000', 3],
      [mintOf(EARLY), 2, 1, '1800000000', 0.25],
    ]);
    expect(await rows('1h')).toEqual(
      [
        [mintOf(LONG), 2, 1, '3000000000', 1_600 / 1_400 - 1],
        [SOL, 2, 1, '3000000000', undefined],
      ].toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    );
    expect((await rows('7d')).find(([mint]) => mint === mintOf(LONG))).toEqual([
      mintOf(LONG),
      10,
      7,
      '10200000000',
      1_600 / 1_800 - 1,
    ]);
  });
});

describe('the day of a market', () => {
  test('begins with the same second on its page', async () => {
    const { day } = await ask<MarketAnswer>(`markets/${marketOf(LONG)}`);
    expect(day).toEqual({
      swaps: 8,
      buys: 5,
      microUsd: '8200000000',
      unvalued: 0,
      open: 2,
      high: 8,
      low: 2,
      close: 8,
      change: 3,
    });
    expect((await ask<MarketAnswer>(`markets/${marketOf(EARLY)}`)).day).toEqual({
      swaps: 2,
      buys: 1,
      microUsd: '1800000000',
      unvalued: 0,
      open: 4,
      high: 5,
      low: 4,
      close: 5,
      change: 0.25,
    });
    expect((await ask<MarketAnswer>(`markets/${marketOf(GONE)}`)).day).toEqual({
      swaps: 0,
      buys: 0,
      microUsd: '0',
      unvalued: 0,
    });
  });

  test('and in the list of markets', async () => {
    const { rows } = await ask<MarketsAnswer>('markets?window=24h');
    expect(
      rows.map(({ market, swaps: n, buys, microUsd, change }) => [market, n, buys, microUsd, change]),
    ).toEqual([
      [marketOf(LONG), 8, 5, '8200000000', 3],
      [marketOf(EARLY), 2, 1, '1800000000', 0.25],
    ]);
  });
});
