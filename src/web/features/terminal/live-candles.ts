import type { TradeRow } from '#contracts/market/market';
import { CANDLE_SECONDS, type CandleRow, type CandleWidth } from '#contracts/market/token-market';
import type { Wire } from '#std/json';
import { toBucketStart } from '#std/time-bucket';

export type WireCandle = Wire<CandleRow>;
export type WireTrade = Wire<TradeRow>;

/** Candles with trades that came after them, the oldest first. A trade without a price makes no candle. */
export function addTrades(
  candles: readonly WireCandle[],
  trades: readonly WireTrade[],
  width: CandleWidth,
): readonly WireCandle[] {
  if (trades.length === 0) return candles;
  const added = [...candles];
  for (const trade of trades) {
    if (trade.price === undefined) continue;
    const time = toBucketStart(trade.time, CANDLE_SECONDS[width]);
    const at = added.findLastIndex((candle) => candle.time <= time);
    const candle = added[at];
    // What lies before all that is shown belongs to an older page.
    if (candle === undefined && added.length > 0) continue;
    if (candle?.time === time) added[at] = toGrown(candle, trade, trade.price, at === added.length - 1);
    else added.splice(at + 1, 0, toFirst(time, trade, trade.price));
  }
  return added;
}

function toFirst(time: number, trade: WireTrade, price: number): WireCandle {
  return {
    time,
    open: price,
    high: price,
    low: price,
    close: price,
    baseAmount: trade.baseAmount,
    quoteAmount: trade.quoteAmount,
    microUsd: trade.microUsd ?? '0',
    swaps: 1,
    buys: trade.isBuy ? 1 : 0,
    unvalued: trade.microUsd === undefined ? 1 : 0,
  };
}

function toGrown(candle: WireCandle, trade: WireTrade, price: number, isNewest: boolean): WireCandle {
  const sum = (a: string, b: string): string => String(BigInt(a) + BigInt(b));
  return {
    ...candle,
    high: Math.max(candle.high, price),
    low: Math.min(candle.low, price),
    close: isNewest ? price : candle.close,
    baseAmount: sum(candle.baseAmount, trade.baseAmount),
    quoteAmount: sum(candle.quoteAmount, trade.quoteAmount),
    microUsd: sum(candle.microUsd, trade.microUsd ?? '0'),
    swaps: candle.swaps + 1,
    buys: candle.buys + (trade.isBuy ? 1 : 0),
    unvalued: candle.unvalued + (trade.microUsd === undefined ? 1 : 0),
  };
}

/** Names a trade among all. */
export const keyOfTrade = ({ slot, position, part }: WireTrade): string => `${slot}.${position}.${part}`;

const isNewer = (a: WireTrade, b: WireTrade): number =>
  b.slot - a.slot || b.position - a.position || b.part - a.part;

/** Both lists as one, the newest first, none twice, at most `most`. */
export function mergeTrades(
  a: readonly WireTrade[],
  b: readonly WireTrade[],
  most: number,
): readonly WireTrade[] {
  const all = new Map([...a, ...b].map((trade) => [keyOfTrade(trade), trade]));
  return [...all.values()].sort(isNewer).slice(0, most);
}
