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
    },
  },
  interface: `
    instruction 00 createOffer(price: u64): buyer buyerTokenAccount offer mint
    instruction 01 offer(price: u64): buyer buyerTokenAccount offer mint outbid
    instruction 02 acceptOffer(price: u64): seller offer buyer mint sellerTokenAccount buyerTokenAccount treasury
    instruction 03 cancelBid(): buyer offer rentReceiver mint
    instruction 04 sell(price: u64): seller treasury escrowTokenAccount listing mint sellerTokenAccount
    instruction 05 buy(price: u64): buyer buyerTokenAccount escrowTokenAccount seller listing tokenProgram treasury escrowAuthority
    account @233 Offer { unknown1: [u8; 1], rentReceiver: pubkey, mint: pubkey, unknown2: [u8; 32], buyer: pubkey, unknown3: [u8; 104] }
  `,
});
