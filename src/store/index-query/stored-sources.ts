/** Where the sources of free queries lie: their tables, and what bounds how many rows are looked at. */
import type { QueryBody, QueryCondition } from '#contracts/query/index-query';
import type { Column } from '../column.ts';
import type { Table } from '../define-table.ts';
import { getTable } from '../tables.ts';

/** A column that another table has. */
interface JoinedColumn {
  readonly table: 'transactions' | 'blocks';
  readonly column: string;
}

export interface StoredSource {
  readonly table: Table;
  /** Column whose newest rows are looked at first; absent for what is no event. */
  readonly bound: 'slot' | 'bucket' | undefined;
  /** Holds for every row of the source: one span width, one window. */
  readonly fixed: Readonly<Record<string, number>>;
  /** Fields that are not called as their column is, or lie in another table. */
  readonly fields: Readonly<Record<string, string | JoinedColumn>>;
  /** Columns an index begins with, and so narrow what is looked at. */
  readonly indexed: ReadonlySet<string>;
}

const SIGNATURE = { signature: { table: 'transactions', column: 'signature' } } as const;
const HOURLY = { fixed: { width: 3_600 }, fields: { time: 'bucket' } } as const;
const DAILY = { fixed: { width: 86_400 }, fields: { time: 'bucket' } } as const;

function store(table: string, more: Partial<Pick<StoredSource, 'fixed' | 'fields'>> = {}): StoredSource {
  const found = getTable(table);
  const bound = found.key.includes('slot') ? 'slot' : found.key.includes('bucket') ? 'bucket' : undefined;
  const leading = [found.key, ...(found.indexes ?? [])].map(([column]) => column!);
  return {
    table: found,
    bound,
    fixed: more.fixed ?? {},
    fields: more.fields ?? {},
    indexed: new Set(leading.filter((column) => !['slot', 'bucket', 'width', 'span'].includes(column))),
  };
}

/** By the source’s name; `test` holds that every field of the catalogue is here. */
export const STORED_SOURCES: Readonly<Record<string, StoredSource>> = {
  trades: store('swaps', { fields: SIGNATURE }),
  transfers: store('transfers', { fields: SIGNATURE }),
  transactions: store('transactions', { fields: { time: { table: 'blocks', column: 'time' } } }),
  blocks: store('blocks'),
  calls: store('instructionSpans', HOURLY),
  failures: store('failureSpans', { fields: { time: 'bucket' } }),
  programs: store('programSpans', HOURLY),
  routes: store('routeSpans', HOURLY),
  tokenHours: store('tokenSpans', HOURLY),
  marketHours: store('candles', HOURLY),
  chainHours: store('chainSpans', HOURLY),
  walletDays: store('userSpans', DAILY),
  tokenMints: store('tokenMints', { fields: SIGNATURE }),
  supplyChanges: store('supplyChanges', { fields: SIGNATURE }),
  stakeChanges: store('stakeChanges', { fields: SIGNATURE }),
  authorityChanges: store('authorityChanges', { fields: SIGNATURE }),
  anomalies: store('anomalies'),
  tokens: store('tokens'),
  tokenActivity: store('tokenRankings', { fixed: { span: 86_400 } }),
  markets: store('markets'),
  wallets: store('users'),
  holdings: store('tokenAccounts'),
  launches: store('launches'),
  launchTraders: store('launchTraders'),
};

/** The column of a field. Throws for a field the source does not have. */
export function columnOf(
  source: StoredSource,
  field: string,
): { readonly kind: Column; readonly in: JoinedColumn | undefined; readonly name: string } {
  const given = source.fields[field] ?? field;
  const name = typeof given === 'string' ? given : given.column;
  const table = typeof given === 'string' ? source.table : getTable(given.table);
  const kind = table.columns[name];
  if (kind === undefined) throw new Error(`${table.name} has no column ${name}`);
  // A joined row may be missing.
  const isJoined = typeof given !== 'string';
  return {
    kind: isJoined && !kind.endsWith('?') ? (`${kind}?` as Column) : kind,
    in: isJoined ? given : undefined,
    name,
  };
}

/** The condition that leaves the fewest rows to look at, as far as its form says: one value of an indexed column. */
export function findNarrowing(stored: StoredSource, { where = [] }: QueryBody): QueryCondition | undefined {
  const fitting = where.filter(({ field, is }) => is === '=' && isIndexed(stored, field));
  // A transaction or an account is one; a wallet does less than a token or a market sees.
  return fitting.toSorted((a, b) => rankOf(a.field) - rankOf(b.field))[0];
}

const NARROWEST = ['account', 'wallet', 'trader', 'owner', 'market', 'mint', 'base'];
const rankOf = (field: string): number => {
  const rank = NARROWEST.indexOf(field);
  return rank === -1 ? NARROWEST.length : rank;
};

const isIndexed = (stored: StoredSource, field: string): boolean => {
  const { in: joined, name } = columnOf(stored, field);
  return joined === undefined && stored.indexed.has(name);
};
