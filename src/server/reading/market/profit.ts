import { asAddress } from '#contracts/chain';
import type { TradeRow } from '#contracts/market/market';
import type { PriceView } from '#contracts/market/price-view';
import type { ProfitTrade, TokenProfit } from '#contracts/market/profit';

/** Unix seconds; the end is left out. */
export interface ProfitInterval {
  readonly from: number;
  readonly to: number;
}

export interface Profits {
  readonly tokens: readonly Omit<TokenProfit, 'openMicroUsd' | 'price'>[];
  /** Of the window, the oldest first. */
  readonly trades: readonly ProfitTrade[];
}

/**
 * Profit by mean cost. `trades` come the oldest first, from the first that is known; those before the window tell what
 * was held when it began. What was paid with counts as money, not as another token that was sold.
 */
export function toProfits(trades: readonly TradeRow[], { from, to }: ProfitInterval): Profits {
  const tokens = new Map<string, Ledger>();
  const used: ProfitTrade[] = [];
  for (const trade of trades) {
    if (trade.time >= to) break;
    let ledger = tokens.get(trade.base);
    if (ledger === undefined) tokens.set(trade.base, (ledger = new Ledger()));
    const part = ledger.take(trade, trade.time >= from);
    if (trade.time >= from) used.push(part);
  }
  return {
    tokens: [...tokens]
      .filter(([, { buys, sells, open }]) => buys + sells > 0 || open > 0n)
      .map(([mint, ledger]) => ({ mint: asAddress(mint), ...ledger.toRow() }))
      .sort((a, b) => compare(size(b.realisedMicroUsd), size(a.realisedMicroUsd)) || b.sells - a.sells),
    trades: used,
  };
}

/** What an open position is worth, in 10⁻⁶ dollars. */
export function toWorth(units: bigint, decimals: number | undefined, price: PriceView | undefined) {
  if (price === undefined || decimals === undefined) return undefined;
  return BigInt(Math.round((Number(units) / 10 ** decimals) * price.usd * 1e6));
}

/** The book of one token. */
class Ledger {
  buys = 0;
  sells = 0;
  open = 0n;
  #cost = 0n;
  #sums = {
    bought: 0n,
    sold: 0n,
    boughtMicroUsd: 0n,
    soldMicroUsd: 0n,
    realisedMicroUsd: 0n,
    costMicroUsd: 0n,
    unmatched: 0n,
    unmatchedMicroUsd: 0n,
  };
  #counts = { wins: 0, closed: 0, unvalued: 0 };
  #times = { firstTime: 0, lastTime: 0 };

  /** Writes a trade down; it is counted where it `isInside` of the window. */
  take(trade: TradeRow, isInside: boolean): ProfitTrade {
    const part = trade.isBuy ? this.#buy(trade) : this.#sell(trade);
    this.#times.firstTime ||= trade.time;
    this.#times.lastTime = trade.time;
    if (!isInside) return part;
    const { isBuy, baseAmount, microUsd } = trade;
    if (isBuy) {
      this.buys++;
      this.#sums.bought += baseAmount;
      this.#sums.boughtMicroUsd += microUsd ?? 0n;
    } else {
      this.sells++;
      this.#sums.sold += baseAmount;
      this.#sums.soldMicroUsd += microUsd ?? 0n;
      this.#close(trade, part);
    }
    if (microUsd === undefined) this.#counts.unvalued++;
    return part;
  }

  #buy(trade: TradeRow): ProfitTrade {
    if (trade.microUsd !== undefined) {
      this.open += trade.baseAmount;
      this.#cost += trade.microUsd;
    }
    return { trade, matched: undefined, costMicroUsd: undefined, profitMicroUsd: undefined };
  }

  #sell(trade: TradeRow): ProfitTrade {
    const { baseAmount, microUsd } = trade;
    const matched = baseAmount < this.open ? baseAmount : this.open;
    if (matched === 0n) return { trade, matched, costMicroUsd: undefined, profitMicroUsd: undefined };
    const costMicroUsd = (this.#cost * matched) / this.open;
    this.open -= matched;
    this.#cost -= costMicroUsd;
    // What it brought is not known; what was sold is gone all the same.
    if (microUsd === undefined) return { trade, matched, costMicroUsd, profitMicroUsd: undefined };
    const brought = (microUsd * matched) / baseAmount;
    return { trade, matched, costMicroUsd, profitMicroUsd: brought - costMicroUsd };
  }

  #close({ baseAmount, microUsd }: TradeRow, { matched = 0n, costMicroUsd, profitMicroUsd }: ProfitTrade) {
    const rest = baseAmount - matched;
    this.#sums.unmatched += rest;
    if (microUsd !== undefined && baseAmount > 0n)
      this.#sums.unmatchedMicroUsd += (microUsd * rest) / baseAmount;
    if (profitMicroUsd === undefined) return;
    this.#sums.realisedMicroUsd += profitMicroUsd;
    this.#sums.costMicroUsd += costMicroUsd ?? 0n;
    this.#counts.closed++;
    if (profitMicroUsd > 0n) this.#counts.wins++;
  }

  toRow(): Omit<TokenProfit, 'mint' | 'openMicroUsd' | 'price'> {
    return {
      buys: this.buys,
      sells: this.sells,
      ...this.#sums,
      ...this.#counts,
      ...this.#times,
      open: this.open,
      openCostMicroUsd: this.#cost,
    };
  }
}

const size = (value: bigint): bigint => (value < 0n ? -value : value);
const compare = (a: bigint, b: bigint): number => (a === b ? 0 : a < b ? -1 : 1);
