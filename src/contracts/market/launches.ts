/** New tokens and launches as the index saw them, with marks that rules put on them. */
import type { Names } from '../answers.ts';
import type { Address, Signature, Slot, UnixSeconds } from '../chain.ts';
import type { Indexed } from './market.ts';
import type { PriceView } from './price-view.ts';
import { SNIPER_SLOTS, type RiskTone } from '../account/token-risk.ts';

/** Rules that put marks on a launch. The key is the rule’s name wherever it is spoken of. */
export const RISK_RULES = {
  'mint-authority': {
    title: 'Mint authority',
    says: 'A warning unless the index saw it revoked: every mint is created with a mint authority.',
  },
  'freeze-authority': {
    title: 'Freeze authority',
    says: 'A warning when the index saw it transferred, passed when it saw it revoked, otherwise not known: the index does not store who had it at creation.',
  },
  'creator-sold': {
    title: 'Creator sold',
    says: 'A warning when the creator sold at least 1 % of the supply more than it bought in pools (or any, where the supply is not known), a caution for less.',
  },
  'creator-share': {
    title: 'Creator’s share',
    says: 'A warning when token accounts seen of the creator hold at least 20 % of the supply, a caution from 5 %.',
  },
  snipers: {
    title: 'Snipers',
    says: `Wallets other than the creator that bought in the slot of the first trade or the ${SNIPER_SLOTS} after it: a warning from three of them or 10 % of the supply, a caution for fewer.`,
  },
  liquidity: {
    title: 'Liquidity',
    says: 'A warning when less than a fifth of a market’s highest liquidity ($1,000 or more) is left, when one instruction removed half of a pool and nobody traded there since, or when less than $1,000 of liquidity is in the deepest market after its newest trade.',
  },
  'creator-history': {
    title: 'Creator’s history',
    says: 'A warning when the liquidity of an earlier token of the same creator was removed, a caution when five or more earlier ones never reached a pool.',
  },
  'look-alike': {
    title: 'Look-alike',
    says: 'A warning when its symbol or name looks like that of a well-known token. The list is of mainnet.',
  },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly says: string }>>;

export type RiskRule = keyof typeof RISK_RULES;

/** What one rule says of one token. */
export interface RiskMark {
  readonly rule: RiskRule;
  readonly tone: RiskTone;
  /** Two or three words. */
  readonly words: string;
  /** The figures it rests on, as a sentence. */
  readonly evidence: string;
}

/** How far a launch came on the curve it is sold along. */
export type LaunchProgress =
  | { readonly kind: 'pooled'; readonly time: UnixSeconds | undefined }
  | { readonly kind: 'selling'; readonly share: number; readonly basis: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A token whose creation was indexed. */
export interface LaunchRow {
  readonly mint: Address;
  readonly slot: Slot;
  readonly time: UnixSeconds;
  /** Of the transaction that created it. */
  readonly signature: Signature | undefined;
  readonly creator: Address;
  readonly decimals: number | undefined;
  readonly launchpad: Address | undefined;
  readonly firstTradeTime: UnixSeconds | undefined;
  readonly lastTradeTime: UnixSeconds | undefined;
  readonly price: PriceView | undefined;
  /** Dollars for a whole token in the first swap that had a price. */
  readonly firstUsd: number | undefined;
  /** price ÷ first price − 1. */
  readonly change: number | undefined;
  readonly liquidityMicroUsd: bigint | undefined;
  readonly swaps: number;
  readonly buys: number;
  /** Different buyers in the first 9,000 slots of trading, about an hour. */
  readonly earlyBuyers: number;
  readonly microUsd: bigint;
  /** Swaps `microUsd` misses. */
  readonly unvalued: number;
  readonly holders: number;
  readonly progress: LaunchProgress;
  readonly marks: readonly RiskMark[];
}

export interface Launchpad {
  readonly program: Address;
  readonly name: string;
}

export const PUMP_FUN = '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P';
export const LOCALNET_LAUNCHPAD = 'LocaLnetLaunch11111111111111111111111111111';
/** Launchpads that sell the same part of every token, and the same of each other. */
export const STANDARD_CURVES: ReadonlySet<string> = new Set([PUMP_FUN, LOCALNET_LAUNCHPAD]);

export const LAUNCH_PAGE_ROWS = 50;
/** Launches the live page looks at: filters choose among them. */
export const SCANNED_LAUNCHES = 100;

export type LaunchesAnswer = Indexed<{
  /** Newest first. */
  readonly rows: readonly LaunchRow[];
  /** Give it back as `before` for older ones; absent at the end, and where mints were named. */
  readonly nextBefore: string | undefined;
  /** Launchpads whose instructions are read here. */
  readonly launchpads: readonly Launchpad[];
  readonly names: Names;
}>;
