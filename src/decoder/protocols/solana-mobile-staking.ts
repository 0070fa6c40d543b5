import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'solana-mobile-staking',
  name: 'Solana Mobile SKR Staking',
  programs: ['SKRsLAiDMeJGa633pypwGNSxBcGNkP98ai9Q7JvvEu3'],
  category: 'staking',
  source: 'the Anchor IDL in Topledger/solana-rust-decoders',
});
