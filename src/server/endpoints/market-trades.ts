import { z } from 'zod';
import { MAX_TRADES, type MarketTradesAnswer, type TradeSide } from '#contracts/market/token-market';
import { limitText, marketText, toAddress } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { findMarket, isAbsent, toSides } from '../reading/market/market-sides.ts';
import { parseCursor, readTrades, toCursor } from '../reading/market/market-trades.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'marketTrades',
  route: '/api/markets/:market/trades',
  says: 'The trades of a market, newest first, each with its side, price, amounts and trader.',
  input: z.strictObject({
    market: marketText,
    side: z
      .enum(['buy', 'sell'], 'must be buy or sell')
      .describe('`buy` or `sell`; both when left out.')
      .optional(),
    before: z
      .string()
      .refine((value) => parseCursor(value) !== undefined, 'must be a cursor this list gave')
      .describe('A cursor this list gave.')
      .optional(),
    limit: limitText(MAX_TRADES),
  }),
  absences: true,
  run: async (ask, input): Promise<MarketTradesAnswer> => {
    const market = toAddress(input.market);
    if (market === undefined) return ask.absent('malformed', 'This is not an address.');
    const side = input.side as TradeSide | undefined; // `input` of this endpoint checked it
    return answerFromIndex(ask, async (index) => {
      const [found, { trades, next }] = await Promise.all([
        findMarket(ask, index, market),
        readTrades(index, market, {
          side,
          before: input.before === undefined ? undefined : parseCursor(input.before),
          limit: Number(input.limit ?? MAX_TRADES),
        }),
      ]);
      if (isAbsent(found)) return found;
      const things = new NamedThings()
        .addAddress(found.venue)
        .addMint(found.base, found.baseDecimals)
        .addMint(found.quote, found.quoteDecimals);
      for (const { trader } of trades) things.addAddress(trader);
      return {
        ...toSides(found),
        side,
        trades,
        nextCursor: next && toCursor(next),
        names: await toNames(things, ask.reader, ask.signal),
      };
    });
  },
});
