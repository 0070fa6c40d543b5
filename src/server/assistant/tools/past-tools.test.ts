/** What was: prices and rates of a time, and what a swap would give now. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import type { StoreWriter, TableRow } from '#store';
import blocks from '#store/tables/blocks';
import candles from '#store/tables/candles';
import markets from '#store/tables/markets';
import referencePrices from '#store/tables/reference-prices';
import swaps from '#store/tables/swaps';
import tokenSpans from '#store/tables/token-spans';
import { composeAnswers } from '../../compose.ts';
import { LOCALNET_AMM } from '../../reading/market/amm-quote.ts';
import { ByteWriter } from '../../testing/byte-writer.ts';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf } from '../../testing/scripted-index.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import type { ToolParts } from '../toolkit/run-tool.ts';

const SOL = 'So11111111111111111111111111111111111111112';
const [MINT, DOLLAR, NOTHING] = [addressOf(1), addressOf(2), addressOf(3)];
const [MARKET, SOL_MARKET, VENUE, TRADER] = [addressOf(11), addressOf(12), addressOf(50), addressOf(31)];
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const HOUR = 3_600;

const market = (address: string, base: string, baseDecimals: number): TableRow<typeof markets> => ({
  market: address,
  venue: VENUE,
  base,
  quote: DOLLAR,
  quoteKind: 'usd',
  baseDecimals,
  quoteDecimals: 6,
  firstSlot: 10,
  firstTime: NOON - 9_000,
  firstPrice: 1,
  slot: 90,
  time: NOON - 100,
  price: 5,
  baseReserve: 1n,
  quoteReserve: 1n,
  liquidityLamports: 1n,
  liquidityMicroUsd: 5_000_000_000n,
  swaps: 3,
});

const swap = (slot: number, time: number, price: number): TableRow<typeof swaps> => ({
  slot,
  position: 0,
  part: 0,
  time,
  trader: TRADER,
  market: MARKET,
  venue: VENUE,
  base: MINT,
  quote: DOLLAR,
  isBuy: true,
  baseAmount: 1_000_000n,
  quoteAmount: BigInt(price * 1e6),
  price,
  lamports: undefined,
  microUsd: BigInt(price * 1e6),
  router: undefined,
  swaps: 1,
});

const span = (bucket: number, low: number, high: number): TableRow<typeof tokenSpans> => ({
  width: 300,
  bucket,
  mint: MINT,
  swaps: 2,
  buys: 1,
  lamports: 0n,
  microUsd: 7_000_000n,
  open: low,
  high,
  low,
  close: high,
  unvalued: 0,
});

const block = (
  slot: number,
  time: number,
  more: Partial<TableRow<typeof blocks>> = {},
): TableRow<typeof blocks> => ({
  slot,
  hash: addressOf(slot),
  parentSlot: slot - 1,
  parentHash: addressOf(slot - 1),
  time,
  height: slot,
  transactions: 100,
  votes: 60,
  failed: 10,
  feeLamports: 500_000n,
  priorityFeeLamports: 40_000n,
  computeUnits: 1_000,
  swaps: 1,
  transfers: 2,
  tokenMints: 0,
  users: 3,
  microUsd: 0n,
  digest: addressOf(slot),
  ...more,
});

const [VAULT, DOLLAR_VAULT] = [addressOf(21), addressOf(22)];
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

const account = (owner: string, data: Uint8Array) => ({
  lamports: 1,
  owner,
  executable: false,
  space: data.length,
  data: [Buffer.from(data).toString('base64'), 'base64'],
});
const mint = (decimals: number) =>
  account(
    TOKEN_PROGRAM,
    new ByteWriter().u32(0).zeros(32).u64(7n).u8(decimals).u8(1).u32(0).zeros(32).take(),
  );
const vault = (of: string, amount: bigint) =>
  account(TOKEN_PROGRAM, new ByteWriter().key(of).key(MARKET).u64(amount).zeros(93).take());

/** A pool of 1,000 tokens and 5,000 dollars that takes one per cent. */
const ACCOUNTS: Readonly<Record<string, object>> = {
  [MARKET]: account(
    LOCALNET_AMM,
    new ByteWriter()
      .u64(0xbc6db111046d9af1n)
      .key(TRADER)
      .key(MINT)
      .key(DOLLAR)
      .key(VAULT)
      .key(DOLLAR_VAULT)
      .key(TRADER)
      .u64(1n)
      .u8(100)
      .zeros(2)
      .take(),
  ),
  [VAULT]: vault(MINT, 1_000_000_000n),
  [DOLLAR_VAULT]: vault(DOLLAR, 5_000_000_000n),
  [MINT]: mint(6),
  [DOLLAR]: mint(6),
};

