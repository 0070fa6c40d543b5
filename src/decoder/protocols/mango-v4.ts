import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'mango-v4',
  name: 'Mango Markets v4',
  programs: ['4MangoMjqJ2firMokCjjGgoK8d4MXcrgL7XJaL3w6fVg'],
  category: 'perpetuals',
  source: 'the Anchor IDL 0.24.4 in cpkt9762/solana-idls',
  meaning: {
    tokenDeposit: {
      sentence: 'Deposit {amount} into Mango',
      amounts: { amount: 'tokenAccount' },
      loan: { deposit: 'tokenAccount' },
    },
    tokenDepositIntoExisting: {
      sentence: 'Deposit {amount} into Mango',
      amounts: { amount: 'tokenAccount' },
      loan: { deposit: 'tokenAccount' },
    },
    tokenWithdraw: {
      sentence: 'Withdraw {amount} from Mango',
      amounts: { amount: 'tokenAccount' },
      loan: { withdraw: 'tokenAccount' },
    },
  },
});
