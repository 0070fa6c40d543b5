import { toBucketStart } from '#std/time-bucket';
import {
  CANDLE_SECONDS,
  type CandleRow,
  type CandleWidth,
  type TradingFigures,
} from '#contracts/market/token-market';
import { MAX_ROWS } from '#store';
import tokenMarketQueries from '#store/queries/token-market';
import type { IndexReader } from '../index/index-reader.ts';

/** Widths that are stored, the widest first; others are made of the widest that divides them. */
const STORED_WIDTHS = [86_400, 3_600, 60, 1] as const;

export interface CandlePage {
  /** By time, the oldest first. */
  readonly candles: readonly CandleRow[];
  readonly nextBefore: number | undefined;
}

/** At most `limit` candles that begin before `before`, the newest of them. */
export async function readCandles(
  index: IndexReader,
  market: string,
  width: CandleWidth,
  before: number,
  limit: number,
): Promise<CandlePage> {
  const seconds = CANDLE_SECONDS[width];
  const stored = toStoredWidth(seconds);
  const asked = Math.min(MAX_ROWS, limit * (seconds / stored) + 1);
  // A span that begins before `before` is taken whole.
  const end = toBucketStart(before - 1, seconds) + seconds;
  const rows = await index.all(tokenMarketQueries.candlesBefore, {
    market,
    width: stored,
    before: end,
    limit: asked,
  });
  const parts = rows.map(({ bucket, ...row }): CandleRow => ({ time: bucket, ...row })).toReversed();
  const merged = mergeCandles(parts, seconds);
  // Where the rows end at the limit, the oldest span may miss its beginning.
  const whole = rows.length === asked ? merged.slice(1) : merged;
  const candles = whole.slice(-limit);
  const hasOlder = candles.length < merged.length;
  return { candles, nextBefore: hasOlder ? candles[0]?.time : undefined };
}

/** Candles in wider spans. Those given are the oldest first; a span without any stays left out. */
export function mergeCandles(candles: readonly CandleRow[], seconds: number): readonly CandleRow[] {
  const merged: CandleRow[] = [];
  for (const candle of candles) {
    const time = toBucketStart(candle.time, seconds);
    const last = merged.at(-1);
    if (last?.time === time) merged[merged.length - 1] = join(last, candle);
    else merged.push({ ...candle, time });
  }
  return merged;
}

/** The widest stored span that makes up spans of `seconds`. */
export function toStoredWidth(seconds: number): number {
  return STORED_WIDTHS.find((stored) => seconds % stored === 0) ?? 1;
}

function join(earlier: CandleRow, later: CandleRow): CandleRow {
  return {
    time: earlier.time,
    open: earlier.open,
    high: Math.max(earlier.high, later.high),
    low: Math.min(earlier.low, later.low),
    close: later.close,
    baseAmount: earlier.baseAmount + later.baseAmount,
    quoteAmount: earlier.quoteAmount + later.quoteAmount,
    microUsd: earlier.microUsd + later.microUsd,
    swaps: earlier.swaps + later.swaps,
    buys: earlier.buys + later.buys,
    unvalued: earlier.unvalued + later.unvalued,
  };
}

/** What a sum of trading is made of; prices may be missing. */
export interface TradingSpan {
  readonly swaps: number;
  readonly buys: number;
  readonly microUsd: bigint;
  readonly unvalued: number;
  readonly open: number | undefined;
  readonly high: number | undefined;
  readonly low: number | undefined;
  readonly close: number | undefined;
}

/** Spans in their order as one. */
export function sumTrading(spans: readonly TradingSpan[]): TradingFigures {
  const sum = (pick: (span: TradingSpan) => number): number =>
    spans.reduce((total, span) => total + pick(span), 0);
  const known = (pick: (span: TradingSpan) => number | undefined): number[] =>
    spans.map(pick).filter((price) => price !== undefined);
  const open = known((span) => span.open)[0];
  const close = known((span) => span.close).at(-1);
  const [highs, lows] = [known(({ high }) => high), known(({ low }) => low)];
  return {
    swaps: sum(({ swaps }) => swaps),
    buys: sum(({ buys }) => buys),
    microUsd: spans.reduce((total, { microUsd }) => total + microUsd, 0n),
    unvalued: sum(({ unvalued }) => unvalued),
    open,
    high: highs.length > 0 ? Math.max(...highs) : undefined,
    low: lows.length > 0 ? Math.min(...lows) : undefined,
    close,
    change: open !== undefined && open > 0 && close !== undefined ? close / open - 1 : undefined,
  };
}
