/**
 * What the product's questions answer. In code integers are `bigint`; on the wire they are `Wire<…>` of
 * these types (`#std/json`). Text from the chain is untrusted wherever it appears.
 */
import type { HistoryPick } from './account/history-filter.ts';
import type { Address, Blockhash, Commitment, Signature, Slot, UnixSeconds } from './chain.ts';
import type { Cluster, ServedCluster } from './cluster.ts';
import type { BalanceChange, DecodedTransaction, Sentence } from './decoded.ts';
import type { HomeMarket } from './market/home-market.ts';
import type { PastPrices } from './market/past-prices.ts';

/** Where an answer comes from and how fresh it is; shown beside every derived figure. */
export interface Provenance {
  readonly cluster: Cluster;
  /** Host of the endpoint pool or `localnet`; never a URL with a key. */
  readonly source: string;
  /** ISO 8601. */
  readonly fetchedAt: string;
  /** Slot the answer is true for, where the node said. */
  readonly asOfSlot?: Slot | undefined;
  /** Set when every endpoint is down and an older answer is shown. */
  readonly staleSeconds?: number | undefined;
  /** Set by the browser when it shows an outdated answer from its cache: how long ago it was read. */
  readonly cacheAgeSeconds?: number | undefined;
}

/** Why there is nothing to show: eight sights of the page are these and loading, empty, stale, truncated. */
export interface Absence {
  readonly kind: 'absent';
  readonly state:
    /** The cluster says it has no such thing. */
    | 'not-found'
    /** No endpoint could answer. */
    | 'not-available'
    /** The slot produced no block. */
    | 'skipped'
    /** The slot or transaction is ahead of what the node has. */
    | 'too-new'
    /** Older than what the node keeps. */
    | 'pruned'
    /** The blocks that would tell are not indexed, or not yet. */
    | 'not-indexed'
    /** More would have to be looked through than one answer may. */
    | 'too-much'
    /** The text asked for is not an address, signature or slot. */
    | 'malformed';
  readonly message: string;
  /** What to do next. */
  readonly hint?: string | undefined;
  readonly cluster: Cluster;
  /** Other reachable clusters that do have it. */
  readonly foundOn?: readonly Cluster[] | undefined;
}

export type Answer<T> = ({ readonly kind: 'found'; readonly provenance: Provenance } & T) | Absence;

/** What is known of an address beyond its bytes: program names, sysvars, well-known wallets. */
export interface Label {
  readonly name: string;
  readonly kind: 'program' | 'sysvar' | 'token' | 'validator' | 'wallet' | 'account';
  /** Where the label comes from: `built in`, `on chain`. */
  readonly source: string;
}

export interface TokenSummary {
  readonly mint: Address;
  readonly decimals?: number | undefined;
  /** From the chain and so untrusted; absent when the mint has none. */
  readonly symbol?: string | undefined;
  readonly name?: string | undefined;
  /** Path of its picture, drawn by this server; absent where its metadata leads to none. */
  readonly image?: string | undefined;
}

/** Names for what appears in an answer, keyed by address. */
export interface Names {
  readonly labels: Readonly<Record<string, Label>>;
  readonly tokens: Readonly<Record<string, TokenSummary>>;
}

export type TransactionAnswer = Answer<{
  readonly transaction: DecodedTransaction;
  readonly names: Names;
  /** Absent when the node no longer tracks it and history says it landed. */
  readonly confirmation: { readonly commitment: Commitment; readonly confirmations?: number | undefined };
  /** Wire bytes; absent when the node gave only its own JSON form. */
  readonly wire?: Uint8Array | undefined;
  /** What its assets cost then; absent where no index covers that time. */
  readonly prices?: PastPrices | undefined;
}>;

export type RawTransactionAnswer = Answer<{
  /** The node's own JSON, pretty-printed, every digit as the node sent it. */
  readonly json: string;
}>;

