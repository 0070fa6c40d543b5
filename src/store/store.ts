import type { AnyRow, Columns, RowOf } from './column.ts';
import type { Parameters, ParametersOf, Query } from './define-query.ts';
import type { FactTable, RankingTable, RollupTable, Table, TableRow } from './define-table.ts';

export type Engine = 'sqlite' | 'postgresql' | 'clickhouse';

export const READER_TIMEOUT_MS = 5_000;

export interface ReaderLimits {
  /** After which a question is given up; five seconds unless a test says otherwise. */
  readonly timeoutMs?: number;
}

/** Reads. Safe to share; a question longer than five seconds or 10,000 rows is given up. */
export interface StoreReader {
  readonly engine: Engine;
  /** Rejects with `store/too-slow`, `store/too-many-rows` or `store/unavailable`. */
  all<P extends Parameters, R extends Columns>(
    query: Query<P, R>,
    parameters: ParametersOf<P>,
  ): Promise<readonly RowOf<R>[]>;
  close(): Promise<void>;
}

/** Up to and including `slot`, everything is stored or proven skipped. */
export interface Checkpoint {
  readonly slot: number;
  /** The newest block at or below `slot`; the next block must name it as its parent. */
  readonly blockSlot: number;
  readonly blockHash: string;
  /** First slot ever indexed. */
  readonly firstSlot: number;
  /** Unix seconds of the newest block. */
  readonly time: number | undefined;
  /** What the indexer must know to go on as if it had never stopped; its own text. */
  readonly memory: string;
}

/** The right to write one shard. A later holder's token is higher, and the earlier one's writes are refused. */
export interface Lease {
  readonly shard: number;
  readonly token: number;
}

export interface Put {
  readonly row: AnyRow;
  /** The row as it stood before; absent for a new one. */
  readonly before: AnyRow | undefined;
}

/** What one or several blocks add; all of it becomes visible at once, with the checkpoint, or none of it. */
export interface Batch {
  readonly lease: Lease;
  /** Slot of the checkpoint this continues; `undefined` for the first. */
  readonly after: number | undefined;
  readonly checkpoint: Checkpoint;
  readonly facts: readonly { readonly table: FactTable; readonly rows: readonly AnyRow[] }[];
  readonly puts: readonly {
    readonly table: RollupTable;
    readonly rows: readonly Put[];
    /** Whether each row is put once, so that nobody need look. */
    readonly isOneEach?: true;
  }[];
  /**
   * Whether the blocks may still be taken back: then what stood before is remembered. A batch that may not be
   * taken back settles all before it.
   */
  readonly revocable: boolean;
}

/** A ranking's rows of one window, made by a `SELECT` that gives the table's columns in their order, by the rules of `defineQuery`. */
export interface Refresh {
  readonly table: RankingTable;
  readonly sql: string;
  readonly parameters: Readonly<Record<string, number>>;
  /** Which of its rows are replaced. */
  readonly where: { readonly column: string; readonly value: number };
}

/** Writes, and reads what it just wrote. One process a shard. */
export interface StoreWriter {
  readonly engine: Engine;
  readonly reader: StoreReader;
  /** A put without what stood before is merged into the row that is there, so whoever puts it need not have read that row. */
  readonly merges?: true;
  /** Makes tables that are missing. Throws `store/other-version` for a layout that no migration leads away from. */
  migrate(): Promise<void>;
  /** The ledger these rows come from (its genesis hash); set once. Throws `store/other-ledger`. */
  claimLedger(genesisHash: string): Promise<void>;
  /** Takes or renews the right to write; `holder` names one process. `undefined` while another holds it. */
  acquire(shard: number, holder: string, ttlMs: number): Promise<Lease | undefined>;
  release(lease: Lease): Promise<void>;
  findCheckpoint(shard: number): Promise<Checkpoint | undefined>;
  /**
   * Rows by key, in the order of `keys`; a key is a row's key columns. `columns`: those that are looked at beside it; an
   * engine may leave out the others.
   */
  find<T extends Table>(
    table: T,
    keys: readonly AnyRow[],
    columns?: readonly string[],
  ): Promise<readonly (TableRow<T> | undefined)[]>;
  /**
   * Rejects with `store/not-next` when `after` is not the checkpoint, and `store/lost-lease`. After
   * `store/unavailable` it may or may not have happened: the checkpoint tells.
   */
  commit(batch: Batch): Promise<void>;
  /** Takes back every revocable block above `slot`. Rejects with `store/not-revocable`. */
  rollback(lease: Lease, slot: number): Promise<Checkpoint | undefined>;
  /** Blocks up to `slot` are final: what stood before them is forgotten. Rejects with `store/lost-lease`. */
  settle(lease: Lease, slot: number): Promise<void>;
  /** Rebuilds the rows of rankings, each by its statement. */
  refresh(lease: Lease, refreshes: readonly Refresh[]): Promise<void>;
  /** Drops rows older than their tables keep, some at a time. Gives how many; call again until none. */
  prune(lease: Lease, nowSeconds: number): Promise<number>;
  /** Forgets everything. For a localnet that started over. */
  reset(): Promise<void>;
  /** Bytes on disk; for the health page. */
  measure(): Promise<{ readonly bytes: number }>;
  close(): Promise<void>;
}
