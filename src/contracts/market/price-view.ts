import type { Address, UnixSeconds } from '../chain.ts';

/** A price with what stands behind it. */
export interface PriceView {
  /** Dollars for a whole token. */
  readonly usd: number;
  /** SOL for a whole token. */
  readonly sol: number;
  /** Where it comes from, market by market, from the token to dollars. */
  readonly path: readonly { readonly market: Address; readonly base: Address; readonly quote: Address }[];
  /** Twice the quote vault of the thinnest market on the path, in 10⁻⁶ dollars. */
  readonly liquidityMicroUsd: bigint | undefined;
  /** When the oldest price on the path was traded at. */
  readonly time: UnixSeconds;
  /** Less than 1,000 dollars stand behind it, or nobody knows how much. */
  readonly isThin: boolean;
  /** Nobody has traded there for ten minutes of chain time. */
  readonly isStale: boolean;
}
