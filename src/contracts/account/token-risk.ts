/** Who holds a token by how they came to it, and what to beware of, item by item. */
import type { Answer, Names } from '../answers.ts';
import type { Address, Signature, Slot, UnixSeconds } from '../chain.ts';
import type { Sentence } from '../decoded.ts';
import type { Indexed, IndexCoverage } from '../market/market.ts';

/** Slots after that of the first trade in which a buyer counts as a sniper. */
export const SNIPER_SLOTS = 5;
/** So many wallets that make their first buy in one early slot count as bundled. */
export const BUNDLE_WALLETS = 4;

export type HolderClass =
  /** Paid for the transaction that created the mint. */
  | 'creator'
  /** A vault of a market. */
  | 'pool'
  /** Bought in the slot of the first trade or the `SNIPER_SLOTS` slots after it. */
  | 'sniper'
  /** A sniper that bought in the slot of the creation, or whose first buy stands in one slot with `BUNDLE_WALLETS` − 1 others. */
  | 'bundled';

/** A wallet or vault of at least one class, with what it holds as the index last saw it. */
export interface ClassifiedHolder {
  /** The wallet; the owner of the vault for a pool, where it is known. */
  readonly owner: Address | undefined;
  readonly classes: readonly HolderClass[];
  readonly amount: bigint;
  /** Token accounts of it. */
  readonly accounts: readonly Address[];
  /** Of a pool. */
  readonly market?: Address | undefined;
  /** First buy of a sniper. */
  readonly firstBuy?: PlacedAct | undefined;
}

/** Something that happened in a transaction. */
export interface PlacedAct {
  readonly slot: Slot;
  readonly time: UnixSeconds;
  readonly signature: Signature | undefined;
}

/** What the early trades of a token say, or why nobody can tell. */
export type EarlyTrades =
  | {
      readonly kind: 'known';
      readonly firstSlot: Slot;
      readonly lastSlot: Slot;
      /** Whether there were more buys in these slots than were looked at. */
      readonly isCut: boolean;
    }
  | { readonly kind: 'unknown'; readonly reason: string };

export type Creation =
  | {
      readonly kind: 'known';
      readonly creator: Address;
      readonly launchpad: Address | undefined;
      readonly act: PlacedAct;
    }
  | { readonly kind: 'unknown'; readonly reason: string };

export interface HolderClasses {
  readonly creation: Creation;
  readonly early: EarlyTrades;
  /** Those who hold the most first. */
  readonly holders: readonly ClassifiedHolder[];
  /** A holder of two classes counts in both. */
  readonly sums: Readonly<Record<HolderClass, { readonly holders: number; readonly amount: bigint }>>;
}

export type TokenHolderClassesAnswer = Indexed<
  { readonly mint: Address; readonly names: Names } & HolderClasses
>;

export type RiskTone = 'danger' | 'caution' | 'fine' | 'unknown';

/** What a finding rests on. */
export type RiskEvidence =
  | { readonly kind: 'address'; readonly label: string; readonly address: Address }
  | { readonly kind: 'transaction'; readonly label: string; readonly signature: Signature }
  | { readonly kind: 'share'; readonly label: string; readonly share: number }
  | { readonly kind: 'usd'; readonly label: string; readonly microUsd: bigint }
  | { readonly kind: 'count'; readonly label: string; readonly count: number }
  | { readonly kind: 'time'; readonly label: string; readonly time: UnixSeconds }
  | { readonly kind: 'sentence'; readonly label: string; readonly sentence: Sentence };

export interface RiskItem {
  readonly key: string;
  readonly tone: RiskTone;
  readonly title: string;
  /** What was found; of an unknown item, why it is not known. */
  readonly finding: string;
  /** What makes it a danger or a caution. */
  readonly rule: string;
  readonly evidence: readonly RiskEvidence[];
}

export type TokenRiskAnswer = Answer<{
  readonly mint: Address;
  /** Dangers first, then cautions, what is not known, and what is fine. */
  readonly items: readonly RiskItem[];
  /** Absent where the cluster is not indexed. */
  readonly coverage: IndexCoverage | undefined;
  readonly names: Names;
}>;
