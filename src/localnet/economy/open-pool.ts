import type { Keypair } from '../keys/keypair.ts';
import { NATIVE_MINT, PROGRAMS } from '../keys/program-addresses.ts';
import { amm, findPool } from '../programs/amm.ts';
import type { MintKeys } from '../programs/amm.ts';
import { token } from '../programs/token.ts';
import { remember } from './memory.ts';
import type { PoolRecord } from './market-memory.ts';
import { unwrapSol, wrapSol } from './swaps.ts';
import type { World } from './world.ts';

/** Pools the economy trades on; older ones stay on the chain, at rest. */
const REMEMBERED_POOLS = 24;

export interface PoolPlan {
  readonly a: MintKeys;
  /** What `a` is priced in. */
  readonly b: MintKeys;
  readonly feeBasisPoints: number;
  readonly amountA: bigint;
  readonly amountB: bigint;
}

/** Opens a pool with its first liquidity, in one transaction; `undefined` when it failed. */
export function openPool(world: World, creator: Keypair, plan: PoolPlan): PoolRecord | undefined {
  const keys = findPool(plan.a, plan.b, creator.address);
  const { address } = creator;
  const lamports = keys.mintA === NATIVE_MINT ? plan.amountA : keys.mintB === NATIVE_MINT ? plan.amountB : 0n;
  const landed = world.send(
    creator,
    [
      ...(lamports > 0n ? wrapSol(address, lamports) : []),
      amm.initializePool(keys, plan.feeBasisPoints),
      token.createAssociated(PROGRAMS.token, address, address, keys.lpMint),
      amm.addLiquidity(keys, address, plan.amountA, plan.amountB, 1n),
      ...(lamports > 0n ? [unwrapSol(address)] : []),
    ],
    { isBare: true },
  );
  if (landed?.error !== null) return undefined;
  const record = { ...keys, feeBasisPoints: plan.feeBasisPoints };
  rememberPool(world, record);
  return record;
}

/** People trade in it from now on. */
export function rememberPool(world: World, record: PoolRecord): void {
  // The pools of the beginning carry the routes of all others, so they are never forgotten.
  const { pools } = world.memory;
  const lasting = pools.slice(0, FIRST_POOLS);
  world.memory.pools = [
    ...lasting,
    ...remember(pools.slice(FIRST_POOLS), record, REMEMBERED_POOLS - FIRST_POOLS),
  ];
}

/** How many pools a market begins with. */
export const FIRST_POOLS = 10;
