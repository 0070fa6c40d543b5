import { MAX_TOPICS, type IndexEvent, type IndexTopic } from '#contracts/market/index-live';
import type { Wire } from '#std/json';

/** What all listeners of a tab need, sorted. With too many markets, all trades are listened to. */
export function toUnion(lists: readonly (readonly IndexTopic[])[]): readonly IndexTopic[] {
  const all = [...new Set(lists.flat())].sort();
  if (all.length <= MAX_TOPICS) return all;
  return [...new Set(all.map((topic) => (topic.startsWith('trades') ? 'trades' : topic)))].sort();
}

/**
 * The part of an event a listener asked for, of slots after `after`; `undefined` for one that tells it nothing
 * new.
 */
export function toHeard(
  event: Wire<IndexEvent>,
  topics: readonly IndexTopic[],
  after: number | undefined,
): Wire<IndexEvent> | undefined {
  const { toSlot } = event.coverage;
  if (after !== undefined && (event.takenBack ? toSlot > after : toSlot <= after)) return undefined;
  const isNew = ({ slot }: { readonly slot: number }) => after === undefined || slot > after;
  const asked = new Set<string>(topics);
  return {
    ...event,
    trades: event.trades.filter(
      (row) => isNew(row) && (asked.has('trades') || asked.has(`trades:${row.market}`)),
    ),
    launches: asked.has('launches') ? event.launches.filter(isNew) : [],
    anomalies: asked.has('anomalies') ? event.anomalies.filter(isNew) : [],
    left: topics.reduce((sum, topic) => sum + (event.leftOf?.[topic] ?? 0), 0),
  };
}
