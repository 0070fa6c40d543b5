import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'magic-eden-v1',
  name: 'Magic Eden v1',
  programs: ['MEisE1HzehtrDpAAT8PnLHjpSSkRYakotTuJRPjTpo8'],
  category: 'nft',
  source:
    'what Anchor hashes to the bytes, and the accounts it pays from and to in recorded transactions of 2021 and 2022',
  interface: `
instruction 2f031b61d7ecdb90 exchange(): buyer itemAccount seller listing escrowAuthority systemProgram tokenProgram
instruction c4bf01e590ac7ae3 acceptBid(price: u64): seller buyer itemAccount bid bidEscrow
instruction ee4d945bc8975c92 placeBid(price: u64): bidder bid bidEscrow
instruction 28f3bed9d0fd56ce cancelBid(): bidder bid bidEscrow
`,
  meaning: {
    // An item changes hands with its token account.
    exchange: {
      sentence: 'Buy what {itemAccount} holds from {seller}',
      moved: { from: 'buyer', sentence: 'Buy what {itemAccount} holds from {seller} for {moved}' },
    },
    acceptBid: {
      sentence: 'Sell what {itemAccount} holds to {buyer} for {price}',
      amounts: { price: 'sol' },
    },
    placeBid: { sentence: 'Bid {price}', amounts: { price: 'sol' } },
    cancelBid: { sentence: 'Cancel the bid {bid}' },
  },
});
