import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'defituna',
  name: 'DeFiTuna',
  programs: ['tuna4uSQZncNeeiAMKbstuxA9CUkHH6HmC64wgmnogD'],
  category: 'lending',
  source: 'the Anchor IDL 1.0.38 in sonarwatch/portfolio',
  meaning: {
    deposit: {
      sentence: 'Deposit {amount} into the vault {vault}',
      amounts: { amount: 'authorityAta' },
      loan: { deposit: 'authorityAta' },
    },
    withdraw: { sentence: 'Withdraw from the vault {vault}', loan: { withdraw: 'authorityAta' } },
  },
});
