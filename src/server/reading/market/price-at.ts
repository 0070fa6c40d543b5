import { toBucketStart } from '#std/time-bucket';
import type { IndexCoverage, TradeRow } from '#contracts/market/market';
import type { PriceMoment, PriceRange } from '#contracts/market/price-at';
import { toInstantText } from '#contracts/text/value-text';
import { WRAPPED_SOL } from '#decoder';
import monitoringQueries from '#store/queries/monitoring';
import priceQueries from '#store/queries/prices';
import tokenMarketQueries from '#store/queries/token-market';
import type { IndexReader } from '../index/index-reader.ts';
import { sumTrading } from './candles.ts';
import { toPlace, TOP, type TradePlace } from './market-trades.ts';
import { readNewestTrades, readTradesOfMarkets } from './newest-trades.ts';

const HOUR = 3_600;
/** Spans of five minutes are stored for longer; what is asked about beyond three days is told by the hour. */
const SHORT = { seconds: 300, days: 3 } as const;
/** A moment this far after the newest block is still now. */
const NOW_SECONDS = 600;
const MOST_SPANS = 9_000;
const MICRO = 1e6;

/** A market whose trades tell the price of a token. */
export interface PricedBy {
  readonly mint: string;
  readonly isStablecoin: boolean;
  /** Absent where the token has none; then every trade that prices it counts. */
  readonly market: { readonly market: string; readonly base: string; readonly quoteKind: string } | undefined;
  readonly decimals: number | undefined;
}

const ends = (coverage: IndexCoverage): string => toInstantText(coverage.toTime);
const begins = (coverage: IndexCoverage): string => toInstantText(coverage.fromTime);

/** Why nothing is known of a moment; `undefined` where the index covers it. */
export function toUncovered(time: number, coverage: IndexCoverage): string | undefined {
  if (time < coverage.fromTime) return `Not known: the index begins at ${begins(coverage)}.`;
  if (time > coverage.toTime + NOW_SECONDS) return `Not known yet: the index ends at ${ends(coverage)}.`;
  return undefined;
}

/** The price of a token at a moment: by the newest trade that is not younger. */
export async function readPriceAt(
  index: IndexReader,
  priced: PricedBy,
  time: number,
  coverage: IndexCoverage,
): Promise<PriceMoment> {
  const none = {
    time,
    usd: undefined,
    sol: undefined,
    pricedTime: undefined,
    trade: undefined,
    candle: undefined,
  };
  const missing = toUncovered(time, coverage);
  if (missing !== undefined) return { ...none, missing };
  const [place, reference] = await Promise.all([
    readPlaceAfter(index, time),
    index.first(priceQueries.referencePriceAt, { time }),
  ]);
  const dollarsOfSol = reference && Number(reference.microUsd) / MICRO;
  if (priced.isStablecoin) {
    return { ...none, usd: 1, sol: dollarsOfSol && 1 / dollarsOfSol, pricedTime: time, missing: undefined };
  }
  const isSol = priced.mint === WRAPPED_SOL.mint;
  const market = isSol ? reference?.market : priced.market?.market;
  const [trade, candle] = await Promise.all([
    readTradeBefore(index, market, isSol ? undefined : priced.mint, place),
    market === undefined ? undefined : readHour(index, market, time),
  ]);
  if (isSol) {
    return {
      ...none,
      usd: dollarsOfSol,
      sol: 1,
      pricedTime: reference?.time,
      trade,
      candle,
      missing:
        reference === undefined
          ? 'Not known: no trade of SOL against a stablecoin was seen before.'
          : undefined,
    };
  }
  if (trade === undefined) {
    return { ...none, missing: 'Not known: no trade that prices it was seen before this time.' };
  }
  const usd = toDollars(trade, priced);
  return {
    time,
    usd,
    sol: await toSol(index, trade, priced, usd),
    pricedTime: trade.time,
    trade,
    // Of a trade elsewhere the hour of the main market says nothing.
    candle: trade.market === market ? candle : undefined,
    missing: usd === undefined ? 'What it was paid with had no price in dollars then.' : undefined,
  };
}

