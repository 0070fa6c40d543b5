import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'woofi',
  name: 'WOOFi',
  programs: ['WooFif76YGRNjk1pA8wCsN67aQsD9f9iLsz4NcJ1AVb'],
  category: 'amm',
  source: 'the Anchor IDL in cpkt9762/solana-idls',
  meaning: {
    swap: {
      sentence: 'Swap through the pool {woopoolFrom}',
      asks: {
        amount: 'fromAmount',
        limit: 'minToAmount',
        sides: [
          ['tokenOwnerAccountFrom', 'tokenVaultFrom'],
          ['tokenOwnerAccountTo', 'tokenVaultTo'],
        ],
      },
      swap: 'payer',
    },
  },
});
