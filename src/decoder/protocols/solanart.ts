import { defineInterface } from '../define-interface.ts';
import { toSale } from '../item-sale.ts';

export default defineInterface({
  key: 'solanart',
  name: 'Solanart',
  programs: ['CJsLwbP1iu5DuUikHEJnLfANgKy6stB2uFgvBBHoyxwz'],
  category: 'nft',
  source:
    'what the program logs of itself and the balances it changes in recorded transactions; benzogangg/solanart-withdraw `app.js` (cancelBid, the offer)',
  meaning: {
    createOffer: { sentence: 'Offer {price} for {mint}', amounts: { price: 'sol' } },
    offer: { sentence: 'Bid {price} for {mint}', amounts: { price: 'sol' } },
    acceptOffer: {
      sentence: 'Sell {mint} to {buyer} for {price}',
      amounts: { price: 'sol' },
      effects: (view) => toSale(view, { venue: 'Solanart', buyer: 'buyer', mint: 'mint', price: 'price' }),
    },
    cancelBid: { sentence: 'Cancel the offer for {mint}' },
    sell: { sentence: 'List {mint} for {price}', amounts: { price: 'sol' } },
    // The seller takes an item back with the same instruction.
    buy: {
      sentence: 'Take what {escrowTokenAccount} holds off the sale by {seller}',
      amounts: { price: 'sol' },
      swap: 'buyer',
      sale: {
        buyer: 'buyer',
        seller: 'seller',
        buy: 'Buy what {escrowTokenAccount} holds from {seller} for {price}',
        sell: 'Take what {escrowTokenAccount} holds off the sale by {seller}',
      },
    },
  },
});
