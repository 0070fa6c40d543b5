import type { Asset, DecodedInstruction, Swap } from '#contracts/decoded';
import { toAssetKey } from './amounts.ts';
import { collectEffects } from './summary-input.ts';
import { distinctSwaps } from './trade.ts';

/** Swaps that ran inside, in their order. A router's own report of one that its pool showed is left out. */
export const listSwaps = (instructions: readonly DecodedInstruction[]): readonly Swap[] =>
  distinctSwaps(collectEffects(instructions));

/** Whether both are one asset; of assets whose mint is not recorded nobody knows. */
export function isSameAsset(one: Asset, other: Asset): boolean {
  const key = toAssetKey(one);
  return key !== 'unknown' && key === toAssetKey(other);
}

/** Raw units of `asset` that went into the swaps and came out of them. */
export function addSwaps(
  swaps: readonly Swap[],
  asset: Asset,
): { readonly sold: bigint; readonly bought: bigint } {
  let sold = 0n;
  let bought = 0n;
  for (const swap of swaps) {
    if (isSameAsset(swap.sold.asset, asset)) sold += swap.sold.amount;
    if (isSameAsset(swap.bought.asset, asset)) bought += swap.bought.amount;
  }
  return { sold, bought };
}
