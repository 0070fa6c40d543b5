import type { Names } from '#contracts/answers';
import { TRADE_COLUMNS } from '#contracts/columns/trade-columns';
import type { PlacelessTrade } from '#contracts/market/market';
import { toShortAddress } from '#contracts/text/value-text';
import { WRAPPED_SOL } from '#decoder';
import * as leaf from '../figures/figure.ts';
import type { Figure } from '../figures/figure.ts';
import { mintLeaf, programLeaf, symbolOf } from '../figures/place-leaf.ts';
import { toTokens } from '../figures/to-leaf.ts';
import { toRowLeaves } from '../figures/to-row-leaves.ts';

/** Whether the trader got `mint`, or the base where no mint is spoken of. */
export const isBuyOf = (row: PlacelessTrade, mint: string | undefined): boolean =>
  mint !== undefined && row.quote === mint ? !row.isBuy : row.isBuy;

/** One swap as it concerns `mint`: how much of it, and for what. */
export function toTradeTree(row: PlacelessTrade, mint: string | undefined, names: Names) {
  const isQuote = mint !== undefined && row.quote === mint && row.base !== mint;
  const [base, quote] = [
    toTokens(row.baseAmount, row.base, undefined, names),
    toTokens(row.quoteAmount, row.quote, undefined, names),
  ];
  const [token, other] = isQuote ? [row.quote, row.base] : [row.base, row.quote];
  return {
    ...toRowLeaves(TRADE_COLUMNS, row, ['time', 'isBuy as side', 'trader'], names),
    // As it concerns `mint`, in units of the tokens.
    side: leaf.word(isBuyOf(row, mint) ? 'buy' : 'sell'),
    token: mintLeaf(token),
    amount: isQuote ? quote : base,
    other: mintLeaf(other),
    otherAmount: isQuote ? base : quote,
    ...(row.price !== undefined && {
      price: leaf.price(row.price, row.quote === WRAPPED_SOL.mint ? 'SOL' : toShortAddress(row.quote)),
    }),
    ...toRowLeaves(TRADE_COLUMNS, row, ['usd as value', 'venue', 'market', 'slot', 'signature'], names),
    // With its page.
    venue: programLeaf(row.venue, names),
  };
}

/** Buys and sells of rows, counted and summed. Amounts only where all rows are of one mint. */
export function sumTrades(rows: readonly PlacelessTrade[], mint: string | undefined, names: Names) {
  const buys = rows.filter((row) => isBuyOf(row, mint));
  const sells = rows.filter((row) => !isBuyOf(row, mint));
  const amountOf = (some: readonly PlacelessTrade[]): bigint =>
    some.reduce((sum, row) => sum + (row.quote === mint ? row.quoteAmount : row.baseAmount), 0n);
  const unvalued = rows.filter(({ microUsd }) => microUsd === undefined).length;
  const decimals = mint === undefined ? undefined : names.tokens[mint]?.decimals;
  /** Dollars for a whole token on average, of the trades whose worth is known. */
  const toMean = (some: readonly PlacelessTrade[]): Figure | undefined => {
    const valued = some.filter(({ microUsd }) => microUsd !== undefined);
    const units = amountOf(valued);
    if (units === 0n || decimals === undefined) return undefined;
    return leaf.price(Number(valueOf(valued)) / 1e6 / (Number(units) / 10 ** decimals));
  };
  const [boughtAt, soldAt] = [toMean(buys), toMean(sells)];
  return {
    trades: leaf.count(rows.length),
    traders: leaf.count(new Set(rows.map(({ trader }) => trader)).size),
    buys: leaf.count(buys.length),
    sells: leaf.count(sells.length),
    ...(mint !== undefined && {
      bought: toTokens(amountOf(buys), mint, undefined, names),
      sold: toTokens(amountOf(sells), mint, undefined, names),
      ...(boughtAt && { boughtAt }),
      ...(soldAt && { soldAt }),
    }),
    boughtValue: leaf.usd(valueOf(buys)),
    soldValue: leaf.usd(valueOf(sells)),
    value: leaf.usd(valueOf(rows)),
    ...(unvalued > 0 && { unvalued: leaf.count(unvalued) }),
  };
}

const valueOf = (rows: readonly PlacelessTrade[]): bigint =>
  rows.reduce((sum, { microUsd }) => sum + (microUsd ?? 0n), 0n);

const MOST_TOKENS = 12;

/** The same for each token a wallet traded, the most traded first. */
export function sumByToken(rows: readonly PlacelessTrade[], names: Names) {
  const byToken = Map.groupBy(rows, ({ base }) => base);
  return [...byToken]
    .sort(([, a], [, b]) => {
      const difference = valueOf(b) - valueOf(a);
      return difference > 0n ? 1 : difference < 0n ? -1 : b.length - a.length;
    })
    .slice(0, MOST_TOKENS)
    .map(([base, some]) => {
      const symbol = symbolOf(names.tokens[base]);
      return { mint: mintLeaf(base), ...(symbol && { symbol }), ...sumTrades(some, base, names) };
    });
}
