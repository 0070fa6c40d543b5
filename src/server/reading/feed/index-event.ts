import type { Label, Names, TokenSummary } from '#contracts/answers';
import {
  MAX_EVENT_ROWS,
  type AnomalyRow,
  type IndexEvent,
  type IndexTopic,
  type LaunchEvent,
} from '#contracts/market/index-live';
import type { IndexCoverage, TradeRow } from '#contracts/market/market';
import { NamedThings } from '../names/named-things.ts';
import { toNames, type NameSources } from '../names/names.ts';
import type { IndexPlace } from './index-place.ts';
import type { TopicRows } from './read-index-rows.ts';

export const NO_NAMES: Names = { labels: {}, tokens: {} };

/** One move of the index, read once and sent to all. */
export interface IndexRecord {
  /** Where a reader of it stands. */
  readonly place: IndexPlace;
  readonly coverage: IndexCoverage;
  /** Whether slots above were taken back; then it has no rows. */
  readonly takenBack: boolean;
  /** By every topic somebody listened to. */
  readonly rows: ReadonlyMap<IndexTopic, TopicRows>;
  readonly names: Names;
}

/** Names of what the rows speak of. */
export function nameRows(rows: ReadonlyMap<IndexTopic, TopicRows>, sources: NameSources): Promise<Names> {
  const things = new NamedThings();
  for (const { trades, launches, anomalies } of rows.values()) addRows(things, trades, launches, anomalies);
  return toNames(things, sources);
}

function addRows(
  things: NamedThings,
  trades: readonly TradeRow[],
  launches: readonly LaunchEvent[],
  anomalies: readonly AnomalyRow[],
): NamedThings {
  for (const { trader, market, venue, base, quote } of trades)
    things.addAddress(trader).addAddress(market).addAddress(venue).addMint(base).addMint(quote);
  for (const { mint, creator, launchpad, decimals } of launches)
    things.addAddress(creator).addAddress(launchpad).addMint(mint, decimals);
  for (const { subject } of anomalies) things.addAddress(subject);
  return things;
}

export const countRows = ({ rows }: IndexRecord): number =>
  [...rows.values()].reduce(
    (sum, one) => sum + one.trades.length + one.launches.length + one.anomalies.length,
    0,
  );

/** Whether nothing of what `topics` ask for is in it. */
export const isEmptyFor = ({ rows }: IndexRecord, topics: readonly IndexTopic[]): boolean =>
  topics.every((topic) => {
    const found = rows.get(topic);
    return found === undefined || found.trades.length + found.launches.length + found.anomalies.length === 0;
  });

/** What those hear who listen to `topics`. The rows of an event are shared among its topics alike. */
export function toIndexEvent(record: IndexRecord, topics: readonly IndexTopic[]): IndexEvent {
  const share = Math.floor(MAX_EVENT_ROWS / Math.max(1, topics.length));
  const trades = new Map<string, TradeRow>();
  const launches: LaunchEvent[] = [];
  const anomalies: AnomalyRow[] = [];
  const leftOf: Record<string, number> = {};
  for (const topic of topics) {
    const found = record.rows.get(topic);
    if (found === undefined) continue;
    for (const row of found.trades.slice(-share)) trades.set(`${row.slot} ${row.position} ${row.part}`, row);
    launches.push(...found.launches.slice(-share));
    anomalies.push(...found.anomalies.slice(-share));
    const most = Math.max(found.trades.length, found.launches.length, found.anomalies.length);
    const left = found.left + Math.max(0, most - share);
    if (left > 0) leftOf[topic] = left;
  }
  const sorted = [...trades.values()].sort(
    (a, b) => a.slot - b.slot || a.position - b.position || a.part - b.part,
  );
  const left = Object.values(leftOf).reduce((sum, one) => sum + one, 0);
  return {
    kind: 'indexed',
    coverage: record.coverage,
    takenBack: record.takenBack ? true : undefined,
    trades: sorted,
    launches,
    anomalies,
    left,
    leftOf: left > 0 ? leftOf : undefined,
    names: pickNames(record.names, addRows(new NamedThings(), sorted, launches, anomalies)),
  };
}

function pickNames(names: Names, { addresses, mints }: NamedThings): Names {
  const labels: Record<string, Label> = {};
  const tokens: Record<string, TokenSummary> = {};
  for (const address of addresses) {
    const label = names.labels[address];
    if (label !== undefined) labels[address] = label;
  }
  for (const mint of mints.keys()) {
    const token = names.tokens[mint];
    if (token !== undefined) tokens[mint] = token;
  }
  return { labels, tokens };
}
