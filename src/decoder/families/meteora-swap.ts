import type { Meaning } from '../interface/to-layouts.ts';

/** Which amount is fixed, a mode says: 0 and 1 what goes in, 2 what comes out. */
export const METEORA_SWAP = {
  sentence: 'Swap through the pool {pool}',
  asks: {
    amount: 'amount0',
    limit: 'amount1',
    isExactIn: ['swapMode', 0, 1],
    sides: [['inputTokenAccount'], ['outputTokenAccount']],
  },
  swap: 'payer',
} satisfies Meaning;
