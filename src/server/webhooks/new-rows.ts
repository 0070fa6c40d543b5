import { createHash } from 'node:crypto';
import { CLUSTER_NAMES, type Cluster } from '#contracts/cluster';
import type { SubscribedEvent, WebhookRows } from '#contracts/people/webhooks';
import type { QueryCell, QueryColumn } from '#contracts/query/index-query';
import { sayQuery } from '#contracts/query/say-query';
import { parseJson, toJson } from '#std/json';
import { findQueryRows } from '../users/look-at-query.ts';
import type { FoundEvent, LookContext, SourceLook, ToLink } from './sources/define-source.ts';

/** Rows that are looked at; a look remembers as many. */
const MOST_ROWS = 50;
const MOST_LINES = 5;
const MOST_LINE = 300;

interface Place {
  /** A digest of the query, which may be changed under its name. */
  readonly query: string;
  readonly keys: readonly string[];
}

/** Why a query cannot be looked at; `undefined` for one that can. */
export async function findQueryFault(
  { clusters }: LookContext,
  cluster: Cluster,
  text: string,
): Promise<string | undefined> {
  const found = await findQueryRows(clusters.reader(cluster).index, cluster, text, MOST_ROWS);
  return found.kind === 'unknown' ? found.reason : undefined;
}

/**
 * A look at rows of the JSON of a query: those that were not there at the look `memory` is of are one event. There is none
 * at the first look, nor of another query. `toEvent` names the event and says what it is about.
 */
export async function lookForNewRows<Name extends SubscribedEvent>(
  { clusters }: LookContext,
  cluster: Cluster,
  text: string,
  memory: string,
  toEvent: (digest: string, rows: WebhookRows) => FoundEvent<Name>,
): Promise<SourceLook<Name>> {
  const found = await findQueryRows(clusters.reader(cluster).index, cluster, text, MOST_ROWS);
  if (found.kind === 'unknown') return { memory, problem: found.reason, found: [] };
  const { keys, columns, rows, query, slot, hasMore, isNewestFirst } = found;
  const digest = createHash('sha256').update(text).digest('hex');
  const place = memory === '' ? undefined : (parseJson(memory) as Place); // written below
  const next: Place = { query: digest, keys };
  const seen = new Set(place?.keys);
  const added = place?.query === digest ? rows.filter((_row, at) => !seen.has(keys[at]!)) : [];
  const toFound = (): FoundEvent<Name> =>
    toEvent(
      // The same rows may match again after they did not: the slot names the look.
      `${slot} ${createHash('sha256').update(toJson(added)).digest('hex').slice(0, 16)}`,
      {
        reading: sayQuery(query),
        slot,
        columns,
        rows: added,
        // With the newest first, those not checked are older than one that was there before.
        leftOut: hasMore && (!isNewestFirst || added.length === rows.length),
      },
    );
  return { memory: JSON.stringify(next), found: added.length === 0 ? [] : [toFound()] };
}

/** A headline for `what`, and some of the rows below it. */
export function toRowLines(
  what: string,
  cluster: Cluster,
  { reading, rows, columns, leftOut }: WebhookRows,
  link: ReturnType<ToLink>,
): readonly string[] {
  return [
    `${rows.length} new ${rows.length === 1 ? 'row' : 'rows'} of ${what} on ${CLUSTER_NAMES[cluster]}`,
    reading,
    ...rows.slice(0, MOST_LINES).map((row) => toRowLine(row, columns)),
    ...(rows.length > MOST_LINES ? [`and ${rows.length - MOST_LINES} more`] : []),
    ...(leftOut ? [`Only the first ${MOST_ROWS} rows were checked: others may be new, too.`] : []),
    ...(link === undefined ? [] : [link]),
  ];
}

const toRowLine = (row: readonly QueryCell[], columns: readonly QueryColumn[]): string =>
  row
    .map((cell, at) => `${columns[at]?.title ?? ''}: ${String(cell)}`)
    .join(', ')
    .slice(0, MOST_LINE);
