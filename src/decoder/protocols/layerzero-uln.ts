import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'layerzero-uln',
  name: 'LayerZero ULN',
  programs: ['7a4WjyR8VZ7yZz5XJAKm39BUGn5iT9CKcv2pmG9tdXVH'],
  category: 'bridge',
  source: 'npm @layerzerolabs/lz-solana-sdk-v2 3.0.168, src/generated/kinobi and deployments/solana-mainnet',
});
