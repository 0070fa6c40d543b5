import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'sharky',
  name: 'Sharky',
  programs: ['SHARKobtfF1bHhxD2eqftjHBdVSCbKo9JtgK71FhELP'],
  category: 'nft',
  source: 'the Anchor IDL 7.0.0 in sonarwatch/portfolio',
  meaning: {
    offerLoan: { sentence: 'Offer a loan of {principalLamports}', amounts: { principalLamports: 'sol' } },
    rescindLoan: { sentence: 'Withdraw the loan offer {loan}' },
    takeLoanV3: { sentence: 'Borrow against {collateralMint}' },
    takeLoanV3Compressed: { sentence: 'Borrow against a compressed NFT' },
    takeLoanCore: { sentence: 'Borrow against {collateralMint}' },
    repayLoanV3: { sentence: 'Repay the loan against {collateralMint}' },
    repayLoanV3Compressed: { sentence: 'Repay the loan {loan}' },
    repayLoanCore: { sentence: 'Repay the loan against {collateralMint}' },
    extendLoanV3: { sentence: 'Extend the loan against {collateralMint} as {newLoan}' },
    extendLoanV3Compressed: { sentence: 'Extend the loan {loan} as {newLoan}' },
    extendLoanCore: { sentence: 'Extend the loan against {collateralMint} as {newLoan}' },
    forecloseLoanV3: { sentence: 'Take {collateralMint} for the loan {loan}, which was not repaid' },
    forecloseLoanV3Compressed: { sentence: 'Take the collateral of the loan {loan}, which was not repaid' },
    forecloseLoanCore: { sentence: 'Take {collateralMint} for the loan {loan}, which was not repaid' },
    takeTokenLoan: {
      sentence: 'Borrow {usdcAmount} against {collateralMint}',
      amounts: { usdcAmount: 'borrowerUsdc' },
      loan: { borrow: 'borrowerUsdc', deposit: 'borrowerCollateral' },
    },
    repayTokenLoan: {
      sentence: 'Repay the loan {loan}',
      loan: { repay: 'borrowerUsdc', withdraw: 'borrowerCollateral' },
    },
  },
});
