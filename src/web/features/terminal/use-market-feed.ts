import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { IndexCoverage } from '#contracts/market';
import type {
  CandleWidth,
  MarketAnswer,
  MarketCandlesAnswer,
  MarketTradesAnswer,
} from '#contracts/token-market';
import type { Wire } from '#std/json';
import { useIndexLive } from '../../api/use-index-live.ts';
import type { LiveState } from '../../api/use-live.ts';
import { usePlace } from '../../router/place.ts';
import type { WireNames } from '../../values/names.ts';
import { addTrades, mergeTrades, type WireCandle, type WireTrade } from './live-candles.ts';

/** What the page was loaded with for one market. */
export interface MarketStart {
  readonly market: Wire<MarketAnswer>;
  readonly candles: Wire<MarketCandlesAnswer>;
  readonly trades: Wire<MarketTradesAnswer>;
}

interface FeedState {
  readonly start: MarketStart;
  readonly market: Wire<MarketAnswer>;
  readonly candles: Readonly<Partial<Record<CandleWidth, Wire<MarketCandlesAnswer>>>>;
  readonly trades: Wire<MarketTradesAnswer>;
  /** Heard since, the newest first. */
  readonly live: readonly WireTrade[];
  readonly names: WireNames;
  readonly coverage: Wire<IndexCoverage> | undefined;
}

export interface MarketFeed extends Pick<FeedState, 'market' | 'trades' | 'names' | 'coverage'> {
  /** Answer for the width shown; absent while it is on its way. */
  readonly answer: Wire<MarketCandlesAnswer> | undefined;
  /** With the trades heard since. */
  readonly candles: readonly WireCandle[];
  /** The newest first. */
  readonly tape: readonly WireTrade[];
  /** Trades heard since the page was loaded. */
  readonly heard: number;
  readonly liveState: LiveState;
  readonly needOlder: () => void;
}

/** Beyond this, candles are asked for anew rather than made of trades. */
const MOST_LIVE = 1_000;
const MOST_TAPE = 300;
/** How often figures of 24 hours are asked for again while the chain moves. */
const REFRESH_MS = 10_000;

const toState = (start: MarketStart, width: CandleWidth): FeedState => ({
  start,
  market: start.market,
  candles: { [start.candles.kind === 'found' ? start.candles.width : width]: start.candles },
  trades: start.trades,
  live: [],
  names: { labels: {}, tokens: {} },
  coverage: start.trades.kind === 'found' ? start.trades.coverage : undefined,
});

/** What an answer already holds. */
const toKnownSlot = (answer: Wire<MarketTradesAnswer> | Wire<MarketCandlesAnswer>): number =>
  answer.kind === 'found' ? answer.coverage.toSlot : 0;

/** One market as it moves: what was loaded, and the trades the index tells of. */
export function useMarketFeed(address: string, start: MarketStart, width: CandleWidth): MarketFeed {
  const { api } = usePlace();
  const [stored, setStored] = useState(() => toState(start, width));
  const state = stored.start === start ? stored : toState(start, width);
  const change = (next: (state: FeedState) => FeedState) =>
    setStored((current) => next(current.start === start ? current : toState(start, width)));
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, [start]);
  const refreshedAt = useRef(0);
  const isAsking = useRef(false);

  const askCandles = (of: CandleWidth) => {
    void api
      .ask('marketCandles', { market: address, width: of }, { signal: gone.current.signal })
      .then((answer) => change((now) => ({ ...now, candles: { ...now.candles, [of]: answer } })))
      .catch(() => undefined);
  };
  const askAll = () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const { signal } = gone.current;
    void Promise.all([
      api.ask('marketTrades', { market: address }, { signal }),
      api.ask('marketCandles', { market: address, width }, { signal }),
    ])
      .then(([trades, answer]) =>
        change((now) => ({
          ...now,
          trades,
          candles: { [width]: answer },
          live: now.live.filter(({ slot }) => slot > toKnownSlot(trades) || slot > toKnownSlot(answer)),
        })),
      )
      .catch(() => undefined)
      .finally(() => (isAsking.current = false));
  };

  const answer = state.candles[width];
  useEffect(() => {
    if (answer === undefined && address !== '') askCandles(width);
  }, [address, width, start]);

  const after = start.trades.kind === 'found' ? start.trades.coverage.toSlot : undefined;
  const liveState = useIndexLive(
    after === undefined ? [] : [`trades:${address}`],
    (event) => {
      if (event.takenBack === true || event.left > 0) askAll();
      change((now) => {
        const standing =
          event.takenBack === true ? now.live.filter(({ slot }) => slot <= event.coverage.toSlot) : now.live;
        const live = mergeTrades(event.trades, standing, MOST_LIVE + 1);
        return {
          ...now,
          live,
          coverage: event.coverage,
          names:
            event.trades.length === 0
              ? now.names
              : {
                  labels: { ...now.names.labels, ...event.names.labels },
                  tokens: { ...now.names.tokens, ...event.names.tokens },
                },
        };
      });
      if (state.live.length > MOST_LIVE) askAll();
      const at = performance.now();
      if (at - refreshedAt.current < REFRESH_MS) return;
      refreshedAt.current = at;
      void api
        .ask('market', { market: address }, { signal: gone.current.signal })
        .then((market) => change((now) => ({ ...now, market })))
        .catch(() => undefined);
    },
    after,
  );

  const candles = useMemo(() => {
    if (answer?.kind !== 'found') return [];
    const { toSlot } = answer.coverage;
    const since = state.live.filter(({ slot }) => slot > toSlot).toReversed();
    return addTrades(answer.candles, since, width);
  }, [answer, state.live, width]);
  const tape = useMemo(
    () => mergeTrades(state.live, state.trades.kind === 'found' ? state.trades.trades : [], MOST_TAPE),
    [state.live, state.trades],
  );
  const needOlder = () => {
    if (answer?.kind !== 'found' || answer.nextBefore === undefined) return;
    const before = String(answer.nextBefore);
    void api
      .ask('marketCandles', { market: address, width, before }, { signal: gone.current.signal })
      .then((older) => {
        if (older.kind !== 'found') return;
        change((now) => {
          const known = now.candles[width];
          if (known?.kind !== 'found' || String(known.nextBefore) !== before) return now;
          const joined = {
            ...known,
            candles: [...older.candles, ...known.candles],
            nextBefore: older.nextBefore,
          };
          return { ...now, candles: { ...now.candles, [width]: joined } };
        });
      })
      .catch(() => undefined);
  };
  const { market, trades, names, coverage } = state;
  const heard = state.live.length;
  return { market, trades, names, coverage, answer, candles, tape, heard, liveState, needOlder };
}