let writer: StoreWriter;
let parts: ToolParts;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON - 10_000, toSlot: 100, toTime: NOON }, [
    rowsOf(blocks, [
      block(20, NOON - 8_000),
      block(21, NOON - 7_990),
      block(23, NOON - 7_980, { votes: 70, failed: 30, feeLamports: 500_001n }),
      block(60, NOON - 4_000),
      block(90, NOON - 1_000),
    ]),
    rowsOf(markets, [market(MARKET, MINT, 6), market(SOL_MARKET, SOL, 9)]),
    rowsOf(referencePrices, [
      {
        bucket: NOON - 9_000,
        microUsd: 100_000_000n,
        market: SOL_MARKET,
        depthMicroUsd: 1n,
        slot: 10,
        time: NOON - 9_000,
      },
      {
        bucket: NOON - 2_000,
        microUsd: 200_000_000n,
        market: SOL_MARKET,
        depthMicroUsd: 1n,
        slot: 80,
        time: NOON - 2_000,
      },
    ]),
    rowsOf(swaps, [swap(20, NOON - 8_000, 2), swap(60, NOON - 4_000, 3), swap(90, NOON - 1_000, 5)]),
    rowsOf(tokenSpans, [
      span(NOON - 9_000, 1, 9),
      span(NOON - 4_200, 2.5, 3),
      span(NOON - 3_900, 3, 8),
      span(NOON - 1_200, 4, 5),
    ]),
    rowsOf(candles, [
      {
        market: MARKET,
        width: HOUR,
        bucket: NOON - 2 * HOUR,
        open: 2,
        high: 3,
        low: 2,
        close: 3,
        baseAmount: 1n,
        quoteAmount: 1n,
        lamports: 0n,
        microUsd: 12_000_000n,
        swaps: 4,
        buys: 1,
        unvalued: 0,
      },
    ]),
  ]);
  const scripts = {
    getAccountInfo: ([address]: readonly unknown[]) => ({
      context: { slot: 100 },
      value: ACCOUNTS[String(address)] ?? null,
    }),
    getMultipleAccounts: ([addresses]: readonly unknown[]) => ({
      context: { slot: 100 },
      value: (addresses as readonly string[]).map((address) => ACCOUNTS[address] ?? null), // a list of addresses
    }),
  };
  const clusters = createScriptedClusters({ localnet: scripts }, {}, { localnet: writer.reader });
  parts = { ...composeAnswers({ clusters, log: silentLog }), nowMs: () => NOON * 1_000 };
});

afterAll(() => writer.close());

const call = createToolCaller(() => parts, 'localnet');

