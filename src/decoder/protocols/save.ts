import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const deposit: Meaning = {
  sentence: 'Deposit {liquidityAmount} into Save',
  amounts: { liquidityAmount: 'sourceLiquidity' },
};
const liquidate: Meaning = {
  sentence: 'Liquidate {obligation} by repaying {liquidityAmount}',
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
    },
    depositObligationCollateral: {
      sentence: 'Deposit {collateralAmount} as collateral for {obligation}',
      amounts: { collateralAmount: 'sourceCollateral' },
    },
    withdrawObligationCollateral: { sentence: 'Withdraw collateral from {obligation}' },
    withdrawObligationCollateralAndRedeemReserveCollateral: { sentence: 'Withdraw from {reserve} at Save' },
    borrowObligationLiquidity: {
      sentence: 'Borrow {liquidityAmount} from Save',
      amounts: { liquidityAmount: 'destinationLiquidity' },
    },
    repayObligationLiquidity: {
      sentence: 'Repay {liquidityAmount} to Save',
      amounts: { liquidityAmount: 'sourceLiquidity' },
    },
    liquidateObligation: liquidate,
    liquidateObligationAndRedeemReserveCollateral: liquidate,
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
  interface: `
    instruction 00 initLendingMarket(owner: pubkey, quoteCurrency: [u8; 32]): lendingMarket rent tokenProgram oracleProgram switchboardProgram
    instruction 01 setLendingMarketOwnerAndConfig(newOwner: pubkey, config: rest): lendingMarket owner
    instruction 02 initReserve(liquidityAmount: u64, config: rest): sourceLiquidity destinationCollateral reserve reserveLiquidityMint reserveLiquiditySupply liquidityFeeReceiver reserveCollateralMint reserveCollateralSupply pythProduct pythPrice switchboardFeed lendingMarket lendingMarketAuthority lendingMarketOwner userTransferAuthority
    instruction 03 refreshReserve(): reserve pythPrice switchboardFeed
    instruction 04 depositReserveLiquidity(liquidityAmount: u64): sourceLiquidity destinationCollateral reserve reserveLiquiditySupply reserveCollateralMint lendingMarket lendingMarketAuthority userTransferAuthority
    instruction 05 redeemReserveCollateral(collateralAmount: u64): sourceCollateral destinationLiquidity reserve reserveCollateralMint reserveLiquiditySupply lendingMarket lendingMarketAuthority userTransferAuthority
    instruction 06 initObligation(): obligation lendingMarket obligationOwner
    instruction 07 refreshObligation(): obligation
    instruction 08 depositObligationCollateral(collateralAmount: u64): sourceCollateral destinationCollateral reserve obligation lendingMarket obligationOwner userTransferAuthority
    instruction 09 withdrawObligationCollateral(collateralAmount: u64): sourceCollateral destinationCollateral reserve obligation lendingMarket lendingMarketAuthority obligationOwner
    instruction 0a borrowObligationLiquidity(liquidityAmount: u64): sourceLiquidity destinationLiquidity reserve liquidityFeeReceiver obligation lendingMarket lendingMarketAuthority obligationOwner
    instruction 0b repayObligationLiquidity(liquidityAmount: u64): sourceLiquidity destinationLiquidity reserve obligation lendingMarket userTransferAuthority
    instruction 0c liquidateObligation(liquidityAmount: u64): sourceLiquidity destinationCollateral repayReserve repayReserveLiquiditySupply withdrawReserve withdrawReserveCollateralSupply obligation lendingMarket lendingMarketAuthority userTransferAuthority
    instruction 0d flashLoan(amount: u64): sourceLiquidity destinationLiquidity reserve liquidityFeeReceiver hostFeeReceiver lendingMarket lendingMarketAuthority tokenProgram receiverProgram
    instruction 0e depositReserveLiquidityAndObligationCollateral(liquidityAmount: u64): sourceLiquidity destinationCollateral reserve reserveLiquiditySupply reserveCollateralMint lendingMarket lendingMarketAuthority reserveCollateralSupply obligation obligationOwner pythPrice switchboardFeed userTransferAuthority
    instruction 0f withdrawObligationCollateralAndRedeemReserveCollateral(collateralAmount: u64): sourceCollateral destinationCollateral reserve obligation lendingMarket lendingMarketAuthority destinationLiquidity reserveCollateralMint reserveLiquiditySupply obligationOwner userTransferAuthority
    instruction 10 updateReserveConfig(config: rest): reserve lendingMarket lendingMarketAuthority lendingMarketOwner pythProduct pythPrice switchboardFeed
    instruction 11 liquidateObligationAndRedeemReserveCollateral(liquidityAmount: u64): sourceLiquidity destinationCollateral destinationLiquidity repayReserve repayReserveLiquiditySupply withdrawReserve withdrawReserveCollateralMint withdrawReserveCollateralSupply withdrawReserveLiquiditySupply withdrawReserveLiquidityFeeReceiver obligation lendingMarket lendingMarketAuthority userTransferAuthority tokenProgram
    instruction 12 redeemFees(): reserve liquidityFeeReceiver reserveLiquiditySupply lendingMarket lendingMarketAuthority tokenProgram
    instruction 13 flashBorrowReserveLiquidity(liquidityAmount: u64): sourceLiquidity destinationLiquidity reserve lendingMarket lendingMarketAuthority instructions tokenProgram
    instruction 14 flashRepayReserveLiquidity(liquidityAmount: u64, borrowInstructionIndex: u8): sourceLiquidity destinationLiquidity liquidityFeeReceiver hostFeeReceiver reserve lendingMarket userTransferAuthority instructions tokenProgram
    instruction 15 forgiveDebt(liquidityAmount: u64): obligation reserve lendingMarket lendingMarketOwner
    instruction 16 updateMarketMetadata(metadata: rest): lendingMarket lendingMarketOwner marketMetadata systemProgram
    instruction 17 setObligationCloseabilityStatus(closeable: bool): obligation lendingMarket reserve riskAuthority
    instruction 18 donateToReserve(liquidityAmount: u64): sourceLiquidity destinationLiquidity reserve lendingMarket userTransferAuthority tokenProgram
    error 0 InstructionUnpackError Failed to unpack instruction data
    error 1 AlreadyInitialized Account is already initialized
    error 2 NotRentExempt Lamport balance below rent-exempt threshold
    error 3 InvalidMarketAuthority Market authority is invalid
    error 4 InvalidMarketOwner Market owner is invalid
    error 5 InvalidAccountOwner Input account owner is not the program address
    error 6 InvalidTokenOwner Input token account is not owned by the correct token program id
    error 7 InvalidTokenAccount Input token account is not valid
    error 8 InvalidTokenMint Input token mint account is not valid
    error 9 InvalidTokenProgram Input token program account is not valid
    error 10 InvalidAmount Input amount is invalid
    error 11 InvalidConfig Input config value is invalid
    error 12 InvalidSigner Input account must be a signer
    error 13 InvalidAccountInput Invalid account input
    error 14 MathOverflow Math operation overflow
    error 15 TokenInitializeMintFailed Token initialize mint failed
    error 16 TokenInitializeAccountFailed Token initialize account failed
    error 17 TokenTransferFailed Token transfer failed
    error 18 TokenMintToFailed Token mint to failed
    error 19 TokenBurnFailed Token burn failed
    error 20 InsufficientLiquidity Insufficient liquidity available
    error 21 ReserveCollateralDisabled Input reserve has collateral disabled
    error 22 ReserveStale Reserve state needs to be refreshed
    error 23 WithdrawTooSmall Withdraw amount too small
    error 24 WithdrawTooLarge Withdraw amount too large
    error 25 BorrowTooSmall Borrow amount too small to receive liquidity after fees
    error 26 BorrowTooLarge Borrow amount too large for deposited collateral
    error 27 RepayTooSmall Repay amount too small to transfer liquidity
    error 28 LiquidationTooSmall Liquidation amount too small to receive collateral
    error 29 ObligationHealthy Cannot liquidate healthy obligations
    error 30 ObligationStale Obligation state needs to be refreshed
    error 31 ObligationReserveLimit Obligation reserve limit exceeded
    error 32 InvalidObligationOwner Obligation owner is invalid
    error 33 ObligationDepositsEmpty Obligation deposits are empty
    error 34 ObligationBorrowsEmpty Obligation borrows are empty
    error 35 ObligationDepositsZero Obligation deposits have zero value
    error 36 ObligationBorrowsZero Obligation borrows have zero value
    error 37 InvalidObligationCollateral Invalid obligation collateral
    error 38 InvalidObligationLiquidity Invalid obligation liquidity
    error 39 ObligationCollateralEmpty Obligation collateral is empty
    error 40 ObligationLiquidityEmpty Obligation liquidity is empty
    error 41 NegativeInterestRate Interest rate is negative
    error 42 InvalidOracleConfig Input oracle config is invalid
    error 43 InvalidFlashLoanReceiverProgram Input flash loan receiver program account is not valid
    error 44 NotEnoughLiquidityAfterFlashLoan Not enough liquidity after flash loan
    error 45 NullOracleConfig Null oracle config
    error 46 InsufficientProtocolFeesToRedeem Insufficent protocol fees to claim or no liquidity availible
    error 47 FlashBorrowCpi No cpi flash borrows allowed
    error 48 NoFlashRepayFound No corresponding repay found for flash borrow
    error 49 InvalidFlashRepay Invalid repay found
    error 50 FlashRepayCpi No cpi flash repays allowed
    error 51 MultipleFlashBorrows Multiple flash borrows not allowed in the same transaction
    error 52 FlashLoansDisabled Flash loans are disabled for this reserve
    error 53 DeprecatedInstruction Instruction is deprecated
    error 54 OutflowRateLimitExceeded Outflow Rate Limit Exceeded
    error 55 NotWhitelistedLiquidator Not a whitelisted liquidator
    error 56 IsolatedTierAssetViolation Isolated Tier Asset Violation
    error 57 BorrowAttributionLimitExceeded Borrow Attribution Limit Exceeded
    error 58 BorrowAttributionLimitNotExceeded Borrow Attribution Limit Not Exceeded
  `,
});
