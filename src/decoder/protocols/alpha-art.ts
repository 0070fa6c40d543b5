import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'alpha-art',
  name: 'Alpha Art',
  programs: ['HZaWndaNWHFDd9Dhk5pqUUtsmoBCqzb1MLu3NAh1VX6B'],
  category: 'nft',
  source:
    'what the program logs of itself and the balances it changes in recorded transactions; benzogangg/alpha-withdraw `app.js` (cancelOffer, the offer)',
  meaning: {
    unlist: { sentence: 'Cancel a listing' },
    exchange: { sentence: 'Buy a listed item for {price}', amounts: { price: 'sol' }, swap: 'buyer' },
    offer: { sentence: 'Offer {price} for an item', amounts: { price: 'sol' } },
    cancelOffer: { sentence: 'Cancel the offer {offer}' },
    acceptOffer: { sentence: 'Sell {mint} to {buyer}', swap: 'seller' },
    updateListing: { sentence: 'Change the price of a listing to {price}', amounts: { price: 'sol' } },
    nftOffer: { sentence: 'Open the offer {offer} of items' },
  },
  interface: `
    instruction 01 unlist(): seller
    instruction 02 exchange(price: u64): buyer
    instruction 03 offer(price: u64, expiresAt: i64): buyer offer
    instruction 04 cancelOffer(): buyer offer
    instruction 05 acceptOffer(): seller sellerTokenAccount buyer buyerTokenAccount offer unknown mint
    instruction 06 updateListing(price: u64): seller
    instruction 0b nftOffer(expiresAt: i64, id: string): buyer offer
    account @85 Offer { unknown1: [u8; 1], buyer: pubkey, mint: pubkey, price: u64, unknown2: [u8; 12] }
    error 12 SolAmountTooLittle SOL amount too little
    error 14 InvalidLegacyAccount Invalid Legacy Account
    error 15 ListingLocked Listing Locked
  `,
});
