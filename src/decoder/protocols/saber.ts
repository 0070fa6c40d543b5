import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'saber',
  name: 'Saber Stable swap',
  programs: ['SSwpkEEcbUqx4vtoEByFjSkhKdCT862DNVb52nZg1UZ'],
  category: 'amm',
  source: 'saber-hq/stable-swap, stable-swap-client/src (instruction.rs, state.rs, error.rs)',
  meaning: {
    swap: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {pool}',
      amounts: { amountIn: 'userSource', minimumAmountOut: 'userDestination' },
      swap: 'userAuthority',
    },
    deposit: {
      sentence: 'Deposit {tokenAAmount} and {tokenBAmount} into the pool {pool}',
      amounts: { tokenAAmount: 'userTokenA', tokenBAmount: 'userTokenB', minMintAmount: 'userPoolToken' },
    },
    withdraw: {
      sentence: 'Withdraw at least {minimumTokenAAmount} and {minimumTokenBAmount} from the pool {pool}',
      amounts: {
        poolTokenAmount: 'userPoolToken',
        minimumTokenAAmount: 'userTokenA',
        minimumTokenBAmount: 'userTokenB',
      },
    },
    withdrawOne: {
      sentence: 'Withdraw at least {minimumTokenAmount} from the pool {pool}',
      amounts: { poolTokenAmount: 'userPoolToken', minimumTokenAmount: 'userBaseToken' },
    },
    initialize: { sentence: 'Create the pool {pool}' },
    pause: { sentence: 'Pause the pool {pool}' },
    unpause: { sentence: 'Resume the pool {pool}' },
    setNewFees: { sentence: 'Set the fees of the pool {pool}' },
  },
  interface: `
    instruction 00 initialize(nonce: u8, ampFactor: u64, adminTradeFeeNumerator: u64, adminTradeFeeDenominator: u64, adminWithdrawFeeNumerator: u64, adminWithdrawFeeDenominator: u64, tradeFeeNumerator: u64, tradeFeeDenominator: u64, withdrawFeeNumerator: u64, withdrawFeeDenominator: u64): pool authority admin adminFeeA adminFeeB tokenA tokenB poolMint
    instruction 01 swap(amountIn: u64, minimumAmountOut: u64): pool authority userAuthority userSource poolSource poolDestination userDestination adminFeeDestination tokenProgram
    instruction 02 deposit(tokenAAmount: u64, tokenBAmount: u64, minMintAmount: u64): pool authority userAuthority userTokenA userTokenB poolTokenA poolTokenB poolMint userPoolToken tokenProgram
    instruction 03 withdraw(poolTokenAmount: u64, minimumTokenAAmount: u64, minimumTokenBAmount: u64): pool authority userAuthority poolMint userPoolToken poolTokenA poolTokenB userTokenA userTokenB adminFeeA adminFeeB tokenProgram
    instruction 04 withdrawOne(poolTokenAmount: u64, minimumTokenAmount: u64): pool authority userAuthority poolMint userPoolToken poolBaseToken poolQuoteToken userBaseToken adminFeeBase tokenProgram
    instruction 64 rampA(targetAmp: u64, stopRampTimestamp: i64): pool admin
    instruction 65 stopRampA(): pool admin
    instruction 66 pause(): pool admin
    instruction 67 unpause(): pool admin
    instruction 68 setFeeAccount(): pool admin feeAccount
    instruction 69 applyNewAdmin(): pool admin
    instruction 6a commitNewAdmin(): pool admin newAdmin
    instruction 6b setNewFees(adminTradeFeeNumerator: u64, adminTradeFeeDenominator: u64, adminWithdrawFeeNumerator: u64, adminWithdrawFeeDenominator: u64, tradeFeeNumerator: u64, tradeFeeDenominator: u64, withdrawFeeNumerator: u64, withdrawFeeDenominator: u64): pool admin
    account @395 SwapInfo { isInitialized: bool, isPaused: bool, nonce: u8, initialAmpFactor: u64, targetAmpFactor: u64, startRampTimestamp: i64, stopRampTimestamp: i64, futureAdminDeadline: i64, futureAdminKey: pubkey, adminKey: pubkey, tokenAReserves: pubkey, tokenBReserves: pubkey, poolMint: pubkey, tokenAMint: pubkey, tokenBMint: pubkey, adminFeesA: pubkey, adminFeesB: pubkey, adminTradeFeeNumerator: u64, adminTradeFeeDenominator: u64, adminWithdrawFeeNumerator: u64, adminWithdrawFeeDenominator: u64, tradeFeeNumerator: u64, tradeFeeDenominator: u64, withdrawFeeNumerator: u64, withdrawFeeDenominator: u64 }
    error 0 AlreadyInUse Swap account already in use.
    error 1 InvalidAdmin Address of the admin fee account is incorrect.
    error 2 InvalidOwner Input account owner is not the program address.
    error 3 InvalidOutputOwner Output pool account owner cannot be the program address.
    error 4 InvalidProgramAddress Invalid program address generated from nonce and key.
    error 5 ExpectedMint Deserialized account is not an SPL Token mint.
    error 6 ExpectedAccount Deserialized account is not an SPL Token account.
    error 7 EmptyPool Pool token supply is 0.
    error 8 EmptySupply Input token account empty.
    error 9 InvalidSupply Pool token mint has a non-zero supply.
    error 10 InvalidDelegate Token account has a delegate.
    error 11 InvalidInput
    error 12 IncorrectSwapAccount Address of the provided swap token account is incorrect.
    error 13 IncorrectMint Address of the provided token mint is incorrect.
    error 14 CalculationFailure A calculation failed.
    error 15 InvalidInstruction Invalid instruction.
    error 16 RepeatedMint Swap input token accounts have the same mint.
    error 17 ExceededSlippage The swap brings less than the trader allowed.
    error 18 InvalidCloseAuthority Token account has a close authority.
    error 19 InvalidFreezeAuthority Pool token mint has a freeze authority.
    error 20 ConversionFailure Conversion to u64 failed with an overflow or underflow.
    error 21 Unauthorized Account is not authorized to execute this instruction.
    error 22 IsPaused Swap pool is paused.
    error 23 RampLocked Ramp is locked in this time period.
    error 24 InsufficientRampTime Insufficient ramp time.
    error 25 ActiveTransfer Active admin transfer in progress.
    error 26 NoActiveTransfer No active admin transfer in progress.
    error 27 AdminDeadlineExceeded Admin transfer deadline exceeded.
    error 28 MismatchedDecimals Token mints must have same decimals.
  `,
});
