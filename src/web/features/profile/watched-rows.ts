import type { BulkPart, BulkRow } from '#contracts/bulk/bulk';
import { MAX_BULK_ITEMS } from '#contracts/bulk/bulk';
import { CLUSTER_NAMES, isServedCluster, type ServedCluster } from '#contracts/cluster';
import type { PriceView } from '#contracts/market/price-view';
import { toMicroUsd } from '#contracts/market/past-prices';
import { SOL_DECIMALS } from '#contracts/chain';
import type { Watched, WatchedKind } from '#contracts/people/people';
import type { Wire } from '#std/json';
import type { BulkCall } from '../../api/use-bulk.ts';
import type { WireNames } from '../../values/names.ts';

/** An entry with what is known of it now. */
export interface WatchedRow {
  readonly entry: Watched;
  readonly fact: Wire<BulkRow> | undefined;
  /** What a SOL is worth on its cluster. */
  readonly sol: Wire<PriceView> | undefined;
  /** Whether its figures are still on their way. */
  readonly isLoading: boolean;
}

/** Entries of one kind on one cluster. */
export interface WatchedGroup {
  readonly kind: WatchedKind;
  readonly cluster: ServedCluster;
  readonly title: string;
  readonly entries: readonly Watched[];
}

const TITLES: Readonly<Record<WatchedKind, string>> = {
  token: 'Tokens',
  account: 'Accounts',
  program: 'Programs',
  validator: 'Validators',
  market: 'Markets',
};

/** By kind, then by cluster, which is named where there are several. */
export function toGroups(entries: readonly Watched[]): readonly WatchedGroup[] {
  const clusters = [...new Set(entries.map(({ cluster }) => cluster))].filter(isServedCluster).toSorted();
  const kinds = Object.keys(TITLES) as readonly WatchedKind[]; // the keys of the record above
  return kinds.flatMap((kind) =>
    clusters.flatMap((cluster) => {
      const own = entries.filter((entry) => entry.kind === kind && entry.cluster === cluster);
      const title = clusters.length > 1 ? `${TITLES[kind]} on ${CLUSTER_NAMES[cluster]}` : TITLES[kind];
      return own.length === 0 ? [] : [{ kind, cluster, title, entries: own }];
    }),
  );
}

/** Of accounts each costs a call of the node, so the figures of all others do not wait for them. */
const PARTS: Readonly<Record<'accounts' | 'others', readonly BulkPart[]>> = {
  accounts: ['account', 'market', 'newest'],
  others: ['account', 'market', 'prices', 'calls', 'stake'],
};

/** The fewest questions that bring what is known of all entries. */
export function toCalls(entries: readonly Watched[]): readonly BulkCall[] {
  const calls: BulkCall[] = [];
  for (const cluster of new Set(entries.map((entry) => entry.cluster))) {
    if (!isServedCluster(cluster)) continue;
    const here = entries.filter((entry) => entry.cluster === cluster);
    for (const isAccount of [false, true]) {
      const items = here
        .filter(({ kind }) => (kind === 'account') === isAccount)
        .map(({ address }) => address);
      const parts = isAccount ? PARTS.accounts : PARTS.others;
      for (let start = 0; start < items.length; start += MAX_BULK_ITEMS) {
        calls.push({ cluster, request: { items: items.slice(start, start + MAX_BULK_ITEMS), parts } });
      }
    }
  }
  return calls;
}

/** What it is called: by whoever watches it first; `undefined` where nobody gave it a name. */
export function toWatchedName(
  { entry: { address }, fact }: WatchedRow,
  { labels, tokens }: WireNames,
  own: ReadonlyMap<string, string>,
): string | undefined {
  const name = own.get(address) ?? fact?.stake?.name ?? labels[address]?.name;
  return name ?? (tokens[address]?.symbol || undefined);
}

/** Price times supply, in 10⁻⁶ dollars; `undefined` where either is not known, as the supply of wrapped SOL. */
export function toCapMicroUsd({ fact }: WatchedRow): bigint | undefined {
  const [mint, price] = [fact?.account?.mint, fact?.market?.price];
  return mint && price && mint.supply !== '0'
    ? toMicroUsd(BigInt(mint.supply), mint.decimals, price.usd)
    : undefined;
}

/** The SOL of an account in 10⁻⁶ dollars; `undefined` where either is not known. */
export function toBalanceMicroUsd({ fact, sol }: WatchedRow): bigint | undefined {
  const lamports = fact?.account?.lamports;
  return lamports === undefined || sol === undefined
    ? undefined
    : toMicroUsd(BigInt(lamports), SOL_DECIMALS, sol.usd);
}

/** Part of the transactions that call a program that failed, 0 to 1; `undefined` without any. */
export function toFailedShare({ fact }: WatchedRow): number | undefined {
  const calls = fact?.calls;
  return calls === undefined || calls.transactions === 0 ? undefined : calls.failed / calls.transactions;
}

export type Ranked = number | bigint | string | undefined;

/** Rows in an order; those without the figure come last either way, and equal ones keep their order. */
export function sortRows(
  rows: readonly WatchedRow[],
  rank: (row: WatchedRow) => Ranked,
  order: 'ascending' | 'descending',
): readonly WatchedRow[] {
  const sign = order === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, by: rank(row) }))
    .toSorted((a, b) => {
      if (a.by === undefined || b.by === undefined)
        return Number(a.by === undefined) - Number(b.by === undefined);
      return sign * compare(a.by, b.by);
    })
    .map(({ row }) => row);
}

function compare(a: NonNullable<Ranked>, b: NonNullable<Ranked>): number {
  if (typeof a === 'string' || typeof b === 'string') return String(a).localeCompare(String(b), 'en');
  return a < b ? -1 : a > b ? 1 : 0;
}

export interface WatchedCsv {
  readonly title: string;
  readonly csv: (row: WatchedRow) => string;
}

/** One table of rows of several kinds: every title once, empty where a kind has no such figure. */
export function toOneTable(
  parts: readonly { readonly columns: readonly WatchedCsv[]; readonly rows: readonly WatchedRow[] }[],
): { readonly titles: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const titles = [...new Set(parts.flatMap(({ columns }) => columns.map(({ title }) => title)))];
  return {
    titles,
    rows: parts.flatMap(({ columns, rows }) => {
      const byTitle = new Map(columns.map((column) => [column.title, column]));
      return rows.map((row) => titles.map((title) => byTitle.get(title)?.csv(row) ?? ''));
    }),
  };
}
