import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'virtuals',
  name: 'Virtuals',
  programs: ['5U3EU2ubXtK84QcRjWVmYt9RaDyA8gKxdUrPFXmZyaki'],
  category: 'launchpad',
  source: 'the Anchor IDL in cpkt9762/solana-idls',
  meaning: {
    buy: { sentence: 'Buy {amount} on the curve {vpool}', amounts: { amount: 'userTokenAta' }, swap: 'user' },
    sell: {
      sentence: 'Sell {amount} on the curve {vpool}',
      amounts: { amount: 'userTokenAta' },
      swap: 'user',
    },
  },
});
