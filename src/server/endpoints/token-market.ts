import { z } from 'zod';
import type { TokenMarketAnswer } from '#contracts/market/token-market';
import { mintText, toAddress } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readTokenMarket } from '../reading/token/token-market.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'tokenMarket',
  route: '/api/tokens/:mint/market',
  says: 'Price, volume, liquidity and markets of a token as the index of blocks saw them, with its creator and launchpad where known.',
  when: 'To find what a token is worth or where it is traded.',
  input: z.strictObject({ mint: mintText }),
  absences: true,
  run: async (ask, input): Promise<TokenMarketAnswer> => {
    const mint = toAddress(input.mint);
    if (mint === undefined) return ask.absent('malformed', 'This is not an address.');
    return answerFromIndex(ask, async (index, { toTime }) => {
      const found = await readTokenMarket(index, mint, toTime);
      const things = new NamedThings().addAddress(found.creator).addAddress(found.launchpad).addMint(mint);
      for (const { venue, base, quote, baseDecimals, quoteDecimals } of found.markets) {
        things.addAddress(venue).addMint(base, baseDecimals).addMint(quote, quoteDecimals);
      }
      return { ...found, names: await toNames(things, ask.reader, ask.signal) };
    });
  },
});
