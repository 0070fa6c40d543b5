import type { AnyRow, FactTable, TableRow } from '#store';
import type { tables } from '#store/tables/index.gen';

type StoredTable = Extract<(typeof tables)[number], { readonly kind: 'fact' }>;

/** Rows of every fact table of the registry, by its name. */
export type FactRows = { readonly [T in StoredTable as T['name']]: readonly TableRow<T>[] };

export type BlockFact = FactRows['blocks'][number];
export type SkippedSlotFact = FactRows['skippedSlots'][number];
export type TransactionFact = FactRows['transactions'][number];
export type SwapFact = FactRows['swaps'][number];
export type TransferFact = FactRows['transfers'][number];
export type TokenMintFact = FactRows['tokenMints'][number];
export type AnomalyFact = FactRows['anomalies'][number];

/** Use of one program in one block. */
export interface ProgramUse {
  readonly program: string;
  calls: number;
  transactions: number;
  failed: number;
  computeUnits: number;
  feeLamports: bigint;
  readonly users: Map<string, number>;
  /** By the instruction's own name, empty where it is not known. */
  readonly instructions: Map<string, { calls: number; failed: number }>;
}

/** Transactions of one block that failed in one program with one error. */
export interface FailureCount {
  /** The innermost that failed; of what failed as a whole the main one. */
  readonly program: string;
  readonly error: string;
  failed: number;
  feeLamports: bigint;
  /** Of the last of them. */
  signature: string;
}

/** What a token account held after the block's last transaction that changed it. */
export interface TokenAccountState {
  readonly account: string;
  readonly mint: string;
  readonly owner: string | undefined;
  readonly amount: bigint;
}

/** A fee payer in one block. */
export interface UserActivity {
  readonly wallet: string;
  transactions: number;
  failed: number;
  feeLamports: bigint;
}

/** What a swap showed of its market beside the swap itself. */
export interface MarketSighting {
  readonly market: string;
  readonly quoteKind: 'usd' | 'sol' | 'token';
  readonly baseDecimals: number | undefined;
  readonly quoteDecimals: number | undefined;
  /** The vaults after the transaction, where its balances show them. */
  readonly baseReserve: bigint | undefined;
  readonly quoteReserve: bigint | undefined;
  readonly liquidityLamports: bigint | undefined;
  readonly liquidityMicroUsd: bigint | undefined;
}

/** A SOL's price as a swap of the reference market left it. */
export interface ReferencePrice {
  /** 10⁻⁶ dollars for one SOL. */
  readonly microUsd: bigint;
  readonly market: string;
  /** The stablecoin vault, in 10⁻⁶ dollars. */
  readonly depthMicroUsd: bigint;
  readonly slot: number;
  readonly time: number;
}

/** Small transfers of one block, which are no facts of their own: what poisoning is made of. */
export interface DustTransfer {
  readonly position: number;
  readonly signature: string;
  readonly sender: string;
  readonly receiver: string;
  /** No tokens at all, or SOL worth less than the fee of sending it: it is there to be seen. */
  readonly isNothing: boolean;
}

/** What a transaction that is no vote paid above the signature fees. */
export interface PriorityFee {
  readonly signature: string;
  readonly lamports: bigint;
}

/** One asset that left a pool, and what its vault held before the transaction. */
export interface PulledSide {
  readonly mint: string;
  readonly vault: string;
  readonly amount: bigint;
  readonly before: bigint;
}

/** An instruction that took two assets out of a pool at once. */
export interface PoolPull {
  readonly position: number;
  readonly program: string;
  /** The layout’s own name. */
  readonly instruction: string;
  /** The account the layout names as the pool; absent where it names none. */
  readonly pool: string | undefined;
  readonly provider: string;
  readonly sides: readonly PulledSide[];
}

/** Everything one block says. The fact tables are stored as they are; the rest only feeds rollups and rules. */
export interface Facts extends FactRows {
  /** The one row of `blocks`. */
  readonly block: BlockFact;
  readonly programs: readonly ProgramUse[];
  readonly failures: readonly FailureCount[];
  readonly tokenAccounts: readonly TokenAccountState[];
  readonly users: readonly UserActivity[];
  /** One a swap, in the same order. */
  readonly sightings: readonly MarketSighting[];
  /** Newest of the block; absent when the reference market was quiet. */
  readonly referencePrice: ReferencePrice | undefined;
  readonly dust: readonly DustTransfer[];
  /** In the order of their transactions. */
  readonly priorityFees: readonly PriorityFee[];
  readonly pulls: readonly PoolPull[];
  /** What each transfer was worth, in 10⁻⁶ dollars and the order of `transfers`; only SOL and stablecoins are valued. */
  readonly transferValues: readonly (bigint | undefined)[];
}

/** Rows of any table, also of one that no type here knows. */
export function rowsOf(facts: FactRows, { name }: FactTable): readonly AnyRow[] {
  // `toFacts` keeps the rows of each of its tables under that table's name.
  return (facts as Readonly<Record<string, readonly AnyRow[]>>)[name]!;
}
