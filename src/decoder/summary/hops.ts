import type { Asset, DecodedInstruction, Swap } from '#contracts/decoded';
import { toAssetKey } from './amounts.ts';
import { collectEffects } from './summary-input.ts';
import { isSameSwap } from './trade.ts';

/** Swaps that ran inside, in their order. A router's own report of one that its pool showed is left out. */
export function listHops(instructions: readonly DecodedInstruction[]): readonly Swap[] {
  const hops: Swap[] = [];
  for (const effect of collectEffects(instructions)) {
    if (effect.kind !== 'swap') continue;
    if (effect.pool === undefined && hops.some((hop) => isSameSwap(hop, effect))) continue;
    hops.push({ venue: effect.venue, pool: effect.pool, sold: effect.sold, bought: effect.bought });
  }
  return hops;
}

/** Whether both are one asset; of assets whose mint is not recorded nobody knows. */
export function isSameAsset(one: Asset, other: Asset): boolean {
  const key = toAssetKey(one);
  return key !== 'unknown' && key === toAssetKey(other);
}

/** Raw units of `asset` that went into the hops and came out of them. */
export function addHops(
  hops: readonly Swap[],
  asset: Asset,
): { readonly sold: bigint; readonly bought: bigint } {
  let sold = 0n;
  let bought = 0n;
  for (const hop of hops) {
    if (isSameAsset(hop.sold.asset, asset)) sold += hop.sold.amount;
    if (isSameAsset(hop.bought.asset, asset)) bought += hop.bought.amount;
  }
  return { sold, bought };
}
