import type { Random } from '../chain/random.ts';
import type { AssetRecord, PoolRecord, Regime } from './market-memory.ts';
import { getReserves, toLeg } from './routes.ts';
import type { World } from './world.ts';

const HOUR_MS = 3_600_000;

interface Mood {
  readonly weight: number;
  /** By the hour. */
  readonly drift: readonly [number, number];
  readonly volatility: number;
}

/** Quiet markets mostly, now and then a trend, rarely a storm. */
const MOODS: Readonly<Record<'settled' | 'young', readonly Mood[]>> = {
  settled: [
    { weight: 6, drift: [-0.005, 0.005], volatility: 0.008 },
    { weight: 3, drift: [0.01, 0.05], volatility: 0.015 },
    { weight: 3, drift: [-0.05, -0.01], volatility: 0.015 },
    { weight: 1, drift: [-0.12, 0.12], volatility: 0.05 },
  ],
  young: [
    { weight: 4, drift: [-0.1, 0.1], volatility: 0.15 },
    { weight: 2, drift: [0.4, 1.5], volatility: 0.35 },
    { weight: 4, drift: [-1.2, -0.3], volatility: 0.3 },
  ],
};
const REGIME_SLOTS = [400, 4_000] as const;

/** The mood that begins in `slot`. */
export function pickRegime(random: Random, kind: AssetRecord['kind'], slot: number): Regime {
  if (kind === 'pegged') return { drift: 0, volatility: 0, untilSlot: Number.MAX_SAFE_INTEGER };
  const moods = MOODS[kind];
  const mood = moods[random.weighted(moods.map(({ weight }) => weight))]!;
  const [low, high] = mood.drift;
  return {
    drift: low + random.fraction() * (high - low),
    volatility: mood.volatility,
    untilSlot: slot + random.integer(...REGIME_SLOTS),
  };
}

/** Lets what assets are worth move on to the present slot: geometric walks whose mood changes. */
export function movePrices(world: World): void {
  const { memory, random, slot } = world;
  const slots = slot - memory.pricedSlot;
  if (slots <= 0) return;
  memory.pricedSlot = slot;
  const hours = (slots * world.chain.options.slotMs) / HOUR_MS;
  for (const asset of memory.assets) {
    if (asset.kind === 'pegged') continue;
    if (slot >= asset.regime.untilSlot) asset.regime = pickRegime(random, asset.kind, slot);
    const { drift, volatility } = asset.regime;
    const growth = (drift - volatility ** 2 / 2) * hours + volatility * Math.sqrt(hours) * pickNormal(random);
    asset.fairUsd *= Math.exp(growth);
  }
}

/** How far above its price in the pool people value the first mint of a pool: the logarithm of the ratio. */
export function findGap(world: World, pool: PoolRecord): number {
  const a = world.memory.assets.find(({ mint }) => mint === pool.mintA);
  const b = world.memory.assets.find(({ mint }) => mint === pool.mintB);
  if (!a || !b) return 0;
  const [reserveA, reserveB] = getReserves(world, toLeg(pool, pool.mintA));
  if (reserveA === 0n || reserveB === 0n) return 0;
  const price = Number(reserveB) / 10 ** b.decimals / (Number(reserveA) / 10 ** a.decimals);
  return Math.log(a.fairUsd / b.fairUsd / price);
}

/** Of mean 0 and deviation 1 (Box and Muller). */
function pickNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.fraction()));
  return radius * Math.cos(2 * Math.PI * random.fraction());
}
