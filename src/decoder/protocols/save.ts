import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const deposit: Meaning = {
  sentence: 'Deposit {liquidityAmount} into Save',
  amounts: { liquidityAmount: 'sourceLiquidity' },
  loan: { deposit: 'sourceLiquidity' },
};
const liquidate: Meaning = {
  sentence: 'Liquidate {obligation} by repaying up to {liquidityAmount}',
  amounts: { liquidityAmount: 'sourceLiquidity' },
};

export default defineInterface({
  key: 'save',
  name: 'Save',
  programs: ['So1endDq2YkqhipRh3WViPa8hdiSpxWy6z3Z6tMCpAo'],
  category: 'lending',
  source: 'solendprotocol/solana-program-library `token-lending/sdk/src/instruction.rs`, `error.rs`',
  meaning: {
    refreshReserve: { sentence: 'Refresh the reserve {reserve}', minor: true },
    refreshObligation: { sentence: 'Refresh the obligation {obligation}', minor: true },
    initObligation: { sentence: 'Initialize the obligation {obligation}', minor: true },
    depositReserveLiquidity: deposit,
    depositReserveLiquidityAndObligationCollateral: deposit,
    redeemReserveCollateral: {
      sentence: 'Redeem {collateralAmount} at Save',
      amounts: { collateralAmount: 'sourceCollateral' },
      loan: { withdraw: 'destinationLiquidity' },
    },
    depositObligationCollateral: {
      sentence: 'Deposit {collateralAmount} as collateral for {obligation}',
      amounts: { collateralAmount: 'sourceCollateral' },
    },
    withdrawObligationCollateral: { sentence: 'Withdraw collateral from {obligation}' },
    withdrawObligationCollateralAndRedeemReserveCollateral: {
      sentence: 'Withdraw from {reserve} at Save',
      loan: { withdraw: 'destinationLiquidity' },
    },
    borrowObligationLiquidity: {
      sentence: 'Borrow {liquidityAmount} from Save',
      amounts: { liquidityAmount: 'destinationLiquidity' },
      loan: { borrow: 'destinationLiquidity' },
    },
    repayObligationLiquidity: {
      sentence: 'Repay {liquidityAmount} to Save',
      amounts: { liquidityAmount: 'sourceLiquidity' },
      loan: { repay: 'sourceLiquidity' },
    },
    liquidateObligation: {
      ...liquidate,
      loan: { of: 'obligation', repay: 'sourceLiquidity', seize: 'destinationCollateral' },
    },
    liquidateObligationAndRedeemReserveCollateral: {
      ...liquidate,
      loan: { of: 'obligation', repay: 'sourceLiquidity', seize: 'destinationLiquidity' },
    },
    flashLoan: {
      sentence: 'Borrow {amount} from Save for this transaction',
      amounts: { amount: 'destinationLiquidity' },
    },
    flashBorrowReserveLiquidity: {
      sentence: 'Borrow {liquidityAmount} from Save for this transaction',
      amounts: { liquidityAmount: 'destinationLiquidity' },
      minor: true,
    },
    flashRepayReserveLiquidity: {
      sentence: 'Repay {liquidityAmount} borrowed for this transaction',
      amounts: { liquidityAmount: 'sourceLiquidity' },
      minor: true,
    },
    redeemFees: { sentence: 'Collect the fees of {reserve}' },
    forgiveDebt: { sentence: 'Settle the bad debt of {obligation}' },
    initLendingMarket: { sentence: 'Open the market {lendingMarket}' },
    initReserve: { sentence: 'Open the reserve {reserve} for {reserveLiquidityMint}' },
    updateReserveConfig: { sentence: 'Update the config of the reserve {reserve}' },
    donateToReserve: {
      sentence: 'Add {liquidityAmount} to the reserve {reserve} as a gift',
      amounts: { liquidityAmount: 'sourceLiquidity' },
    },
  },
});
