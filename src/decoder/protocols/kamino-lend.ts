import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const supply: Meaning = {
  sentence: 'Deposit {liquidityAmount} into Kamino Lend',
  amounts: { liquidityAmount: 'userSourceLiquidity' },
  loan: { deposit: 'userSourceLiquidity' },
};
const lock: Meaning = { sentence: 'Deposit collateral of {depositReserve} for {obligation}' };
const unlock: Meaning = { sentence: 'Withdraw collateral of {withdrawReserve} from {obligation}' };
const take: Meaning = {
  sentence: 'Withdraw {reserveLiquidityMint} from Kamino Lend',
  loan: { withdraw: 'userDestinationLiquidity' },
};
const borrow: Meaning = {
  sentence: 'Borrow {liquidityAmount} from Kamino Lend',
  amounts: { liquidityAmount: 'userDestinationLiquidity' },
  loan: { borrow: 'userDestinationLiquidity' },
};
const repay: Meaning = {
  sentence: 'Repay {liquidityAmount} to Kamino Lend',
  amounts: { liquidityAmount: 'userSourceLiquidity' },
  loan: { repay: 'userSourceLiquidity' },
};
const liquidate: Meaning = {
  sentence: 'Liquidate {obligation} by repaying up to {liquidityAmount}',
  amounts: { liquidityAmount: 'userSourceLiquidity' },
  loan: { of: 'obligation', repay: 'userSourceLiquidity', seize: 'userDestinationLiquidity' },
};

export default defineInterface({
  key: 'kamino-lend',
  name: 'Kamino Lend',
  programs: ['KLend2g3cP87fffoy8q1mQqGKjrxjC8boSyAYavgmjD'],
  category: 'lending',
  source: 'the program’s own Anchor IDL 1.12.6',
  meaning: {
    refreshReserve: { sentence: 'Refresh the reserve {reserve}', minor: true },
    refreshReservesBatch: { sentence: 'Refresh reserves of Kamino Lend', minor: true },
    refreshObligation: { sentence: 'Refresh the obligation {obligation}', minor: true },
    refreshObligationFarmsForReserve: { sentence: 'Refresh the farm of {obligation}', minor: true },
    initObligation: { sentence: 'Initialize the obligation {obligation}', minor: true },
    initObligationFarmsForReserve: { sentence: 'Open the farm of {obligation}', minor: true },
    initUserMetadata: { sentence: 'Open the Kamino profile {userMetadata}', minor: true },
    depositReserveLiquidity: supply,
    depositReserveLiquidityAndObligationCollateral: supply,
    depositReserveLiquidityAndObligationCollateralV2: supply,
    depositAndWithdraw: {
      sentence: 'Deposit {liquidityAmount} into Kamino Lend and withdraw collateral',
      amounts: { liquidityAmount: 'userSourceLiquidity' },
      loan: { deposit: 'userSourceLiquidity', withdraw: 'userDestinationLiquidity' },
    },
    depositObligationCollateral: lock,
    depositObligationCollateralV2: lock,
    withdrawObligationCollateral: unlock,
    withdrawObligationCollateralV2: unlock,
    redeemReserveCollateral: take,
    withdrawObligationCollateralAndRedeemReserveCollateral: take,
    withdrawObligationCollateralAndRedeemReserveCollateralV2: take,
    borrowObligationLiquidity: borrow,
    borrowObligationLiquidityV2: borrow,
    repayObligationLiquidity: repay,
    repayObligationLiquidityV2: repay,
    repayAndWithdrawAndRedeem: {
      sentence: 'Repay {repayAmount} to Kamino Lend and withdraw collateral',
      amounts: { repayAmount: 'userSourceLiquidity' },
      loan: { repay: 'userSourceLiquidity', withdraw: 'userDestinationLiquidity' },
    },
    liquidateObligationAndRedeemReserveCollateral: liquidate,
    liquidateObligationAndRedeemReserveCollateralV2: liquidate,
    flashBorrowReserveLiquidity: {
      sentence: 'Borrow {liquidityAmount} from Kamino Lend for this transaction',
      amounts: { liquidityAmount: 'userDestinationLiquidity' },
      minor: true,
    },
    flashRepayReserveLiquidity: {
      sentence: 'Repay {liquidityAmount} borrowed for this transaction',
      amounts: { liquidityAmount: 'userSourceLiquidity' },
      minor: true,
    },
    requestElevationGroup: { sentence: 'Request the elevation group {elevationGroup} for {obligation}' },
    setObligationOrder: { sentence: 'Set an order on the obligation {obligation}' },
    withdrawReferrerFees: { sentence: 'Claim referral fees to {referrerTokenAccount}' },
    redeemFees: { sentence: 'Collect the fees of {reserve}' },
    socializeLoss: { sentence: 'Socialize the loss of {obligation}' },
    socializeLossV2: { sentence: 'Socialize the loss of {obligation}' },
    updateReserveConfig: { sentence: 'Update the config of the reserve {reserve}' },
    updateLendingMarket: { sentence: 'Update the lending market {lendingMarket}' },
  },
});