describe('get_price_at', () => {
  test('the price is that of the newest trade before, with its age and the candle of the hour', async () => {
    const { raw } = await call('get_price_at', { mint: MINT, time: NOON - 3_700 });
    expect(raw('price')).toBe('3');
    expect(raw('priceInSol')).toBe('0.03');
    expect(raw('tradedAt')).toBe(String(NOON - 4_000));
    expect(raw('age')).toBe('300');
    expect(raw('trade.trader')).toBe(TRADER);
    expect(raw('candle.high')).toBe('3');
    expect(raw('candle.trades')).toBe('4');
    expect(raw('until.price')).toBeUndefined();
  });

  test('a trade at that very second counts, a later one does not', async () => {
    expect((await call('get_price_at', { mint: MINT, time: NOON - 4_000 })).raw('price')).toBe('3');
    expect((await call('get_price_at', { mint: MINT, time: NOON - 4_001 })).raw('price')).toBe('2');
  });

  test('two times: the change between them, and the extremes of the spans between', async () => {
    const { raw } = await call('get_price_at', { mint: MINT, time: NOON - 4_000, until: NOON - 900 });
    expect(raw('until.price')).toBe('5');
    expect(raw('change')).toBe('66.6667');
    expect(raw('difference')).toBe('2');
    expect(raw('range.high')).toBe('8');
    expect(raw('range.highTime')).toBe(String(NOON - 3_900));
    expect(raw('range.low')).toBe('2.5');
    expect(raw('range.trades')).toBe('6');
    expect(raw('range.volume')).toBe('21000000');
  });

  test('SOL has the price of its reference then, and a stablecoin is a dollar', async () => {
    const sol = await call('get_price_at', { mint: SOL, time: NOON - 2_001 });
    expect(sol.raw('price')).toBe('100');
    expect(sol.raw('age')).toBe(String(9_000 - 2_001));
    expect((await call('get_price_at', { mint: SOL, time: NOON - 2_000 })).raw('price')).toBe('200');
    const dollar = await call('get_price_at', { mint: DOLLAR, time: NOON - 2_000 });
    expect(dollar.raw('price')).toBe('1');
    expect(dollar.raw('priceInSol')).toBe('0.005');
  });

  test('outside of the index and before the first trade nothing is said to be known', async () => {
    const early = await call('get_price_at', { mint: MINT, time: NOON - 20_000 });
    expect(early.raw('price')).toBeUndefined();
    expect(early.raw('missing')).toBe('Not known: the index begins at 2026-11-16T09:13:20Z.');
    const late = await call('get_price_at', { mint: MINT, time: NOON + 5_000 });
    expect(late.raw('missing')).toBe('Not known yet: the index ends at 2026-11-16T12:00:00Z.');
    const none = await call('get_price_at', { mint: MINT, time: NOON - 9_500 });
    expect(none.raw('missing')).toBe('Not known: no trade that prices it was seen before this time.');
    expect((await call('get_price_at', { mint: NOTHING, time: NOON })).raw('price')).toBeUndefined();
  });

  test('times in the wrong order are refused', async () => {
    const { result } = await call('get_price_at', { mint: MINT, time: 9, until: 8 });
    expect(result.error?.code).toBe('invalid_argument');
  });
});

describe('get_candles', () => {
  test('of a window: those that begin in it, its end left out', async () => {
    const start = NOON - 2 * HOUR;
    const { raw, result } = await call('get_candles', { mint: MINT, from: start, to: start + 1 });
    expect([raw('count'), raw('candles.0.close'), raw('volume')]).toEqual(['1', '3', '12000000']);
    expect(result.page?.cursor).toBeNull();
    expect((await call('get_candles', { mint: MINT, to: start })).raw('count')).toBe('0');
    expect((await call('get_candles', { mint: MINT, from: start + 1 })).raw('count')).toBe('0');
  });
});

