/** An index of three days for the pages about DeFi: some protocols, one whole day before the window of a day. */
import type { StoreWriter, TableRow } from '#store';
import tokenMints from '#store/tables/token-mints';
import instructionSpans from '#store/tables/instruction-spans';
import marketRankings from '#store/tables/market-rankings';
import markets from '#store/tables/markets';
import programSpans from '#store/tables/program-spans';
import programUsers from '#store/tables/program-users';
import routeSpans from '#store/tables/route-spans';
import stakeChanges from '#store/tables/stake-changes';
import swaps from '#store/tables/swaps';
import supplySpans from '#store/tables/supply-spans';
import tokens from '#store/tables/tokens';
import { addressOf, createScriptedIndex, rowsOf } from './scripted-index.ts';

export const RAYDIUM_V4 = '675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8';
export const RAYDIUM_CLMM = 'CAMMCzo5YL8w4VFF8KVHrK22GGUsp5VTaW7grrKgrWqK';
export const WHIRLPOOL = 'whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc';
export const PUMP = '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P';
export const JUPITER = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4';
export const PYTH = 'rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ';
export const MARINADE = 'MarBmsSgKXdrN1egZf5sqe1TMai9K1rChYNDJgjq7aD';
export const STRANGER = addressOf(99);
export const [USD, EUR_USD] = [addressOf(50), addressOf(51)];
export const HOUR = 3_600;
/** Monday 16 November 2026, 12:00 UTC; the newest block is half an hour into the hour. */
export const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
export const NOW = NOON + 1_800;

const spanOf = (
  program: string,
  bucket: number,
  more: Partial<TableRow<typeof programSpans>> = {},
): TableRow<typeof programSpans> => ({
  width: HOUR,
  bucket,
  program,
  calls: 10,
  transactions: 8,
  failed: 2,
  users: 2,
  computeUnits: 1_000,
  feeLamports: 5_000n,
  swaps: 0,
  lamports: 0n,
  microUsd: 0n,
  ...more,
});

const userOf = (program: string, bucket: number, wallet: number): TableRow<typeof programUsers> => ({
  width: HOUR,
  bucket,
  program,
  wallet: addressOf(wallet),
  transactions: 1,
});

const marketOf = (
  n: number,
  venue: string,
  more: Partial<TableRow<typeof markets>> = {},
): TableRow<typeof markets> => ({
  market: addressOf(n),
  venue,
  base: addressOf(n + 100),
  quote: USD,
  quoteKind: 'usd',
  baseDecimals: 6,
  quoteDecimals: 6,
  firstSlot: 1,
  firstTime: NOON,
  firstPrice: 1,
  slot: 1,
  time: NOON,
  price: 2,
  baseReserve: 1n,
  quoteReserve: 1n,
  liquidityLamports: 1n,
  liquidityMicroUsd: BigInt(n) * 1_000_000n,
  swaps: n,
  ...more,
});

/** One of `all` swaps of a transaction, sent by Jupiter. */
const swapOf = (slot: number, part: number, all: number): TableRow<typeof swaps> => ({
  slot,
  position: 0,
  part,
  time: NOON,
  trader: STRANGER,
  market: addressOf(1),
  venue: RAYDIUM_V4,
  base: addressOf(101),
  quote: USD,
  isBuy: true,
  baseAmount: 1n,
  quoteAmount: 1n,
  price: 1,
  lamports: undefined,
  microUsd: undefined,
  router: JUPITER,
  swaps: all,
});

const tokenOf = (
  n: number,
  createdSlot: number,
  createdTime: number,
  pooled: readonly [slot: number, time: number] | undefined,
): TableRow<typeof tokens> => ({
  mint: addressOf(n),
  decimals: 6,
  firstSlot: createdSlot,
  firstTime: createdTime,
  createdSlot,
  createdTime,
  creator: STRANGER,
  launchpad: PUMP,
  pooledSlot: pooled?.[0],
  pooledTime: pooled?.[1],
  tradedSlot: undefined,
  holders: 0,
  swaps: 0,
});

const tokenMintOf = (n: number, slot: number): TableRow<typeof tokenMints> => ({
  slot,
  position: 0,
  part: n,
  time: NOON,
  mint: addressOf(n),
  creator: STRANGER,
  decimals: 6,
  launchpad: PUMP,
});

