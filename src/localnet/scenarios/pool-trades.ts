import type { Random } from '../chain/random.ts';
import type { AssetRecord } from '../economy/market-memory.ts';
import { getTreasury } from '../economy/open-market.ts';
import { findGap, movePrices } from '../economy/prices.ts';
import { getReserves, quoteRoute, toLeg } from '../economy/routes.ts';
import { lessBasisPoints, sendSwap } from '../economy/swaps.ts';
import type { World } from '../economy/world.ts';
import type { Keypair } from '../keys/keypair.ts';
import { NATIVE_MINT } from '../keys/program-addresses.ts';
import { defineScenario } from './define-scenario.ts';

/** Share of traders whose quote is out of date, so that their swap fails. */
const STALE_SHARE = 0.035;
/** From here on a wrong price is worth a large trade. */
const NOTICED_GAP = 0.012;
const VERSION_ONE_SHARE = 0.08;
const LIMITS = { computeUnitLimit: 120_000, loadedAccountsDataSizeLimit: 8_000_000 } as const;
const KEEP_LAMPORTS = 300_000_000n;

export default defineScenario({
  key: 'pool-trades',
  title: 'People swap on many pools, with the news and against it',
  weight: 40,
  step: (world) => {
    const { random, memory } = world;
    movePrices(world);
    if (memory.pools.length === 0) return;
    const pool = random.pick(memory.pools);
    const gap = findGap(world, pool);
    const buysA = 0.5 + Math.max(-0.45, Math.min(0.45, gap * 30));
    const mintIn = random.chance(buysA) ? pool.mintB : pool.mintA;
    const leg = toLeg(pool, mintIn);
    const [reserveIn] = getReserves(world, leg);
    const wanted = (reserveIn * BigInt(Math.round(pickShare(random, gap)))) / 1_000_000n;
    const found = pickTrader(world, mintIn, wanted);
    if (!found || found.amount === 0n) return;
    const quoted = quoteRoute(world, [leg], found.amount)[0]!;
    const tolerance = random.pick([10, 30, 50, 50, 100, 100, 300]);
    const minimumOut = random.chance(STALE_SHARE)
      ? (quoted * 102n) / 100n + 1n
      : lessBasisPoints(quoted, tolerance);
    const config = random.chance(VERSION_ONE_SHARE) ? { config: LIMITS } : {};
    sendSwap(world, found.trader, { legs: [leg], amountIn: found.amount, minimumOut }, config);
  },
});

/** How many millionths of the reserve are given: mostly little, a whale now and then, much when it pays. */
function pickShare(random: Random, gap: number): number {
  const distance = Math.abs(gap);
  if (distance > NOTICED_GAP && random.chance(0.5)) {
    return Math.min(0.05, distance * (0.1 + 0.35 * random.fraction())) * 1_000_000;
  }
  return random.chance(0.03) ? random.logarithmic(4_000, 20_000) : random.logarithmic(40, 4_000);
}

/** Somebody who has the token to give, and how much of it they give; the treasury when others have too little. */
function pickTrader(
  world: World,
  mint: string,
  wanted: bigint,
): { readonly trader: Keypair; readonly amount: bigint } | undefined {
  if (mint === NATIVE_MINT) {
    const trader = world.actorAt(world.random.chance(0.05) ? world.pickWhale() : world.pickActor());
    const spendable = world.balance(trader.address) - KEEP_LAMPORTS;
    return { trader, amount: wanted < spendable ? wanted : spendable / 2n };
  }
  const asset = world.memory.assets.find((known) => known.mint === mint);
  if (!asset) return undefined;
  const trader = pickHolder(world, asset);
  const held = trader ? world.tokenAmount(trader.address, asset) : 0n;
  if (trader && held * 3n > wanted) return { trader, amount: wanted < held ? wanted : held };
  const treasury = getTreasury(world);
  const left = world.tokenAmount(treasury.address, asset);
  if (left > wanted) return { trader: treasury, amount: wanted };
  return trader && { trader, amount: held };
}

function pickHolder(world: World, asset: AssetRecord): Keypair | undefined {
  for (let attempt = 0; attempt < 8; attempt++) {
    const actor = world.actorAt(world.pickActor());
    if (world.tokenAmount(actor.address, asset) > 0n) return actor;
  }
  return undefined;
}
