import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'layerzero-price-feed',
  name: 'LayerZero Price Feed',
  programs: ['8ahPGPjEbpgGaZx2NV1iG5Shj7TDwvsjkEDcGWjt94TP'],
  category: 'bridge',
  source: 'npm @layerzerolabs/lz-solana-sdk-v2 3.0.168, src/generated/kinobi and deployments/solana-mainnet',
});
