import { isOptional, kindOf, toSqlName, type Column, type ColumnKind } from '../column.ts';
import {
  listColumns,
  type FactTable,
  type MergeRule,
  type RollupTable,
  type Table,
} from '../define-table.ts';
import { toSqlType } from './encode.ts';
import { toHash, toHashName } from './hash-conditions.ts';

/** About 30 days of slots: what has no time is put into parts by them. */
const SLOTS_OF_MONTH = 6_480_000;
/** Batches whose tokens a table remembers, so that one sent a second time adds nothing. */
const WINDOW = 1_000;

const SETTINGS = ` SETTINGS non_replicated_deduplication_window = ${WINDOW}, lightweight_mutation_projection_mode = 'rebuild',
  default_compression_codec = 'ZSTD(1)', auto_statistics_types = ''`;

export const ROWS = '_rows';
export const HEAD = '_head';
/** Where the rows of a table lie. Under its own name is what readers see of them. */
export const toRowsName = (table: Table): string => `${toSqlName(table.name)}${ROWS}`;
/** Where those of its rows lie that are not final. */
export const toHeadName = (table: Table): string => `${toSqlName(table.name)}${HEAD}`;
/** Where the next rows of a ranking are made. */
export const toNextName = (table: Table): string => `${toSqlName(table.name)}_next`;

/** What the store keeps for itself and shows its readers. */
export const SYSTEM_TABLES: Readonly<Record<string, string>> = {
  checkpoints_rows: `(shard Int64, slot Int64, block_slot Int64, block_hash String, first_slot Int64,
    time Nullable(Int64), memory String) ENGINE = ReplacingMergeTree(slot) ORDER BY shard`,
  leases_rows: `(shard Int64, token Int64, expires_ms Int64, version Int64)
    ENGINE = ReplacingMergeTree(version) ORDER BY shard`,
  facts_about_store_rows: `(name String, value String, version Int64)
    ENGINE = ReplacingMergeTree(version) ORDER BY name`,
};

const CHECKPOINT = 'slot, block_slot, block_hash, first_slot, time, memory';
/**
 * What the head holds; the newest row counts. `shown` are its batches and those that went to their place last, so that a
 * statement that read an earlier checkpoint finds their facts all the same. Gone with the server's memory, as the head's
 * rows are.
 */
const HEAD_STATE = `CREATE TABLE IF NOT EXISTS head_state (version Int64, live Array(Int64), shown Array(Int64), slot Int64,
  block_slot Int64, block_hash String, first_slot Int64, time Nullable(Int64), memory String, is_moving UInt8, moved_at DateTime64(3)) ENGINE = Memory`;

/** Keys whose rows a question reads, by its number; the newest remain. */
export const MAX_ASKED = 100_000;
const ASKED = `CREATE TABLE IF NOT EXISTS asked (question Int64, key String) ENGINE = Memory
  SETTINGS min_rows_to_keep = ${MAX_ASKED}, max_rows_to_keep = ${2 * MAX_ASKED}`;

const SYSTEM_VIEWS: Readonly<Record<string, string>> = {
  checkpoints: `SELECT shard, ${CHECKPOINT} FROM (
    SELECT shard, ${CHECKPOINT} FROM checkpoints_rows FINAL UNION ALL
    SELECT 0 AS shard, ${CHECKPOINT} FROM (SELECT * FROM head_state ORDER BY version DESC LIMIT 1) WHERE notEmpty(live)
  ) ORDER BY shard, slot DESC LIMIT 1 BY shard`,
  leases: `SELECT shard, token, expires_ms FROM leases_rows FINAL`,
  facts_about_store: `SELECT name, value FROM facts_about_store_rows FINAL`,
};

/** Up to where every row of every table is there, and final. */
const BOUND = '(SELECT coalesce(max(c.slot), -1) FROM checkpoints_rows AS c WHERE c.shard = 0)';
const toListed = (column: 'live' | 'shown'): string =>
  `(SELECT arrayJoin(s.${column}) FROM (SELECT h.${column} FROM head_state AS h ORDER BY h.version DESC LIMIT 1) AS s)`;

/** The statements that make a database's tables and views, each by the name of what it makes. */
export function toDdl(tables: readonly Table[], expires: boolean): ReadonlyMap<string, string> {
  const statements = [
    ...Object.entries(SYSTEM_TABLES).map(([name, shape]) => `CREATE TABLE IF NOT EXISTS ${name} ${shape}`),
    HEAD_STATE,
    ASKED,
    ...Object.entries(SYSTEM_VIEWS).map(([name, sql]) => `CREATE VIEW IF NOT EXISTS ${name} AS ${sql}`),
    ...tables.flatMap((table) => {
      if (table.kind === 'ranking')
        return [toRanking(table, toRowsName(table)), toRanking(table, toNextName(table)), toView(table)];
      const ddl = table.kind === 'fact' ? toFacts(table) : toRollup(table);
      return [`${ddl}${expires ? toExpiry(table) : ''}${SETTINGS}`, toHead(table), toView(table)];
    }),
  ];
  return new Map(
    statements.map((sql) => [/^CREATE (?:TABLE|VIEW) IF NOT EXISTS (\w{1,80})/.exec(sql)![1]!, sql]), // as all of them begin
  );
}

