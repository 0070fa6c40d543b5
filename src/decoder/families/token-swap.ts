import type { InterfaceDefinition } from '../define-interface.ts';

/** What the token swap program shares with the many exchanges that began as copies of it. */
export const TOKEN_SWAP: InterfaceDefinition = {
  key: 'token-swap',
  name: 'SPL Token Swap',
  programs: ['SwaPpA9LAaLfeLi3a68M4DjnLqgtticKg6CnyNwgAC8'],
  category: 'amm',
  source: 'solana-labs/solana-program-library, token-swap/program/src (instruction.rs, state.rs, error.rs)',
  meaning: {
    initialize: { sentence: 'Create the pool {pool}' },
    swap: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {pool}',
      amounts: { amountIn: 'source', minimumAmountOut: 'destination' },
      swap: 'userTransferAuthority',
    },
    depositAllTokenTypes: {
      sentence: 'Deposit at most {maximumTokenAAmount} and {maximumTokenBAmount} into the pool {pool}',
      amounts: {
        poolTokenAmount: 'destination',
        maximumTokenAAmount: 'sourceA',
        maximumTokenBAmount: 'sourceB',
      },
    },
    withdrawAllTokenTypes: {
      sentence: 'Withdraw at least {minimumTokenAAmount} and {minimumTokenBAmount} from the pool {pool}',
      amounts: {
        poolTokenAmount: 'source',
        minimumTokenAAmount: 'destinationA',
        minimumTokenBAmount: 'destinationB',
      },
    },
    depositSingleTokenTypeExactAmountIn: {
      sentence: 'Deposit {sourceTokenAmount} into the pool {pool}',
      amounts: { sourceTokenAmount: 'source', minimumPoolTokenAmount: 'destination' },
    },
    withdrawSingleTokenTypeExactAmountOut: {
      sentence: 'Withdraw {destinationTokenAmount} from the pool {pool}',
      amounts: { destinationTokenAmount: 'destination', maximumPoolTokenAmount: 'source' },
    },
  },
  interface: `
    instruction 00 initialize(settings: rest): pool authority tokenA tokenB poolMint feeAccount destination tokenProgram
    instruction 01 swap(amountIn: u64, minimumAmountOut: u64): pool authority userTransferAuthority source poolSource poolDestination destination poolMint feeAccount sourceMint destinationMint sourceTokenProgram destinationTokenProgram poolTokenProgram hostFeeAccount | pool authority userTransferAuthority source poolSource poolDestination destination poolMint feeAccount tokenProgram hostFeeAccount
    instruction 02 depositAllTokenTypes(poolTokenAmount: u64, maximumTokenAAmount: u64, maximumTokenBAmount: u64): pool authority userTransferAuthority sourceA sourceB poolTokenA poolTokenB poolMint destination mintA mintB tokenProgramA tokenProgramB poolTokenProgram | pool authority userTransferAuthority sourceA sourceB poolTokenA poolTokenB poolMint destination tokenProgram
    instruction 03 withdrawAllTokenTypes(poolTokenAmount: u64, minimumTokenAAmount: u64, minimumTokenBAmount: u64): pool authority userTransferAuthority poolMint source poolTokenA poolTokenB destinationA destinationB feeAccount mintA mintB poolTokenProgram tokenProgramA tokenProgramB | pool authority userTransferAuthority poolMint source poolTokenA poolTokenB destinationA destinationB feeAccount tokenProgram
    instruction 04 depositSingleTokenTypeExactAmountIn(sourceTokenAmount: u64, minimumPoolTokenAmount: u64): pool authority userTransferAuthority source poolTokenA poolTokenB poolMint destination sourceMint sourceTokenProgram poolTokenProgram | pool authority userTransferAuthority source poolTokenA poolTokenB poolMint destination tokenProgram
    instruction 05 withdrawSingleTokenTypeExactAmountOut(destinationTokenAmount: u64, maximumPoolTokenAmount: u64): pool authority userTransferAuthority poolMint source poolTokenA poolTokenB destination feeAccount destinationMint poolTokenProgram destinationTokenProgram | pool authority userTransferAuthority poolMint source poolTokenA poolTokenB destination feeAccount tokenProgram
    account @324 TokenSwap { version: u8, isInitialized: bool, bumpSeed: u8, tokenProgramId: pubkey, tokenA: pubkey, tokenB: pubkey, poolMint: pubkey, tokenAMint: pubkey, tokenBMint: pubkey, poolFeeAccount: pubkey, tradeFeeNumerator: u64, tradeFeeDenominator: u64, ownerTradeFeeNumerator: u64, ownerTradeFeeDenominator: u64, ownerWithdrawFeeNumerator: u64, ownerWithdrawFeeDenominator: u64, hostFeeNumerator: u64, hostFeeDenominator: u64, curveType: u8, curveParameters: [u8; 32] }
    error 0 AlreadyInUse The pool account is already in use.
    error 1 InvalidProgramAddress
    error 2 InvalidOwner
    error 3 InvalidOutputOwner
    error 4 ExpectedMint
    error 5 ExpectedAccount
    error 6 EmptySupply
    error 7 InvalidSupply
    error 8 InvalidDelegate
    error 9 InvalidInput
    error 10 IncorrectSwapAccount
    error 11 IncorrectPoolMint
    error 12 InvalidOutput
    error 13 CalculationFailure A calculation failed.
    error 14 InvalidInstruction
    error 15 RepeatedMint
    error 16 ExceededSlippage The price moved further than the trader allowed.
    error 17 InvalidCloseAuthority
    error 18 InvalidFreezeAuthority
    error 19 IncorrectFeeAccount
    error 20 ZeroTradingTokens The amount is so small that nothing would come out.
    error 21 FeeCalculationFailure
    error 22 ConversionFailure
    error 23 InvalidFee
    error 24 IncorrectTokenProgramId
    error 25 UnsupportedCurveType
    error 26 InvalidCurve
    error 27 UnsupportedCurveOperation
    error 28 InvalidFeeAccount
  `,
};
