/** Where facts are stored: tables, the port, and its engines. */
export type { AnyRow, ColumnValue, Columns, RowOf } from './column.ts';
export { defineQuery, MAX_ROWS, type Parameters, type ParametersOf, type Query } from './define-query.ts';
export type { FactTable, MergeRule, RankingTable, RollupTable, Table, TableRow } from './define-table.ts';
export { storeError } from './errors.ts';
export { isClickHouseUrl, toIndexPlace } from './index-place.ts';
export { openPostgresReader } from './postgres/postgres-reader.ts';
export { openPostgresWriter } from './postgres/postgres-writer.ts';
export { shardOf } from './shard-of.ts';
export {
  openRenewableStoreWriter,
  putStoreAside,
  openStoreReader,
  openStoreSnapshot,
  openStoreWriter,
  type StorePlace,
} from './open-store.ts';
export { openSqliteReader } from './sqlite/sqlite-reader.ts';
export { openSqliteWriter } from './sqlite/sqlite-writer.ts';
export type {
  Batch,
  Checkpoint,
  Engine,
  Lease,
  Put,
  ReaderLimits,
  Refresh,
  StoreReader,
  StoreWriter,
} from './store.ts';
export { getTable, listTables } from './tables.ts';
