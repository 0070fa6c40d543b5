import { z } from 'zod';
import { MAX_TRADERS, type TraderProfit } from '#contracts/market/traders';
import type { QueryCondition } from '#contracts/query/index-query';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, programLeaf, symbolOf } from '../figures/place-leaf.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { addressArgument, limitArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { equalTo } from '../toolkit/ask-query.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { readTraders, type TraderWish } from '../toolkit/indexed-traders.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, found, ToolError, type ToolAsk } from './define-tool.ts';

const SORTS = ['volume', 'trades', 'profit', 'loss'] as const;

const inputSchema = z.strictObject({
  mint: addressArgument.optional().describe('The token that is traded.'),
  alsoTraded: addressArgument.optional().describe('Only wallets that traded this token as well.'),
  market: addressArgument.optional(),
  venue: addressArgument.optional().describe('Program of the pools.'),
  side: z.enum(['buy', 'sell']).optional().describe('Only buys or sells of the token count.'),
  sort: z.enum(SORTS).default('volume'),
  from: unixSecondsArgument.describe('Unix seconds; nothing before.'),
  to: unixSecondsArgument.describe('Unix seconds; nothing after.'),
  limit: limitArgument(MAX_TRADERS, 10),
});
type Input = z.infer<typeof inputSchema>;

export default defineTool({
  name: 'list_traders',
  title: 'Rank traders',
  description:
    'The wallets that traded a token, in a market, at a venue or on the whole chain, in a window: ranked by volume, by number of trades, or by realised profit or loss (by mean cost). With `alsoTraded`, the wallets that traded both tokens. Says how many traders there are in all.',
  doing: 'Ranking the traders',
  about: ['token'],
  input: inputSchema,
  async run(ask, input) {
    const isByProfit = input.sort === 'profit' || input.sort === 'loss';
    const ranked = isByProfit ? await rankByProfit(ask, input) : await rankByTrades(ask, input);
    const { mint, alsoTraded, market, venue, side, sort } = input;
    const symbol = mint === undefined ? undefined : symbolOf(ranked.names.tokens[mint]);
    return {
      data: {
        ...(mint !== undefined && { mint: mintLeaf(mint) }),
        ...(symbol && { symbol }),
        ...(alsoTraded !== undefined && { alsoTraded: mintLeaf(alsoTraded) }),
        ...(market !== undefined && { market: leaf.address(market) }),
        ...(venue !== undefined && { venue: programLeaf(venue, ranked.names) }),
        ...(side !== undefined && { side: leaf.word(side) }),
        sort: leaf.word(sort),
        ...ranked.data,
        listed: leaf.count(ranked.data.rows.length),
        coverage: toCoverageTree(ranked.coverage),
      },
      source: indexSource(ranked.coverage, ask.nowMs()),
      notes: ranked.notes,
      truncated: toCuts({
        rows: {
          all: Number(ranked.data.traders?.raw ?? ranked.data.rows.length),
          most: ranked.data.rows.length,
          isWhole: ranked.data.traders !== undefined,
        },
      }),
      links: mint === undefined ? [] : [{ label: 'Token', href: `/token/${mint}` }],
    };
  },
});

async function rankByTrades(
  ask: ToolAsk,
  { mint, alsoTraded, market, venue, side, sort, from, to, limit }: Input,
) {
  const wish: TraderWish = {
    mint,
    alsoTraded,
    where: equalTo({ market, venue }) as readonly QueryCondition[],
    side,
    by: sort === 'trades' ? 'trades' : 'volume',
    from,
    to,
    limit,
  };
  const { data, names, coverage } = await readTraders(ask, wish);
  return {
    data,
    names,
    coverage,
    notes: [
      'A trade through several pools counts once for each pool. Volumes are in dollars at the time of each trade.',
    ],
  };
}

async function rankByProfit(
  ask: ToolAsk,
  { mint, alsoTraded, market, venue, side, sort, from, to, limit }: Input,
) {
  if ((alsoTraded ?? venue ?? side) !== undefined) {
    throw new ToolError(
      'invalid_argument',
      'sort: profits are ranked of a token, a market or the whole chain, without other filters.',
    );
  }
  const answer = found(
    await ask.ask('traderProfits', {
      mint,
      market,
      from: from?.toString(),
      // The end of a window is left out there.
      to: to === undefined ? undefined : String(to + 1),
      sort: sort === 'loss' ? 'loss' : 'profit',
      limit: String(limit),
    }),
  );
  const { rows, names, coverage } = answer;
  return {
    data: {
      from: leaf.time(Math.max(from ?? 0, coverage.fromTime)),
      to: leaf.time(Math.min(to ?? coverage.toTime, coverage.toTime)),
      traders: leaf.count(answer.traders),
      winners: leaf.count(answer.winners),
      losers: leaf.count(answer.losers),
      method: leaf.word('mean cost'),
      looked: leaf.count(answer.looked),
      lookedWhole: leaf.flag(answer.isWhole),
      ...(answer.since !== undefined && { since: leaf.time(answer.since) }),
      rows: rows.map((row, i) => ({
        rank: leaf.count(i + 1),
        trader: toAddressLeaf(row.trader, names),
        ...toProfitTree(row),
      })),
    },
    names,
    coverage,
    notes: [
      'Traders are those who sold in the window what they were seen to buy; each sale is held against the mean cost of what was bought before it. What came by transfer has no known cost and counts for nothing; network fees are not counted.',
      ...(answer.isWhole ? [] : ['There are older trades than were read, so earlier buys are not known.']),
    ],
  };
}

const toProfitTree = (row: TraderProfit) => ({
  realisedProfit: leaf.usd(row.realisedMicroUsd),
  ...(row.costMicroUsd > 0n && {
    returnOnCost: leaf.change(Number(row.realisedMicroUsd) / Number(row.costMicroUsd)),
  }),
  volume: leaf.usd(row.boughtMicroUsd + row.soldMicroUsd),
  trades: leaf.count(row.buys + row.sells),
  buys: leaf.count(row.buys),
  sells: leaf.count(row.sells),
  boughtValue: leaf.usd(row.boughtMicroUsd),
  soldValue: leaf.usd(row.soldMicroUsd),
  winRate: leaf.share(row.wins / row.closed),
  ...(row.unmatchedMicroUsd > 0n && { unmatchedSales: leaf.usd(row.unmatchedMicroUsd) }),
});
