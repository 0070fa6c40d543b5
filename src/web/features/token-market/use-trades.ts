import { useMemo, useState } from 'react';
import type { TradeRow } from '#contracts/market/market';
import type { MarketTradesAnswer, TradeSide } from '#contracts/market/token-market';
import type { Wire } from '#std/json';
import { useAnswerPages } from '../../api/use-answer.ts';
import { useIndexLive } from '../../api/use-index-live.ts';
import { useHeldRows } from '../../ui/live/use-held-rows.ts';
import { joinNames } from '../../values/names.ts';

export type TradesAnswer = Wire<MarketTradesAnswer>;
type Row = Wire<TradeRow>;

/** Beyond so many live trades the list is asked for again. */
const MOST_LIVE = 500;

export const keyOfTrade = ({ slot, position, part }: Row): string => `${slot}.${position}.${part}`;

/** Live trades of a side that are not among those loaded, the newest first. */
export function toArrived(
  before: readonly Row[],
  loaded: readonly Row[],
  arrived: readonly Row[],
  side: TradeSide | undefined,
): readonly Row[] {
  const known = new Set([...before, ...loaded].map(keyOfTrade));
  const fitting = arrived.filter(
    (row) => !known.has(keyOfTrade(row)) && (side === undefined || row.isBuy === (side === 'buy')),
  );
  return [...fitting.toReversed(), ...before];
}

/** Trades of a market page by page, and those that happen while the page is open. */
export function useTrades(market: string, side: TradeSide | undefined, start: TradesAnswer | undefined) {
  // What the page loaded may be of another market or side, chosen since.
  const isStart = start?.kind === 'found' && start.market === market && start.side === side;
  const { query, pages, startOver } = useAnswerPages(
    'marketTrades',
    { market, side },
    { initial: isStart ? start : undefined, by: 'before', nextOf: toNextCursor, keepsPrevious: true },
  );
  const answer = useMemo(() => {
    const [first, ...further] = pages;
    return first && further.reduce(join, first);
  }, [pages]);
  const key = `${market} ${side ?? ''}`;
  const [heard, setHeard] = useState({ key, rows: NO_ROWS });
  const arrived = heard.key === key ? heard.rows : NO_ROWS;

  const found = answer?.kind === 'found' ? answer : undefined;
  const loaded = found?.trades ?? NO_ROWS;
  const live = useIndexLive(
    [`trades:${market}`],
    ({ trades, takenBack, left }) => {
      // What was shown may no longer be of the chain, or there is too much to tell: the list is asked for again.
      if (takenBack || left > 0 || arrived.length > MOST_LIVE)
        void startOver().then(() => setHeard({ key, rows: NO_ROWS }));
      else
        setHeard((now) => ({
          key,
          rows: toArrived(now.key === key ? now.rows : NO_ROWS, loaded, trades, side),
        }));
    },
    found?.coverage.toSlot,
  );
  // Older ones are asked for and come at once; only what comes by itself is held.
  const held = useHeldRows(arrived, { keyOf: keyOfTrade, of: key });
  const rows = useMemo(() => {
    const known = new Set(loaded.map(keyOfTrade));
    return [...held.rows.filter((row) => !known.has(keyOfTrade(row))), ...loaded];
  }, [held.rows, loaded]);
  return { answer, held: { ...held, rows }, query, live };
}

const NO_ROWS: readonly Row[] = [];

const toNextCursor = (answer: TradesAnswer) => (answer.kind === 'found' ? answer.nextCursor : undefined);

const join = (now: TradesAnswer, more: TradesAnswer): TradesAnswer =>
  now.kind === 'found' && more.kind === 'found'
    ? {
        ...more,
        coverage: now.coverage,
        trades: [...now.trades, ...more.trades],
        names: joinNames(now.names, more.names),
      }
    : more;
