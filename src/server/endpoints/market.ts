import { z } from 'zod';
import type { MarketAnswer } from '#contracts/market/token-market';
import { marketText, toAddress } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { findMarket, isAbsent, toSides } from '../reading/market/market-sides.ts';
import { readMarketDay } from '../reading/market/market-day.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { defineEndpoint } from './define-endpoint.ts';

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
      const [found, day] = await Promise.all([
        findMarket(ask, index, market),
        readMarketDay(index, market, toTime),
      ]);
      if (isAbsent(found)) return found;
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
        day,
        names: await toNames(things, ask.reader, ask.signal),
      };
    });
  },
});
