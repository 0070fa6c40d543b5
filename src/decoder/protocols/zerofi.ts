import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'zerofi',
  name: 'ZeroFi',
  programs: ['ZERor4xhbUycZ6gb9ntrhqscUcZmAbQDjEAtCf4hbZY'],
  category: 'amm',
  source: 'clients in public code (blueshift-gg/beethoven), as transactions show it',
  meaning: {
    swap: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {market}',
      amounts: { amountIn: 'userSourceAccount', minimumAmountOut: 'userDestinationAccount' },
      swap: 'user',
    },
  },
});
