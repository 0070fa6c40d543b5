import { quoteSwap } from '../programs/amm.ts';
import type { PoolRecord } from './market-memory.ts';
import type { World } from './world.ts';

/** One swap of a route. */
export interface RouteLeg {
  readonly pool: PoolRecord;
  readonly mintIn: string;
  readonly mintOut: string;
}

export function toLeg(pool: PoolRecord, mintIn: string): RouteLeg {
  return { pool, mintIn, mintOut: mintIn === pool.mintA ? pool.mintB : pool.mintA };
}

/** What the vaults of a leg hold: what goes in, what comes out. */
export function getReserves(world: World, { pool, mintIn }: RouteLeg): readonly [bigint, bigint] {
  const { index } = world.chain.bank.accounts;
  const a = index.token(pool.vaultA)?.amount ?? 0n;
  const b = index.token(pool.vaultB)?.amount ?? 0n;
  return mintIn === pool.mintA ? [a, b] : [b, a];
}

/** Amounts after each leg; 0 from where a pool gives nothing. */
export function quoteRoute(world: World, legs: readonly RouteLeg[], amountIn: bigint): bigint[] {
  let amount = amountIn;
  return legs.map((leg) => {
    const [reserveIn, reserveOut] = getReserves(world, leg);
    amount = amount === 0n ? 0n : quoteSwap(amount, reserveIn, reserveOut, leg.pool.feeBasisPoints);
    return amount;
  });
}

/** All ways from one mint to another over at most `maxLegs` different pools; a mint to itself is a circle. */
export function findRoutes(world: World, from: string, to: string, maxLegs: number): RouteLeg[][] {
  const routes: RouteLeg[][] = [];
  const walk = (mint: string, legs: readonly RouteLeg[]): void => {
    for (const pool of world.memory.pools) {
      if (pool.mintA !== mint && pool.mintB !== mint) continue;
      const leg = toLeg(pool, mint);
      if (legs.some((known) => known.pool.pool === pool.pool || known.mintOut === leg.mintOut)) continue;
      const route = [...legs, leg];
      if (leg.mintOut === to) routes.push(route);
      else if (route.length < maxLegs && leg.mintOut !== from) walk(leg.mintOut, route);
    }
  };
  walk(from, []);
  return routes;
}
