import { useEffect, useRef, useState } from 'preact/hooks';
import type { TradeRow } from '#contracts/market';
import type { MarketTradesAnswer, TradeSide } from '#contracts/token-market';
import type { Wire } from '#std/json';
import { messageOf } from '../../answers/failure.ts';
import { useIndexLive } from '../../api/use-index-live.ts';
import { usePlace } from '../../router/place.ts';

export type TradesAnswer = Wire<MarketTradesAnswer>;
type Row = Wire<TradeRow>;

/** Live rows that wait; more than these and the oldest waiting are dropped: ‘Show new’ then asks anew. */
const MAX_PENDING = 500;

export const keyOfTrade = ({ slot, position, part }: Row): string => `${slot}.${position}.${part}`;

/** Live trades of a side that are not among those shown, the newest first. */
export function toPending(
  pending: readonly Row[],
  shown: readonly Row[],
  arrived: readonly Row[],
  side: TradeSide | undefined,
): readonly Row[] {
  const known = new Set([...pending, ...shown].map(keyOfTrade));
  const fitting = arrived.filter(
    (row) => !known.has(keyOfTrade(row)) && (side === undefined || row.isBuy === (side === 'buy')),
  );
  return [...fitting.toReversed(), ...pending].slice(0, MAX_PENDING);
}

/** Trades of a market page by page, and those that happen while the page is open. */
export function useTrades(market: string, side: TradeSide | undefined, start: TradesAnswer | undefined) {
  const { api } = usePlace();
  const key = `${market} ${side ?? ''}`;
  // What the page loaded may be of another market or side, chosen since.
  const isStart = start?.kind === 'found' && start.market === market && start.side === side;
  const [answer, setAnswer] = useState<TradesAnswer | undefined>(isStart ? start : undefined);
  const [pending, setPending] = useState<readonly Row[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const shown = useRef(isStart ? key : '');
  const wanted = useRef(key);
  wanted.current = key;

  const ask = async (before?: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const more = await api.ask('marketTrades', { market, side, before });
      if (wanted.current !== key) return;
      shown.current = key;
      if (before === undefined) setPending([]);
      setAnswer((now) =>
        before !== undefined && now?.kind === 'found' && more.kind === 'found' ? join(now, more) : more,
      );
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    if (shown.current !== key) void ask();
  }, [key]);

  const found = answer?.kind === 'found' ? answer : undefined;
  const live = useIndexLive(
    [`trades:${market}`],
    ({ trades, takenBack, left }) => {
      // What was shown may no longer be of the chain, or there is too much to tell: the list is asked for anew.
      if (takenBack || left > 0) void ask();
      else setPending((now) => toPending(now, found?.trades ?? [], trades, side));
    },
    found?.coverage.toSlot,
  );
  const showNew = () => {
    setAnswer((now) => (now?.kind === 'found' ? { ...now, trades: [...pending, ...now.trades] } : now));
    setPending([]);
  };
  return { answer, pending, busy, failure, live, showNew, askOlder: () => void ask(found?.nextCursor) };
}

type Found = Extract<TradesAnswer, { readonly kind: 'found' }>;

function join(now: Found, more: Found): Found {
  return {
    ...more,
    coverage: now.coverage,
    trades: [...now.trades, ...more.trades],
    names: {
      labels: { ...now.names.labels, ...more.names.labels },
      tokens: { ...now.names.tokens, ...more.names.tokens },
    },
  };
}
