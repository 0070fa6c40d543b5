import { quoteSwap } from '../programs/amm.ts';
import type { PoolRecord } from './market-memory.ts';
import type { World } from './world.ts';

/** One swap of a route. */
export interface Hop {
  readonly pool: PoolRecord;
  readonly mintIn: string;
  readonly mintOut: string;
}

export function toHop(pool: PoolRecord, mintIn: string): Hop {
  return { pool, mintIn, mintOut: mintIn === pool.mintA ? pool.mintB : pool.mintA };
}

/** What the vaults of a hop hold: what goes in, what comes out. */
export function getReserves(world: World, { pool, mintIn }: Hop): readonly [bigint, bigint] {
  const { index } = world.chain.bank.accounts;
  const a = index.token(pool.vaultA)?.amount ?? 0n;
  const b = index.token(pool.vaultB)?.amount ?? 0n;
  return mintIn === pool.mintA ? [a, b] : [b, a];
}

/** Amounts after each hop; 0 from where a pool gives nothing. */
export function quoteRoute(world: World, hops: readonly Hop[], amountIn: bigint): bigint[] {
  let amount = amountIn;
  return hops.map((hop) => {
    const [reserveIn, reserveOut] = getReserves(world, hop);
    amount = amount === 0n ? 0n : quoteSwap(amount, reserveIn, reserveOut, hop.pool.feeBasisPoints);
    return amount;
  });
}

/** All ways from one mint to another over at most `maxHops` different pools; a mint to itself is a circle. */
export function findRoutes(world: World, from: string, to: string, maxHops: number): Hop[][] {
  const routes: Hop[][] = [];
  const walk = (mint: string, hops: readonly Hop[]): void => {
    for (const pool of world.memory.pools) {
      if (pool.mintA !== mint && pool.mintB !== mint) continue;
      const hop = toHop(pool, mint);
      if (hops.some((known) => known.pool.pool === pool.pool || known.mintOut === hop.mintOut)) continue;
      const route = [...hops, hop];
      if (hop.mintOut === to) routes.push(route);
      else if (route.length < maxHops && hop.mintOut !== from) walk(hop.mintOut, route);
    }
  };
  walk(from, []);
  return routes;
}
