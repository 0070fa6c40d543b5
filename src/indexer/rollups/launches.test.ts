import { describe, expect, test } from 'vitest';
import { openSqliteWriter, type AnyRow } from '#store';
import launchTraders, { EARLY_SLOTS } from '#store/tables/launch-traders';
import launches from '#store/tables/launches';
import type { TokenMintFact, Facts, SwapFact, MarketSighting } from '../facts/facts.ts';
import { RollupRunner } from '../run-rollups.ts';
import { makeFacts } from '../testing/make-facts.ts';
import { rollups } from './index.gen.ts';
import type { Rollup } from './define-rollup.ts';

const [MINT, OLD, CREATOR, ALICE, MARKET] = [
  'So11111111111111111111111111111111111111112',
  'Stake11111111111111111111111111111111111112',
  'Vote111111111111111111111111111111111111112',
  'Config1111111111111111111111111111111111111',
  'ComputeBudget111111111111111111111111111111',
];

const tokenMint = (slot: number): TokenMintFact => ({
  slot,
  position: 0,
  part: 0,
  time: slot,
  mint: MINT!,
  creator: CREATOR!,
  decimals: 6,
  launchpad: undefined,
});

const swap = (slot: number, trader: string, isBuy: boolean, more: Partial<SwapFact> = {}): SwapFact => ({
  slot,
  position: 1,
  part: 0,
  time: slot,
  trader,
  market: MARKET!,
  venue: MARKET!,
  base: MINT!,
  quote: OLD!,
  isBuy,
  baseAmount: 2_000_000n,
  quoteAmount: 1n,
  price: 1,
  lamports: 1n,
  microUsd: 3_000_000n,
  router: undefined,
  swaps: 1,
  ...more,
});

function factsOf(
  slot: number,
  tokenMints: readonly TokenMintFact[],
  swaps: readonly SwapFact[],
  liquidity = 10n,
): Facts {
  const sighting: MarketSighting = {
    market: MARKET!,
    quoteKind: 'sol',
    baseDecimals: 6,
    quoteDecimals: 9,
    baseReserve: undefined,
    quoteReserve: undefined,
    liquidityLamports: undefined,
    liquidityMicroUsd: liquidity,
  };
  const block = { slot, time: slot };
  return makeFacts({ block, tokenMints, swaps, sightings: swaps.map(() => sighting) });
}

/** Rows of a table after these blocks, put into the given batches. */
async function run(table: string, batches: readonly (readonly Facts[])[]): Promise<readonly AnyRow[]> {
  const writer = openSqliteWriter(':memory:');
  await writer.migrate();
  const only = (rollups as readonly Rollup[]).filter(({ table: { name } }) =>
    ['tokens', 'tokenAccounts', 'launches', 'launchTraders'].includes(name),
  );
  const runner = new RollupRunner(only, { find: (of, keys) => writer.find(of, keys), owns: () => true });
  const rows = new Map<string, AnyRow>();
  for (const batch of batches) {
    const puts = await runner.run(batch);
    runner.remember(puts);
    for (const put of puts)
      if (put.table.name === table)
        for (const { row } of put.rows) rows.set(put.table.key.map((key) => row[key]).join(), row);
  }
  await writer.close();
  return [...rows.values()];
}

describe('launches', () => {
  const BLOCKS = [
    factsOf(10, [tokenMint(10)], [], 0n),
    factsOf(20, [], [swap(20, CREATOR!, true), swap(20, ALICE!, true, { microUsd: undefined })], 50n),
    factsOf(30, [], [swap(30, ALICE!, false), swap(30, ALICE!, true, { base: OLD! })], 20n),
  ];

  test('sums what is traded of a token since its creation, and keeps the first price and the peak', async () => {
    expect(await run(launches.name, [BLOCKS])).toEqual([
      {
        mint: MINT,
        firstTime: 20,
        lastTime: 30,
        swaps: 3,
        buys: 2,
        microUsd: 6_000_000n,
        unvalued: 1,
        firstPrice: 1.5,
        peakLiquidityMicroUsd: 50n,
      },
    ]);
  });

  test('comes out alike however blocks are put into batches', async () => {
    for (const table of [launches.name, launchTraders.name]) {
      expect(
        await run(
          table,
          BLOCKS.map((block) => [block]),
        ),
      ).toEqual(await run(table, [BLOCKS]));
    }
  });

  test('tokens that were there before the index leave no row', async () => {
    expect(await run(launches.name, [BLOCKS.slice(1)])).toEqual([]);
    expect(await run(launchTraders.name, [BLOCKS.slice(1)])).toEqual([]);
  });
});

describe('launch traders', () => {
  test('everyone counts for about an hour, the creator for ever', async () => {
    const late = 20 + EARLY_SLOTS + 1;
    const rows = await run(launchTraders.name, [
      [factsOf(10, [tokenMint(10)], []), factsOf(20, [], [swap(20, ALICE!, true)])],
      [factsOf(late - 1, [], [swap(late - 1, ALICE!, false)])],
      [factsOf(late, [], [swap(late, ALICE!, true), swap(late, CREATOR!, false)])],
    ]);
    expect(rows).toEqual([
      {
        mint: MINT,
        trader: ALICE,
        firstSlot: 20,
        firstTime: 20,
        buys: 1,
        sells: 1,
        bought: 2_000_000n,
        sold: 2_000_000n,
        boughtMicroUsd: 3_000_000n,
        soldMicroUsd: 3_000_000n,
      },
      {
        mint: MINT,
        trader: CREATOR,
        firstSlot: late,
        firstTime: late,
        buys: 0,
        sells: 1,
        bought: 0n,
        sold: 2_000_000n,
        boughtMicroUsd: 0n,
        soldMicroUsd: 3_000_000n,
      },
    ]);
  });
});
