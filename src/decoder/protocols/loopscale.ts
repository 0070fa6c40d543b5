import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'loopscale',
  name: 'Loopscale',
  programs: ['1oopBoJG58DgkUVKkEzKgyG9dvRmpgeEm1AVjoHkF78'],
  category: 'lending',
  source: 'the Anchor IDL in sonarwatch/portfolio',
  meaning: {
    createLoan: { sentence: 'Open the loan {loan}', loan: { deposit: 'borrowerCollateralTa' } },
    depositCollateral: {
      sentence: 'Deposit collateral for the loan {loan}',
      loan: { deposit: 'borrowerCollateralTa' },
    },
    withdrawCollateral: {
      sentence: 'Withdraw collateral of the loan {loan}',
      loan: { withdraw: 'borrowerTa' },
    },
    borrowPrincipal: { sentence: 'Borrow by the loan {loan}', loan: { borrow: 'borrowerTa' } },
    repayPrincipal: { sentence: 'Repay the loan {loan}', loan: { repay: 'borrowerTa' } },
    depositStrategy: {
      sentence: 'Deposit {amount} into the strategy {strategy}',
      amounts: { amount: 'lenderTa' },
      loan: { deposit: 'lenderTa' },
    },
    withdrawStrategy: {
      sentence: 'Withdraw from the strategy {strategy}',
      loan: { withdraw: 'lenderTa' },
    },
    depositUserVault: { sentence: 'Deposit into the vault {vault}', loan: { deposit: 'userPrincipalTa' } },
    withdrawUserVault: {
      sentence: 'Withdraw from the vault {vault}',
      loan: { withdraw: 'userPrincipalTa' },
    },
  },
});
