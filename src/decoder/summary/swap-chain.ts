import type { Asset, DecodedInstruction, Swap } from '#contracts/decoded';
import { toAssetKey } from './amounts.ts';
import { addSwap } from './trade.ts';

/** Swaps that ran inside, in their order. A router's own report of one that its pool showed is left out. */
export function listSwaps(instructions: readonly DecodedInstruction[]): readonly Swap[] {
  const swaps: Swap[] = [];
  addInside(instructions, swaps);
  return swaps;
}

function addInside(instructions: readonly DecodedInstruction[], swaps: Swap[]): void {
  for (let i = 0; i < instructions.length; i++) {
    const { effects, inner } = instructions[i]!;
    for (let j = 0; j < effects.length; j++) {
      const effect = effects[j]!;
      if (effect.kind === 'swap') addSwap(effect, swaps);
    }
    if (inner.length > 0) addInside(inner, swaps);
  }
}

/** Whether a swap ran inside an instruction, or it is one. Orders that were filled are none. */
export function hasSwap({ effects, inner }: DecodedInstruction): boolean {
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    if (effect.kind === 'swap' && effect.order === undefined) return true;
  }
  for (let i = 0; i < inner.length; i++) if (hasSwap(inner[i]!)) return true;
  return false;
}

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
  for (let i = 0; i < swaps.length; i++) {
    const swap = swaps[i]!;
    if (isSameAsset(swap.sold.asset, asset)) sold += swap.sold.amount;
    if (isSameAsset(swap.bought.asset, asset)) bought += swap.bought.amount;
  }
  return { sold, bought };
}
