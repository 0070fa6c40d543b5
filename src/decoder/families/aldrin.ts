import type { Meaning } from '../interface/to-layouts.ts';

/** Of both versions of the pools: an ask sells the base token. */
export const ALDRIN_SWAP = {
  sentence: 'Swap through the pool {pool}',
  asks: {
    amount: 'tokens',
    limit: 'minTokens',
    isForward: ['side', 'Ask'],
    sides: [
      ['userBaseTokenAccount', 'baseTokenVault'],
      ['userQuoteTokenAccount', 'quoteTokenVault'],
    ],
  },
  swap: 'walletAuthority',
} satisfies Meaning;
