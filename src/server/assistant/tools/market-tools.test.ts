import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import type { StoreWriter, TableRow } from '#store';
import blocks from '#store/tables/blocks';
import swaps from '#store/tables/swaps';
import markets from '#store/tables/markets';
import referencePrices from '#store/tables/reference-prices';
import tokens from '#store/tables/tokens';
import tokenRankings from '#store/tables/token-rankings';
import transactions from '#store/tables/transactions';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf, signatureOf } from '../../testing/scripted-index.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import type { ToolParts } from '../toolkit/run-tool.ts';
import { composeAnswers } from '../../compose.ts';

const SOL = 'So11111111111111111111111111111111111111112';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const MINT = addressOf(1);
const MARKET = addressOf(11);
const [ALICE, BOB, WHALE] = [addressOf(31), addressOf(32), addressOf(33)];
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;

const swap = (slot: number, trader: string, isBuy: boolean, more: Partial<TableRow<typeof swaps>> = {}) => ({
  slot,
  position: 0,
  part: 0,
  time: NOON - 1_000 + slot,
  trader,
  market: MARKET,
  venue: addressOf(50),
  base: MINT,
  quote: SOL,
  isBuy,
  baseAmount: 2_000_000n,
  quoteAmount: 4_000_000_000n,
  price: 2,
  lamports: 4_000_000_000n,
  microUsd: 600_000_000n,
  router: undefined,
  swaps: 1,
  ...more,
});

const block = (slot: number): TableRow<typeof blocks> => ({
  slot,
  hash: addressOf(slot),
  parentSlot: slot - 1,
  parentHash: addressOf(slot - 1),
  time: NOON - 1_000 + slot,
  height: slot,
  transactions: 1,
  votes: 0,
  failed: 0,
  feeLamports: 0n,
  priorityFeeLamports: 0n,
  computeUnits: 0,
  swaps: 1,
  transfers: 0,
  tokenMints: 0,
  users: 1,
  microUsd: 0n,
  digest: addressOf(slot),
});

/** A mint of 7 tokens with 6 decimals that `authority` may mint and nobody may freeze. */
function mintAccount(authority: string): object {
  const data = Buffer.alloc(82);
  data.writeUInt32LE(1, 0);
  Buffer.from(decode(authority)).copy(data, 4);
  data.writeBigUInt64LE(7_000_000n, 36);
  data[44] = 6;
  data[45] = 1;
  return {
    lamports: 1,
    owner: TOKEN_PROGRAM,
    executable: false,
    space: 82,
    data: [data.toString('base64'), 'base64'],
  };
}

/** The bytes `addressOf` makes an address of. */
function decode(address: string): Uint8Array {
  const bytes = new Uint8Array(32).fill(0xa5);
  const n = [31, 32, 33].find((one) => addressOf(one) === address) ?? 0;
  new DataView(bytes.buffer).setUint32(28, n);
  return bytes;
}

let writer: StoreWriter;
let parts: ToolParts;

