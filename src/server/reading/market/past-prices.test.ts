import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAST_PRICE_SECONDS, toMicroUsd } from '#contracts/market/past-prices';
import { WRAPPED_SOL } from '#decoder';
import type { StoreWriter, TableRow } from '#store';
import markets from '#store/tables/markets';
import referencePrices from '#store/tables/reference-prices';
import swaps from '#store/tables/swaps';
import { addressOf, createScriptedIndex, rowsOf } from '../../testing/scripted-index.ts';
import { createIndexReader, type IndexReader } from '../index/index-reader.ts';
import { readPastPrices } from './past-prices.ts';

const [DEEP, SHALLOW, TO_SOL, SOL_POOL] = [addressOf(1), addressOf(2), addressOf(3), addressOf(4)];
const [TOKEN, MEME, DOLLAR, STRANGER] = [addressOf(11), addressOf(12), addressOf(13), addressOf(14)];
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;

/** One block a second; slot 1,000 is noon. */
const timeOf = (slot: number): number => NOON + slot - 1_000;

const market = (
  address: string,
  base: string,
  quoteKind: 'usd' | 'sol',
  liquidityMicroUsd: bigint | undefined,
): TableRow<typeof markets> => ({
  market: address,
  venue: addressOf(9),
  base,
  quote: quoteKind === 'usd' ? DOLLAR : WRAPPED_SOL.mint,
  quoteKind,
  baseDecimals: 6,
  quoteDecimals: 6,
  firstSlot: 1,
  firstTime: timeOf(1),
  firstPrice: 1,
  slot: 9_000,
  time: timeOf(9_000),
  // The price of today, which no moment before may be given.
  price: 777,
  baseReserve: 1n,
  quoteReserve: 1n,
  liquidityLamports: undefined,
  liquidityMicroUsd,
  swaps: 1,
});

const swap = (
  slot: number,
  at: string,
  base: string,
  price: number,
  microUsd = 5_000_000n,
): TableRow<typeof swaps> => ({
  slot,
  position: 0,
  part: 0,
  time: timeOf(slot),
  trader: addressOf(77),
  market: at,
  venue: addressOf(9),
  base,
  quote: DOLLAR,
  isBuy: true,
  baseAmount: 1_000_000n,
  quoteAmount: 1_000_000n,
  price,
  lamports: 1n,
  microUsd,
  router: undefined,
  swaps: 1,
});

const reference = (slot: number, microUsd: bigint): TableRow<typeof referencePrices> => ({
  bucket: timeOf(slot) - (timeOf(slot) % 60),
  microUsd,
  market: SOL_POOL,
  depthMicroUsd: 900_000_000n,
  slot,
  time: timeOf(slot),
});

let writer: StoreWriter;
let index: IndexReader;

beforeAll(async () => {
  writer = await createScriptedIndex(
    { fromSlot: 1, fromTime: timeOf(1), toSlot: 9_000, toTime: timeOf(9_000) },
    [
      rowsOf(markets, [
        market(DEEP, TOKEN, 'usd', 5_000_000_000n),
        market(SHALLOW, TOKEN, 'usd', 10_000_000n),
        market(TO_SOL, MEME, 'sol', undefined),
      ]),
      rowsOf(swaps, [
        swap(100, DEEP, TOKEN, 2),
        swap(200, DEEP, TOKEN, 3),
        // Less than a cent: what it says of the price is rounding.
        swap(250, DEEP, TOKEN, 900, 9_999n),
        swap(210, SHALLOW, TOKEN, 50),
        swap(300, DEEP, TOKEN, 4),
        swap(4_100, SHALLOW, TOKEN, 60),
        swap(260, TO_SOL, MEME, 0.5),
      ]),
      rowsOf(referencePrices, [reference(100, 150_000_000n), reference(301, 200_000_000n)]),
    ],
  );
  index = createIndexReader(writer.reader);
});

afterAll(() => writer.close());

const priceAt = async (mint: string, slot: number) =>
  (await readPastPrices(index, [mint], { slot, time: timeOf(slot) })).get(mint);

describe('dollars at a moment', () => {
  test('the newest trade that is not after it says the price, a trade of its own block included', async () => {
    expect(await priceAt(TOKEN, 299)).toEqual({
      mint: TOKEN,
      usd: 3,
      time: timeOf(200),
      market: DEEP,
      isThin: false,
    });
    expect(await priceAt(TOKEN, 300)).toMatchObject({ usd: 4, time: timeOf(300) });
    expect(await priceAt(TOKEN, 199)).toMatchObject({ usd: 2, time: timeOf(100) });
  });

  test('before the first trade there is no price', async () => {
    expect(await priceAt(TOKEN, 99)).toBeUndefined();
    expect(await priceAt(STRANGER, 300)).toBeUndefined();
  });

  test('a trade of more than an hour before says nothing', async () => {
    const last = 300 + PAST_PRICE_SECONDS;
    expect(await priceAt(TOKEN, last)).toMatchObject({ usd: 4 });
    expect(await priceAt(TOKEN, last + 1)).toBeUndefined();
  });

  test('a shallower market is asked where the deepest was idle, and the price is marked thin', async () => {
    expect(await priceAt(TOKEN, 4_200)).toMatchObject({ usd: 60, market: SHALLOW, isThin: true });
  });

  test('a price in SOL is one in dollars by the price of SOL then, and as old as the older of both', async () => {
    expect(await priceAt(MEME, 299)).toMatchObject({ usd: 75, time: timeOf(100), isThin: true });
    expect(await priceAt(MEME, 310)).toMatchObject({ usd: 100, time: timeOf(260) });
  });

  test('SOL has the reference price of the time, and a stablecoin counts as a dollar', async () => {
    expect(await priceAt(WRAPPED_SOL.mint, 300)).toEqual({
      mint: WRAPPED_SOL.mint,
      usd: 150,
      time: timeOf(100),
      market: SOL_POOL,
      isThin: false,
    });
    expect(await priceAt(WRAPPED_SOL.mint, 301)).toMatchObject({ usd: 200 });
    expect(await priceAt(WRAPPED_SOL.mint, 99)).toBeUndefined();
    expect(await priceAt(WRAPPED_SOL.mint, 302 + PAST_PRICE_SECONDS)).toBeUndefined();
    expect(await priceAt(DOLLAR, 300)).toEqual({
      mint: DOLLAR,
      usd: 1,
      time: timeOf(300),
      market: undefined,
      isThin: false,
    });
  });

  test('amounts are worth their whole units by the price, cut to a millionth of a dollar', () => {
    expect(toMicroUsd(2_500_000n, 6, 4)).toBe(10_000_000n);
    expect(toMicroUsd(5_000n, 9, 181.733511)).toBe(908n);
    expect(toMicroUsd(-5_000n, 9, 181.733511)).toBe(-908n);
    expect(toMicroUsd(10n ** 18n, 0, 0.000001)).toBe(10n ** 18n);
  });
});
