import type { AnyRow, FactTable, TableRow } from '#store';
import type anomalies from '#store/tables/anomalies';
import type authorityChanges from '#store/tables/authority-changes';
import type births from '#store/tables/births';
import type blocks from '#store/tables/blocks';
import type hops from '#store/tables/hops';
import type skippedSlots from '#store/tables/skipped-slots';
import type stakeChanges from '#store/tables/stake-changes';
import type supplyChanges from '#store/tables/supply-changes';
import type transactions from '#store/tables/transactions';
import type transfers from '#store/tables/transfers';

export type BlockFact = TableRow<typeof blocks>;
export type SkippedSlotFact = TableRow<typeof skippedSlots>;
export type TransactionFact = TableRow<typeof transactions>;
export type HopFact = TableRow<typeof hops>;
export type TransferFact = TableRow<typeof transfers>;
export type BirthFact = TableRow<typeof births>;
export type AuthorityChangeFact = TableRow<typeof authorityChanges>;
export type SupplyChangeFact = TableRow<typeof supplyChanges>;
export type StakeChangeFact = TableRow<typeof stakeChanges>;
export type AnomalyFact = TableRow<typeof anomalies>;

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

/** What a hop showed of its market beside the hop itself. */
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

/** A SOL's price as a hop of the reference market left it. */
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

/** Everything one block says. The fact tables are kept as they are; the rest only feeds rollups and rules. */
export interface Facts {
  /** Rows of fact tables that nothing here names, by table name. */
  readonly more: Readonly<Record<string, readonly AnyRow[]>>;
  readonly block: BlockFact;
  readonly skipped: readonly SkippedSlotFact[];
  readonly transactions: readonly TransactionFact[];
  readonly hops: readonly HopFact[];
  readonly transfers: readonly TransferFact[];
  readonly births: readonly BirthFact[];
  readonly authorityChanges: readonly AuthorityChangeFact[];
  readonly supplyChanges: readonly SupplyChangeFact[];
  readonly stakeChanges: readonly StakeChangeFact[];
  readonly anomalies: readonly AnomalyFact[];
  readonly programs: readonly ProgramUse[];
  readonly tokenAccounts: readonly TokenAccountState[];
  readonly users: readonly UserActivity[];
  /** One a hop, in the same order. */
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

/** What a block says for a fact table; nothing for tables it has no rows of. */
export function rowsOf(facts: Facts, { name }: Pick<FactTable, 'name'>): readonly AnyRow[] {
  if (name === 'blocks') return [facts.block];
  if (name === 'skippedSlots') return facts.skipped;
  if (name in NAMED) return facts[name as keyof typeof NAMED]; // a key of it, just seen
  return facts.more[name] ?? [];
}

/** Fact tables that rollups, rules and pages name. */
export const NAMED = {
  transactions: true,
  hops: true,
  transfers: true,
  births: true,
  authorityChanges: true,
  supplyChanges: true,
  stakeChanges: true,
  anomalies: true,
} as const satisfies { readonly [Name in keyof Facts]?: true };