beforeAll(async () => {
  const row = (slot: number) => ({
    slot,
    position: 0,
    signature: signatureOf(slot),
    feePayer: ALICE,
    feeLamports: 5_000n,
    computeUnits: 1,
  });
  writer = await createScriptedIndex({ fromSlot: 50, fromTime: NOON - 9_000, toSlot: 1_000, toTime: NOON }, [
    rowsOf(markets, [
      {
        market: MARKET,
        venue: addressOf(50),
        base: MINT,
        quote: SOL,
        quoteKind: 'sol',
        baseDecimals: 6,
        quoteDecimals: 9,
        firstSlot: 100,
        firstTime: NOON - 900,
        firstPrice: 1,
        slot: 900,
        time: NOON - 100,
        price: 2,
        baseReserve: 700n,
        quoteReserve: 9n,
        liquidityLamports: undefined,
        liquidityMicroUsd: 5_000_000_000n,
        swaps: 3,
      },
    ]),
    rowsOf(referencePrices, [
      {
        bucket: NOON,
        microUsd: 150_000_000n,
        market: addressOf(14),
        depthMicroUsd: 10n ** 12n,
        slot: 1,
        time: NOON,
      },
    ]),
    rowsOf(tokens, [
      {
        mint: MINT,
        decimals: 6,
        firstSlot: 90,
        firstTime: NOON - 3_600,
        createdSlot: undefined,
        createdTime: undefined,
        creator: undefined,
        launchpad: undefined,
        pooledSlot: undefined,
        pooledTime: undefined,
        tradedSlot: 100,
        holders: 4,
        swaps: 3,
      },
    ]),
    rowsOf(
      blocks,
      [100, 200, 900].map((slot) => block(slot)),
    ),
    rowsOf(transactions, [row(100), row(200), row(900)]),
    rowsOf(swaps, [
      swap(100, ALICE, true),
      swap(200, BOB, false, { microUsd: 100_000_000n, baseAmount: 500_001n }),
      swap(900, WHALE, true, { microUsd: 900_000_000n, baseAmount: 3_000_000n }),
    ]),
    rowsOf(tokenRankings, []),
  ]);
  const nobody = { context: { slot: 1_000 }, value: null };
  const scripts = {
    getAccountInfo: ([address]: readonly unknown[]) =>
      address === MINT ? { context: { slot: 1_000 }, value: mintAccount(ALICE) } : nobody,
    getMultipleAccounts: ([addresses]: readonly unknown[]) => ({
      context: { slot: 1_000 },
      value: (addresses as readonly string[]).map(() => null), // a list of addresses
    }),
    getTokenLargestAccounts: () => ({ context: { slot: 1_000 }, value: [] }),
  };
  const clusters = createScriptedClusters(
    { localnet: scripts, devnet: scripts },
    {},
    { localnet: writer.reader },
  );
  parts = { ...composeAnswers({ clusters, log: silentLog }), nowMs: () => NOON * 1_000 };
});

afterAll(() => writer.close());

const call = createToolCaller(() => parts, 'localnet');

describe('get_market', () => {
  test('the price in dollars and SOL with the time it was traded at', async () => {
    const { raw, result } = await call('get_market', { mint: MINT });
    expect(raw('price.usd')).toBe('300');
    expect(raw('price.sol')).toBe('2');
    expect(raw('price.time')).toBe(String(NOON - 100));
    expect(raw('price.age')).toBe('100');
    expect(raw('liquidity')).toBe('5000000000');
    expect(raw('marketCap')).toBe('2100000000');
    expect(result.source).toMatchObject({ provider: 'index', finality: 'index', slot: '1000' });
  });

  test('an amount is a fact in units of the mint, and what is finer than its decimals is cut', async () => {
    const { facts } = await call('get_market', { mint: MINT, amount: '12.50000049' });
    expect(facts.get('amount')).toMatchObject({
      kind: 'amount',
      raw: '12500000',
      decimals: 6,
      ui: '12.5',
      mint: MINT,
    });
  });

  test('without a market there is a reason and no price', async () => {
    const { raw, result } = await call('get_market', { mint: addressOf(3) });
    expect(result.ok).toBe(true);
    expect(raw('price.usd')).toBeUndefined();
    expect(raw('priceMissing')).toMatch(/\w/);
  });

  test('a cluster without an index is said to have none', async () => {
    const { result } = await call('get_market', { mint: MINT }, 'devnet');
    expect(result).toMatchObject({ ok: false, error: { code: 'unsupported', retryable: false } });
    expect(result.error?.message).toBe('The blocks of Devnet are not indexed on this server.');
  });
});

