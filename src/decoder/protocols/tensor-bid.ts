import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const takeBid: Meaning = {
  sentence: 'Sell {nftMint} to the bidder {bidder} for {lamports}',
  amounts: { lamports: 'sol' },
  sale: { seller: 'seller', sell: 'Sell {nftMint} to the bidder {bidder} for at least {lamports}' },
};

export default defineInterface({
  key: 'tensor-bid',
  name: 'Tensor Bid',
  programs: ['TB1Dqt8JeKQh7RLDzfYDJsq8KS4fS2yt87avRjyRxMv'],
  category: 'nft',
  source: 'the Anchor IDL 1.0.0 in tensor-foundation/whitelist; address in npm @jup-ag/platform-list 1.2.26',
  meaning: {
    bid: { sentence: 'Bid {lamports} for {nftMint}', amounts: { lamports: 'sol' } },
    takeBid,
    takeBidT22: takeBid,
    wnsTakeBid: takeBid,
    cancelBid: { sentence: 'Cancel the bid for {nftMint}' },
    closeExpiredBid: { sentence: 'Close the expired bid for {nftMint}' },
  },
});
