/** Many addresses, transactions and slots asked about at once: what `POST /api/v1/bulk` takes and answers. */
import type { Absence, BlockRow, Names, Provenance, TransactionRow } from '../answers.ts';
import type { Address, Signature, Slot, UnixSeconds } from '../chain.ts';
import type { IndexCoverage, TokenRow } from '../market/market.ts';
import type { PriceView } from '../market/price-view.ts';

/** Where they are posted as JSON. */
export const BULK_ROUTE = '/api/v1/bulk';

/** Items of one call. */
export const MAX_BULK_ITEMS = 100;
/** Requests a call counts as against the limit of whoever asks. */
export const BULK_COST = 10;

/**
 * What can be read of an item. `holdings` and `newest` cost calls of a node for every address, `activity`, `market`,
 * `prices` and `calls` are of the index alone; `transaction` is of signatures, `block` of slots, everything else of
 * addresses.
 */
export const BULK_PARTS = [
  'account',
  'holdings',
  'newest',
  'activity',
  'market',
  'prices',
  'calls',
  'stake',
  'transaction',
  'block',
] as const;
export type BulkPart = (typeof BULK_PARTS)[number];

export type BulkKind = 'address' | 'transaction' | 'block';

/** Parts there can be of an item of a kind. */
export const PARTS_OF_KIND: Readonly<Record<BulkKind, readonly BulkPart[]>> = {
  address: ['account', 'holdings', 'newest', 'activity', 'market', 'prices', 'calls', 'stake'],
  transaction: ['transaction'],
  block: ['block'],
};

export interface BulkRequest {
  /** Addresses, signatures and slots, each as text. */
  readonly items: readonly string[];
  /** All of them where left out. */
  readonly parts?: readonly BulkPart[] | undefined;
}

/** What stands at an address. */
export interface BulkAccount {
  readonly exists: boolean;
  readonly lamports: bigint;
  readonly owner?: Address | undefined;
  readonly executable: boolean;
  readonly byteLength: number;
  /** In words: `Wallet`, `Mint`, `Stake account`. */
  readonly title: string;
  /** What the protocol of a known program is, in one line without a full stop. */
  readonly does?: string | undefined;
  /** Of a mint. */
  readonly mint?:
    | {
        readonly supply: bigint;
        readonly decimals: number;
        readonly mintAuthority?: Address | undefined;
        readonly freezeAuthority?: Address | undefined;
      }
    | undefined;
  /** Of a token account. */
  readonly token?:
    | {
        readonly mint: Address;
        readonly wallet: Address;
        readonly amount: bigint;
        readonly decimals?: number | undefined;
        readonly frozen: boolean;
      }
    | undefined;
}

/** Token accounts of an address. */
export interface BulkHoldings {
  readonly accounts: number;
  /** Different tokens it has something of. */
  readonly tokens: number;
  /** The first of them, in the order of the node. */
  readonly first: readonly {
    readonly mint: Address;
    readonly amount: bigint;
    readonly decimals?: number | undefined;
  }[];
}

/** Tokens named of one address. */
export const MAX_BULK_HOLDINGS = 10;

/** The newest transaction that names an address. */
export interface BulkNewest {
  readonly signature?: Signature | undefined;
  readonly slot?: Slot | undefined;
  readonly time?: UnixSeconds | undefined;
}

/** An address as a fee payer, as far back as the index reaches. */
export interface BulkActivity {
  readonly firstTime: UnixSeconds;
  readonly lastTime: UnixSeconds;
  readonly transactions: number;
  readonly failed: number;
  readonly feeLamports: bigint;
}

/** A token in the index; its figures are of the last 24 hours. */
export type BulkMarket = Omit<TokenRow, 'mint'>;

/** What a token was traded at in the last 24 hours, the oldest first. Times without a trade have no price. */
export interface BulkPrices {
  /** Seconds of each span; shorter ones where the index has begun lately. */
  readonly width: number;
  readonly points: readonly {
    /** The span begins at. */
    readonly time: UnixSeconds;
    /** Dollars for a whole token at its last trade in the span. */
    readonly usd: number;
  }[];
}

/** A program in the last 24 hours. */
export interface BulkCalls {
  /** Instructions, inner ones included. */
  readonly calls: number;
  /** Transactions that called it, and those of them that failed. */
  readonly transactions: number;
  readonly failed: number;
}

/** A validator by its vote account. */
export interface BulkStake {
  readonly name?: string | undefined;
  readonly lamports: bigint;
  /** Place by active stake, counted from 1. */
  readonly rank: number;
  /** Commission on inflation rewards, in hundredths of a percent. */
  readonly commissionBps: number;
  readonly delinquent: boolean;
}

export interface BulkTransaction extends TransactionRow {
  /** The fee payer is the first. */
  readonly signers: readonly Address[];
  readonly priorityFeeLamports?: bigint | undefined;
}

/** One item. A part that was not asked for, or that there is nothing of, is absent. */
export interface BulkRow {
  readonly item: string;
  readonly kind: BulkKind;
  /** `unread`: not in time; asking again may help. */
  readonly state: 'found' | 'absent' | 'unread';
  /** Why it is not there, or which part of it is not. */
  readonly reason?: string | undefined;
  readonly account?: BulkAccount | undefined;
  readonly holdings?: BulkHoldings | undefined;
  readonly newest?: BulkNewest | undefined;
  readonly activity?: BulkActivity | undefined;
  readonly market?: BulkMarket | undefined;
  readonly prices?: BulkPrices | undefined;
  readonly calls?: BulkCalls | undefined;
  readonly stake?: BulkStake | undefined;
  readonly transaction?: BulkTransaction | undefined;
  readonly block?: BlockRow | undefined;
}

export type BulkAnswer =
  | {
      readonly kind: 'found';
      readonly provenance: Provenance;
      /** One for each item, in their order. */
      readonly rows: readonly BulkRow[];
      /** What the parts of the index are true for; absent where none was asked for, or there is no index. */
      readonly coverage?: IndexCoverage | undefined;
      /** Why no item has a part of the index. */
      readonly notIndexed?: string | undefined;
      /** What a SOL is worth, where `market` was asked for and that is known. */
      readonly sol?: PriceView | undefined;
      readonly names: Names;
    }
  | Absence;
