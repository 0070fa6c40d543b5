import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-v2',
  name: 'Jupiter Swap v2',
  programs: ['JUP2jxvXaqu7NQY1GmNF4m1vodw12LVXYxbFL2uJvfo'],
  category: 'aggregator',
  source:
    'instructions of the Anchor IDL in jup-ag/jupiter-cpi (July 2022) that transactions of this program show',
  meaning: {
    setTokenLedger: { sentence: 'Record the balance of {tokenAccount}' },
    whirlpoolSwap: { sentence: 'Swap through Orca' },
  },
});
