import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'solana-mobile-inflation',
  name: 'Solana Mobile SKR Inflation',
  programs: ['SKRiK1zfF4MZbUa4a64rhuVooVS4zgfLCAe85PNzRgN'],
  category: 'staking',
  source: 'the Anchor IDL in Topledger/solana-rust-decoders',
});
