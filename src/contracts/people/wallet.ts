/** A wallet as a person's page shows it. */
import type { Answer, Names } from '../answers.ts';
import type { Address, Slot, UnixSeconds } from '../chain.ts';
import type { IndexCoverage } from '../market/market.ts';
import type { PriceView } from '../market/price-view.ts';

export interface WalletHolding {
  readonly mint: Address;
  readonly amount: bigint;
  readonly decimals: number;
  readonly price: PriceView | undefined;
  /** In 10⁻⁶ dollars, by the price; absent without one. */
  readonly microUsd: bigint | undefined;
}

/** What a wallet holds, each with what it is worth. */
export interface WalletWorth {
  /** SOL first, then what is worth most, then what has no price. */
  readonly holdings: readonly WalletHolding[];
  /** Of everything with a price, in 10⁻⁶ dollars; absent when nothing has one. */
  readonly totalMicroUsd: bigint | undefined;
  /** Holdings without a price, which the total misses. */
  readonly unvalued: number;
  /** What the prices are true for; absent where blocks are not indexed. */
  readonly coverage: IndexCoverage | undefined;
}

export type WalletAnswer = Answer<
  WalletWorth & {
    readonly address: Address;
    readonly lamports: bigint;
    readonly holdingsMissing: string | undefined;
    readonly holdingsTruncated: boolean;
    readonly names: Names;
  }
>;

/** What came in and went out of one asset, in its smallest units. */
export interface WalletFlow {
  /** `undefined` for SOL. */
  readonly mint: Address | undefined;
  readonly decimals: number;
  readonly received: bigint;
  readonly sent: bigint;
  readonly transactions: number;
}

export type WalletFlowsAnswer = Answer<{
  readonly address: Address;
  readonly flows: readonly WalletFlow[];
  /** Lamports of fees this wallet paid, which are part of what went out. */
  readonly feeLamports: bigint;
  /** Transactions that were summed. */
  readonly transactions: number;
  /** Of those listed, transactions that could not be read in time and so are missing from the sums. */
  readonly unread: number;
  readonly from: { readonly slot: Slot; readonly time: UnixSeconds | undefined } | undefined;
  readonly to: { readonly slot: Slot; readonly time: UnixSeconds | undefined } | undefined;
  /** Whether older transactions exist, which are not part of the sums. */
  readonly hasMore: boolean;
  readonly names: Names;
}>;
