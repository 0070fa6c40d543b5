import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'layerzero-executor',
  name: 'LayerZero Executor',
  programs: ['6doghB248px58JSSwG4qejQ46kFMW4AMj7vzJnWZHNZn'],
  category: 'bridge',
  source: 'npm @layerzerolabs/lz-solana-sdk-v2 3.0.168, src/generated/kinobi and deployments/solana-mainnet',
});
