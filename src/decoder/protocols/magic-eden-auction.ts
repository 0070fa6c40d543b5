import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'magic-eden-auction',
  name: 'Magic Eden Auctions',
  programs: ['EA15T2W45BJFm71XmB5VGcsiWGKZTNfnK6aCmE2Hb5eC'],
  category: 'nft',
  source:
    'what the program logs of itself, the accounts it opens and pays from and the balances it changes in recorded transactions of February 2022; its address is “Auction V1” in Magic Eden’s own lists',
  interface: `
instruction af2ab957908366d4 settle(): winner seller itemEscrow mint auction bid payer winnerTokenAccount bidEscrow escrowAuthority
instruction ef408d5af8b8e720 placeBidV2(bidBump: u8, escrowBump: u8, price: u64): bidder seller auction bid bidEscrow systemProgram rent clock outbid outbidEscrow outbidBidder
`,
  meaning: {
    // The price has waited in the bid since it was made, so whoever settles pays nothing but rent.
    settle: { sentence: 'Take {mint}, won at an auction of {seller}', swap: 'winner', escrow: 'bidEscrow' },
    placeBidV2: { sentence: 'Bid {price} at the auction {auction} of {seller}', amounts: { price: 'sol' } },
  },
});