const toView = (table: Table): string =>
  `CREATE VIEW IF NOT EXISTS ${toSqlName(table.name)} AS ${toSelect(table)}`;

/** The rows of a table as readers see them. `where`: over its key columns, called `t`. `only`: of its columns these. */
export function toSelect(table: Table, where?: string, only?: readonly string[]): string {
  const all = listColumns(table).filter(([name]) => only === undefined || only.includes(name));
  const names = all.map(([name]) => toSqlName(name));
  const rows = toRowsName(table);
  const hashed = only === undefined ? listHashed(table) : [];
  const from = (name: string, conditions: readonly (string | undefined)[]): string => {
    const condition = conditions.filter((one) => one !== undefined).join(' AND ');
    const columns = [
      ...names.map((one) => `t.${one} AS ${one}`),
      // What is in memory has none, and is looked at row by row.
      ...hashed.map(
        (one) => `${name === rows ? `t.${toHashName(one)}` : toHash(`t.${one}`)} AS ${toHashName(one)}`,
      ),
    ].join(', ');
    return `SELECT ${columns} FROM ${name} AS t${condition === '' ? '' : ` WHERE ${condition}`}`;
  };
  const head = toHeadName(table);
  if (table.kind === 'ranking') return from(rows, [where]);
  if (table.kind === 'fact')
    return `${from(rows, [`t.slot <= ${BOUND}`, where])} UNION ALL ${from(head, [
      `t.slot > ${BOUND}`,
      `t.batch IN ${toListed('shown')}`,
      where,
    ])}`;
  const columns = all.map(([name, column]) => {
    const rule = table.merge[name];
    const merged =
      rule === undefined ? `t.${toSqlName(name)}` : toMerged(rule, column, `t.${toSqlName(name)}`);
    return `${merged} AS ${toSqlName(name)}`;
  });
  const key = table.key.map((name) => `t.${toSqlName(name)}`).join(', ');
  return `SELECT ${columns.join(', ')} FROM (${from(rows, [where])} UNION ALL
    ${from(head, [`t.batch IN ${toListed('live')}`, where])}) AS t GROUP BY ${key}`;
}

const NUMBERS = new Set<ColumnKind>(['integer', 'int64', 'uint', 'real']);

function toMerged(rule: MergeRule, column: Column, name: string): string {
  if (rule !== 'first' && rule !== 'last') return `${rule}(${name})`;
  // The same of two, for which the server has a way of its own; one that is absent comes first or last as well.
  if (!isOptional(column) && NUMBERS.has(kindOf(column)))
    return `${rule === 'first' ? 'argMin' : 'argMax'}(tupleElement(${name}, 2), tupleElement(${name}, 1))`;
  return `tupleElement(${rule === 'first' ? 'min' : 'max'}(${name}), 2)`;
}

const SORTED = new Set(['slot', 'time', 'bucket', 'firstSlot', 'firstTime', 'lastTime']);
function toCodec(name: string, column: Column): string {
  const kind = kindOf(column);
  if (kind === 'integer' && SORTED.has(name)) return ' CODEC(Delta(8), ZSTD(1))';
  // Bits that no value of a block needs are left out.
  return kind === 'integer' || kind === 'int64' ? ' CODEC(T64, ZSTD(1))' : ' CODEC(ZSTD(1))';
}

function toFacts(table: FactTable): string {
  const parts = [
    ...listColumnDdl(table).values(),
    ...listHashed(table).map(toHashDdl),
    ...listProjections(table).map((one) => `PROJECTION ${one}`),
  ];
  return toTable(table, parts, `MergeTree`, toFactOrder(table));
}

/** Facts name a few of these many times: a part stores each once, and rows are grouped by a number. */
const REPEATED = new Set(['market', 'venue', 'base', 'quote', 'router', 'mint', 'program']);

function toStoredType(table: FactTable | RollupTable, name: string, column: Column): string {
  const rule = table.kind === 'rollup' ? table.merge[name] : undefined;
  if (rule !== undefined) return toMergedType(rule, column);
  const type = toSqlType(column);
  const isRepeated = table.kind === 'fact' && kindOf(column) === 'address' && REPEATED.has(name);
  return isRepeated ? `LowCardinality(${type})` : type;
}

/** What each column of the rows of a table is declared as, by its name in SQL. */
export function listColumnDdl(table: FactTable | RollupTable): ReadonlyMap<string, string> {
  return new Map(
    listColumns(table).map(([name, column]) => {
      const isMerged = table.kind === 'rollup' && table.merge[name] !== undefined;
      const codec = isMerged ? ' CODEC(ZSTD(1))' : toCodec(name, column);
      return [toSqlName(name), `${toSqlName(name)} ${toStoredType(table, name, column)}${codec}`];
    }),
  );
}

