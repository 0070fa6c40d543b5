import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'crema',
  name: 'Crema CLMM',
  programs: ['CLMM9tUoggJu2wagPkkqs9eFG4BWhVBZWkP1qv3Sp7tR'],
  category: 'amm',
  source: 'the Anchor IDL in cpkt9762/solana-idls',
  meaning: {
    swap: { sentence: 'Swap through the pool {clmmpool}', swap: 'owner' },
    swapWithPartner: { sentence: 'Swap through the pool {clmmpool}', swap: 'owner' },
  },
});
