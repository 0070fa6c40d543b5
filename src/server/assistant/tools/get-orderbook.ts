import { z } from 'zod';
import type { Field, Value } from '#contracts/decoded';
import { findValue } from '#decoder';
import { addressOf, amountOf, VENUES } from '../../reading/venue/venue-accounts.ts';
import * as leaf from '../figures/figure.ts';
import { mintLeaf } from '../figures/place-leaf.ts';
import { addressArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { askQuery, countOf, isTooMuch, toQueryTime } from '../toolkit/ask-query.ts';
import { openVenue } from '../toolkit/venue.ts';
import { defineTool } from './define-tool.ts';

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
      .map(({ address, decoded }) => {
        const { fields, sections } = decoded;
        const [base, quote] = [addressOf(fields, 'baseMint'), addressOf(fields, 'quoteMint')];
        const toSide = (name: 'bids' | 'asks') =>
          toOrders(
            findValue(
              sections.flatMap((section) => section.fields),
              name,
            ),
          ).map((order) => ({
            book: leaf.address(address),
            side: leaf.word(name === 'bids' ? 'buy' : 'sell'),
            price: venue.amount(amountOf(order, 'price'), quote),
            amount: venue.amount(amountOf(order, 'amount'), base),
            owner: leaf.address(addressOf(order, 'owner')),
          }));
        return { address, fields, base, quote, bids: toSide('bids'), asks: toSide('asks') };
      })
      .filter(({ base, quote }) => mint === undefined || base === mint || quote === mint);
    const isOwn = ({ owner }: { readonly owner: leaf.Figure }): boolean =>
      wallet === undefined || owner.raw === wallet;
    const [bids, asks] = [
      markets.flatMap((book) => book.bids).filter(isOwn),
      markets.flatMap((book) => book.asks).filter(isOwn),
    ];
    const filled = await askQuery(ask, {
      from: 'trades',
      where: [
        { field: 'venue', is: '=', value: VENUES.clob },
        ...(mint === undefined ? [] : [{ field: 'base', is: '=' as const, value: mint }]),
        ...(wallet === undefined ? [] : [{ field: 'trader', is: '=' as const, value: wallet }]),
      ],
      measures: [{ measure: 'count' }],
      time: toQueryTime(from, to),
    }).catch(() => undefined);
    const data = {
      ...(mint !== undefined && { mint: mintLeaf(mint) }),
      markets: markets.map(({ address, fields, base, quote, ...book }) => {
        const [bid, offer] = [amountOf(fields, 'bestBid'), amountOf(fields, 'bestAsk')];
        return {
          book: leaf.address(address),
          base: mintLeaf(base),
          quote: mintLeaf(quote),
          ...(bid > 0n && { bestBid: venue.amount(bid, quote) }),
          ...(offer > 0n && { bestAsk: venue.amount(offer, quote) }),
          ...(bid > 0n &&
            offer > 0n && {
              spread: venue.amount(offer - bid, quote),
              spreadShare: leaf.basisPoints(((offer - bid) * 20_000n) / (offer + bid)),
            }),
          bidDepth: venue.amount(amountOf(fields, 'bidDepth'), quote),
          askDepth: venue.amount(amountOf(fields, 'askDepth'), base),
          bidOrders: leaf.count(book.bids.length),
          askOrders: leaf.count(book.asks.length),
          orders: leaf.count(book.bids.length + book.asks.length),
          takerFee: leaf.basisPoints(amountOf(fields, 'takerFee')),
        };
      }),
      orderCount: leaf.count(bids.length + asks.length),
      bidCount: leaf.count(bids.length),
      askCount: leaf.count(asks.length),
      bids,
      asks,
      orders: [...asks, ...bids],
      ...(filled !== undefined && !isTooMuch(filled) && { fills: leaf.count(countOf(filled.rows[0])) }),
    };
    return {
      data,
      source: venue.source,
      notes: ['Orders are those resting on chain now; suspended ones are left out.'],
      links: [{ label: 'Order books', href: '/defi/clobs' }],
    };
  },
});

const toOrders = (value: Value | undefined): readonly (readonly Field[])[] =>
  value?.kind !== 'list'
    ? []
    : value.items.flatMap((item) =>
        item.kind === 'record' && findValue(item.fields, 'isSuspended') === undefined ? [item.fields] : [],
      );
