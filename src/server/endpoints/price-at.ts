import { z } from 'zod';
import { asAddress, type Address } from '#contracts/chain';
import type { PriceAtAnswer } from '#contracts/market/price-at';
import priceQueries from '#store/queries/prices';
import tokenMarketQueries from '#store/queries/token-market';
import { mintText, toAddress, unixSecondsText } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { readPriceAt, readPriceRange } from '../reading/market/price-at.ts';
import { readTokenMarket } from '../reading/token/token-market.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'priceAt',
  route: '/api/tokens/:mint/price-at',
  says: 'What a token cost at a time, by the newest trade before it; with a second time the change between the two, the highest and the lowest price.',
  when: 'The price of the past is asked for. The token’s market tells the one of now.',
  input: z.strictObject({
    mint: mintText,
    time: unixSecondsText.describe('Unix seconds of the moment.'),
    until: unixSecondsText.describe('Unix seconds of a second, later moment.').optional(),
  }),
  absences: true,
  run: async (ask, input): Promise<PriceAtAnswer> => {
    const mint = toAddress(input.mint);
    if (mint === undefined) return ask.absent('malformed', 'This is not an address.');
    const time = Number(input.time);
    const until = input.until === undefined ? undefined : Number(input.until);
    if (until !== undefined && until < time) {
      return ask.absent('malformed', 'The second time lies before the first.');
    }
    return answerFromIndex(ask, async (index, coverage) => {
      const [{ markets, mainMarket }, [stablecoin], token] = await Promise.all([
        readTokenMarket(index, mint, coverage.toTime),
        index.all(priceQueries.stablecoinsAmong, { mints: [mint], limit: 1 }),
        index.first(tokenMarketQueries.indexedToken, { mint }),
      ]);
      const main = markets.find(({ market, base }) => market === mainMarket && base === mint);
      const priced = {
        mint,
        isStablecoin: stablecoin !== undefined,
        market: main,
        decimals: main?.baseDecimals ?? token?.decimals,
      };
      const [at, then, range] = await Promise.all([
        readPriceAt(index, priced, time, coverage),
        until === undefined ? undefined : readPriceAt(index, priced, until, coverage),
        until === undefined ? undefined : readPriceRange(index, mint, time, until, coverage),
      ]);
      const shown = (then ?? at).trade ?? at.trade;
      const orAbsent = (address: string | undefined): Address | undefined =>
        address === undefined ? undefined : asAddress(address);
      const things = new NamedThings().addMint(mint, priced.decimals);
      for (const trade of [at.trade, then?.trade]) {
        if (trade !== undefined)
          things.addMint(trade.base).addMint(trade.quote).addAddress(trade.venue).addAddress(trade.trader);
      }
      return {
        mint,
        market: orAbsent(shown?.market ?? main?.market),
        venue: orAbsent(shown?.venue ?? main?.venue),
        base: orAbsent(shown?.base ?? main?.base),
        quote: orAbsent(shown?.quote ?? main?.quote),
        at,
        until: then,
        change:
          at.usd === undefined || at.usd === 0 || then?.usd === undefined ? undefined : then.usd / at.usd - 1,
        range,
        names: await toNames(things, ask.reader, ask.signal),
      };
    });
  },
});