describe('list_trades', () => {
  test('the newest first, with exact sums of buys and sells', async () => {
    const { raw, result } = await call('list_trades', { mint: MINT, limit: 2 });
    expect(raw('trades.0.trader')).toBe(WHALE);
    expect(raw('trades.1.trader')).toBe(BOB);
    expect(raw('trades.1.side')).toBe('sell');
    expect(raw('trades.0.signature')).toBe(signatureOf(900));
    expect(raw('sums.trades')).toBe('3');
    expect(raw('sums.traders')).toBe('3');
    expect(raw('sums.bought')).toBe('5000000');
    expect(raw('sums.sold')).toBe('500001');
    expect(raw('sums.boughtValue')).toBe('1500000000');
    expect(raw('lookedWhole')).toBe('yes');
    expect(result.page).toEqual({ cursor: '200.1', returned: 2 });
  });

  test('a cursor goes on where the page before ended', async () => {
    const { raw, result } = await call('list_trades', { mint: MINT, limit: 2, cursor: '200.1' });
    expect(raw('trades.0.trader')).toBe(ALICE);
    expect(result.page).toEqual({ cursor: null, returned: 1 });
  });

  test('one side, the largest first in `largest`', async () => {
    const { raw } = await call('list_trades', { mint: MINT, side: 'buy', limit: 5 });
    expect(raw('found')).toBe('2');
    expect(raw('largest.0.trader')).toBe(WHALE);
    expect(raw('largest.1.trader')).toBe(ALICE);
  });

  test('a wallet’s trades with sums for each token', async () => {
    const { raw } = await call('list_trades', { trader: BOB });
    expect(raw('looked')).toBe('1');
    expect(raw('tokens.0.mint')).toBe(MINT);
    expect(raw('tokens.0.sold')).toBe('500001');
    expect(raw('tokens.0.bought')).toBe('0');
  });

  test('a token others are priced in: the side is its own', async () => {
    const { raw } = await call('list_trades', { mint: SOL, limit: 1 });
    expect(raw('trades.0.side')).toBe('sell');
    expect(raw('trades.0.amount')).toBe('4000000000');
    expect(raw('trades.0.other')).toBe(MINT);
  });

  test('figures are of all that match, whatever is listed', async () => {
    const { raw, result } = await call('list_trades', { mint: MINT, limit: 1 });
    expect([raw('found'), raw('matching.count'), raw('matching.traders')]).toEqual(['3', '3', '3']);
    expect([raw('matching.volume'), raw('matching.mean')]).toEqual(['1600000000', '533333333']);
    expect([raw('matching.median'), raw('matching.smallest')]).toEqual(['600000000', '100000000']);
    expect(raw('matching.largest')).toBe('900000000');
    expect(raw('sums.net')).toBe('4499999');
    expect(result.facts.filter(({ path }) => /^\/trades\/\d+\/trader$/.test(path))).toHaveLength(1);
  });

  test.each([
    [{}, [WHALE, BOB, ALICE]],
    [{ order: 'oldest' }, [ALICE, BOB, WHALE]],
    [{ order: 'largest' }, [WHALE, ALICE, BOB]],
    [{ order: 'smallest' }, [BOB, ALICE, WHALE]],
    [{ leastUsd: '600' }, [WHALE, ALICE]],
    [{ mostUsd: '599.99' }, [BOB]],
    [{ mint: MINT, leastTokens: '2' }, [WHALE, ALICE]],
    [{ mint: MINT, leastTokens: '0.5', mostTokens: '2' }, [BOB, ALICE]],
    [{ from: NOON - 800 }, [WHALE, BOB]],
    [{ from: NOON - 899, to: NOON - 800 }, [BOB]],
    [{ fromSlot: 150, toSlot: 900 }, [WHALE, BOB]],
    [{ toSlot: 200 }, [BOB]],
    [{ venue: addressOf(50), side: 'sell' }, [BOB]],
    [{ venue: addressOf(51) }, []],
    [{ market: MARKET, trader: ALICE }, [ALICE]],
    [{ mint: MINT, against: SOL }, [WHALE, BOB, ALICE]],
    [{ mint: SOL, against: MINT, side: 'buy' }, [BOB]],
    [{ mint: MINT, against: addressOf(3) }, []],
  ])('of the whole chain by %o', async (filter, traders) => {
    const { raw, result } = await call('list_trades', filter);
    const listed = result.facts.filter(({ path }) => /^\/trades\/\d+\/trader$/.test(path));
    expect(listed.map((fact) => fact.raw)).toEqual(traders);
    expect(raw('found')).toBe(String(traders.length));
  });

  test('the largest go on by their number', async () => {
    const first = await call('list_trades', { order: 'largest', limit: 1 });
    expect(first.result.page).toEqual({ cursor: '1', returned: 1 });
    const { raw, result } = await call('list_trades', { order: 'largest', limit: 2, cursor: '1' });
    expect([raw('trades.0.trader'), raw('trades.1.trader')]).toEqual([ALICE, BOB]);
    expect(result.page).toEqual({ cursor: null, returned: 2 });
  });

  test('what lies before the index is said to be missing', async () => {
    const { raw } = await call('list_trades', { mint: MINT, from: NOON - 90_000 });
    expect(raw('missing')).toMatch(/^Nothing before 2026-11-16 09:30 UTC is indexed\.$/);
  });

  test('amounts of no token, a cursor of elsewhere and a cluster without an index are refused', async () => {
    const codeOf = async (args: object, cluster?: 'devnet') =>
      (await call('list_trades', args, cluster)).result.error?.code;
    expect(await codeOf({ leastTokens: '5' })).toBe('invalid_argument');
    expect(await codeOf({ against: MINT })).toBe('invalid_argument');
    expect(await codeOf({ mint: MINT, cursor: 'next' })).toBe('invalid_argument');
    expect(await codeOf({ mint: MINT, cursor: '5', order: 'newest' })).toBe('invalid_argument');
    expect(await codeOf({ mint: addressOf(77), leastTokens: '5' })).toBe('unavailable');
    expect(await codeOf({ mint: MINT }, 'devnet')).toBe('unsupported');
  });
});

