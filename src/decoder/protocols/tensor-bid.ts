import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'tensor-bid',
  name: 'Tensor Bid',
  programs: ['TB1Dqt8JeKQh7RLDzfYDJsq8KS4fS2yt87avRjyRxMv'],
  category: 'nft',
  source: 'the Anchor IDL 1.0.0 in tensor-foundation/whitelist; address in npm @jup-ag/platform-list 1.2.26',
});
