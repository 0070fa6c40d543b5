import { remember } from '../economy/memory.ts';
import { findRoutes, getReserves, quoteRoute } from '../economy/routes.ts';
import type { RouteLeg } from '../economy/routes.ts';
import { lessBasisPoints, sendSwap } from '../economy/swaps.ts';
import type { World } from '../economy/world.ts';
import { NATIVE_MINT, PROGRAMS } from '../keys/program-addresses.ts';
import { AMM_PROGRAM } from '../programs/amm.ts';
import { lookupTable } from '../programs/lookup-table.ts';
import { defineScenario } from './define-scenario.ts';

const MAX_LEGS = 3;
const SHARES_MILLIONTHS = [50, 4_000] as const;
const STALE_SHARE = 0.03;
/** Addresses one transaction adds to a table. */
const EXTENSION_SIZE = 20;
const MAX_ROUTES_TRIED = 6;
const RESERVE_LAMPORTS = 300_000_000n;

export default defineScenario({
  key: 'routed-swaps',
  title: 'A router swaps over several pools in one transaction, its accounts in lookup tables',
  weight: 6,
  step: (world) => {
    const { random, memory } = world;
    if (memory.assets.length < 3) return;
    if (memory.routeTables.length === 0) return openTables(world);
    const [from, to] = [random.pick(memory.assets), random.pick(memory.assets)];
    if (from.mint === to.mint) return;
    const trader = world.pickActor();
    const keypair = world.actorAt(trader);
    const held =
      from.mint === NATIVE_MINT
        ? world.balance(keypair.address) - RESERVE_LAMPORTS
        : world.tokenAmount(keypair.address, from);
    const routes = findRoutes(world, from.mint, to.mint, MAX_LEGS).filter(({ length }) => length > 1);
    if (routes.length === 0 || held <= 0n) return;
    const [reserveIn] = getReserves(world, routes[0]![0]!);
    const share = random.logarithmic(...SHARES_MILLIONTHS);
    const wanted = (reserveIn * BigInt(Math.round(share))) / 1_000_000n;
    const amountIn = wanted < held ? wanted : held;
    const legs = pickBest(world, routes, amountIn);
    const quoted = quoteRoute(world, legs, amountIn).at(-1)!;
    const isStale = random.chance(STALE_SHARE);
    const minimumOut = isStale ? (quoted * 103n) / 100n + 1n : lessBasisPoints(quoted, 50);
    const ready = memory.routeTables.filter(({ readySlot }) => readySlot <= world.slot);
    sendSwap(world, keypair, { legs, amountIn, minimumOut }, { tables: ready });
  },
});

function pickBest(world: World, routes: readonly RouteLeg[][], amountIn: bigint): readonly RouteLeg[] {
  let best = routes[0]!;
  let most = -1n;
  for (const legs of routes.slice(0, MAX_ROUTES_TRIED)) {
    const out = quoteRoute(world, legs, amountIn).at(-1)!;
    if (out > most) [best, most] = [legs, out];
  }
  return best;
}

/** The router's tables: programs, then pools with their vaults and mints. */
function openTables(world: World): void {
  const { memory, chain } = world;
  const router = world.persona('router');
  const pools = memory.pools.flatMap(({ pool, mintA, mintB, vaultA, vaultB }) => [
    mintA,
    mintB,
    pool,
    vaultA,
    vaultB,
  ]);
  const { token, token2022, associatedToken, system } = PROGRAMS;
  const addresses = [...new Set([token, token2022, associatedToken, system, AMM_PROGRAM, ...pools])];
  const { address, instruction } = lookupTable.create(router.address, router.address, chain.sealedSlot);
  for (let at = 0; at < addresses.length; at += EXTENSION_SIZE) {
    const part = addresses.slice(at, at + EXTENSION_SIZE);
    const extend = lookupTable.extend(address, router.address, router.address, part);
    const landed = world.send(router, at === 0 ? [instruction, extend] : [extend]);
    if (landed?.error !== null) return;
  }
  const table = { address, addresses, readySlot: world.slot + 1 };
  memory.routeTables = remember(memory.routeTables, table, 1);
}
