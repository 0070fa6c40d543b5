import { findRoutes, getReserves, quoteRoute } from '../economy/routes.ts';
import type { RouteLeg } from '../economy/routes.ts';
import { toSwapInstructions } from '../economy/swaps.ts';
import type { World } from '../economy/world.ts';
import { NATIVE_MINT } from '../keys/program-addresses.ts';
import { computeBudget } from '../programs/system.ts';
import { defineScenario } from './define-scenario.ts';

const MAX_LEGS = 3;
const BOTS = 2;
/** Shares of the first reserve that are tried, in millionths. */
const SHARES = [300n, 1_000n, 3_000n, 7_000n, 15_000n, 30_000n] as const;
const LEAST_PROFIT_LAMPORTS = 400_000n;
/** The other bot saw the same and comes too late. */
const RACE_SHARE = 0.3;

interface Chance {
  readonly legs: readonly RouteLeg[];
  readonly amountIn: bigint;
  readonly profit: bigint;
}

export default defineScenario({
  key: 'arbitrage',
  title: 'Bots buy where a token is cheap and sell where it is dear, in one transaction',
  weight: 6,
  step: (world) => {
    const { random } = world;
    const chance = findChance(world);
    if (!chance) return;
    const first = random.integer(0, BOTS - 1);
    take(world, first, chance);
    if (random.chance(RACE_SHARE)) take(world, (first + 1) % BOTS, chance);
  },
});

/** The circle from SOL to SOL that pays best now. */
function findChance(world: World): Chance | undefined {
  let best: Chance | undefined;
  for (const legs of findRoutes(world, NATIVE_MINT, NATIVE_MINT, MAX_LEGS)) {
    const [reserveIn] = getReserves(world, legs[0]!);
    for (const share of SHARES) {
      const amountIn = (reserveIn * share) / 1_000_000n;
      const profit = (quoteRoute(world, legs, amountIn).at(-1) ?? 0n) - amountIn;
      if (profit > (best?.profit ?? LEAST_PROFIT_LAMPORTS)) best = { legs, amountIn, profit };
    }
  }
  return best;
}

function take(world: World, bot: number, { legs, amountIn, profit }: Chance): void {
  const keypair = world.persona(`arbitrage-${bot}`, 300n);
  // It asks for most of its profit, so that a bot that comes second fails instead of losing.
  const minimumOut = amountIn + (profit * 9n) / 10n;
  const units = 90_000;
  // Up to a fifth of the profit goes to the leader.
  const price = Number((profit * BigInt(world.random.integer(2, 20)) * 10_000n) / BigInt(units));
  world.send(
    keypair,
    [
      computeBudget.unitLimit(units),
      computeBudget.unitPrice(Math.min(price, 40_000_000)),
      ...toSwapInstructions(world, keypair.address, { legs, amountIn, minimumOut }),
    ],
    { isBare: true },
  );
}
