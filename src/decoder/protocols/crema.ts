import { defineInterface } from '../define-interface.ts';
import type { SwapAsk } from '../asked-swap.ts';

const ASKS: SwapAsk = {
  amount: 'amount',
  limit: 'amountLimit',
  isExactIn: ['byAmountIn', true],
  isForward: ['aToB', true],
  sides: [
    ['accountA', 'tokenAVault'],
    ['accountB', 'tokenBVault'],
  ],
};

export default defineInterface({
  key: 'crema',
  name: 'Crema CLMM',
  programs: ['CLMM9tUoggJu2wagPkkqs9eFG4BWhVBZWkP1qv3Sp7tR'],
  category: 'amm',
  source: 'the Anchor IDL in cpkt9762/solana-idls',
  meaning: {
    swap: { sentence: 'Swap through the pool {clmmpool}', asks: ASKS, swap: 'owner' },
    swapWithPartner: { sentence: 'Swap through the pool {clmmpool}', asks: ASKS, swap: 'owner' },
  },
});
