import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'lifinity-v2',
  name: 'Lifinity v2',
  programs: ['2wT8Yq49kHgDzXuPxZSaeLaH1qbmGXtEyPy64bL7aD3c'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.1.1',
  meaning: {
    swap: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {amm}',
      amounts: { amountIn: 'sourceInfo', minimumAmountOut: 'destinationInfo' },
      swap: 'userTransferAuthority',
    },
    depositAllTokenTypes: {
      sentence: 'Deposit at most {maximumTokenAAmount} and {maximumTokenBAmount} into the pool {amm}',
      amounts: {
        poolTokenAmount: 'mint:poolMint',
        maximumTokenAAmount: 'sourceAInfo',
        maximumTokenBAmount: 'sourceBInfo',
      },
    },
    withdrawAllTokenTypes: {
      sentence: 'Withdraw at least {minimumTokenAAmount} and {minimumTokenBAmount} from the pool {amm}',
      amounts: {
        poolTokenAmount: 'mint:poolMint',
        minimumTokenAAmount: 'destTokenAInfo',
        minimumTokenBAmount: 'destTokenBInfo',
      },
    },
  },
  interface: `
    instruction f8c69e91e17587c8 swap(amountIn: u64, minimumAmountOut: u64): authority amm userTransferAuthority sourceInfo destinationInfo swapSource swapDestination poolMint feeAccount tokenProgram oracleMainAccount oracleSubAccount oraclePcAccount
    instruction 205f453c4b4fcdee depositAllTokenTypes(poolTokenAmount: u64, maximumTokenAAmount: u64, maximumTokenBAmount: u64): amm authority userTransferAuthorityInfo sourceAInfo sourceBInfo tokenA tokenB poolMint destination tokenProgram
    instruction bdfe9caed209a4d8 withdrawAllTokenTypes(poolTokenAmount: u64, minimumTokenAAmount: u64, minimumTokenBAmount: u64): amm authority userTransferAuthorityInfo sourceInfo tokenA tokenB poolMint destTokenAInfo destTokenBInfo tokenProgram
    account 8ff5c8114ad6c487 Amm { initializerKey: pubkey, initializerDepositTokenAccount: pubkey, initializerReceiveTokenAccount: pubkey, initializerAmount: u64, takerAmount: u64, isInitialized: bool, bumpSeed: u8, freezeTrade: u8, freezeDeposit: u8, freezeWithdraw: u8, baseDecimals: u8, tokenProgramId: pubkey, tokenAAccount: pubkey, tokenBAccount: pubkey, poolMint: pubkey, tokenAMint: pubkey, tokenBMint: pubkey, feeAccount: pubkey, oracleMainAccount: pubkey, oracleSubAccount: pubkey, oraclePcAccount: pubkey, fees: AmmFees, curve: AmmCurve, config: AmmConfig, ammPTemp1: pubkey, ammPTemp2: pubkey, ammPTemp3: pubkey, ammPTemp4: pubkey, ammPTemp5: pubkey }
    type AmmFees { tradeFeeNumerator: u64, tradeFeeDenominator: u64, ownerTradeFeeNumerator: u64, ownerTradeFeeDenominator: u64, ownerWithdrawFeeNumerator: u64, ownerWithdrawFeeDenominator: u64, hostFeeNumerator: u64, hostFeeDenominator: u64 }
    type AmmCurve { curveType: u8, curveParameters: u64 }
    type AmmConfig { lastPrice: u64, lastBalancedPrice: u64, configDenominator: u64, volumeX: u64, volumeY: u64, volumeXInY: u64, depositCap: u64, regressionTarget: u64, oracleType: u64, oracleStatus: u64, oracleMainSlotLimit: u64, oracleSubConfidenceLimit: u64, oracleSubSlotLimit: u64, oraclePcConfidenceLimit: u64, oraclePcSlotLimit: u64, stdSpread: u64, stdSpreadBuffer: u64, spreadCoefficient: u64, priceBufferCoin: i64, priceBufferPc: i64, rebalanceRatio: u64, feeTrade: u64, feePlatform: u64, oracleMainSlotBuffer: u64, configTemp4: u64, configTemp5: u64, configTemp6: u64, configTemp7: u64, configTemp8: u64 }
    error 6000 AlreadyInUse Swap account already in use
    error 6001 InvalidProgramAddress Invalid program address generated from bump seed and key
    error 6002 InvalidOwner Input account owner is not the program address
    error 6003 InvalidOutputOwner Output pool account owner cannot be the program address
    error 6004 ExpectedMint Deserialized account is not an SPL Token mint
    error 6005 ExpectedAccount Deserialized account is not an SPL Token account
    error 6006 EmptySupply Input token account empty
    error 6007 InvalidSupply Pool token mint has a non-zero supply
    error 6008 InvalidDelegate Token account has a delegate
    error 6009 InvalidInput
    error 6010 IncorrectSwapAccount Address of the provided swap token account is incorrect
    error 6011 IncorrectPoolMint Address of the provided pool token mint is incorrect
    error 6012 InvalidOutput
    error 6013 CalculationFailure General calculation failure due to overflow or underflow
    error 6014 InvalidInstruction
    error 6015 RepeatedMint Swap input token accounts have the same mint
    error 6016 ExceededSlippage Swap instruction exceeds desired slippage limit
    error 6017 InvalidCloseAuthority Token account has a close authority
    error 6018 InvalidFreezeAuthority Pool token mint has a freeze authority
    error 6019 IncorrectFeeAccount Pool fee token account incorrect
    error 6020 ZeroTradingTokens Given pool token amount results in zero trading tokens
    error 6021 FeeCalculationFailure Fee calculation failed due to overflow, underflow, or unexpected 0
    error 6022 ConversionFailure Conversion to u64 failed with an overflow or underflow
    error 6023 InvalidFee The provided fee does not match the program owner's constraints
    error 6024 IncorrectTokenProgramId The provided token program does not match the token program expected by the swap
    error 6025 IncorrectOracleAccount Address of the provided oracle account is incorrect
    error 6026 IncorrectConfigAccount Address of the provided config account is incorrect
    error 6027 UnsupportedCurveType The provided curve type is not supported by the program owner
    error 6028 InvalidCurve The provided curve parameters are invalid
    error 6029 UnsupportedCurveOperation The operation cannot be performed on the given curve
    error 6030 InvalidPythStatus Pyth oracle status is not 'trading'
    error 6031 InvalidPythPrice Could not retrieve updated price feed from the Pyth oracle
    error 6032 IncorrectSigner Address of the provided signer account is incorrect
    error 6033 ExceedPoolBalance Swap amount exceeds pool balance
    error 6034 ProgramIsFrozen
    error 6035 OracleConfidence Oracle confidence is too high
    error 6036 OverCapAmount Over Pool Cap Amount
    error 6037 InvalidUpdateAccount Invalid update wallet address
    error 6038 InvalidUpdateParam
    error 6039 InvalidInnerSwapAccount
    error 6040 ExceptionErr
  `,
});
