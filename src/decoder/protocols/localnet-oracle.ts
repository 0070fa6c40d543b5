import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'localnet-oracle',
  name: 'Localnet Oracle',
  programs: ['LocaLnetorac1e11111111111111111111111111111'],
  category: 'oracle',
  does: 'Prices that a publisher posts',
  source: 'its on-chain IDL',
  meaning: {
    createFeed: { title: 'Create price feed', sentence: 'Create the price feed {feed} for {mint}' },
    publishPrice: { title: 'Publish price', sentence: 'Publish a price to the feed {feed}' },
  },
  events: {
    pricePublished: { sentence: 'The feed {feed} has a new price of {mint}' },
  },
});
