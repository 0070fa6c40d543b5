import { z } from 'zod';
import { CANDLE_WIDTH_KEYS, type TokenMarketRow } from '#contracts/market/token-market';
import { toShortAddress } from '#contracts/text/value-text';
import { WRAPPED_SOL } from '#decoder';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, programLeaf, symbolOf } from '../figures/place-leaf.ts';
import { addressArgument, limitArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { defineTool, found, ToolError } from './define-tool.ts';

const MAX_CANDLES = 120;

export default defineTool({
  name: 'get_candles',
  title: 'Read the candles of a token',
  description:
    'Opening, highest, lowest and closing price and volume of a token for each span of its main market, the oldest first, the newest of them or those of a window. Widths: 1s, 1m, 5m, 15m, 1h, 4h, 1d, 1w.',
  doing: 'Reading the candles',
  input: z.strictObject({
    mint: addressArgument,
    interval: z.enum(CANDLE_WIDTH_KEYS).default('1h').describe('Width of a candle; 1h when left out.'),
    from: unixSecondsArgument.describe('Unix seconds; no candle that begins before.'),
    to: unixSecondsArgument.describe('Unix seconds; only candles that begin before.'),
    limit: limitArgument(MAX_CANDLES, 48),
  }),
  async run(ask, { mint, interval, from, to, limit }) {
    const market = found(await ask.ask('tokenMarket', { mint }));
    const main = market.markets.find((row) => row.market === market.mainMarket);
    if (main === undefined) {
      throw new ToolError('not_found', 'The index knows no market of this token.', market.priceMissing);
    }
    if (main.base !== mint) {
      throw new ToolError(
        'unsupported',
        'This token is what others are priced in, so it has no candles of its own here.',
        'Ask for the chart of a token that is traded against it.',
      );
    }
    const candles = found(
      await ask.ask('marketCandles', {
        market: main.market,
        width: interval,
        limit: String(limit),
        before: to?.toString(),
      }),
    );
    const unit = toQuoteUnit(main);
    const rows = candles.candles.filter(({ time }) => from === undefined || time >= from);
    // What is older than the window is left out.
    const isWhole = rows.length < candles.candles.length || candles.nextBefore === undefined;
    const [first, last] = [rows[0], rows.at(-1)];
    const said = symbolOf(market.names.tokens[mint]);
    const data = {
      mint: mintLeaf(mint),
      ...(said && { symbol: said }),
      market: leaf.address(main.market),
      venue: programLeaf(main.venue, market.names),
      interval: leaf.word(interval),
      unit: leaf.word(unit === 'USD' ? 'dollars' : unit === 'SOL' ? 'SOL' : 'units of the other token'),
      count: leaf.count(rows.length),
      ...(first &&
        last && {
          from: leaf.time(first.time),
          to: leaf.time(last.time),
          open: leaf.price(first.open, unit),
          close: leaf.price(last.close, unit),
          high: leaf.price(Math.max(...rows.map(({ high }) => high)), unit),
          low: leaf.price(Math.min(...rows.map(({ low }) => low)), unit),
          ...(first.open > 0 && { change: leaf.change(last.close / first.open - 1) }),
          volume: leaf.usd(rows.reduce((sum, { microUsd }) => sum + microUsd, 0n)),
        }),
      candles: rows.map((row) => ({
        time: leaf.time(row.time),
        open: leaf.price(row.open, unit),
        high: leaf.price(row.high, unit),
        low: leaf.price(row.low, unit),
        close: leaf.price(row.close, unit),
        volume: leaf.usd(row.microUsd),
        trades: leaf.count(row.swaps),
      })),
      coverage: toCoverageTree(candles.coverage),
    };
    return {
      data,
      source: indexSource(candles.coverage, ask.nowMs()),
      notes: [
        'Prices are those of the main market of this token; a span without trades has no candle.',
        ...(from !== undefined && !isWhole ? ['There are older candles of the window than these.'] : []),
        ...(unit === 'USD' ? ['They are in a stablecoin, counted as dollars.'] : []),
      ],
      page: {
        cursor: isWhole ? null : String(candles.nextBefore),
        returned: rows.length,
      },
      links: [{ label: 'Token', href: `/token/${mint}` }],
    };
  },
});

function toQuoteUnit({ quoteKind, quote }: TokenMarketRow): string {
  if (quoteKind === 'usd') return 'USD';
  return quote === WRAPPED_SOL.mint ? 'SOL' : toShortAddress(quote);
}
