import { z } from 'zod';
import type { MarketDepthAnswer } from '#contracts/market/terminal';
import { marketText, text, toAddress } from '../input/texts.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { toPoolDepth, toPoolPrice } from '../reading/market/pool-depth.ts';
import { readPool, toSwapSides } from '../reading/market/read-pool.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'marketDepth',
  route: '/api/markets/:market/depth',
  says: 'What a pool offers on both sides at each step of price, reckoned from its reserves on chain.',
  when: 'To see how far a trade of some size would move the price.',
  input: z.strictObject({
    market: marketText,
    base: text.describe('Mint of the token that is counted; one of the two the pool trades.'),
  }),
  absences: true,
  async run(ask, input): Promise<MarketDepthAnswer> {
    const { reader, signal } = ask;
    const [market, asked] = [toAddress(input.market), toAddress(input.base)];
    if (market === undefined || asked === undefined) {
      return ask.absent('malformed', 'Market and base must be addresses: base58 of 32 bytes.');
    }
    const found = await readPool(reader, market, { signal });
    if (found.kind === 'nothing') return ask.absent('not-found', 'There is no account at this address.');
    if (found.kind === 'other') {
      return { kind: 'not-decoded', venue: found.owner, message: 'Depth is not decoded for this venue.' };
    }
    const { pool } = found;
    const sides = toSwapSides(pool, asked);
    if (sides === undefined) return ask.absent('not-found', 'The pool does not trade this token.');
    const { input: base, output: quote } = sides;
    const { feeBasisPoints, venue, slot } = pool;
    if (base.reserve === 0n || quote.reserve === 0n) {
      return { kind: 'not-decoded', venue, message: 'The pool is empty: there is nothing to trade against.' };
    }
    const things = new NamedThings()
      .addAddress(market)
      .addAddress(venue)
      .addMint(base.mint, base.decimals)
      .addMint(quote.mint, quote.decimals);
    return {
      kind: 'found',
      provenance: ask.provenance(slot),
      market,
      venue,
      base: base.mint,
      quote: quote.mint,
      baseDecimals: base.decimals,
      quoteDecimals: quote.decimals,
      baseReserve: base.reserve,
      quoteReserve: quote.reserve,
      feeBasisPoints,
      price: toPoolPrice({ base, quote }),
      ...toPoolDepth({ base, quote, feeBasisPoints }),
      names: await toNames(things, reader, signal),
    };
  },
});
