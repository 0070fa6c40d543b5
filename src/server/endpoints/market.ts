import { z } from 'zod';
import { WINDOWS } from '#contracts/market/market';
import { CANDLE_SECONDS, type MarketAnswer } from '#contracts/market/token-market';
import tokenMarketQueries from '#store/queries/token-market';
import { marketText, toAddress } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { sumTrading } from '../reading/market/candles.ts';
import { findMarket, isAbsent, toSides } from '../reading/market/market-sides.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { defineEndpoint } from './define-endpoint.ts';

const HOUR = CANDLE_SECONDS['1h'];
const DAY = WINDOWS['24h'];

export default defineEndpoint({
  name: 'market',
  route: '/api/markets/:market',
  says: 'One market by the account of its pool: its pair, price, reserves, liquidity and the trading of the last day.',
  when: 'The account of a pool is known.',
  input: z.strictObject({ market: marketText }),
  absences: true,
  run: async (ask, input): Promise<MarketAnswer> => {
    const market = toAddress(input.market);
    if (market === undefined) return ask.absent('malformed', 'This is not an address.');
    return answerFromIndex(ask, async (index, { fromSlot, toTime }) => {
      const [found, candles] = await Promise.all([
        findMarket(ask, index, market),
        index.all(tokenMarketQueries.candlesBefore, {
          market,
          width: HOUR,
          before: toTime + 1,
          limit: DAY / HOUR,
        }),
      ]);
      if (isAbsent(found)) return found;
      const day = candles.filter(({ bucket }) => bucket > toTime - DAY).toReversed();
      const { venue, base, quote, baseDecimals, quoteDecimals } = found;
      const things = new NamedThings()
        .addAddress(venue)
        .addMint(base, baseDecimals)
        .addMint(quote, quoteDecimals);
      return {
        ...toSides(found),
        quoteKind: found.quoteKind,
        price: found.price,
        baseReserve: found.baseReserve,
        quoteReserve: found.quoteReserve,
        liquidityMicroUsd: found.liquidityMicroUsd,
        firstTime: found.firstTime,
        firstTimeIsBound: fromSlot > 1,
        newestTime: found.time,
        newestSlot: found.slot,
        swaps: found.swaps,
        day: sumTrading(day),
        names: await toNames(things, ask.reader, ask.signal),
      };
    });
  },
});
