import { NATIVE_MINT } from '../keys/program-addresses.ts';
import type { MintKeys } from '../programs/amm.ts';
import { remember } from './memory.ts';
import { pickRegime } from './prices.ts';
import type { World } from './world.ts';

const REMEMBERED_ASSETS = 20;
/** The assets of the beginning are never forgotten. */
const FIRST_ASSETS = 7;

interface YoungToken extends MintKeys {
  readonly decimals: number;
  readonly symbol: string;
}

/** A token that just got its pool: from now on people value it, beginning with its price there in lamports. */
export function listYoung(world: World, token: YoungToken, priceLamports: number): void {
  const { random, memory, slot } = world;
  const sol = memory.assets.find(({ mint }) => mint === NATIVE_MINT);
  if (!sol) return;
  const { mint, program, decimals, symbol } = token;
  const asset = {
    mint,
    program,
    decimals,
    symbol,
    kind: 'young' as const,
    fairUsd: (priceLamports / 1e9) * sol.fairUsd,
    regime: pickRegime(random, 'young', slot),
  };
  memory.assets = [
    ...memory.assets.slice(0, FIRST_ASSETS),
    ...remember(memory.assets.slice(FIRST_ASSETS), asset, REMEMBERED_ASSETS - FIRST_ASSETS),
  ];
}
