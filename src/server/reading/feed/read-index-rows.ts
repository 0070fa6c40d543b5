import { asAddress, asSignature } from '#contracts/chain';
import {
  MAX_EVENT_ROWS,
  type AnomalyRow,
  type IndexTopic,
  type LaunchEvent,
} from '#contracts/market/index-live';
import type { TradeRow } from '#contracts/market/market';
import { parseJson } from '#std/json';
import type { RowOf } from '#store';
import liveQueries from '#store/queries/live';
import type { IndexReader } from '../index/index-reader.ts';
import { toTradeRow } from '../market/to-trade-row.ts';
import { forEachConcurrent } from '#std/concurrency';

/** The newest rows of one topic, oldest first, and how many more there are. */
export interface TopicRows {
  readonly trades: readonly TradeRow[];
  readonly launches: readonly LaunchEvent[];
  readonly anomalies: readonly AnomalyRow[];
  readonly left: number;
}

/** Slots after `after` up to and with `upTo`. */
export interface SlotSpan {
  readonly after: number;
  readonly upTo: number;
}

const NO_ROWS: TopicRows = { trades: [], launches: [], anomalies: [], left: 0 };
const MAX_COUNTED = 10_000;
/** Rows of all markets together; with more, each market is asked for by itself. */
const MAX_MARKET_ROWS = 5_000;
const MARKETS_A_QUERY = 500;
const WIDTH = 4;

/** What the slots of `span` brought for each topic: one query a kind of topic, however many listen. */
export async function readIndexRows(
  index: IndexReader,
  topics: Iterable<IndexTopic>,
  span: SlotSpan,
): Promise<ReadonlyMap<IndexTopic, TopicRows>> {
  const rows = new Map<IndexTopic, TopicRows>();
  const asked = new Set(topics);
  const markets = [...asked].map(toMarket).filter((market) => market !== undefined);
  const whole = [...asked].filter((topic) => toMarket(topic) === undefined);
  await Promise.all([
    ...whole.map(async (topic) => rows.set(topic, await readTopic(index, topic, span))),
    readMarkets(index, markets, span, rows),
  ]);
  return rows;
}

/** The market of a topic that is about one. */
export const toMarket = (topic: IndexTopic): string | undefined =>
  topic.startsWith('trades:') ? topic.slice('trades:'.length) : undefined;

async function readMarkets(
  index: IndexReader,
  markets: readonly string[],
  span: SlotSpan,
  rows: Map<IndexTopic, TopicRows>,
): Promise<void> {
  const readEach = (some: readonly string[]) =>
    forEachConcurrent(WIDTH, some, async (market) => {
      rows.set(`trades:${market}`, await readTopic(index, `trades:${market}`, span));
    });
  for (let i = 0; i < markets.length; i += MARKETS_A_QUERY) {
    const some = markets.slice(i, i + MARKETS_A_QUERY);
    if (some.length === 1) {
      await readEach(some);
      continue;
    }
    const found = await index.all(liveQueries.newTradesOfMarkets, {
      ...span,
      markets: some,
      limit: MAX_MARKET_ROWS,
    });
    const byMarket = new Map<string, TradeRow[]>(some.map((market) => [market, []]));
    for (const row of found.toReversed()) byMarket.get(row.market)!.push(toTradeRow(row));
    const isCut = found.length === MAX_MARKET_ROWS;
    const fits = (trades: readonly TradeRow[]) => !isCut && trades.length <= MAX_EVENT_ROWS;
    for (const [market, trades] of byMarket)
      if (fits(trades)) rows.set(`trades:${market}`, { ...NO_ROWS, trades });
    await readEach(some.filter((market) => !fits(byMarket.get(market)!)));
  }
}

async function readTopic(index: IndexReader, topic: IndexTopic, span: SlotSpan): Promise<TopicRows> {
  const rows = { ...span, limit: MAX_EVENT_ROWS };
  const most = { ...span, limit: MAX_COUNTED };
  const rest = async (found: number, count: () => Promise<{ readonly total: number } | undefined>) =>
    found < MAX_EVENT_ROWS ? 0 : ((await count())?.total ?? found) - found;
  if (topic === 'launches') {
    const found = await index.all(liveQueries.newLaunches, rows);
    const left = await rest(found.length, () => index.first(liveQueries.newLaunchesCounted, most));
    return { ...NO_ROWS, launches: found.toReversed().map(toLaunchEvent), left };
  }
  if (topic === 'anomalies') {
    const found = await index.all(liveQueries.newAnomalies, rows);
    const left = await rest(found.length, () => index.first(liveQueries.newAnomaliesCounted, most));
    return { ...NO_ROWS, anomalies: found.toReversed().map(toAnomalyRow), left };
  }
  const market = toMarket(topic);
  if (market === undefined) {
    const found = await index.all(liveQueries.newTrades, rows);
    const left = await rest(found.length, () => index.first(liveQueries.newTradesCounted, most));
    return { ...NO_ROWS, trades: found.toReversed().map(toTradeRow), left };
  }
  const found = await index.all(liveQueries.newTradesOfMarket, { ...rows, market });
  const left = await rest(found.length, () =>
    index.first(liveQueries.newTradesOfMarketCounted, { ...most, market }),
  );
  return { ...NO_ROWS, trades: found.toReversed().map(toTradeRow), left };
}

function toLaunchEvent(row: RowOf<typeof liveQueries.newLaunches.row>): LaunchEvent {
  return {
    ...row,
    mint: asAddress(row.mint),
    creator: asAddress(row.creator),
    launchpad: row.launchpad === undefined ? undefined : asAddress(row.launchpad),
    signature: row.signature === undefined ? undefined : asSignature(row.signature),
  };
}

function toAnomalyRow(row: RowOf<typeof liveQueries.newAnomalies.row>): AnomalyRow {
  return {
    ...row,
    severity: row.severity === 'warning' ? 'warning' : 'notice',
    subject: row.subject === undefined ? undefined : asAddress(row.subject),
    signature: row.signature === undefined ? undefined : asSignature(row.signature),
    evidence: parseJson(row.evidence) as AnomalyRow['evidence'], // the indexer wrote it
  };
}
