import { defineInterface } from '../define-interface.ts';
import { WHIRLPOOL_ASKS } from '../families/whirlpool.ts';

export default defineInterface({
  key: 'fusion-amm',
  name: 'DeFiTuna Fusion AMM',
  programs: ['fUSioN9YKKSa3CUC2YUc4tPkHJ5Y6XW1yz8y6F7qWz9'],
  category: 'amm',
  source: 'the IDL 1.0.16 in cpkt9762/solana-idls',
  meaning: {
    swap: { sentence: 'Swap through the pool {fusionPool}', asks: WHIRLPOOL_ASKS, swap: 'tokenAuthority' },
  },
});
