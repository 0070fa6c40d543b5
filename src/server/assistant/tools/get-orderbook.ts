import { z } from 'zod';
import { toOrderbook, toReserves, type OrderbookReading } from '../../reading/market/orderbook-depth.ts';
import { addressOf, amountOf, choiceOf } from '../../reading/venue/venue-accounts.ts';
import type { VenueEvent } from '../../reading/venue/venue-events.ts';
import * as leaf from '../figures/figure.ts';
import { mintLeaf } from '../figures/place-leaf.ts';
import { addressArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { cutOf, doneCuts } from '../toolkit/cuts.ts';
import { openVenue, type OpenVenue } from '../toolkit/venue.ts';
import { defineTool } from './define-tool.ts';

const MOST = 50;

export default defineTool({
  name: 'get_order_book',
  title: 'Read the order books',
  description:
    'Order books: best bid and ask, spread, depth of both sides, every resting order, and how many orders were placed, filled and cancelled, in all and by who placed them. `mint` leaves the books of that token, `wallet` its orders, or the book at that address, `from` and `to` bound what was done.',
  doing: 'Reading the order books',
  about: ['token', 'account'],
  input: z.strictObject({
    mint: addressArgument.optional(),
    wallet: addressArgument.optional(),
    from: unixSecondsArgument,
    to: unixSecondsArgument,
  }),
  async run(ask, { mint, wallet: asked, from, to }) {
    const venue = await openVenue(ask, 'clob');
    const { wallet, part } = venue.scopeOf(asked);
    const markets = venue
      .of('order-book')
      .flatMap(({ address, decoded }) => {
        const orderbook = toOrderbook(decoded);
        return orderbook === undefined ? [] : [{ address, orderbook }];
      })
      .filter(
        ({ address, orderbook: { base, quote } }) =>
          (part === undefined || address === part.address) &&
          (mint === undefined || base === mint || quote === mint),
      );
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
    const listed = new Set<string>(markets.map(({ address }) => address));
    const done = await venue.events(from, to);
    const reports = done.events
      .flatMap((event) => event.reports)
      .filter(
        ({ fields }) =>
          listed.has(addressOf(fields, 'market')) &&
          (wallet === undefined || [addressOf(fields, 'owner'), addressOf(fields, 'maker')].includes(wallet)),
      );
    const of = (name: string) => reports.filter((report) => report.name === name);
    const [placed, filled, cancelled] = [of('orderPlaced'), of('orderFilled'), of('orderCancelled')];
    const makers = toMakers(reports);
    const data = {
      ...(mint !== undefined && { mint: mintLeaf(mint) }),
      markets: markets.map((market) => toMarketTree(market, venue)),
      orderCount: leaf.count(bids.length + asks.length),
      bidCount: leaf.count(bids.length),
      askCount: leaf.count(asks.length),
      bids,
      asks,
      orders: [...asks, ...bids],
      placed: leaf.count(placed.length),
      fills: leaf.count(filled.length),
      cancelled: leaf.count(cancelled.length),
      ...(cancelled.length > 0 && {
        fillsPerCancel: leaf.number(filled.length / cancelled.length, undefined, 2),
      }),
      makerCount: leaf.count(makers.length),
      makers: makers.slice(0, MOST).map((maker) => toMakerTree(maker, venue)),
      looked: leaf.count(done.looked),
    };
    return {
      data,
      source: venue.source,
      notes: [
        'Orders are those resting on chain now; suspended ones are left out.',
        'A fill is one resting order that was taken, in whole or in part; one trade may take several.',
        ...(done.isWhole ? [] : ['What was done covers only the program’s newest transactions.']),
      ],
      truncated: done.isWhole
        ? cutOf('/makers', makers.length, MOST)
        : doneCuts(done.looked, [
            '/placed',
            '/fills',
            '/cancelled',
            '/fillsPerCancel',
            '/makerCount',
            '/makers',
          ]),
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

interface Maker {
  readonly owner: string;
  readonly market: string;
  readonly base: string;
  readonly quote: string;
  readonly placed: number;
  readonly filled: number;
  readonly cancelled: number;
  readonly bids: number;
  readonly asks: number;
  readonly baseFilled: bigint;
  readonly quoteFilled: bigint;
}

/** What became of the orders of each who placed some on a book, most orders first. */
function toMakers(reports: VenueEvent['reports']): readonly Maker[] {
  const makers = new Map<string, Maker>();
  for (const { name, fields } of reports) {
    const isFill = name === 'orderFilled';
    if (!isFill && name !== 'orderPlaced' && name !== 'orderCancelled') continue;
    const owner = addressOf(fields, isFill ? 'maker' : 'owner');
    const market = addressOf(fields, 'market');
    const known = makers.get(`${owner} ${market}`) ?? {
      owner,
      market,
      base: addressOf(fields, 'baseMint'),
      quote: addressOf(fields, 'quoteMint'),
      placed: 0,
      filled: 0,
      cancelled: 0,
      bids: 0,
      asks: 0,
      baseFilled: 0n,
      quoteFilled: 0n,
    };
    const isPlaced = name === 'orderPlaced';
    const isBid = choiceOf(fields, 'side') === 'buy';
    makers.set(`${owner} ${market}`, {
      ...known,
      placed: known.placed + Number(isPlaced),
      filled: known.filled + Number(isFill),
      cancelled: known.cancelled + Number(name === 'orderCancelled'),
      bids: known.bids + Number(isPlaced && isBid),
      asks: known.asks + Number(isPlaced && !isBid),
      baseFilled: known.baseFilled + (isFill ? amountOf(fields, 'baseAmount') : 0n),
      quoteFilled: known.quoteFilled + (isFill ? amountOf(fields, 'quoteAmount') : 0n),
    });
  }
  return [...makers.values()].sort((a, b) => b.placed - a.placed || b.filled - a.filled);
}

const toMakerTree = (maker: Maker, venue: OpenVenue) => ({
  owner: leaf.address(maker.owner),
  book: leaf.address(maker.market),
  placed: leaf.count(maker.placed),
  filled: leaf.count(maker.filled),
  cancelled: leaf.count(maker.cancelled),
  ...(maker.cancelled > 0 && { fillsPerCancel: leaf.number(maker.filled / maker.cancelled, undefined, 2) }),
  bids: leaf.count(maker.bids),
  asks: leaf.count(maker.asks),
  baseFilled: venue.amount(maker.baseFilled, maker.base),
  quoteFilled: venue.amount(maker.quoteFilled, maker.quote),
});
