import { z } from 'zod';
import type { MarketAnswer } from '#contracts/market/token-market';
import { toShortAddress } from '#contracts/text/value-text';
import { WRAPPED_SOL } from '#decoder';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, programLeaf, symbolOf } from '../figures/place-leaf.ts';
import { toTokens } from '../figures/to-leaf.ts';
import { addressArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { indexSource, readPart, toCoverageTree } from '../toolkit/from-index.ts';
import { readProviders } from '../toolkit/liquidity-providers.ts';
import { defineTool, found, type ToolAsk } from './define-tool.ts';

type FoundMarket = Extract<MarketAnswer, { kind: 'found' }>;

export default defineTool({
  name: 'get_pool',
  title: 'Read a pool',
  description:
    'One pool (market) by its account: the pair it trades, venue, price, reserves of both tokens, fee, liquidity, its first and newest trade, and the trades, volume and change of the last day. Call it when the address of a pool is known.',
  doing: 'Reading the pool',
  about: ['account'],
  inAssistant: true,
  input: z.strictObject({
    pool: addressArgument,
    providers: z.boolean().optional().describe('Whether to tell who has put liquidity in or taken it out.'),
    from: unixSecondsArgument.describe('Unix seconds; no deposit or withdrawal before.'),
    to: unixSecondsArgument.describe('Unix seconds; none after.'),
  }),
  async run(ask, { pool, providers, from, to }) {
    const market = found(await ask.ask('market', { market: pool }));
    const [depth, quoted, put] = await Promise.all([
      readDepth(ask, market),
      readPart(ask, ask.ask('tokenMarket', { mint: market.quote })),
      providers === true ? readProviders(ask, pool, from, to) : undefined,
    ]);
    const { names, base, quote, baseDecimals, quoteDecimals, day, coverage } = market;
    const baseReserve = depth?.baseReserve ?? market.baseReserve;
    const quoteReserve = depth?.quoteReserve ?? market.quoteReserve;
    const baseSymbol = symbolOf(names.tokens[base]);
    const quoteSymbol = symbolOf(names.tokens[quote]);
    const unit = quote === WRAPPED_SOL.mint ? 'SOL' : toShortAddress(quote);
    const price = depth?.price ?? market.price;
    const data = {
      pool: leaf.address(pool),
      venue: programLeaf(market.venue, names),
      pair: [mintLeaf(base), mintLeaf(quote)],
      base: mintLeaf(base),
      ...(baseSymbol && { baseSymbol }),
      quote: mintLeaf(quote),
      ...(quoteSymbol && { quoteSymbol }),
      ...(price !== undefined && { price: leaf.price(price, unit) }),
      ...(price !== undefined &&
        quoted?.price !== undefined && { priceInUsd: leaf.price(price * quoted.price.usd) }),
      ...(market.price !== undefined && { lastPrice: leaf.price(market.price, unit) }),
      ...(depth !== undefined && { feeRate: leaf.basisPoints(depth.feeBasisPoints) }),
      ...(baseReserve !== undefined && { baseReserve: toTokens(baseReserve, base, baseDecimals, names) }),
      ...(quoteReserve !== undefined && {
        quoteReserve: toTokens(quoteReserve, quote, quoteDecimals, names),
      }),
      reservesNow: leaf.flag(depth !== undefined),
      reserves: [
        ...(baseReserve === undefined
          ? []
          : [{ mint: mintLeaf(base), amount: toTokens(baseReserve, base, baseDecimals, names) }]),
        ...(quoteReserve === undefined
          ? []
          : [{ mint: mintLeaf(quote), amount: toTokens(quoteReserve, quote, quoteDecimals, names) }]),
      ],
      ...(market.liquidityMicroUsd !== undefined && { liquidity: leaf.usd(market.liquidityMicroUsd) }),
      firstTrade: leaf.time(market.firstTime),
      firstTradeMayBeOlder: leaf.flag(market.firstTimeIsBound),
      lastTrade: leaf.time(market.newestTime),
      lastTradeSlot: leaf.slot(market.newestSlot),
      sinceLastTrade: leaf.duration(Math.max(0, Math.floor(ask.nowMs() / 1_000) - market.newestTime)),
      trades: leaf.count(market.swaps),
      day: {
        trades: leaf.count(day.swaps),
        buys: leaf.count(day.buys),
        sells: leaf.count(day.swaps - day.buys),
        volume: leaf.usd(day.microUsd),
        ...(day.open !== undefined && { open: leaf.price(day.open, unit) }),
        ...(day.high !== undefined && { high: leaf.price(day.high, unit) }),
        ...(day.low !== undefined && { low: leaf.price(day.low, unit) }),
        ...(day.close !== undefined && { close: leaf.price(day.close, unit) }),
        ...(day.change !== undefined && { change: leaf.change(day.change) }),
      },
      ...(depth !== undefined && {
        feesOfDay: leaf.usd((day.microUsd * BigInt(depth.feeBasisPoints)) / 10_000n),
      }),
      ...put?.data,
      coverage: toCoverageTree(coverage),
    };
    return {
      data,
      source: indexSource(coverage, ask.nowMs()),
      notes: [
        depth === undefined
          ? 'Reserves are those the newest trade left, from our own index of blocks.'
          : 'Reserves and price are those on chain now; trades and volume come from our own index of blocks.',
        ...(put?.notes ?? []),
      ],
      truncated: put?.cuts ?? [],
      links: [{ label: 'Pool', href: `/account/${pool}` }],
    };
  },
});

/** What the pool holds on chain now; `undefined` where its venue is not decoded or it is empty. */
const readDepth = (ask: ToolAsk, { market, base }: FoundMarket) =>
  readPart(ask, ask.ask('marketDepth', { market, base }));
