import { z } from 'zod';
import type { Address } from '#contracts/chain';
import type { MarketDepthAnswer } from '#contracts/market/terminal';
import { marketText, text, toAddress } from '../input/texts.ts';
import type { ClusterReader } from '../reading/cluster-reader.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { toPoolDepth, toPoolPrice } from '../reading/market/pool-depth.ts';
import { readOrders } from '../reading/market/read-orders.ts';
import { readPool, toSwapSides } from '../reading/market/read-pool.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'marketDepth',
  route: '/api/markets/:market/depth',
  says: 'What a pool or an order book offers on both sides at each step of price: from the reserves of the pool, or the orders of the book, on chain.',
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
    const venue = found.kind === 'pool' ? found.pool.venue : found.account.owner;
    const notDecoded = (message: string) => ({ kind: 'not-decoded', venue, message }) as const;
    if (found.kind === 'other') {
      const orders = await readOrders(reader, market, found.account, { signal });
      if (orders === undefined) return notDecoded('Depth is not decoded for this venue.');
      if (asked !== orders.base)
        return ask.absent('not-found', 'The order book does not count in this token.');
      const { price, ...depth } = orders;
      if (price === undefined)
        return notDecoded('The order book is empty: there is nothing to trade against.');
      return {
        kind: 'found',
        provenance: ask.provenance(found.slot),
        from: 'orders',
        market,
        venue,
        price,
        ...depth,
        names: await toMarketNames(reader, market, venue, orders, signal),
      };
    }
    const { pool } = found;
    const sides = toSwapSides(pool, asked);
    if (sides === undefined) return ask.absent('not-found', 'The pool does not trade this token.');
    const { input: base, output: quote } = sides;
    const { feeBasisPoints, slot } = pool;
    if (base.reserve === 0n || quote.reserve === 0n)
      return notDecoded('The pool is empty: there is nothing to trade against.');
    const pair = {
      base: base.mint,
      quote: quote.mint,
      baseDecimals: base.decimals,
      quoteDecimals: quote.decimals,
    };
    return {
      kind: 'found',
      provenance: ask.provenance(slot),
      from: 'reserves',
      market,
      venue,
      ...pair,
      baseReserve: base.reserve,
      quoteReserve: quote.reserve,
      feeBasisPoints,
      price: toPoolPrice({ base, quote }),
      ...toPoolDepth({ base, quote, feeBasisPoints }),
      names: await toMarketNames(reader, market, venue, pair, signal),
    };
  },
});

interface Pair {
  readonly base: Address;
  readonly quote: Address;
  readonly baseDecimals: number;
  readonly quoteDecimals: number;
}

const toMarketNames = (
  reader: ClusterReader,
  market: Address,
  venue: Address,
  { base, quote, baseDecimals, quoteDecimals }: Pair,
  signal: AbortSignal,
) =>
  toNames(
    new NamedThings()
      .addAddress(market)
      .addAddress(venue)
      .addMint(base, baseDecimals)
      .addMint(quote, quoteDecimals),
    reader,
    signal,
  );