export async function createDefiIndex(): Promise<StoreWriter> {
  const writer = await createScriptedIndex(
    { fromSlot: 1, fromTime: NOON - 72 * HOUR, toSlot: 900, toTime: NOW },
    [
      rowsOf(programSpans, [
        spanOf(RAYDIUM_V4, NOON, { swaps: 3, microUsd: 600_000_000n }),
        spanOf(RAYDIUM_V4, NOON - HOUR, { calls: 20, swaps: 1, microUsd: 100_000_000n }),
        spanOf(RAYDIUM_CLMM, NOON, { calls: 5, swaps: 1, microUsd: 100_000_000n }),
        spanOf(WHIRLPOOL, NOON - 23 * HOUR, { users: 1, swaps: 2, microUsd: 200_000_000n }),
        // The hour before the window’s first, and hours that lie before both windows.
        spanOf(WHIRLPOOL, NOON - 24 * HOUR, { calls: 94, swaps: 5, microUsd: 400_000_000n }),
        spanOf(WHIRLPOOL, NOON - 48 * HOUR, { calls: 7_000, swaps: 5, microUsd: 900_000_000n }),
        spanOf(JUPITER, NOON, { calls: 4 }),
        spanOf(PYTH, NOON, { calls: 40 }),
        // Unstaked through by another program’s instruction.
        spanOf(MARINADE, NOON, { calls: 0, transactions: 0, failed: 0, users: 0, feeLamports: 0n, swaps: 1 }),
        spanOf(STRANGER, NOON, { calls: 1_000_000, swaps: 9, microUsd: 9_000_000_000n }),
      ]),
      rowsOf(programUsers, [
        ...[1, 2].map((wallet) => userOf(RAYDIUM_V4, NOON, wallet)),
        ...[2, 3].map((wallet) => userOf(RAYDIUM_V4, NOON - HOUR, wallet)),
        ...[1, 4].map((wallet) => userOf(RAYDIUM_CLMM, NOON, wallet)),
        userOf(WHIRLPOOL, NOON - 23 * HOUR, 9),
        ...[1, 2].map((wallet) => userOf(JUPITER, NOON, wallet)),
        ...[1, 2].map((wallet) => userOf(PYTH, NOON, wallet)),
      ]),
      rowsOf(routeSpans, [
        {
          width: HOUR,
          bucket: NOON,
          router: JUPITER,
          venue: RAYDIUM_V4,
          swaps: 2,
          lamports: 0n,
          microUsd: 300n,
        },
        {
          width: HOUR,
          bucket: NOON - HOUR,
          router: JUPITER,
          venue: WHIRLPOOL,
          swaps: 1,
          lamports: 0n,
          microUsd: 100n,
        },
        {
          width: HOUR,
          bucket: NOON,
          router: STRANGER,
          venue: WHIRLPOOL,
          swaps: 7,
          lamports: 0n,
          microUsd: 999n,
        },
      ]),
      rowsOf(instructionSpans, [
        { width: HOUR, bucket: NOON, program: PYTH, instruction: 'postUpdate', calls: 30, failed: 3 },
        { width: HOUR, bucket: NOON - HOUR, program: PYTH, instruction: 'postUpdate', calls: 9, failed: 0 },
        { width: HOUR, bucket: NOON, program: PYTH, instruction: '', calls: 1, failed: 1 },
        { width: HOUR, bucket: NOON - 30 * HOUR, program: PYTH, instruction: 'old', calls: 5, failed: 0 },
      ]),
      rowsOf(markets, [
        marketOf(1, RAYDIUM_V4),
        marketOf(2, RAYDIUM_CLMM, { liquidityMicroUsd: undefined }),
        marketOf(3, WHIRLPOOL),
        marketOf(4, STRANGER, { base: EUR_USD, quote: USD, price: 0.998 }),
        marketOf(5, STRANGER, { quote: EUR_USD }),
        marketOf(6, MARINADE, { quote: STRANGER, quoteKind: 'sol', price: 1.25 }),
      ]),
      rowsOf(tokenMints, [tokenMintOf(201, 1), tokenMintOf(202, 900), tokenMintOf(203, 900)]),
      rowsOf(tokens, [
        tokenOf(201, 1, NOON - 72 * HOUR, [900, NOON]),
        tokenOf(202, 900, NOON, [900, NOON + 600]),
        tokenOf(203, 900, NOON, undefined),
        tokenOf(204, 1, NOON - 72 * HOUR, [1, NOON - 71 * HOUR]),
      ]),
      rowsOf(supplySpans, [
        { width: HOUR, bucket: NOON, mint: USD, minted: 2n ** 70n, burnt: 1n, changes: 2 },
        { width: HOUR, bucket: NOON - HOUR, mint: USD, minted: 5n, burnt: 0n, changes: 1 },
      ]),
      // One of the three swaps of a transaction was not routed.
      rowsOf(swaps, [
        swapOf(800, 0, 3),
        swapOf(800, 1, 3),
        { ...swapOf(800, 2, 3), router: undefined },
        swapOf(801, 0, 1),
      ]),
      rowsOf(stakeChanges, [
        {
          slot: 900,
          position: 0,
          part: 0,
          time: NOON,
          action: 'delegate',
          account: STRANGER,
          validator: STRANGER,
          lamports: undefined,
        },
        {
          slot: 900,
          position: 0,
          part: 1,
          time: NOON,
          action: 'withdraw',
          account: STRANGER,
          validator: undefined,
          lamports: 7n,
        },
        {
          slot: 1,
          position: 0,
          part: 0,
          time: NOON - 72 * HOUR,
          action: 'split',
          account: STRANGER,
          validator: undefined,
          lamports: 1n,
        },
      ]),
    ],
  );
  const lease = await writer.acquire(0, 'test', 60_000);
  await writer.refresh(lease!, [
    {
      table: marketRankings,
      sql: `SELECT $span, m.market, $as_of, m.venue, m.swaps, 0, 0, m.swaps * 100000000, 0, 1, 1, 0, m.liquidity_micro_usd FROM markets m`,
      parameters: { span: 86_400, asOf: NOW },
      where: { column: 'span', value: 86_400 },
    },
  ]);
  return writer;
}
