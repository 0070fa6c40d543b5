import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'nirvana',
  name: 'Nirvana',
  programs: ['NirvHuZvrm2zSxjkBvSbaF2tHfP5j7cvMj9QmdoHVwb'],
  category: 'lending',
  source: 'the Anchor IDL in sonarwatch/portfolio',
  meaning: {
    depositAna: {
      sentence: 'Deposit {amount} as collateral at Nirvana',
      amounts: { amount: 'ownerAna' },
      loan: { deposit: 'ownerAna' },
    },
    withdrawAna: {
      sentence: 'Withdraw {amount} of collateral from Nirvana',
      amounts: { amount: 'anaOwner' },
      loan: { withdraw: 'anaOwner' },
    },
    borrowNirv: {
      sentence: 'Borrow {amount} from Nirvana',
      amounts: { amount: 'nirvDst' },
      loan: { borrow: 'nirvDst' },
    },
    repayNirv: {
      sentence: 'Repay {amount} to Nirvana',
      amounts: { amount: 'nirvOwner' },
      loan: { repay: 'nirvOwner' },
    },
  },
});