/** Places of rows in other orders, each by the first column of an index or its hash. */
export function listProjections(table: FactTable): readonly string[] {
  const hashed = new Set(listHashed(table));
  return listLeading(table).map((name) => {
    const column = hashed.has(name) ? toHashName(name) : name;
    return `by_${column} (SELECT _part_offset ORDER BY ${column})`;
  });
}

/** Columns by which rows are found in another order than they lie in, as SQL calls them. */
function listLeading(table: FactTable): readonly string[] {
  // The key itself is one where rows lie in another order.
  const leading = new Set([table.key[0]!, ...(table.indexes ?? []).map(([first]) => first!)]);
  leading.delete(toFactOrder(table)[0]!);
  return [...leading].map(toSqlName);
}

/**
 * Addresses by which rows are found and which are many, as SQL calls them: a projection has its column in full, so those are
 * of a hash, four bytes in the row and less than two in the projection, where the address takes up to 32 once more.
 */
export function listHashed(table: Table): readonly string[] {
  if (table.kind !== 'fact') return [];
  const many = listColumns(table).flatMap(([name, column]) =>
    column === 'address' && !REPEATED.has(name) ? [toSqlName(name)] : [],
  );
  const leading = new Set(listLeading(table));
  return many.filter((name) => leading.has(name));
}

/** What a column's hash is declared as. The server makes it of the column. */
export const toHashDdl = (name: string): string =>
  `${toHashName(name)} UInt32 MATERIALIZED ${toHash(name)} CODEC(Delta(4), ZSTD(1))`;

/** What is asked for most lies together: rows of a market, of a mint. */
function toFactOrder({ key, indexes = [], shardBy }: FactTable): readonly string[] {
  const first = shardBy === undefined ? undefined : indexes.find(([column]) => column === shardBy);
  if (first === undefined) return key;
  return [...first, ...key.filter((name) => !first.includes(name))];
}

function toRollup(table: RollupTable): string {
  return toTable(table, [...listColumnDdl(table).values()], 'AggregatingMergeTree', toRollupOrder(table));
}

function toHead(table: FactTable | RollupTable): string {
  const columns = listColumns(table).map(
    ([name, column]) => `${toSqlName(name)} ${toStoredType(table, name, column)}`,
  );
  return `CREATE TABLE IF NOT EXISTS ${toHeadName(table)} (batch Int64, ${columns.join(', ')}) ENGINE = Memory`;
}

function toMergedType(rule: MergeRule, column: Column): string {
  if (rule === 'first' || rule === 'last') {
    const type = `Tuple(UInt64, ${toSqlType(column)})`;
    return `SimpleAggregateFunction(${rule === 'first' ? 'min' : 'max'}, ${type})`;
  }
  return `SimpleAggregateFunction(${rule}, ${toSqlType(column)})`;
}

const SPANS = new Set(['width', 'bucket', 'slot', 'span']);

/** The key, begun with what an index begins with where that names something of the chain. */
function toRollupOrder({ key, indexes = [] }: RollupTable): readonly string[] {
  const leading = indexes.map(([first]) => first!).find((name) => key.includes(name) && !SPANS.has(name));
  return leading === undefined ? key : [leading, ...key.filter((name) => name !== leading)];
}

const toRanking = (table: Table, name: string): string => {
  const columns = listColumns(table).map(([column, kind]) => `${toSqlName(column)} ${toSqlType(kind)}`);
  return `CREATE TABLE IF NOT EXISTS ${name} (${columns.join(', ')}) ENGINE = MergeTree PARTITION BY span
    ORDER BY (${table.key.map(toSqlName).join(', ')})`;
};

function toTable(table: Table, columns: readonly string[], engine: string, order: readonly string[]): string {
  return `CREATE TABLE IF NOT EXISTS ${toRowsName(table)} (${columns.join(', ')})
    ENGINE = ${engine}${toPartition(table)} ORDER BY (${order.map(toSqlName).join(', ')})`;
}

/** By months, so that what is old goes as a whole. */
function toPartition({ columns, key }: Table): string {
  if (columns['time'] !== undefined && key.includes('slot'))
    return ' PARTITION BY toYYYYMM(toDateTime(time))';
  if (key.includes('bucket')) return ' PARTITION BY toYYYYMM(toDateTime(bucket))';
  return key.includes('slot') ? ` PARTITION BY intDiv(slot, ${SLOTS_OF_MONTH})` : '';
}

/** A rollup's time outside its key has a place beside it, so those are only pruned. */
function toExpiry(table: Table): string {
  if (table.keep === undefined) return '';
  const { column, days, where } = table.keep;
  if (table.kind === 'rollup' && !table.key.includes(column)) return '';
  const time = `toDateTime(${toSqlName(column)}) + INTERVAL ${days} DAY`;
  return ` TTL ${time} DELETE${where === undefined ? '' : ` WHERE ${where}`}`;
}
