import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'alpha-art',
  name: 'Alpha Art',
  programs: ['HZaWndaNWHFDd9Dhk5pqUUtsmoBCqzb1MLu3NAh1VX6B'],
  category: 'nft',
  source:
    'what the program logs of itself and the balances it changes in recorded transactions; benzogangg/alpha-withdraw `app.js` (cancelOffer, the offer)',
  meaning: {
    list: { sentence: 'List {mint} for {price}', amounts: { price: 'sol' } },
    unlist: { sentence: 'Cancel a listing' },
    exchange: { sentence: 'Buy {mint} for {price}', amounts: { price: 'sol' }, swap: 'buyer' },
    offer: { sentence: 'Offer {price} for an item', amounts: { price: 'sol' } },
    cancelOffer: { sentence: 'Cancel the offer {offer}' },
    acceptOffer: { sentence: 'Sell {mint} to {buyer}', swap: 'seller' },
    updateListing: { sentence: 'Change the price of a listing to {price}', amounts: { price: 'sol' } },
    nftOffer: { sentence: 'Open the offer {offer} of {itemMint}' },
  },
});
