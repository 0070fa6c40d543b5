import { movePrices } from '../economy/prices.ts';
import type { AssetRecord, PoolRecord } from '../economy/market-memory.ts';
import { grant } from '../economy/open-market.ts';
import { getReserves, quoteRoute, toHop } from '../economy/routes.ts';
import { lessBasisPoints, sendSwap } from '../economy/swaps.ts';
import type { World } from '../economy/world.ts';
import { NATIVE_MINT } from '../programs/addresses.ts';
import { defineScenario } from './define-scenario.ts';

/** Share of traders whose quote is out of date, so that their swap fails. */
const STALE_SHARE = 0.035;
const VERSION_ONE_SHARE = 0.08;
const LIMITS = { computeUnitLimit: 120_000, loadedAccountsDataSizeLimit: 8_000_000 } as const;
const KEEP_LAMPORTS = 300_000_000n;

export default defineScenario({
  key: 'pool-trades',
  title: 'People swap on many pools, with the news and against it',
  weight: 30,
  step: (world) => {
    const { random, memory } = world;
    movePrices(world);
    if (memory.pools.length === 0) return;
    const pool = random.pick(memory.pools);
    const mintIn = pickSide(world, pool);
    const hop = toHop(pool, mintIn);
    const [reserveIn] = getReserves(world, hop);
    const share = random.chance(0.04) ? random.logarithmic(60, 250) : random.logarithmic(0.4, 60);
    const wanted = (reserveIn * BigInt(Math.round(share * 100))) / 1_000_000n;
    const found = pickTrader(world, mintIn, wanted);
    if (!found || found.amount === 0n) return;
    const quoted = quoteRoute(world, [hop], found.amount)[0]!;
    const tolerance = random.pick([10, 30, 50, 50, 100, 100, 300]);
    const minimumOut = random.chance(STALE_SHARE)
      ? (quoted * 102n) / 100n + 1n
      : lessBasisPoints(quoted, tolerance);
    const config = random.chance(VERSION_ONE_SHARE) ? { config: LIMITS } : {};
    sendSwap(world, world.actorAt(found.trader), { hops: [hop], amountIn: found.amount, minimumOut }, config);
  },
});

/** The mint that is given: likelier the one the pool overvalues. */
function pickSide(world: World, pool: PoolRecord): string {
  const a = world.memory.assets.find(({ mint }) => mint === pool.mintA);
  const b = world.memory.assets.find(({ mint }) => mint === pool.mintB);
  if (!a || !b) return world.random.pick([pool.mintA, pool.mintB]);
  const [reserveA, reserveB] = getReserves(world, toHop(pool, pool.mintA));
  const price = Number(reserveB) / 10 ** b.decimals / (Number(reserveA) / 10 ** a.decimals);
  const gap = Math.log(a.fairUsd / b.fairUsd / price);
  const buysA = 0.5 + Math.max(-0.42, Math.min(0.42, gap * 18));
  return world.random.chance(buysA) ? pool.mintB : pool.mintA;
}

/** Somebody who has the token to give, and how much of it they give; the treasury sells dollars to who has none. */
function pickTrader(
  world: World,
  mint: string,
  wanted: bigint,
): { readonly trader: number; readonly amount: bigint } | undefined {
  if (mint === NATIVE_MINT) {
    const trader = world.random.chance(0.05) ? world.pickWhale() : world.pickActor();
    const spendable = world.balance(world.actorAt(trader).address) - KEEP_LAMPORTS;
    return { trader, amount: wanted < spendable ? wanted : spendable / 2n };
  }
  const asset = world.memory.assets.find((known) => known.mint === mint);
  if (!asset) return undefined;
  const trader = pickHolder(world, asset);
  if (trader === undefined) {
    if (asset.kind !== 'pegged') return undefined;
    const buyer = world.pickActor();
    grant(world, asset, [world.actorAt(buyer).address], wanted * 5n);
    return { trader: buyer, amount: wanted };
  }
  const held = world.tokenAmount(world.actorAt(trader).address, asset);
  return { trader, amount: wanted < held ? wanted : held };
}

function pickHolder(world: World, asset: AssetRecord): number | undefined {
  for (let attempt = 0; attempt < 8; attempt++) {
    const index = world.pickActor();
    if (world.tokenAmount(world.actorAt(index).address, asset) > 0n) return index;
  }
  return undefined;
}
