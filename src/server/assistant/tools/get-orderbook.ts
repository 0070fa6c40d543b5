import { z } from 'zod';
import type { IndexQuery } from '#contracts/query/index-query';
import { isAppError } from '#std/errors';
import { toOrderbook, toReserves, type OrderbookReading } from '../../reading/market/orderbook-depth.ts';
import { VENUES } from '../../reading/venue/venue-accounts.ts';
import * as leaf from '../figures/figure.ts';
import { mintLeaf } from '../figures/place-leaf.ts';
import { addressArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { askQuery, countOf, equalTo, isTooMuch, toQueryTime } from '../toolkit/ask-query.ts';
import { openVenue, type OpenVenue } from '../toolkit/venue.ts';
import { defineTool, ToolError, type ToolAsk } from './define-tool.ts';

export default defineTool({
  name: 'get_order_book',
  title: 'Read the order books',
  description:
    'Order books: best bid and ask, spread, depth of both sides, every resting order, and how many orders were filled. `mint` leaves the books of that token, `wallet` its orders, `from` and `to` bound the fills.',
  doing: 'Reading the order books',
  about: ['token', 'account'],
  input: z.strictObject({
    mint: addressArgument.optional(),
    wallet: addressArgument.optional(),
    from: unixSecondsArgument,
    to: unixSecondsArgument,
  }),
  async run(ask, { mint, wallet, from, to }) {
    const venue = await openVenue(ask, 'clob');
    const markets = venue
      .of('order-book')
      .flatMap(({ address, decoded }) => {
        const orderbook = toOrderbook(decoded);
        return orderbook === undefined ? [] : [{ address, orderbook }];
      })
      .filter(({ orderbook: { base, quote } }) => mint === undefined || base === mint || quote === mint);
    const toSide = (side: 'buy' | 'sell') =>
      markets.flatMap(({ address, orderbook: { base, quote, bids, asks } }) =>
        (side === 'buy' ? bids : asks)
          .filter(({ owner }) => wallet === undefined || owner === wallet)
          .map(({ price, amount, owner }) => ({
            book: leaf.address(address),
            side: leaf.word(side),
            price: venue.amount(price, quote),
            amount: venue.amount(amount, base),
            ...(owner !== undefined && { owner: leaf.address(owner) }),
          })),
      );
    const [bids, asks] = [toSide('buy'), toSide('sell')];
    const filled = await readFilled(ask, {
      markets: mint === undefined ? undefined : markets.map(({ address }) => address),
      trader: wallet,
      time: toQueryTime(from, to),
    });
    const data = {
      ...(mint !== undefined && { mint: mintLeaf(mint) }),
      markets: markets.map((market) => toMarketTree(market, venue)),
      orderCount: leaf.count(bids.length + asks.length),
      bidCount: leaf.count(bids.length),
      askCount: leaf.count(asks.length),
      bids,
      asks,
      orders: [...asks, ...bids],
      ...('fills' in filled && { fills: leaf.count(filled.fills) }),
    };
    return {
      data,
      source: venue.source,
      notes: [
        'Orders are those resting on chain now; suspended ones are left out.',
        ...('unknown' in filled ? [`How many orders were filled is not known: ${filled.unknown}`] : []),
      ],
      links: [{ label: 'Order books', href: '/defi/clobs' }],
    };
  },
});

function toMarketTree(
  { address, orderbook }: { readonly address: string; readonly orderbook: OrderbookReading },
  venue: OpenVenue,
) {
  const { base, quote, bids, asks, feeBasisPoints } = orderbook;
  const [bid, offer] = [bids[0]?.price, asks[0]?.price];
  const { baseReserve, quoteReserve } = toReserves(orderbook);
  return {
    book: leaf.address(address),
    base: mintLeaf(base),
    quote: mintLeaf(quote),
    ...(bid !== undefined && { bestBid: venue.amount(bid, quote) }),
    ...(offer !== undefined && { bestAsk: venue.amount(offer, quote) }),
    ...(bid !== undefined &&
      offer !== undefined && {
        spread: venue.amount(offer - bid, quote),
        spreadShare: leaf.basisPoints(((offer - bid) * 20_000n) / (offer + bid)),
      }),
    bidDepth: venue.amount(quoteReserve, quote),
    askDepth: venue.amount(baseReserve, base),
    bidOrders: leaf.count(bids.length),
    askOrders: leaf.count(asks.length),
    orders: leaf.count(bids.length + asks.length),
    takerFee: leaf.basisPoints(BigInt(feeBasisPoints)),
  };
}

/** How many orders were filled, or why that is not known: the books themselves are told without it. */
async function readFilled(
  ask: ToolAsk,
  {
    markets,
    trader,
    time,
  }: {
    /** Of these books alone. */
    readonly markets: readonly string[] | undefined;
    readonly trader: string | undefined;
    readonly time: IndexQuery['time'];
  },
): Promise<{ readonly fills: number } | { readonly unknown: string }> {
  // Without a book there is nothing to be filled.
  if (markets?.length === 0) return { fills: 0 };
  try {
    const table = await askQuery(ask, {
      from: 'trades',
      where: [
        ...equalTo({ venue: VENUES.clob, trader }),
        ...(markets === undefined ? [] : [{ field: 'market', is: 'in' as const, value: markets }]),
      ],
      measures: [{ measure: 'count' }],
      time,
    });
    return isTooMuch(table) ? { unknown: table.tooMuch } : { fills: countOf(table.rows[0]) };
  } catch (error) {
    if (ask.signal.aborted) throw ask.signal.reason;
    if (error instanceof ToolError) return { unknown: error.message };
    if (isAppError(error)) return { unknown: error.publicMessage };
    throw error;
  }
}
