import { createHash } from 'node:crypto';
import { z } from 'zod';
import { CLUSTER_NAMES, SERVED_CLUSTERS } from '#contracts/cluster';
import { MAX_LABEL } from '#contracts/people/people';
import { sayQuery } from '#contracts/query/say-query';
import { parseJson, toJson } from '#std/json';
import { findQueryRows } from '../../users/look-at-query.ts';
import { plainText } from '../../users/plain-text.ts';
import { defineSource, type LookContext } from './define-source.ts';

/** Rows that are looked at; a look remembers as many. */
const MOST_ROWS = 50;
const MOST_LINES = 5;
const MOST_LINE = 300;

interface Place {
  /** A digest of the query, which may be changed under its name. */
  readonly query: string;
  readonly keys: readonly string[];
}

export default defineSource({
  event: 'query.matched',
  title: 'New rows of a saved query',
  order: 4,
  subscription: z.strictObject({
    event: z.literal('query.matched'),
    cluster: z.enum(SERVED_CLUSTERS),
    query: plainText(MAX_LABEL),
  }),
  async findFault(context, { cluster, query }) {
    const text = await findSaved(context, query);
    if (text === undefined) return `There is no saved query ${query}.`;
    const found = await findQueryRows(context.clusters.reader(cluster).index, cluster, text, MOST_ROWS);
    return found.kind === 'unknown' ? found.reason : undefined;
  },
  async look(context, { cluster, query: name }, memory) {
    const text = await findSaved(context, name);
    if (text === undefined) return { memory, problem: 'This query is not saved any more.', found: [] };
    const found = await findQueryRows(context.clusters.reader(cluster).index, cluster, text, MOST_ROWS);
    if (found.kind === 'unknown') return { memory, problem: found.reason, found: [] };
    const { keys, columns, rows, query, slot, hasMore, isNewestFirst } = found;
    const digest = createHash('sha256').update(text).digest('hex');
    const place = memory === '' ? undefined : (parseJson(memory) as Place); // written below
    const next: Place = { query: digest, keys };
    const seen = new Set(place?.keys);
    const added = place?.query === digest ? rows.filter((_row, at) => !seen.has(keys[at]!)) : [];
    // With the newest first, those not looked at are older than one that was there before.
    const leftOut = hasMore && (!isNewestFirst || added.length === rows.length);
    return {
      memory: JSON.stringify(next),
      found:
        added.length === 0
          ? []
          : [
              {
                // The same rows may match again after they did not: the slot names the look.
                key: `${cluster} ${name} ${slot} ${toDigest(added)}`,
                data: { cluster, name, reading: sayQuery(query), slot, columns, rows: added, leftOut },
              },
            ],
    };
  },
  toText: ({ cluster, name, reading, rows, columns, leftOut }, toLink) => {
    const link = toLink(`/analytics/explore?cluster=${cluster}`);
    return [
      `${rows.length} new ${rows.length === 1 ? 'row' : 'rows'} of ${name} on ${CLUSTER_NAMES[cluster]}`,
      reading,
      ...rows.slice(0, MOST_LINES).map((row) =>
        row
          .map((cell, at) => `${columns[at]?.title ?? ''}: ${String(cell)}`)
          .join(', ')
          .slice(0, MOST_LINE),
      ),
      ...(rows.length > MOST_LINES ? [`and ${rows.length - MOST_LINES} more`] : []),
      ...(leftOut ? [`Only the first ${MOST_ROWS} rows were looked at: others may be new, too.`] : []),
      ...(link === undefined ? [] : [link]),
    ];
  },
});

const toDigest = (rows: readonly unknown[]): string =>
  createHash('sha256').update(toJson(rows)).digest('hex').slice(0, 16);

async function findSaved({ users, ownerId }: LookContext, name: string): Promise<string | undefined> {
  const saved = await users.savedQueries.find(ownerId, name);
  return saved?.query;
}
