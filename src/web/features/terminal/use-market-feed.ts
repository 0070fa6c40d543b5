import { useMemo, useState } from 'react';
import type { IndexCoverage } from '#contracts/market/market';
import type {
  CandleWidth,
  MarketAnswer,
  MarketCandlesAnswer,
  MarketTradesAnswer,
} from '#contracts/market/token-market';
import type { Wire } from '#std/json';
import { useAnswer, useAnswerPages } from '../../api/use-answer.ts';
import { useIndexLive } from '../../api/use-index-live.ts';
import type { LiveState } from '../../api/use-live.ts';
import { joinNames, NO_NAMES, type WireNames } from '../../values/names.ts';
import { addTrades, mergeTrades, type WireCandle, type WireTrade } from './live-candles.ts';

/** What the page was loaded with for one market. */
export interface MarketStart {
  readonly market: Wire<MarketAnswer>;
  readonly candles: Wire<MarketCandlesAnswer>;
  readonly trades: Wire<MarketTradesAnswer>;
}

/** What was heard since the page was loaded. */
interface Heard {
  readonly start: MarketStart;
  /** The newest first. */
  readonly trades: readonly WireTrade[];
  readonly names: WireNames;
  readonly coverage: Wire<IndexCoverage> | undefined;
  /** Whether what was loaded is too old to build on. */
  readonly isAnew: boolean;
}

export interface MarketFeed extends Pick<Heard, 'names' | 'coverage'> {
  readonly market: Wire<MarketAnswer>;
  readonly trades: Wire<MarketTradesAnswer>;
  /** Answer for the width shown; absent while it is on its way. */
  readonly answer: Candles | undefined;
  /** With the trades heard since. */
  readonly candles: readonly WireCandle[];
  /** The newest first. */
  readonly tape: readonly WireTrade[];
  /** Trades heard since the page was loaded. */
  readonly heard: number;
  readonly liveState: LiveState;
  readonly needOlder: () => void;
}

type Candles = Wire<MarketCandlesAnswer>;

/** Beyond this, candles are asked for again rather than made of trades. */
const MOST_LIVE = 1_000;
const MOST_TAPE = 300;
/** How often figures of 24 hours are asked for again while the chain moves. */
const REFRESH_MS = 10_000;

const toHeard = (start: MarketStart): Heard => ({
  start,
  trades: [],
  names: NO_NAMES,
  coverage: start.trades.kind === 'found' ? start.trades.coverage : undefined,
  isAnew: false,
});

/** What an answer already holds. */
const toKnownSlot = (answer: Wire<MarketTradesAnswer> | Candles): number =>
  answer.kind === 'found' ? answer.coverage.toSlot : 0;

const toNextBefore = (answer: Candles) =>
  answer.kind === 'found' && answer.nextBefore !== undefined ? String(answer.nextBefore) : undefined;

const joinOlder = (now: Candles, older: Candles): Candles =>
  now.kind === 'found' && older.kind === 'found'
    ? { ...now, candles: [...older.candles, ...now.candles], nextBefore: older.nextBefore }
    : now;

/** One market as it moves: what was loaded, and the trades the index tells of. */
export function useMarketFeed(address: string, start: MarketStart, width: CandleWidth): MarketFeed {
  const [stored, setStored] = useState(() => toHeard(start));
  const heard = stored.start === start ? stored : toHeard(start);
  const change = (next: (heard: Heard) => Heard) =>
    setStored((now) => next(now.start === start ? now : toHeard(start)));
  const enabled = address !== '';
  const market = useAnswer('market', { market: address }, { initial: start.market, enabled });
  const loaded = useAnswer('marketTrades', { market: address }, { initial: start.trades, enabled });
  const trades = loaded.data ?? start.trades;
  const { query, pages, startOver } = useAnswerPages(
    'marketCandles',
    { market: address, width },
    { initial: heard.isAnew ? undefined : start.candles, by: 'before', nextOf: toNextBefore, enabled },
  );
  const answer = useMemo(() => {
    const [first, ...older] = pages;
    return first && older.reduce(joinOlder, first);
  }, [pages]);

  const askAll = async () => {
    await Promise.all([loaded.refetch({ cancelRefetch: false }), startOver()]);
    change((now) => ({ ...now, isAnew: true }));
  };
  // What both answers hold by now need not be stored.
  const knownSlot = heard.isAnew && answer ? Math.min(toKnownSlot(trades), toKnownSlot(answer)) : 0;
  const live = useMemo(
    () => (knownSlot === 0 ? heard.trades : heard.trades.filter(({ slot }) => slot > knownSlot)),
    [heard.trades, knownSlot],
  );

  const after = start.trades.kind === 'found' ? start.trades.coverage.toSlot : undefined;
  const liveState = useIndexLive(
    after === undefined ? [] : [`trades:${address}`],
    (event) => {
      if (event.takenBack === true || event.left > 0 || live.length > MOST_LIVE) void askAll();
      change((now) => {
        const standing =
          event.takenBack === true
            ? now.trades.filter(({ slot }) => slot <= event.coverage.toSlot)
            : now.trades;
        return {
          ...now,
          trades: mergeTrades(event.trades, standing, MOST_LIVE + 1),
          coverage: event.coverage,
          names: event.trades.length === 0 ? now.names : joinNames(now.names, event.names),
        };
      });
      const { dataUpdatedAt, errorUpdatedAt } = market;
      if (Date.now() - Math.max(dataUpdatedAt, errorUpdatedAt) < REFRESH_MS) return;
      void market.refetch({ cancelRefetch: false });
    },
    after,
  );

  const candles = useMemo(() => {
    if (answer?.kind !== 'found') return [];
    const { toSlot } = answer.coverage;
    const since = live.filter(({ slot }) => slot > toSlot).toReversed();
    return addTrades(answer.candles, since, width);
  }, [answer, live, width]);
  const tape = useMemo(
    () => mergeTrades(live, trades.kind === 'found' ? trades.trades : [], MOST_TAPE),
    [live, trades],
  );
  return {
    market: market.data ?? start.market,
    trades,
    names: heard.names,
    coverage: heard.coverage,
    answer,
    candles,
    tape,
    heard: live.length,
    liveState,
    needOlder() {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
}
