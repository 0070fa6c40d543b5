/** What accounts and events of the localnet's own programs say of their numbers. */
import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import type { Field } from '#contracts/decoded';
import { toValueText } from '#contracts/text/value-text';
import { decodeTransaction } from '../decode-transaction.ts';
import { toBase64 } from '#std/json';
import { addressNamed, buildTransaction, bytesOf, type BytePart } from '../testing/build-transaction.ts';
import { readData } from '../testing/readings.ts';
import { withLogEvents } from '../transaction/log-events.ts';

const LAUNCHPAD = 'LocaLnetLaunch11111111111111111111111111111';
const STAKING = 'LocaLnetStake111111111111111111111111111111';
const LENDING = 'LocaLnetLend1111111111111111111111111111111';
const PERPETUALS = 'LocaLnetPerp1111111111111111111111111111111';
const ORDERBOOK = 'LocaLnetBook1111111111111111111111111111111';
const ORACLE = 'LocaLnetorac1e11111111111111111111111111111';
const AMM = 'LocaLnetAMM11111111111111111111111111111111';

const key = addressNamed;
const u64 = (value: bigint): BytePart => [value, 8];
const tag = (hex: string): BytePart => [BigInt(`0x${hex.match(/../g)!.toReversed().join('')}`), 8];

const TOKEN = { mint: asAddress(key('mint')), decimals: 6, symbol: 'CAKE' };
const NAMES = { labels: {}, tokens: { [TOKEN.mint]: TOKEN } };
const toTexts = (fields: readonly Field[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, toValueText(value, NAMES)]));

/** The one event that `program` logs with this data. */
function readEvent(program: string, ...parts: readonly BytePart[]): Record<string, string> {
  const decoded = decodeTransaction(
    buildTransaction({
      keys: [key('payer'), program],
      instructions: [{ program, accounts: [], data: bytesOf(u64(0n)) }],
      meta: {
        logMessages: [
          `Program ${program} invoke [1]`,
          `Program data: ${toBase64(bytesOf(...parts))}`,
          `Program ${program} success`,
        ],
      },
    }),
  );
  return toTexts(withLogEvents(decoded).instructions[0]?.events?.[0]?.fields ?? []);
}

describe('numbers in accounts of the localnet’s programs', () => {
  test('a price feed counts as its decimals say, whichever they are', () => {
    const feed = (price: bigint, decimals: number) =>
      readData(
        ORACLE,
        bytesOf(
          tag('45bf10e384bb54e3'),
          key('publisher'),
          key('mint'),
          u64(price),
          u64(9n),
          u64(1n),
          decimals,
        ),
      );
    expect(feed(182_278_460_454_020n, 12).fields['price']).toBe('182.27846045402');
    expect(feed(15_100_000_000n, 8).says).toBe(`A price feed of ${ORACLE}: mint is worth 151 dollars`);
    expect(feed(0n, 12).says).toBe(`A price feed of ${ORACLE} for mint, without a price yet`);
  });

  test('a stake pool and a bonding curve count SOL and units of their mint', () => {
    const pool = bytesOf(
      tag('7922ce154f7fff1c'),
      key('manager'),
      key('mint'),
      key('validator'),
      ...[400_342_347_536n, 100_000_000_000n, 342_347_536n].map(u64),
      255,
      254,
    );
    expect(readData(STAKING, pool).fields).toMatchObject({
      total: '400.342347536 SOL',
      staked: '100 SOL',
      rewards: '0.342347536 SOL',
    });
    const curve = bytesOf(
      tag('17b7f83760d8ac60'),
      key('creator'),
      key('mint'),
      ...[30_000_000_000n, 1_073_000n, 1_000_000_000n, 793_100n, 10_000_000n].map(u64),
      0,
      255,
      254,
      253,
    );
    expect(readData(LAUNCHPAD, curve).fields).toMatchObject({
      virtualSol: '30 SOL',
      virtualTokens: '1073000 of mint',
      realSol: '1 SOL',
      realTokens: '793100 of mint',
      fees: '0.01 SOL',
    });
  });

  test('a lending market counts units of the token it lends', () => {
    const market = bytesOf(
      tag('f6723262489d1c78'),
      ...['creator', 'collateral', 'loan', 'feed', 'loanfeed'].map(key),
      ...[175_022_755_215n, 7n, 90_000n, 6n, 1_790_000_000n].map(u64),
      [900n, 2],
      [7_000n, 2],
      1,
      2,
      3,
    );
    expect(readData(LENDING, market).fields).toMatchObject({
      supplied: '175022755215 of loan',
      borrowed: '90000 of loan',
      supplyShares: '7',
      rateBasisPoints: '9 %',
    });
  });
});

