import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'goonfi',
  name: 'GoonFi v1',
  programs: ['goonERTdGsjnkZqWuVjs73BZ3Pb9qoCUdBUL17BnS5j'],
  category: 'amm',
  source:
    'its community IDL 0.1.0 and clients in public code (blueshift-gg/beethoven), as transactions show it',
  meaning: {
    swap: {
      sentence: 'Swap through the pool {market}',
      asks: {
        amount: 'amountIn',
        limit: 'minimumAmountOut',
        isForward: ['isBid', false],
        sides: [
          ['userBaseAccount', 'baseVault'],
          ['userQuoteAccount', 'quoteVault'],
        ],
      },
      swap: 'user',
    },
  },
});
