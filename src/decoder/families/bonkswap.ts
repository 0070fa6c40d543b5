import type { Meaning } from '../interface/to-layouts.ts';

/** Of forks, too: a flag says which token goes in. */
export const BONKSWAP_SWAP = {
  sentence: 'Swap through the pool {pool}',
  asks: {
    amount: 'deltaIn',
    isForward: ['xToY', true],
    sides: [
      ['swapperXAccount', 'poolXAccount'],
      ['swapperYAccount', 'poolYAccount'],
    ],
  },
  swap: 'swapper',
} satisfies Meaning;