describe('accounts of perpetuals', () => {
  const PARTIES = ['market', 'owner', 'grain', 'dollar'].map(key);
  const position = (side: number, size: bigint) =>
    readData(
      PERPETUALS,
      bytesOf(
        tag('b6dee8c28e9e1216'),
        ...PARTIES,
        ...[size, 1_000n, 100n, 0n, 1_790_000_000n].map(u64),
        side,
      ),
    ).says;

  test('a position says its side and size, or that it is closed', () => {
    const opened = `of owner at ${PERPETUALS}: 50 of grain, worth 1000 of dollar when it was opened, with 100 of dollar of collateral`;
    expect(position(0, 50n)).toBe(`A long position ${opened}`);
    expect(position(1, 50n)).toBe(`A short position ${opened}`);
    expect(position(1, 0n)).toBe(`A position of owner at ${PERPETUALS}, closed`);
  });

  test('a market says the open interest of both sides and its liquidity', () => {
    const market = bytesOf(
      tag('16257721932b0075'),
      ...['creator', 'grain', 'dollar', 'feed'].map(key),
      ...[5_000n, 1_000n, 100n, 70n, 30n, 25_000_000_000n, 0n, 1_790_000_000n].map(u64),
      ...[6n, 300n].map((value): BytePart => [value, 2]),
      20,
      255,
      254,
    );
    const { says, fields } = readData(PERPETUALS, market);
    expect(says).toBe(
      `The perpetual market of grain at ${PERPETUALS}: 70 of grain long, 30 of grain short, 5000 of dollar of liquidity`,
    );
    expect(fields).toMatchObject({
      // 25 of a thousand units of worth.
      longFunding: '2.5 %',
      fundingBasisPoints: '3 %',
      maximumLeverage: '20',
    });
  });

  test('an event counts in the token it is about', () => {
    const opened = readEvent(
      PERPETUALS,
      tag('edaff3e693756579'),
      ...['market', 'owner', 'mint', 'mint'].map(key),
      ...[4_000_000n, 120_000_000n, 11_000_000n, 72_000n].map(u64),
      1,
    );
    expect(opened).toMatchObject({
      size: '4 CAKE',
      value: '120 CAKE',
      collateral: '11 CAKE',
      fee: '0.072 CAKE',
      side: 'short',
    });
  });
});

