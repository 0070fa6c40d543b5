import { createHash } from 'node:crypto';
import { CLUSTER_NAMES, type Cluster } from '#contracts/cluster';
import { isGroupedQuery } from '#contracts/query/check-query';
import {
  BUCKET_KEY,
  SLOT_SPAN_KEY,
  type IndexQuery,
  type QueryCell,
  type QueryColumn,
} from '#contracts/query/index-query';
import { findQuerySource } from '#contracts/query/query-sources';
import { sayQuery } from '#contracts/query/say-query';
import { toJson } from '#std/json';
import type { ClusterIndex } from '../reading/index/cluster-index.ts';
import { normaliseQuery } from '../reading/query/normalise-query.ts';
import { runIndexQuery } from '../reading/query/run-index-query.ts';
import { parseQuery } from '../input/parse-query.ts';
import type { Reading } from './judge-alert.ts';

/** An alert runs again and again, so it may look at fewer rows than a question does. */
const MOST_SCANNED = 50_000;
/** Of these the new ones are reported; a look remembers as many. */
const MOST_ROWS = 20;
const KEY_CHARACTERS = 12;

/** Rows of a query as they are now, each with a short digest of what names it. */
export type QueryRows =
  | {
      readonly kind: 'found';
      readonly query: IndexQuery;
      /** The index was read up to this slot. */
      readonly slot: number;
      readonly columns: readonly QueryColumn[];
      readonly rows: readonly (readonly QueryCell[])[];
      readonly keys: readonly string[];
      /** Whether the query has more than `most`, which were not looked at. */
      readonly hasMore: boolean;
      /** Whether the rows come by their time alone, so that what is new stands first. */
      readonly isNewestFirst: boolean;
    }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The first `most` rows or groups of a query: the newest, where it has no order of its own. */
export async function findQueryRows(
  index: ClusterIndex | undefined,
  cluster: Cluster,
  text: string,
  most: number,
): Promise<QueryRows> {
  const query = parseQuery(text);
  if (typeof query === 'string') return { kind: 'unknown', reason: 'This query is not known here any more.' };
  const covered = await index?.coverage();
  if (index === undefined || covered === undefined)
    return { kind: 'unknown', reason: `The blocks of ${CLUSTER_NAMES[cluster]} are not indexed here.` };
  const bounded = normaliseQuery({
    ...query,
    ...toNewestFirst(query),
    limit: Math.min(query.limit ?? most, most),
  });
  const found = await index.free.inTurn(() => runIndexQuery(index.free, bounded, covered, MOST_SCANNED));
  if ('kind' in found) return { kind: 'unknown', reason: `${found.message} ${found.hint}` };
  const keys = toKeyCount(query);
  return {
    kind: 'found',
    query,
    slot: covered.toSlot,
    columns: found.columns,
    rows: found.rows,
    keys: found.rows.map((row) => toDigest(row.slice(0, keys ?? row.length))),
    hasMore: found.hasMore && (query.limit === undefined || query.limit > most),
    isNewestFirst:
      query.order === undefined &&
      query.each === undefined &&
      (query.by === undefined || query.by.length === 0),
  };
}

/** What an alert reads of a query. */
export async function readQueryRows(
  index: ClusterIndex | undefined,
  cluster: Cluster,
  text: string,
): Promise<Reading> {
  const found = await findQueryRows(index, cluster, text, MOST_ROWS);
  if (found.kind === 'unknown') return found;
  const { query, slot, keys } = found;
  return {
    kind: 'rows',
    keys,
    what: isGroupedQuery(query) ? ['group', 'groups'] : findQuerySource(query.from)!.row, // it was checked
    text: `on ${CLUSTER_NAMES[cluster]} (slot ${slot}): ${sayQuery(query)}`,
  };
}

/** Groups by time are looked at from the newest on: elsewhere they are shown as a chart, from the oldest on. */
function toNewestFirst({ order, each, per, slots }: IndexQuery): Pick<IndexQuery, 'order'> {
  // What `each` leaves of a query hangs on its order.
  if (order !== undefined || each !== undefined) return {};
  if (per !== undefined) return { order: { by: BUCKET_KEY, descending: true } };
  return slots === undefined ? {} : { order: { by: SLOT_SPAN_KEY, descending: true } };
}

/** Cells that name a group; a row is named by all of its own. */
const toKeyCount = (query: IndexQuery): number | undefined =>
  isGroupedQuery(query)
    ? (query.by?.length ?? 0) + (query.per === undefined ? 0 : 1) + (query.slots === undefined ? 0 : 1)
    : undefined;

const toDigest = (cells: readonly unknown[]): string =>
  createHash('sha256').update(toJson(cells)).digest('hex').slice(0, KEY_CHARACTERS);