describe('get_rate_at', () => {
  test('a range of slots: its time begins where the block before it was made', async () => {
    const { raw } = await call('get_rate_at', { fromSlot: 21, toSlot: 23 });
    expect(raw('length')).toBe('20');
    expect(raw('blocks')).toBe('2');
    expect(raw('skippedSlots')).toBe('1');
    expect(raw('tps')).toBe('10');
    expect(raw('tpsWithoutVotes')).toBe('3.5');
    expect(raw('failed')).toBe('40');
    expect(raw('failedShare')).toBe('57.142857');
    expect(raw('fees')).toBe('1000001');
    expect([raw('busiestBlock.transactions'), raw('highestFeesBlock.slot')]).toEqual(['100', '23']);
    expect(raw('highestFeesBlock.fees')).toBe('500001');
  });

  test('one slot', async () => {
    const { raw } = await call('get_rate_at', { fromSlot: 23 });
    expect([raw('transactions'), raw('length'), raw('tps')]).toEqual(['100', '10', '10']);
  });

  test('an interval of time leaves its end out', async () => {
    const { raw } = await call('get_rate_at', { from: NOON - 8_000, to: NOON - 7_980 });
    expect([raw('fromSlot'), raw('toSlot')]).toEqual(['20', '21']);
    expect([raw('transactions'), raw('length'), raw('tps')]).toEqual(['200', '20', '10']);
  });

  test('a moment is the five minutes before it', async () => {
    const { raw } = await call('get_rate_at', { to: NOON - 7_979 });
    expect([raw('length'), raw('transactions'), raw('tps')]).toEqual(['300', '300', '1']);
  });

  test('an interval without blocks has no transactions', async () => {
    const { raw } = await call('get_rate_at', { from: NOON - 7_000, to: NOON - 6_000 });
    expect([raw('transactions'), raw('tps'), raw('blocks')]).toEqual(['0', '0', '0']);
  });

  test('what the index does not reach is said', async () => {
    const before = await call('get_rate_at', { from: NOON - 20_000, to: NOON - 19_000 });
    expect(before.raw('missing')).toBe('Not known: the index begins at 2026-11-16T09:13:20Z.');
    expect(before.raw('tps')).toBeUndefined();
    const across = await call('get_rate_at', { from: NOON - 20_000, to: NOON - 7_979 });
    expect(across.raw('missing')).toMatch(/^What was before 2026-11-16T09:13:20Z is not known/);
    expect((await call('get_rate_at', { fromSlot: 90, toSlot: 300 })).raw('missing')).toBe(
      'Slots after 100 are not indexed yet.',
    );
  });

  test('neither a time nor a slot, and a range that ends before it begins, are refused', async () => {
    expect((await call('get_rate_at', {})).result.error?.code).toBe('invalid_argument');
    expect((await call('get_rate_at', { fromSlot: 9, toSlot: 8 })).result.error?.code).toBe(
      'invalid_argument',
    );
    expect((await call('get_rate_at', { from: 9, to: 8 })).result.error?.code).toBe('invalid_argument');
  });
});

describe('get_quote', () => {
  test('what the pool would give now, the least, the fee and how far it moves the price', async () => {
    const { raw, facts } = await call('get_quote', { sell: MINT, amount: '10' });
    expect([raw('sell'), raw('buy'), raw('market')]).toEqual([MINT, DOLLAR, MARKET]);
    expect([raw('amount'), raw('expected'), raw('leastOut')]).toEqual(['10000000', '49014753', '48524605']);
    expect([raw('fee'), raw('feeRate'), raw('slippage')]).toEqual(['100000', '1', '1']);
    expect(Number(raw('price'))).toBeCloseTo(4.9014753, 10);
    expect(raw('priceImpact')).toBe('0.980295');
    expect(Number(raw('sellPriceChange'))).toBeCloseTo(-1.96, 2);
    expect(facts.get('expected')).toMatchObject({ mint: DOLLAR, decimals: 6, ui: '49.014753' });
  });

  test('the other way round, in the pool that is named, with a slippage of one’s own', async () => {
    const { raw } = await call('get_quote', {
      sell: DOLLAR,
      buy: MINT,
      amount: '50',
      market: MARKET,
      slippageBps: 0,
    });
    expect([raw('expected'), raw('leastOut')]).toEqual(['9802950', '9802950']);
  });

  test('a size may be given by what it is worth, and only in one way', async () => {
    const { raw } = await call('get_quote', { sell: DOLLAR, market: MARKET, worthUsd: '50' });
    const { result } = await call('get_quote', { sell: MINT, amount: '1', worthUsd: '1' });
    expect([raw('amount'), result.error?.code]).toEqual(['50000000', 'invalid_argument']);
  });

  test('without a market of the two, or of the one, there is no quote', async () => {
    const none = await call('get_quote', { sell: NOTHING, amount: '1' });
    expect(none.result.error?.code).toBe('not_found');
    const pair = await call('get_quote', { sell: MINT, buy: SOL, amount: '1' });
    expect(pair.result.error).toMatchObject({
      code: 'not_found',
      message: 'The index knows no market of these two tokens.',
    });
    expect((await call('get_quote', { sell: MINT, buy: MINT, amount: '1' })).result.error?.code).toBe(
      'invalid_argument',
    );
  });

  test('amounts of nothing and amounts that are none are refused', async () => {
    expect((await call('get_quote', { sell: MINT, amount: '-1' })).result.error?.code).toBe(
      'invalid_argument',
    );
    const zero = await call('get_quote', { sell: MINT, amount: '0' });
    expect(zero.result.error).toMatchObject({
      code: 'unsupported',
      message: 'The amount is zero: there is nothing to swap.',
    });
  });
});
