import { asAddress } from '#contracts/chain';
import type { TradeRow } from '#contracts/market/market';
import { MOST_RANKED_TRADES, type TraderProfit } from '#contracts/market/traders';
import { MAX_ROWS } from '#store';
import liveQueries from '#store/queries/live';
import monitoringQueries from '#store/queries/monitoring';
import type { IndexReader } from '../index/index-reader.ts';
import { TOP, type TradePage, type TradePlace } from './market-trades.ts';
import { readNewestTrades, readTradesOfMarkets } from './newest-trades.ts';
import { toProfits, type ProfitInterval } from './profit.ts';
import { toTradeRow } from './to-trade-row.ts';

const PAGE = 5_000;

export type RankedOf =
  | { readonly kind: 'token'; readonly mint: string }
  | { readonly kind: 'market'; readonly market: string }
  | { readonly kind: 'chain' };

export interface RankedTrades {
  /** The oldest first. */
  readonly trades: readonly TradeRow[];
  readonly isWhole: boolean;
}

/** The newest trades before a time, as many as are looked through. */
export async function readRankedTrades(index: IndexReader, of: RankedOf, to: number): Promise<RankedTrades> {
  const end = await index.first(monitoringQueries.firstSlotSince, { time: to });
  let before: TradePlace = end === undefined ? TOP : { slot: end.slot, position: 0, part: 0 };
  if (of.kind === 'chain') return readOfChain(index, before.slot);
  const trades: TradeRow[] = [];
  while (trades.length < MOST_RANKED_TRADES) {
    const page = await readPage(index, of, before);
    trades.push(...page.trades);
    if (page.next === undefined) return { trades: trades.toReversed(), isWhole: true };
    before = page.next;
  }
  return { trades: trades.toReversed(), isWhole: false };
}

function readPage(
  index: IndexReader,
  of: Exclude<RankedOf, { kind: 'chain' }>,
  before: TradePlace,
): Promise<TradePage> {
  const paging = { before, limit: PAGE };
  return of.kind === 'token'
    ? readNewestTrades(index, of, paging)
    : readTradesOfMarkets(index, [of.market], paging);
}

async function readOfChain(index: IndexReader, endSlot: number): Promise<RankedTrades> {
  const rows = await index.all(liveQueries.newTrades, { after: 0, upTo: endSlot - 1, limit: MAX_ROWS });
  return { trades: rows.map(toTradeRow).toReversed(), isWhole: rows.length < MAX_ROWS };
}

/** Profit of each trader who sold in the window what it was seen to buy; in no order. */
export function toTraderProfits(
  trades: readonly TradeRow[],
  interval: ProfitInterval,
): readonly TraderProfit[] {
  return [...Map.groupBy(trades, ({ trader }) => trader)].flatMap(([trader, own]) => {
    const { tokens } = toProfits(own, interval);
    const sum = (read: (token: (typeof tokens)[number]) => bigint): bigint =>
      tokens.reduce((total, token) => total + read(token), 0n);
    const count = (read: (token: (typeof tokens)[number]) => number): number =>
      tokens.reduce((total, token) => total + read(token), 0);
    const closed = count((token) => token.closed);
    if (closed === 0) return [];
    return [
      {
        trader: asAddress(trader),
        buys: count((token) => token.buys),
        sells: count((token) => token.sells),
        boughtMicroUsd: sum((token) => token.boughtMicroUsd),
        soldMicroUsd: sum((token) => token.soldMicroUsd),
        realisedMicroUsd: sum((token) => token.realisedMicroUsd),
        costMicroUsd: sum((token) => token.costMicroUsd),
        wins: count((token) => token.wins),
        closed,
        unmatchedMicroUsd: sum((token) => token.unmatchedMicroUsd),
      },
    ];
  });
}
