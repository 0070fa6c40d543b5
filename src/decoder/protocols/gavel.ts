import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'gavel',
  name: 'Gavel',
  programs: ['srAMMzfVHVAtgSJc8iH6CfKzuWuUTzLHVCE81QU1rgi'],
  category: 'amm',
  source: 'the Shank IDL in cpkt9762/solana-idls',
  meaning: {
    swap: { sentence: 'Swap through the pool {pool}', swap: 'trader' },
  },
});
