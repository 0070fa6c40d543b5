import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'goonfi',
  name: 'GoonFi v1',
  programs: ['goonERTdGsjnkZqWuVjs73BZ3Pb9qoCUdBUL17BnS5j'],
  category: 'amm',
  source:
    'its community IDL 0.1.0 and clients in public code (blueshift-gg/beethoven), as transactions show it',
  meaning: { swap: { sentence: 'Swap through the pool {market}', swap: 'user' } },
  interface: `
    instruction 02 swap(isBid: bool, bump: u8, amountIn: u64, minimumAmountOut: u64, isUltra: bool): user market userBaseAccount userQuoteAccount baseVault quoteVault blacklist instructions tokenProgram
  `,
});
