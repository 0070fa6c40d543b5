import { z } from 'zod';
import type { Names } from '#contracts/answers';
import { MAX_PROFIT_TRADES, type ProfitTrade, type TokenProfit } from '#contracts/market/profit';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, symbolOf } from '../figures/place-leaf.ts';
import { toTokens } from '../figures/to-leaf.ts';
import { addressArgument, limitArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { doneCuts, toCuts } from '../toolkit/cuts.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { toTradeTree } from '../toolkit/trade-trees.ts';
import { defineTool, found } from './define-tool.ts';

const MAX_TOKENS = 20;

export default defineTool({
  name: 'get_profit',
  title: 'Read the profit of a trader',
  description:
    'Realised profit or loss of a wallet from its indexed trades, in all and by token, in a window when given: by the mean cost of what it had bought, with win rate, what it still holds at the price of now, and the trades it comes from. Call it for profit, loss, gains, win rate and whether a trader is up or down.',
  doing: 'Adding up the trades',
  about: ['account'],
  input: z.strictObject({
    wallet: addressArgument,
    mint: addressArgument.optional().describe('Only this token.'),
    from: unixSecondsArgument.describe('Unix seconds the window begins at.'),
    to: unixSecondsArgument.describe('Unix seconds the window ends before.'),
    limit: limitArgument(MAX_PROFIT_TRADES, 20),
  }),
  async run(ask, { wallet, mint, from, to, limit }) {
    const answer = found(
      await ask.ask('profit', {
        wallet,
        mint,
        from: from?.toString(),
        to: to?.toString(),
        limit: String(limit),
      }),
    );
    const { tokens, trades, names, coverage } = answer;
    const data = {
      wallet: leaf.address(wallet),
      ...(mint !== undefined && { mint: mintLeaf(mint) }),
      ...(from !== undefined && { from: leaf.time(from) }),
      ...(to !== undefined && { to: leaf.time(to) }),
      method: leaf.word('mean cost'),
      ...toTotals(tokens, to === undefined || to > coverage.toTime),
      trades: leaf.count(answer.tradeCount),
      ...(answer.since !== undefined && { since: leaf.time(answer.since) }),
      allTradesSeen: leaf.flag(answer.isWhole),
      tokenCount: leaf.count(tokens.length),
      tokens: tokens.slice(0, MAX_TOKENS).map((token) => toTokenTree(token, names)),
      listed: leaf.count(trades.length),
      items: trades.map((part) => toItem(part, names)),
      coverage: toCoverageTree(coverage),
    };
    return {
      data,
      source: indexSource(coverage, ask.nowMs()),
      notes: [
        'Each sale is held against the mean cost of what was bought before it and not yet sold, at what trades were worth in dollars then. Network fees are not counted; what a token was paid with is money, not a token that was sold.',
        'What came by transfer, or was bought before the index begins, has no known cost: its sale counts as zero and is listed as unmatched.',
      ],
      truncated: [
        ...(answer.isWhole ? [] : doneCuts(answer.tradeCount, TOTALS)),
        ...toCuts({
          tokens: { all: tokens.length, most: MAX_TOKENS, isWhole: answer.isWhole },
          items: { all: answer.tradeCount, most: trades.length, isWhole: answer.isWhole },
        }),
      ],
      links: [{ label: 'Wallet', href: `/account/${wallet}` }],
    };
  },
});

/** Figures that miss what older trades would add to them. */
const TOTALS = [
  '/openValue',
  '/openCost',
  '/realisedProfit',
  '/unrealisedProfit',
  '/totalProfit',
  '/returnOnCost',
  '/costOfSold',
  '/boughtValue',
  '/soldValue',
  '/buys',
  '/sells',
  '/closedSales',
  '/winningSales',
  '/winRate',
  '/soldTokens',
  '/winningTokens',
  '/trades',
  '/tokenCount',
];

const sumOf = (tokens: readonly TokenProfit[], read: (token: TokenProfit) => bigint): bigint =>
  tokens.reduce((sum, token) => sum + read(token), 0n);

function toTotals(tokens: readonly TokenProfit[], isOfNow: boolean) {
  const count = (read: (token: TokenProfit) => number): number =>
    tokens.reduce((sum, token) => sum + read(token), 0);
  const realised = sumOf(tokens, (token) => token.realisedMicroUsd);
  const cost = sumOf(tokens, (token) => token.costMicroUsd);
  const [closed, wins] = [count((token) => token.closed), count((token) => token.wins)];
  const sold = tokens.filter((token) => token.closed > 0);
  const held = tokens.filter(({ openMicroUsd }) => openMicroUsd !== undefined);
  const openValue = sumOf(held, ({ openMicroUsd = 0n }) => openMicroUsd);
  const openCost = sumOf(held, (token) => token.openCostMicroUsd);
  const unpriced = tokens.filter(({ open, openMicroUsd }) => open > 0n && openMicroUsd === undefined).length;
  return {
    realisedProfit: leaf.usd(realised),
    ...(cost > 0n && { returnOnCost: leaf.change(Number(realised) / Number(cost)) }),
    costOfSold: leaf.usd(cost),
    boughtValue: leaf.usd(sumOf(tokens, (token) => token.boughtMicroUsd)),
    soldValue: leaf.usd(sumOf(tokens, (token) => token.soldMicroUsd)),
    buys: leaf.count(count((token) => token.buys)),
    sells: leaf.count(count((token) => token.sells)),
    closedSales: leaf.count(closed),
    winningSales: leaf.count(wins),
    ...(closed > 0 && { winRate: leaf.share(wins / closed) }),
    soldTokens: leaf.count(sold.length),
    winningTokens: leaf.count(sold.filter((token) => token.realisedMicroUsd > 0n).length),
    ...(held.length > 0 && {
      openValue: leaf.usd(openValue),
      openCost: leaf.usd(openCost),
      unrealisedProfit: leaf.usd(openValue - openCost),
      totalProfit: leaf.usd(realised + openValue - openCost),
    }),
    ...(isOfNow && unpriced > 0 && { openWithoutPrice: leaf.count(unpriced) }),
    unmatchedSales: leaf.usd(sumOf(tokens, (token) => token.unmatchedMicroUsd)),
    tradesWithoutValue: leaf.count(count((token) => token.unvalued)),
  };
}

function toTokenTree(token: TokenProfit, names: Names) {
  const units = (amount: bigint) => toTokens(amount, token.mint, undefined, names);
  const said = symbolOf(names.tokens[token.mint]);
  return {
    mint: mintLeaf(token.mint),
    ...(said && { symbol: said }),
    realisedProfit: leaf.usd(token.realisedMicroUsd),
    ...(token.costMicroUsd > 0n && {
      returnOnCost: leaf.change(Number(token.realisedMicroUsd) / Number(token.costMicroUsd)),
    }),
    buys: leaf.count(token.buys),
    sells: leaf.count(token.sells),
    bought: units(token.bought),
    sold: units(token.sold),
    boughtValue: leaf.usd(token.boughtMicroUsd),
    soldValue: leaf.usd(token.soldMicroUsd),
    ...(token.closed > 0 && { winRate: leaf.share(token.wins / token.closed) }),
    open: units(token.open),
    openCost: leaf.usd(token.openCostMicroUsd),
    ...(token.openMicroUsd !== undefined && {
      openValue: leaf.usd(token.openMicroUsd),
      unrealisedProfit: leaf.usd(token.openMicroUsd - token.openCostMicroUsd),
    }),
    ...(token.price && { price: leaf.price(token.price.usd) }),
    ...(token.unmatched > 0n && { unmatched: units(token.unmatched) }),
    firstTrade: leaf.time(token.firstTime),
    lastTrade: leaf.time(token.lastTime),
  };
}

const toItem = ({ trade, matched, costMicroUsd, profitMicroUsd }: ProfitTrade, names: Names) => ({
  ...toTradeTree(trade, undefined, names),
  ...(matched !== undefined &&
    matched < trade.baseAmount && {
      unmatched: toTokens(trade.baseAmount - matched, trade.base, undefined, names),
    }),
  ...(costMicroUsd !== undefined && { cost: leaf.usd(costMicroUsd) }),
  ...(profitMicroUsd !== undefined && { profit: leaf.usd(profitMicroUsd) }),
});