describe('the account of an order book', () => {
  const order = (owner: string, price: bigint, amount: bigint, isSuspended = false): readonly BytePart[] => [
    key(owner),
    key('receiver'),
    ...[9n, price, amount, isSuspended ? 1n : 0n].map(u64),
  ];
  const side = (...orders: readonly (readonly BytePart[])[]): readonly BytePart[] => [
    ...orders.flat(),
    new Uint8Array(96 * (32 - orders.length)),
  ];
  const market = (
    bids: readonly (readonly BytePart[])[],
    asks: readonly (readonly BytePart[])[],
    counts: readonly [number, number] = [bids.length, asks.length],
  ) =>
    readData(
      ORDERBOOK,
      bytesOf(
        tag('dbbed53700e3c69a'),
        ...['creator', 'base', 'quote'].map(key),
        ...[10_000n, 10_000n, 12n, 5_000n].map(u64),
        [5n, 2],
        255,
        254,
        253,
        ...counts,
        6,
        ...side(...bids),
        ...side(...asks),
      ),
    );

  test('says the best prices, the spread and the depth of both sides', () => {
    const { says, type, fields, sections } = market(
      [order('one', 33_800_000n, 2_000_000n), order('two', 33_000_000n, 1_000_000n)],
      [order('one', 34_200_000n, 3_000_000n)],
    );
    expect(type).toBe('order-book');
    expect(says).toBe(
      'The order book of base in quote: best bid 33800000 of quote, best ask 34200000 of quote',
    );
    expect(fields).toMatchObject({
      bestBid: '33800000 of quote',
      bestAsk: '34200000 of quote',
      // 0.4 of 34.
      spread: '1.17 %',
      bidDepth: '100600000 of quote',
      askDepth: '3000000 of base, 6 decimals',
      orders: '3',
      takerFee: '0.05 %',
      uncollectedFees: '5000 of quote',
    });
    expect(sections['Bids']).toEqual({
      bids: '[price 33800000 of quote amount 2000000 of base, 6 decimals owner one orderId 9, price 33000000 of quote amount 1000000 of base, 6 decimals owner two orderId 9]',
    });
  });

  test('counts a suspended order neither as the best nor as depth', () => {
    const { says, fields, sections } = market([], [order('one', 33_000_000n, 5_000_000n, true)]);
    expect(says).toBe('The order book of base in quote, without an order');
    expect(fields).toMatchObject({
      bestAsk: 'none',
      spread: 'none',
      askDepth: '0 of base, 6 decimals',
      orders: '1',
    });
    expect(sections['Asks']?.['asks']).toMatch(/isSuspended yes/);
  });

  test('is malformed with more orders than there is room for', () => {
    expect(market([], [], [33, 0])).toMatchObject({
      reading: 'malformed',
      reason: 'Order book: 33 orders are more than a side holds',
    });
  });
});

describe('numbers in events of the localnet’s programs', () => {
  test('rewards of a stake pool are SOL', () => {
    const fields = readEvent(
      STAKING,
      tag('e28575c817f4a52f'),
      key('pool'),
      key('validator'),
      u64(342_347_536n),
      u64(400_342_347_536n),
    );
    expect(fields).toMatchObject({ lamports: '0.342347536 SOL', total: '400.342347536 SOL' });
  });

  test('what is staked is told in tokens of nine decimals', () => {
    const fields = readEvent(
      STAKING,
      tag('6f8d1a2da1236439'),
      key('pool'),
      key('user'),
      ...[2_000_000_000n, 1_990_000_000n, 5_000_000_000n, 4_000_000_000n].map(u64),
    );
    expect(fields).toMatchObject({ lamports: '2 SOL', tokenAmount: '1.99 tokens', supply: '4 tokens' });
  });

  test('a trade on the curve and one in a pool name the tokens they count', () => {
    const traded = readEvent(
      LAUNCHPAD,
      tag('e1ca49af932ba096'),
      key('mint'),
      key('user'),
      ...[
        1_010_000_000n,
        35_000_000n,
        10_000_000n,
        31_000_000_000n,
        1_000_000n,
        1_000_000_000n,
        500_000n,
      ].map(u64),
      1,
    );
    expect(traded).toMatchObject({
      solAmount: '1.01 SOL',
      tokenAmount: '35 CAKE',
      virtualTokens: '1 CAKE',
      realTokens: '0.5 CAKE',
      isBuy: 'yes',
    });
    const swapped = readEvent(
      AMM,
      tag('d93434539387606d'),
      ...['pool', 'user', 'mint', 'mint'].map(key),
      ...[1_000_000n, 3_000n, 2_000_000n, 9_000_000n, 8_000_000n].map(u64),
    );
    expect(swapped).toMatchObject({
      amountIn: '1 CAKE',
      fee: '0.003 CAKE',
      amountOut: '2 CAKE',
      reserveIn: '9 CAKE',
      reserveOut: '8 CAKE',
    });
  });
});
