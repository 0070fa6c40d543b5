import { asAddress } from '#contracts/chain';
import type { AnomalyRow } from '#contracts/market/index-live';
import type { TradeRow } from '#contracts/market/market';
import {
  MAX_SANDWICHES,
  MOST_SANDWICHES_LOOKED,
  type Sandwich,
  type SandwichVictim,
} from '#contracts/market/sandwiches';
import { readAnomalies } from '../index/anomalies.ts';
import type { IndexReader } from '../index/index-reader.ts';
import { readTrades } from './market-trades.ts';
import { readNewestTrades } from './newest-trades.ts';

/** Trades of one market in one block that are read at most, and of one wallet. */
const MOST_TRADES = 1_000;

/** What is absent does not matter. Times are unix seconds, both included. */
export interface SandwichFilter {
  readonly markets?: readonly string[] | undefined;
  /** An attacker or a victim. */
  readonly wallet?: string | undefined;
  readonly slot?: number | undefined;
  readonly signature?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface SandwichPage {
  readonly rows: readonly Sandwich[];
  readonly total: number;
  readonly looked: number;
  readonly lookedAll: boolean;
}

/** What the rule found, the newest first, with the trades of each. */
export async function readSandwiches(
  index: IndexReader,
  filter: SandwichFilter,
  limit: number,
): Promise<SandwichPage> {
  const { findings, looked, ...found } = await readFindings(index, filter);
  const { places, isWhole = true } =
    filter.wallet === undefined ? { places: undefined } : await readPlaces(index, filter.wallet, filter.from);
  const near = findings.filter(
    ({ slot, time, subject, evidence }) =>
      (filter.slot === undefined || slot === filter.slot) &&
      time >= (filter.from ?? 0) &&
      time <= (filter.to ?? time) &&
      // Only the first of those between is named, so others are found by what they traded.
      (places === undefined ||
        evidence['attacker'] === filter.wallet ||
        evidence['victim'] === filter.wallet ||
        places.has(`${slot}:${subject}`)),
  );
  const rows: Sandwich[] = [];
  let total = 0;
  let lookedAll = found.lookedAll && isWhole;
  for (const finding of near) {
    // What is not shown needs no reading where the finding itself tells that it fits.
    const isCertain = filter.wallet === undefined && filter.signature === undefined;
    if (rows.length === limit && isCertain) {
      total++;
      continue;
    }
    if (rows.length === limit && total >= MAX_SANDWICHES) {
      lookedAll = false;
      break;
    }
    const sandwich = await readSandwich(index, finding);
    if (sandwich === undefined || !isOf(sandwich, filter)) continue;
    total++;
    if (rows.length < limit) rows.push(sandwich);
  }
  return { rows, total, looked, lookedAll };
}

async function readFindings(index: IndexReader, { markets, slot, from }: SandwichFilter) {
  const before = slot === undefined ? undefined : { slot: slot + 1, part: 0 };
  const limit = slot === undefined ? MOST_SANDWICHES_LOOKED : MAX_SANDWICHES;
  const lists = await Promise.all(
    (markets ?? [undefined]).map((subject) =>
      readAnomalies(index, { rules: ['sandwich'], subject }, before, limit),
    ),
  );
  const findings = lists.flatMap(({ rows }) => rows).sort((a, b) => b.slot - a.slot || b.part - a.part);
  return {
    findings,
    looked: findings.length,
    lookedAll:
      slot !== undefined ||
      lists.every(
        // Older ones than were looked through are before the time that is asked of.
        ({ rows, next }) => next === undefined || (rows.at(-1)?.time ?? Infinity) < (from ?? 0),
      ),
  };
}

/** Where a wallet traded, block and market, and whether these are all of its trades since `from`. */
async function readPlaces(index: IndexReader, wallet: string, from = 0) {
  const { trades, next } = await readNewestTrades(index, { kind: 'wallet', wallet }, { limit: MOST_TRADES });
  return {
    places: new Set(trades.map(({ slot, market }) => `${slot}:${market}`)),
    isWhole: next === undefined || (trades.at(-1)?.time ?? 0) < from,
  };
}

function isOf(
  { attacker, before, after, victims }: Sandwich,
  { wallet, signature }: SandwichFilter,
): boolean {
  return (
    (wallet === undefined || attacker === wallet || victims.some(({ trade }) => trade.trader === wallet)) &&
    (signature === undefined ||
      [before, after, ...victims.map(({ trade }) => trade)].some((trade) => trade.signature === signature))
  );
}

/** The trades a finding is about; `undefined` where they are no longer stored. */
async function readSandwich(
  index: IndexReader,
  { slot, time, subject, evidence }: AnomalyRow,
): Promise<Sandwich | undefined> {
  if (subject === undefined) return undefined;
  const { trades } = await readTrades(index, subject, {
    before: { slot: slot + 1, position: 0, part: 0 },
    limit: MOST_TRADES,
  });
  const swaps = trades.filter((trade) => trade.slot === slot).toReversed();
  const placeOf = (signature: string | number | undefined) =>
    swaps.findIndex((trade) => trade.signature === signature && trade.trader === evidence['attacker']);
  const [start, end] = [placeOf(evidence['before']), placeOf(evidence['after'])];
  const [before, after] = [swaps[start], swaps[end]];
  if (before === undefined || after === undefined) return undefined;
  const victims = swaps
    .slice(start + 1, end)
    .filter(
      ({ isBuy, position, trader }) =>
        isBuy === before.isBuy &&
        trader !== before.trader &&
        position > before.position &&
        position < after.position,
    )
    .map((trade) => toVictim(trade, before));
  const gain = BigInt(evidence['gain'] ?? 0);
  return {
    slot,
    time,
    market: asAddress(subject),
    venue: before.venue,
    base: before.base,
    quote: before.quote,
    attacker: before.trader,
    gain,
    gainMicroUsd: toMicroUsd(gain, after),
    before,
    after,
    victims,
  };
}

function toVictim(trade: TradeRow, before: TradeRow): SandwichVictim {
  const atPriceBefore =
    before.baseAmount === 0n
      ? trade.quoteAmount
      : (trade.baseAmount * before.quoteAmount) / before.baseAmount;
  const loss = trade.isBuy ? trade.quoteAmount - atPriceBefore : atPriceBefore - trade.quoteAmount;
  return { trade, loss, lossMicroUsd: toMicroUsd(loss, trade) };
}

/** Units of the quote at what they were worth in a trade. */
const toMicroUsd = (units: bigint, { microUsd, quoteAmount }: TradeRow): bigint | undefined =>
  microUsd === undefined || quoteAmount === 0n ? undefined : (units * microUsd) / quoteAmount;
