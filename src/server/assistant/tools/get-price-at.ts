import { z } from 'zod';
import type { Names } from '#contracts/answers';
import type { PriceMoment, PriceRange } from '#contracts/market/price-at';
import { toShortAddress } from '#contracts/text/value-text';
import { WRAPPED_SOL } from '#decoder';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, programLeaf, symbolOf } from '../figures/place-leaf.ts';
import { addressArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { toTradeTree } from '../toolkit/trade-trees.ts';
import { defineTool, found, ToolError } from './define-tool.ts';

export default defineTool({
  name: 'get_price_at',
  title: 'Read the price of a token at a time',
  description:
    'What a token cost at a time of the past: in dollars and SOL by the newest trade before it, with the trade, its age and the candle of that hour. With `until` also the price then, the change between the two, and the highest and lowest price, trades and volume of the range. Says so where the index does not reach.',
  doing: 'Reading the price of that time',
  about: ['token'],
  input: z.strictObject({
    mint: addressArgument,
    time: z.coerce.number().int().min(0).max(1e11).describe('Unix seconds of the moment.'),
    until: unixSecondsArgument.describe('Unix seconds of a second, later moment.'),
  }),
  async run(ask, { mint, time, until }) {
    if (until !== undefined && until < time) {
      throw new ToolError('invalid_argument', 'until: lies before `time`.');
    }
    const answer = found(
      await ask.ask('priceAt', {
        mint,
        time: String(time),
        until: until === undefined ? undefined : String(until),
      }),
    );
    const { at, until: then, range, names, coverage } = answer;
    const said = symbolOf(names.tokens[mint]);
    const unit = answer.quote === WRAPPED_SOL.mint ? 'SOL' : answer.quote && toShortAddress(answer.quote);
    const data = {
      mint: mintLeaf(mint),
      ...(said && { symbol: said }),
      ...toMomentTree(at, mint, names, unit),
      ...(then && { until: toMomentTree(then, mint, names, unit) }),
      ...(answer.change !== undefined && { change: leaf.change(answer.change) }),
      ...(at.usd !== undefined && then?.usd !== undefined && { difference: leaf.price(then.usd - at.usd) }),
      ...(at.sol !== undefined &&
        at.sol > 0 &&
        then?.sol !== undefined && { changeInSol: leaf.change(then.sol / at.sol - 1) }),
      ...(range && { range: { ...toRangeTree(range), ...toDistances(range, then?.usd) } }),
      ...(answer.market && { market: leaf.address(answer.market) }),
      ...(answer.venue && { venue: programLeaf(answer.venue, names) }),
      coverage: toCoverageTree(coverage),
    };
    return {
      data,
      source: indexSource(coverage, ask.nowMs()),
      notes: [
        'A price is that of the newest trade not after the time, in the market the price of today is read from.',
        ...(range ? ['High, low, trades and volume are over all markets and of whole spans.'] : []),
      ],
      links: [{ label: 'Token', href: `/token/${mint}` }],
    };
  },
});

const toMomentTree = (
  { time, usd, sol, pricedTime, trade, candle, missing }: PriceMoment,
  mint: string,
  names: Names,
  unit: string | undefined,
) => ({
  time: leaf.time(time),
  ...(usd !== undefined && { price: leaf.price(usd) }),
  ...(sol !== undefined && { priceInSol: leaf.price(sol, 'SOL') }),
  ...(pricedTime !== undefined && {
    tradedAt: leaf.time(pricedTime),
    age: leaf.duration(Math.max(0, time - pricedTime)),
  }),
  ...(missing !== undefined && { missing: leaf.word(missing) }),
  ...(trade && { trade: toTradeTree(trade, mint, names) }),
  ...(candle &&
    unit !== undefined && {
      candle: {
        start: leaf.time(candle.time),
        open: leaf.price(candle.open, unit),
        high: leaf.price(candle.high, unit),
        low: leaf.price(candle.low, unit),
        close: leaf.price(candle.close, unit),
        volume: leaf.usd(candle.microUsd),
        trades: leaf.count(candle.swaps),
      },
    }),
});

/** How far the last price of a range is from its highest and lowest one. */
const toDistances = ({ high, low }: PriceRange, last: number | undefined) => ({
  ...(last !== undefined && high !== undefined && high > 0 && { fromHigh: leaf.change(last / high - 1) }),
  ...(last !== undefined && low !== undefined && low > 0 && { fromLow: leaf.change(last / low - 1) }),
});

const toRangeTree = ({
  from,
  to,
  spanSeconds,
  high,
  low,
  highTime,
  lowTime,
  swaps,
  microUsd,
  missing,
}: PriceRange) => ({
  from: leaf.time(from),
  to: leaf.time(to),
  ...(high !== undefined && { high: leaf.price(high) }),
  ...(highTime !== undefined && { highTime: leaf.time(highTime) }),
  ...(low !== undefined && { low: leaf.price(low) }),
  ...(lowTime !== undefined && { lowTime: leaf.time(lowTime) }),
  trades: leaf.count(swaps),
  volume: leaf.usd(microUsd),
  spanLength: leaf.duration(spanSeconds),
  ...(missing !== undefined && { missing: leaf.word(missing) }),
});