describe('get_profit', () => {
  test('what was bought and not sold is an open position at the price of now', async () => {
    const { raw } = await call('get_profit', { wallet: WHALE });
    expect([raw('realisedProfit'), raw('buys'), raw('sells')]).toEqual(['0', '1', '0']);
    // Three tokens at 300 dollars that cost 900.
    expect([raw('openValue'), raw('openCost'), raw('unrealisedProfit')]).toEqual([
      '900000000',
      '900000000',
      '0',
    ]);
    expect(raw('items.0.signature')).toBe(signatureOf(900));
    expect(raw('allTradesSeen')).toBe('yes');
  });

  test('a sale of what was never seen bought is no profit', async () => {
    const { raw } = await call('get_profit', { wallet: BOB });
    expect([raw('realisedProfit'), raw('closedSales'), raw('winRate')]).toEqual(['0', '0', undefined]);
    expect([raw('unmatchedSales'), raw('tokens.0.unmatched')]).toEqual(['100000000', '500001']);
  });

  test('a window, and another token, leave trades out', async () => {
    const { raw } = await call('get_profit', { wallet: WHALE, to: NOON - 500 });
    expect([raw('trades'), raw('openValue'), raw('openWithoutPrice')]).toEqual(['0', undefined, undefined]);
    expect((await call('get_profit', { wallet: WHALE, mint: SOL })).raw('trades')).toBe('0');
    expect((await call('get_profit', { wallet: 'x' })).result.error?.code).toBe('invalid_argument');
  });
});

describe('get_token', () => {
  test('supply, authorities and the rules they break', async () => {
    const { raw, facts } = await call('get_token', { mint: MINT });
    expect(facts.get('supply')).toMatchObject({ raw: '7000000', decimals: 6, ui: '7' });
    expect(raw('canMint')).toBe('yes');
    expect(raw('mintAuthority')).toBe(ALICE);
    expect(raw('canFreeze')).toBe('no');
    expect(raw('freezeAuthority')).toBeUndefined();
    const levels = [...facts.values()].filter(({ id }) => /\.risks\.\d+\.level$/.test(id));
    expect(levels.length).toBeGreaterThan(5);
    expect(levels[0]?.raw).toBe('danger');
    expect(raw('risks.0.key')).toBe('mint');
  });

  test('an address without a mint is no token', async () => {
    expect((await call('get_token', { mint: addressOf(99) })).result.error).toMatchObject({
      code: 'not_found',
    });
    expect((await call('get_token', { mint: 'abc' })).result.error).toMatchObject({
      code: 'invalid_argument',
    });
  });
});