/** One row of a history, a block or a live feed. */
export interface TransactionRow {
  readonly signature: Signature;
  readonly slot: Slot;
  readonly blockTime?: UnixSeconds | undefined;
  /** Position in its block, counted from 0. */
  readonly index?: number | undefined;
  readonly status: 'succeeded' | 'failed' | 'unknown';
  readonly errorName?: string | undefined;
  /** Absent while the transaction itself could not be read in time; ask again. */
  readonly summary?: Sentence | undefined;
  readonly action?: string | undefined;
  readonly feePayer?: Address | undefined;
  readonly feeLamports?: bigint | undefined;
  /** Part of the fee above the signature fees; of transactions of a block. */
  readonly priorityFeeLamports?: bigint | undefined;
  readonly computeUnits?: number | undefined;
  readonly vote?: boolean | undefined;
  readonly memo?: string | undefined;
  /** Programs called at the top level. */
  readonly programs?: readonly Address[] | undefined;
  /** Change of the account whose history this is, where it is one. */
  readonly changes?: readonly BalanceChange[] | undefined;
}

export interface TransactionRows {
  readonly rows: readonly TransactionRow[];
  readonly names: Names;
  /** Give it back as `cursor` for the next page; absent at the end. */
  readonly nextCursor?: string | undefined;
  /** Honest count: exact, or at least this many. */
  readonly total?: { readonly count: number; readonly exact: boolean } | undefined;
}

export interface TokenHolding {
  readonly account: Address;
  readonly mint: Address;
  readonly amount: bigint;
  readonly decimals: number;
  readonly tokenProgram: Address;
  readonly frozen?: boolean | undefined;
  readonly delegate?: Address | undefined;
}

export type HistoryAnswer = Answer<
  TransactionRows & {
    /** What the list covers, in words: how far back the node's history goes. */
    readonly coverage: string;
    /** How the rows were found; absent without a filter. */
    readonly picked?: HistoryPick | undefined;
  }
>;

export interface BlockRow {
  readonly slot: Slot;
  readonly blockhash?: Blockhash | undefined;
  /** Of the block it stands on, where the block itself was read. */
  readonly previousBlockhash?: Blockhash | undefined;
  readonly parentSlot?: Slot | undefined;
  readonly blockTime?: UnixSeconds | undefined;
  readonly blockHeight?: number | undefined;
  readonly leader?: Address | undefined;
  readonly transactions?: number | undefined;
  readonly votes?: number | undefined;
  readonly failed?: number | undefined;
  readonly computeUnits?: number | undefined;
  readonly feeLamports?: bigint | undefined;
  /** A slot without a block. */
  readonly skipped?: boolean | undefined;
}

export type BlocksAnswer = Answer<{
  readonly blocks: readonly BlockRow[];
  readonly names: Names;
  /** Give it back as `before` for older blocks. */
  readonly nextBefore?: Slot | undefined;
}>;

export interface ProgramUse {
  readonly program: Address;
  /** Transactions of the block that call it at the top level. */
  readonly transactions: number;
  readonly failed: number;
  readonly computeUnits: number;
}

export type BlockAnswer = Answer<{
  readonly block: BlockRow & {
    readonly previousBlockhash: Blockhash;
    readonly parentSlot: Slot;
    readonly commitment: Commitment;
    readonly priorityFeeLamports?: bigint | undefined;
  };
  /** Compute a block may use on this cluster now, and what that figure rests on. */
  readonly computeLimit?: { readonly units: number; readonly basis: string } | undefined;
  readonly programs: readonly ProgramUse[];
  readonly rewards: readonly {
    readonly address: Address;
    readonly kind: string;
    readonly lamports: bigint;
    readonly balanceAfter: bigint;
    readonly commission?: number | undefined;
  }[];
  readonly names: Names;
  /** What SOL cost when it was made; absent where no index covers that time. */
  readonly prices?: PastPrices | undefined;
}>;

/** Sums over all transactions that fit, not only those listed. */
export interface BlockSums {
  readonly transactions: number;
  readonly failed: number;
  readonly votes: number;
  /** Different ones. */
  readonly feePayers: number;
  readonly feeLamports: bigint;
  readonly priorityFeeLamports: bigint;
  readonly withPriorityFee: number;
  readonly leastFeeLamports: bigint | undefined;
  readonly mostFeeLamports: bigint | undefined;
  /** Whose fee the node did not record: missing in the sums. */
  readonly withoutFee: number;
  readonly computeUnits: number;
  /** How many did what, the most frequent first. */
  readonly actions: readonly { readonly action: string; readonly transactions: number }[];
  /** Why some failed, the most frequent first. */
  readonly errors: readonly { readonly name: string; readonly transactions: number }[];
  /** Who paid most fees, at most ten. */
  readonly topPayers: readonly {
    readonly feePayer: Address;
    readonly transactions: number;
    readonly feeLamports: bigint;
  }[];
}

