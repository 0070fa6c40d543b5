import { z } from 'zod';
import { TOKEN_MARKET_COLUMNS } from '#contracts/columns/token-market-columns';
import { toMarketCap, type TradingFigures } from '#contracts/market/token-market';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, programLeaf, symbolOf } from '../figures/place-leaf.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { toRowLeaves } from '../figures/to-row-leaves.ts';
import { addressArgument, windowArgument } from '../toolkit/arguments.ts';
import { cutOf, doneCuts } from '../toolkit/cuts.ts';
import { indexSource, readPart, toCoverageTree } from '../toolkit/from-index.ts';
import { toPriceTree } from '../toolkit/price-tree.ts';
import { toUnits, wholeAmountArgument } from '../toolkit/whole-amount.ts';
import { defineTool, found } from './define-tool.ts';

const MAX_MARKETS = 10;
const TRADED = ['liquidityUsd as liquidity', 'volumeUsd as volume', 'trades', 'lastTrade'] as const;

export default defineTool({
  name: 'get_market',
  title: 'Read the market of a token',
  description:
    'Price of a token in dollars and SOL with the time it is of, how it changed, volume, trades, liquidity, market cap and its markets, from the index of blocks. Give `amount` (whole tokens) to have it as a fact that can be multiplied by the price.',
  doing: 'Reading the market',
  about: ['token'],
  inAssistant: true,
  input: z.strictObject({
    mint: addressArgument,
    window: windowArgument,
    amount: wholeAmountArgument.optional().describe('A number of whole tokens, such as 12.5.'),
  }),
  async run(ask, { mint, window, amount }) {
    const [answer, token] = await Promise.all([
      ask.ask('tokenMarket', { mint }),
      readPart(ask, ask.ask('token', { mint })),
    ]);
    const market = found(answer);
    const { names, price, coverage, windows } = market;
    const said = symbolOf(names.tokens[mint]);
    const decimals = token?.decimals ?? names.tokens[mint]?.decimals;
    const cap =
      price === undefined || token === undefined || token.native === true
        ? undefined
        : toMarketCap(token.supply, token.decimals, price.usd);
    const newest = Math.max(0, ...market.markets.map(({ time }) => time));
    const data = {
      mint: mintLeaf(mint),
      ...(said && { symbol: said }),
      ...(price && { price: toPriceTree(price, coverage.toTime) }),
      ...(market.priceMissing !== undefined && { priceMissing: leaf.word(market.priceMissing) }),
      ...(amount !== undefined && {
        amount: toAmountLeaf(amount, decimals, mint, names.tokens[mint]?.symbol),
      }),
      ...(cap !== undefined && { marketCap: leaf.usd(cap) }),
      window: leaf.word(window),
      trading: { ...toTradingTree(windows[window]), ...toDistances(windows[window], price?.usd) },
      hour: toShortTree(windows['1h']),
      day: toShortTree(windows['24h']),
      week: toShortTree(windows['7d']),
      holdersSeen: leaf.count(market.holders),
      ...(market.createdTime !== undefined && { created: leaf.time(market.createdTime) }),
      ...(market.creator && { creator: toAddressLeaf(market.creator, names) }),
      ...(market.launchpad && { launchpad: programLeaf(market.launchpad, names) }),
      ...(market.mainMarket && { mainMarket: leaf.address(market.mainMarket) }),
      marketCount: leaf.count(market.markets.length),
      ...(newest > 0 && { newestTrade: leaf.time(newest) }),
      liquidity: leaf.usd(market.markets.reduce((sum, row) => sum + (row.liquidityMicroUsd ?? 0n), 0n)),
      markets: market.markets.slice(0, MAX_MARKETS).map((row) => ({
        ...toRowLeaves(TOKEN_MARKET_COLUMNS, row, ['market']),
        // With their pages.
        venue: programLeaf(row.venue, names),
        base: mintLeaf(row.base),
        quote: mintLeaf(row.quote),
        ...toRowLeaves(TOKEN_MARKET_COLUMNS, row, TRADED),
      })),
      coverage: toCoverageTree(coverage),
    };
    return {
      data,
      source: indexSource(coverage, ask.nowMs()),
      notes: [
        'Prices and volumes come from our own index of blocks and are true for the blocks it covers.',
        ...(market.hasMoreMarkets ? ['There are more markets than are listed.'] : []),
      ],
      truncated: market.hasMoreMarkets
        ? doneCuts(market.markets.length, ['/markets', '/marketCount', '/liquidity'])
        : cutOf('/markets', market.markets.length, MAX_MARKETS),
      links: [{ label: 'Token', href: `/token/${mint}` }],
    };
  },
});

const toTradingTree = ({
  swaps,
  buys,
  microUsd,
  unvalued,
  open,
  high,
  low,
  close,
  change,
}: TradingFigures) => ({
  volume: leaf.usd(microUsd),
  trades: leaf.count(swaps),
  buys: leaf.count(buys),
  sells: leaf.count(swaps - buys),
  ...(unvalued > 0 && { unvalued: leaf.count(unvalued) }),
  ...(open !== undefined && { open: leaf.price(open) }),
  ...(high !== undefined && { high: leaf.price(high) }),
  ...(low !== undefined && { low: leaf.price(low) }),
  ...(close !== undefined && { close: leaf.price(close) }),
  ...(change !== undefined && { change: leaf.change(change) }),
});

/** How far the price is from the highest and the lowest of the window. */
const toDistances = ({ high, low }: TradingFigures, price: number | undefined) => ({
  ...(price !== undefined && high !== undefined && high > 0 && { fromHigh: leaf.change(price / high - 1) }),
  ...(price !== undefined && low !== undefined && low > 0 && { fromLow: leaf.change(price / low - 1) }),
});

const toShortTree = ({ microUsd, swaps, change }: TradingFigures) => ({
  volume: leaf.usd(microUsd),
  trades: leaf.count(swaps),
  ...(change !== undefined && { change: leaf.change(change) }),
});

/** Whole tokens as smallest units; what is finer than the token allows is cut. */
function toAmountLeaf(
  amount: string,
  decimals: number | undefined,
  mint: string,
  symbol: string | undefined,
) {
  const places = decimals ?? amount.split('.')[1]?.length ?? 0;
  return leaf.tokens(toUnits(amount, places), places, mint, symbol);
}
