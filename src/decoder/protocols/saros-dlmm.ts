import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'saros-dlmm',
  name: 'Saros DLMM',
  programs: ['1qbkdrr3z4ryLA7pZykqxvxWPoeifcVKo6ZG9CfkvVE'],
  category: 'amm',
  source: 'the Anchor IDL in cpkt9762/solana-idls',
  meaning: {
    swap: {
      sentence: 'Swap through the pool {pair}',
      asks: {
        amount: 'amount',
        limit: 'otherAmountThreshold',
        isExactIn: ['swapType', 'ExactInput'],
        isForward: ['swapForY', true],
        sides: [
          ['userVaultX', 'tokenVaultX', 'tokenMintX'],
          ['userVaultY', 'tokenVaultY', 'tokenMintY'],
        ],
      },
      swap: 'user',
    },
  },
});
