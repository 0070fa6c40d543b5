import type { Address } from '#contracts/chain';
import type { Asset, DecodedInstruction, Effect, EffectKind } from '#contracts/decoded';
import type { AnyRow } from './column.ts';

type OfKind<E, K> = E extends { readonly kind: infer Own } ? ([Own & K] extends [never] ? never : E) : never;

/** An effect of one of these kinds; `mint` and `burn` are one shape. */
export type EffectOf<K extends EffectKind> = OfKind<Effect, K>;

/** Where a row stands among those of its block, and when that was. */
export interface RowPlace {
  readonly slot: number;
  /** Of the transaction in its block, from 0. */
  readonly position: number;
  /** Among all rows the effects of the transaction left, whatever their table, from 0. */
  readonly part: number;
  /** Unix seconds of the block. */
  readonly time: number;
}

/** What a table may know of the transaction that had the effect. It is of that effect alone: keep no part of it. */
export interface FactContext {
  /** Belongs into the row: `{ ...at, … }`. */
  readonly at: RowPlace;
  readonly feePayer: Address;
  /** The instruction whose effect it is, with those inside it. */
  readonly instruction: DecodedInstruction;
  /** Whether that is one of a token program. */
  readonly isTokenProgram: boolean;
  /** Whether the transaction trades, so that what moves may be a leg of a hop. */
  readonly hasHops: boolean;
  /** The first launchpad that ran in the transaction. */
  readonly launchpad: Address | undefined;
  /** Wrapped SOL’s for SOL; absent where the transaction does not tell. */
  mintOf(asset: Asset): string | undefined;
  /** As the asset itself or the token balances of the transaction tell them. */
  decimalsOf(asset: Asset): number | undefined;
}

/** Which effects a table is made from, and its row of one; none where the effect is none of its affair. */
export interface MadeFrom<
  K extends EffectKind = EffectKind,
  E extends Effect = Effect,
  Row extends object = AnyRow,
> {
  readonly effects: readonly K[];
  /** `earlier`: rows of the same table the block has left so far, in their order. */
  readonly toRow: (effect: E, context: FactContext, earlier: readonly Row[]) => Row | undefined;
}
