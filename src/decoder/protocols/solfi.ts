import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'solfi',
  name: 'SolFi v1',
  programs: ['SoLFiHG9TfgtdUXUjWAxi3LtvYuFyDLVhBWxdMZxyCe'],
  category: 'amm',
  source:
    'its community IDL 0.1.0 and clients in public code (blueshift-gg/beethoven), as transactions show it',
  meaning: {
    swap: {
      sentence: 'Swap through the pool {pool}',
      asks: {
        amount: 'amountIn',
        limit: 'minimumAmountOut',
        isForward: ['isQuoteToBase', 0, false],
        sides: [
          ['userBaseAccount', 'baseVault'],
          ['userQuoteAccount', 'quoteVault'],
        ],
      },
      swap: 'user',
    },
  },
});
