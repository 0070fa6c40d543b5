import { findValue } from '#decoder';
import { z } from 'zod';
import { addressOf, amountOf } from '../../reading/venue/venue-accounts.ts';
import * as leaf from '../figures/figure.ts';
import { mintLeaf } from '../figures/place-leaf.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { cutOf } from '../toolkit/cuts.ts';
import { openVenue } from '../toolkit/venue.ts';
import { defineTool } from './define-tool.ts';

const MOST = 150;

export default defineTool({
  name: 'list_price_feeds',
  title: 'Read the price feeds',
  description:
    'Price feeds of the oracle: the price of each token as its publisher posted it last, in which slot and when, and how long ago. `mint` leaves the feeds of that token, `feed` the one at that address.',
  doing: 'Reading the price feeds',
  about: ['token', 'account'],
  input: z.strictObject({ mint: addressArgument.optional(), feed: addressArgument.optional() }),
  async run(ask, { mint, feed }) {
    const venue = await openVenue(ask, 'oracle');
    const { part } = venue.scopeOf(feed);
    const { events } = await venue.events();
    const now = Math.floor(ask.nowMs() / 1_000);
    const feeds = venue.of('feed').flatMap(({ address, decoded: { fields } }) => {
      const token = addressOf(fields, 'mint');
      const price = findValue(fields, 'price');
      if ((part !== undefined && part.address !== address) || (mint !== undefined && token !== mint))
        return [];
      const last = events.find((event) => addressOf(event.fields, 'feed') === address);
      return [{ address, fields, token, price, last }];
    });
    const data = {
      ...(mint !== undefined && { mint: mintLeaf(mint) }),
      count: leaf.count(feeds.length),
      feeds: feeds.slice(0, MOST).map(({ address, fields, token, price, last }) => ({
        feed: leaf.address(address),
        token: mintLeaf(token),
        ...(price?.kind === 'decimal' && { price: leaf.price(price.decimal) }),
        posted: leaf.count(amountOf(fields, 'posted')),
        publisher: leaf.address(addressOf(fields, 'publisher')),
        // Of a feed that none of the newest transactions posted to, it is not known when that was.
        ...(last !== undefined && {
          updated: leaf.time(last.time),
          updatedSlot: leaf.slot(last.slot),
          age: leaf.duration(Math.max(0, now - last.time)),
          signature: leaf.signature(last.signature),
        }),
      })),
    };
    return {
      data,
      source: venue.source,
      notes: [
        'A feed holds what its publisher posted; from when on a price is too old is for who uses it to say.',
      ],
      truncated: cutOf('/feeds', feeds.length, MOST),
      links: [{ label: 'Oracles', href: '/defi/oracles' }],
    };
  },
});
