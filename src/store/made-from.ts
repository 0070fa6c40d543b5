import type { Address } from '#contracts/chain';
import type { Asset, DecodedInstruction, Effect, EffectKind } from '#contracts/decoded';
import type { AnyRow } from './column.ts';

type OfKind<E, K> = E extends { readonly kind: infer Own } ? ([Own & K] extends [never] ? never : E) : never;

/** An effect of one of these kinds; `mint` and `burn` are one shape. */
export type EffectOf<K extends EffectKind> = OfKind<Effect, K>;

/** Where in the chain a row comes from. */
export interface RowPlace {
  readonly slot: number;
  /** Of the transaction in its block, from 0. */
  readonly position: number;
  /** Among all rows the effects of the transaction left, whatever their table, from 0. */
  readonly part: number;
  /** Unix seconds of the block. */
  readonly time: number;
}

/** What a table may use of the transaction. The object is reused for the next effect: do not hold on to it. */
export interface FactContext {
  /** Copied into the row: `{ ...at, … }`. */
  readonly at: RowPlace;
  readonly feePayer: Address;
  /** The instruction that had the effect, with its inner instructions. */
  readonly instruction: DecodedInstruction;
  /** Whether `instruction` belongs to a token program. */
  readonly isTokenProgram: boolean;
  /** Whether the transaction swaps: then a transfer may be one leg of a swap. */
  readonly hasSwaps: boolean;
  /** Whether a program of pools made it, as the mint of a pool's shares. */
  readonly isOfPool: boolean;
  /** The launchpad that made it, or else the first one the transaction calls. */
  readonly launchpad: Address | undefined;
  /** The mint of wrapped SOL for SOL; `undefined` when the transaction does not show it. */
  mintOf(asset: Asset): string | undefined;
  /** From the asset, or else from the transaction's token balances. */
  decimalsOf(asset: Asset): number | undefined;
}

/** Which effects a table reads, and the row it makes of one. `toRow` returns `undefined` for an effect to skip. */
export interface MadeFrom<
  K extends EffectKind = EffectKind,
  E extends Effect = Effect,
  Row extends object = AnyRow,
> {
  readonly effects: readonly K[];
  /** `earlier`: this table's rows of the same block so far, in order. */
  readonly toRow: (effect: E, context: FactContext, earlier: readonly Row[]) => Row | undefined;
}