/** The high, the low and the trading between two moments. */
export async function readPriceRange(
  index: IndexReader,
  mint: string,
  from: number,
  to: number,
  coverage: IndexCoverage,
): Promise<PriceRange> {
  const isShort = from > coverage.toTime - SHORT.days * 86_400;
  const width = isShort ? SHORT.seconds : HOUR;
  const spans = await index.all(tokenMarketQueries.tokenSpansSince, {
    mint,
    width,
    from: toBucketStart(from, width) - 1,
    limit: MOST_SPANS,
  });
  const inside = spans.filter(({ bucket }) => bucket <= to);
  const sum = sumTrading(inside);
  const missing =
    to < coverage.fromTime || from > coverage.toTime
      ? (toUncovered(from, coverage) ?? `Not known: the index begins at ${begins(coverage)}.`)
      : from < coverage.fromTime
        ? `What was before ${begins(coverage)} is not known: the index begins there.`
        : to > coverage.toTime + NOW_SECONDS
          ? `What is after ${ends(coverage)} is not known yet.`
          : undefined;
  return {
    from,
    to,
    spanSeconds: width,
    high: sum.high,
    low: sum.low,
    highTime: inside.find(({ high }) => high !== undefined && high === sum.high)?.bucket,
    lowTime: inside.find(({ low }) => low !== undefined && low === sum.low)?.bucket,
    swaps: sum.swaps,
    microUsd: sum.microUsd,
    missing,
  };
}

/** Trades before this place are not younger than `time`. */
async function readPlaceAfter(index: IndexReader, time: number): Promise<TradePlace> {
  const block = await index.first(monitoringQueries.firstSlotSince, { time: time + 1 });
  return block === undefined ? TOP : { slot: block.slot, position: 0, part: 0 };
}

async function readTradeBefore(
  index: IndexReader,
  market: string | undefined,
  mint: string | undefined,
  before: TradePlace,
): Promise<TradeRow | undefined> {
  const paging = { before: toPlace(before), limit: 1 };
  if (market !== undefined) {
    const [trade] = (await readTradesOfMarkets(index, [market], paging)).trades;
    if (trade !== undefined || mint === undefined) return trade;
  }
  // The market of today may be younger than the moment.
  if (mint === undefined) return undefined;
  return (await readNewestTrades(index, { kind: 'token', mint }, paging)).trades[0];
}

async function readHour(index: IndexReader, market: string, time: number) {
  const bucket = toBucketStart(time, HOUR);
  const [row] = await index.all(tokenMarketQueries.candlesBefore, {
    market,
    width: HOUR,
    before: bucket + HOUR,
    limit: 1,
  });
  if (row?.bucket !== bucket) return undefined;
  const { bucket: start, ...candle } = row;
  return { time: start, ...candle };
}

/** SOL for a whole token by one trade: what was paid, else its dollars at the rate of that time. */
async function toSol(
  index: IndexReader,
  { quote, quoteAmount, baseAmount, time }: TradeRow,
  { decimals }: PricedBy,
  usd: number | undefined,
): Promise<number | undefined> {
  if (quote === WRAPPED_SOL.mint && decimals !== undefined && baseAmount > 0n)
    return (Number(quoteAmount) / 1e9 / Number(baseAmount)) * 10 ** decimals;
  const reference =
    usd === undefined ? undefined : await index.first(priceQueries.referencePriceAt, { time });
  return usd === undefined || reference === undefined
    ? undefined
    : usd / (Number(reference.microUsd) / MICRO);
}

/** Dollars for a whole token by one trade. */
function toDollars(
  { price, microUsd, baseAmount, market }: TradeRow,
  { market: main, decimals }: PricedBy,
): number | undefined {
  if (main?.market === market && main.quoteKind === 'usd' && price !== undefined) return price;
  if (microUsd === undefined || decimals === undefined || baseAmount === 0n) return undefined;
  return (Number(microUsd) / MICRO / Number(baseAmount)) * 10 ** decimals;
}
