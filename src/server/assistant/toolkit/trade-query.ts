/** Trades asked of the index: conditions, rows and sums over all that fit. */
import { asAddress, asSignature } from '#contracts/chain';
import type { PlacelessTrade } from '#contracts/market/market';
import type { IndexQuery, QueryCondition, QueryMeasure } from '#contracts/query/index-query';
import type { Names } from '#contracts/answers';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, symbolOf } from '../figures/place-leaf.ts';
import { toTokens } from '../figures/to-leaf.ts';
import type { ToolAsk } from '../tools/define-tool.ts';
import { amountOf, askQuery, countOf, isTooMuch, type QueryRow } from './ask-query.ts';

const sum = (field: string): QueryMeasure => ({ measure: 'sum', field });

/** Which side of a market a mint is on; sides of trades are those of the mint. */
export type MintSide = 'base' | 'quote';

/** A field of the token that is spoken of. */
export const amountField = (side: MintSide): string => (side === 'base' ? 'baseAmount' : 'quoteAmount');

export const toTrade = (row: QueryRow): PlacelessTrade => ({
  slot: Number(row['slot']),
  time: Number(row['time']),
  signature: row['signature'] === undefined ? undefined : asSignature(String(row['signature'])),
  trader: asAddress(String(row['trader'])),
  market: asAddress(String(row['market'])),
  venue: asAddress(String(row['venue'])),
  base: asAddress(String(row['base'])),
  quote: asAddress(String(row['quote'])),
  isBuy: row['isBuy'] === true,
  baseAmount: amountOf(row, 'baseAmount'),
  quoteAmount: amountOf(row, 'quoteAmount'),
  price: row['price'] === undefined ? undefined : Number(row['price']),
  microUsd: row['microUsd'] === undefined ? undefined : amountOf(row, 'microUsd'),
});

type Where = Pick<IndexQuery, 'time' | 'where'>;

/** Buys and sells apart; units of the token only where there is one. */
export const bySides = (where: Where, units: string | undefined): IndexQuery => ({
  from: 'trades',
  ...where,
  by: ['isBuy'],
  measures: [{ measure: 'count' }, sum('microUsd'), ...(units === undefined ? [] : [sum(units)])],
});

/** One row over all of them. */
export const overAll = (where: Where): IndexQuery => ({
  from: 'trades',
  ...where,
  measures: [
    { measure: 'count' },
    sum('microUsd'),
    ...(['mean', 'median', 'min', 'max'] as const).map((measure) => ({ measure, field: 'microUsd' })),
    { measure: 'distinct', field: 'trader' },
  ],
});

export const unvaluedOf = (where: Where): IndexQuery => ({
  from: 'trades',
  ...where,
  where: [...(where.where ?? []), { field: 'microUsd', is: 'unknown' }],
  measures: [{ measure: 'count' }],
});

/** Tokens of a wallet, each side apart. */
export const byTokens = (where: Where): IndexQuery => ({
  from: 'trades',
  ...where,
  by: ['base', 'isBuy'],
  measures: [sum('microUsd'), { measure: 'count' }, sum('baseAmount')],
  limit: 200,
});

/** The condition that a trade is a buy, or a sell, of the mint on its side. */
export const toSideCondition = (
  side: 'buy' | 'sell' | undefined,
  mintSide: MintSide,
): readonly QueryCondition[] =>
  side === undefined ? [] : [{ field: 'isBuy', is: '=', value: (side === 'buy') === (mintSide === 'base') }];

/** Sums of buys and sells, as `bySides` gives them. */
export function toSumTree(
  rows: readonly QueryRow[],
  of: { readonly mint: string | undefined; readonly side: MintSide; readonly names: Names },
  unvalued: number,
) {
  const isBuy = of.side === 'base';
  const [buys, sells] = [true, false].map((wanted) =>
    rows.find((row) => row['isBuy'] === (wanted === isBuy)),
  );
  const units = `sum_${amountField(of.side)}`;
  const decimals = of.mint === undefined ? undefined : of.names.tokens[of.mint]?.decimals;
  const toMean = (row: QueryRow | undefined) => {
    const amount = amountOf(row, units);
    if (amount === 0n || decimals === undefined || unvalued > 0) return undefined;
    return leaf.price(Number(amountOf(row, 'sum_microUsd')) / 1e6 / (Number(amount) / 10 ** decimals));
  };
  const [boughtAt, soldAt] = [toMean(buys), toMean(sells)];
  const [spent, got] = [amountOf(buys, 'sum_microUsd'), amountOf(sells, 'sum_microUsd')];
  return {
    trades: leaf.count(countOf(buys) + countOf(sells)),
    buys: leaf.count(countOf(buys)),
    sells: leaf.count(countOf(sells)),
    ...(of.mint !== undefined && {
      bought: toTokens(amountOf(buys, units), of.mint, undefined, of.names),
      sold: toTokens(amountOf(sells, units), of.mint, undefined, of.names),
      net: toTokens(amountOf(buys, units) - amountOf(sells, units), of.mint, undefined, of.names),
      ...(boughtAt && { boughtAt }),
      ...(soldAt && { soldAt }),
    }),
    boughtValue: leaf.usd(spent),
    soldValue: leaf.usd(got),
    value: leaf.usd(spent + got),
    ...(unvalued > 0 && { unvalued: leaf.count(unvalued) }),
  };
}

/** Figures over all that match, as `overAll` gives them. */
export const toMatchingTree = (row: QueryRow | undefined) => ({
  count: leaf.count(countOf(row)),
  traders: leaf.count(countOf(row, 'distinct_trader')),
  volume: leaf.usd(amountOf(row, 'sum_microUsd')),
  ...(row?.['max_microUsd'] !== undefined && {
    mean: leaf.usd(amountOf(row, 'mean_microUsd')),
    median: leaf.usd(amountOf(row, 'median_microUsd')),
    smallest: leaf.usd(amountOf(row, 'min_microUsd')),
    largest: leaf.usd(amountOf(row, 'max_microUsd')),
  }),
});

const MOST_TOKENS = 12;

/** The same for each token a wallet traded, the most traded first. */
export function toTokenTrees(rows: readonly QueryRow[], names: Names) {
  const valueOf = (some: readonly QueryRow[]): bigint =>
    some.reduce((total, row) => total + amountOf(row, 'sum_microUsd'), 0n);
  return [...Map.groupBy(rows, (row) => String(row['base']))]
    .map(([mint, sides]) => ({ mint, sides, value: valueOf(sides) }))
    .sort((a, b) => (a.value === b.value ? 0 : a.value > b.value ? -1 : 1))
    .slice(0, MOST_TOKENS)
    .map(({ mint, sides }) => {
      const symbol = symbolOf(names.tokens[mint]);
      return {
        mint: mintLeaf(mint),
        ...(symbol && { symbol }),
        ...toSumTree(sides, { mint, side: 'base', names }, 0),
      };
    });
}

/** Markets price a token in another; a stablecoin, and often SOL, is what others are priced in. */
export async function findSide(
  ask: Pick<ToolAsk, 'ask'>,
  mint: string | undefined,
  of: (side: MintSide) => readonly QueryCondition[],
  time: IndexQuery['time'],
): Promise<MintSide> {
  if (mint === undefined) return 'base';
  const asBase = await askQuery(ask, { from: 'trades', time, where: of('base'), limit: 1 });
  return isTooMuch(asBase) || asBase.rows.length > 0 ? 'base' : 'quote';
}
