import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'exchange-art-auctions',
  name: 'Exchange Art Auctions',
  programs: ['exAuvFHqXXbiLrM4ce9m1icwuSyXytRnfBkajukDFuB'],
  category: 'nft',
  source:
    'what the program logs of itself (`RegisterBid (bid: …)`, `Redeem`) and the balances it changes in recorded transactions of 2022',
  interface: `
instruction 01 registerBid(price: u64): bidder mint auction
instruction 02 redeem(): winner winnerTokenAccount itemEscrow seller auction treasury mint metadata
`,
  meaning: {
    registerBid: { sentence: 'Bid {price} at the auction {auction}', amounts: { price: 'sol' } },
    redeem: {
      sentence: 'Take {mint}, won at an auction of {seller}',
      moved: { to: 'winnerTokenAccount', sentence: 'Take {moved}, won at an auction of {seller}' },
    },
  },
});