/** What a range of slots was read of. */
export interface BlocksRead {
  readonly slots: number;
  readonly blocks: number;
  readonly skipped: number;
  /** Not read in time, no longer stored, or not there yet. */
  readonly unread: number;
}

export type BlockTransactionsAnswer = Answer<
  TransactionRows & { readonly sums: BlockSums; readonly read: BlocksRead }
>;

export interface ChainPulse {
  readonly slot: Slot;
  readonly blockHeight?: number | undefined;
  readonly epoch: number;
  readonly slotIndex: number;
  readonly slotsInEpoch: number;
  /** Mean over the window of recent samples; absent without samples. */
  readonly slotMs?: number | undefined;
  readonly transactionsPerSecond?: number | undefined;
  readonly nonVotePerSecond?: number | undefined;
  /** Seconds the rates cover. */
  readonly windowSeconds?: number | undefined;
  readonly transactionCount?: number | undefined;
  /** TPS over time, oldest first, for the chart. */
  readonly samples: readonly {
    readonly slot: Slot;
    readonly perSecond: number;
    readonly nonVotePerSecond?: number | undefined;
  }[];
}

export type HomeAnswer = Answer<{
  readonly pulse: ChainPulse;
  readonly blocks: readonly BlockRow[];
  readonly transactions: readonly TransactionRow[];
  /** Absent where blocks are not indexed. */
  readonly market?: HomeMarket | undefined;
  readonly names: Names;
}>;

/** Events of `/api/live` about the chain's tip; their `id` begins with the slot, so that a reconnect resumes after it. */
export type LiveEvent =
  | { readonly kind: 'pulse'; readonly pulse: ChainPulse }
  | {
      readonly kind: 'block';
      readonly block: BlockRow;
      /** Newest transactions that are not votes, at most twelve. */
      readonly transactions: readonly TransactionRow[];
      readonly names: Names;
    }
  | { readonly kind: 'lost'; readonly message: string };

export type ClusterState = 'ready' | 'connecting' | 'unreachable' | 'off';

export interface ClusterInfo {
  readonly cluster: Cluster;
  readonly state: ClusterState;
  /** Shown in the endpoint list: `15 endpoints (Round-Robin)`. */
  readonly endpoints: number;
  readonly healthy: number;
  readonly slot?: Slot | undefined;
  readonly genesisHash?: string | undefined;
  /** Absent where its blocks are not indexed on this server. */
  readonly indexState?: IndexState | undefined;
  /** What our index of its blocks covers; absent unless `indexState` is `covered`. */
  readonly index?: ClusterIndex | undefined;
}

/** `empty` before the first block is in it; `unread` where it could not be read, or not in time. */
export type IndexState = 'covered' | 'empty' | 'unread';

export interface ClusterIndex {
  /** `sqlite` or `postgresql`. */
  readonly engine: string;
  readonly fromSlot: Slot;
  readonly toSlot: Slot;
  /** Block time of the newest block. */
  readonly toTime: UnixSeconds;
}

export interface ClustersAnswer {
  readonly clusters: readonly ClusterInfo[];
  /** The cluster a visitor without a cookie gets, and why. */
  readonly fallback: ServedCluster;
  readonly fallbackReason: string;
}

export type Suggestion = {
  /** Where Enter goes. */
  readonly href: string;
  readonly title: string;
  readonly note: string;
  readonly kind:
    | 'account'
    | 'transaction'
    | 'block'
    | 'program'
    | 'token'
    | 'page'
    | 'inspector'
    | 'label'
    | 'validator'
    | 'instruction'
    | 'error';
};

export interface SearchAnswer {
  readonly query: string;
  readonly suggestions: readonly Suggestion[];
  /** Set when the text alone decides where to go. */
  readonly goTo?: string | undefined;
}
