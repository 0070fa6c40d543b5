import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'sanctum-infinity',
  name: 'Sanctum Infinity',
  programs: ['5ocnV1qiCgaQR8Jb8xWnVbApfaygJ8tNoZfgPwsgx9kx'],
  category: 'amm',
  source: 'the program’s own Shank IDL 1.0.0 (s_controller); errors of igneous-labs/S',
  meaning: {
    swapExactIn: {
      sentence: 'Swap {amount} for {dstLst} on Sanctum Infinity',
      amounts: { amount: 'srcLstAcc' },
      swap: 'signer',
    },
    swapExactOut: {
      sentence: 'Swap {srcLst} for {amount} on Sanctum Infinity',
      amounts: { amount: 'dstLstAcc' },
      swap: 'signer',
    },
    addLiquidity: { sentence: 'Deposit {amount} into Sanctum Infinity', amounts: { amount: 'srcLstAcc' } },
    removeLiquidity: {
      sentence: 'Withdraw {lst} from Sanctum Infinity for {amount}',
      amounts: { amount: 'srcLpAcc' },
    },
    syncSolValue: { sentence: 'Sync the SOL value of {lst}', minor: true },
    startRebalance: { sentence: 'Begin a rebalance of Sanctum Infinity from {srcLst} to {dstLst}' },
    endRebalance: { sentence: 'End the rebalance to {dstLst}', minor: true },
    addLst: { sentence: 'Add {lst} to Sanctum Infinity' },
    removeLst: { sentence: 'Remove {lst} from Sanctum Infinity' },
    enableLstInput: { sentence: 'Resume swaps of {lst}' },
    disableLstInput: { sentence: 'Pause swaps of {lst}' },
    disablePool: { sentence: 'Pause Sanctum Infinity as {authority}' },
    enablePool: { sentence: 'Resume Sanctum Infinity as {admin}' },
    withdrawProtocolFees: { sentence: 'Withdraw {amount} of fees', amounts: { amount: 'withdrawTo' } },
  },
  interface: `
    instruction 00 syncSolValue(lstIndex: u64): lst poolState lstStates poolReserves
    instruction 01 swapExactIn(srcLstValueCalcAccs: u8, dstLstValueCalcAccs: u8, pricingAccs: u8, srcLstIndex: u64, dstLstIndex: u64, amount: u64): signer srcLst dstLst srcLstAcc dstLstAcc protocolFeeAccumulator srcLstTokenProgram dstLstTokenProgram poolState lstStates srcPoolReserves dstPoolReserves
    instruction 02 swapExactOut(srcLstValueCalcAccs: u8, dstLstValueCalcAccs: u8, pricingAccs: u8, srcLstIndex: u64, dstLstIndex: u64, amount: u64): signer srcLst dstLst srcLstAcc dstLstAcc protocolFeeAccumulator srcLstTokenProgram dstLstTokenProgram poolState lstStates srcPoolReserves dstPoolReserves
    instruction 03 addLiquidity(lstValueCalcAccs: u8, pricingAccs: u8, lstIndex: u64, amount: u64): signer lst srcLstAcc dstLpAcc tokenProgram poolState lstStates poolReserves
    instruction 04 removeLiquidity(lstValueCalcAccs: u8, pricingAccs: u8, lstIndex: u64, amount: u64): signer lst dstLstAcc srcLpAcc protocolFeeAccumulator tokenProgram poolState lstStates poolReserves
    instruction 05 disableLstInput(index: u64): admin lst poolState lstStates
    instruction 06 enableLstInput(index: u64): admin lst poolState lstStates
    instruction 07 addLst(index: u64): admin payer lst poolReserves protocolFeeAccumulator protocolFeeAccumulatorAuth poolState lstStates systemProgram
    instruction 08 removeLst(index: u64): admin refundRentTo lst poolReserves protocolFeeAccumulator protocolFeeAccumulatorAuth poolState lstStates systemProgram
    instruction 09 setSolValueCalculator(index: u64): admin lst poolState poolReserves lstStates
    instruction 0a setAdmin(): currentAdmin newAdmin poolState
    instruction 0b setProtocolFee(newProtocolFeeBps: u16): admin poolState
    instruction 0c setProtocolFeeBeneficiary(): currentBeneficiary newBeneficiary poolState
    instruction 0d setPricingProgram(): admin newPricingProgram poolState
    instruction 0e withdrawProtocolFees(amount: u64): protocolFeeBeneficiary withdrawTo protocolFeeAccumulator protocolFeeAccumulatorAuth tokenProgram poolState
    instruction 0f addDisablePoolAuthority(): payer admin newAuthority disablePoolAuthorityList systemProgram
    instruction 10 removeDisablePoolAuthority(): refundRentTo admin authority disablePoolAuthorityList
    instruction 11 disablePool(): authority poolState disablePoolAuthorityList
    instruction 12 enablePool(): admin poolState
    instruction 13 startRebalance(srcLstCalcAccs: u8, dstLstCalcAccs: u8, srcLstIndex: u64, dstLstIndex: u64, amount: u64): payer rebalanceAuthority poolState lstStates rebalanceRecord srcLst dstLst srcPoolReserves dstPoolReserves withdrawTo instructions systemProgram
    instruction 14 endRebalance(): refundRentTo poolState lstStates rebalanceRecord dstLst dstPoolReserves
    instruction 15 setRebalanceAuthority(): authority newRebalanceAuthority poolState
    instruction 16 initialize(protocolFeeBps: u16): payer poolState lstStates disablePoolAuthorityList token2022 systemProgram
    error 0 InvalidPoolStateData Invalid pool state data
    error 1 InvalidLstStateListData Invalid lst state data
    error 2 InvalidDisablePoolAuthorityListData Invalid disable pool authority list data
    error 3 InvalidRebalanceRecordData Invalid rebalance record data
    error 4 MathError Math error
    error 5 PoolRebalancing Pool is currently rebalancing
    error 6 PoolDisabled Pool is currently disabled
    error 7 PoolEnabled Pool is currently enabled
    error 8 InvalidLstIndex LST with given index does not exist
    error 9 InvalidReserves Invalid LST reserves account
    error 10 IncorrectSolValueCalculator Incorrect SOL value calculator program
    error 11 FaultySolValueCalculator Faulty SOL value calculator program
    error 12 IncorrectLstStateList Incorrect LST state list account
    error 13 IncorrectPoolState Incorrect pool state account
    error 14 LstInputDisabled Input is currently disabled for this LST
    error 15 NoSucceedingEndRebalance No succeeding EndRebalance instruction found
    error 16 IncorrectRebalanceRecord Incorrect rebalance record account
    error 17 PoolNotRebalancing Pool is not currently rebalancing
    error 18 PoolWouldLoseSolValue Cannot allow loss of SOL value for pool
    error 19 LstStillHasValue Cannot remove LST when reserves or protocol fee accumulator not empty or SOL value not synced
    error 20 IncorrectPricingProgram Incorrect pricing program
    error 21 SlippageToleranceExceeded Action would exceed slippage tolerance
    error 22 NotEnoughLiquidity Not enough liquidity to complete swap
    error 23 IndexTooLarge Provided list index argument is too large
    error 24 InvalidDisablePoolAuthorityIndex Disable Pool Authority with given index does not exist
    error 25 UnauthorizedDisablePoolAuthoritySigner Signer is not authorized to operate on given disable pool authority
    error 26 InvalidDisablePoolAuthority Given disable pool authority is not valid
    error 27 UnauthorizedSetRebalanceAuthoritySigner Signer is not authorized to set rebalance authority
    error 28 IncorrectDisablePoolAuthorityList Incorrect disable pool authority list account
    error 29 FeeTooHigh Attempting to set a fee over 100%
    error 30 NotEnoughFees Not enough fees to complete protocol fees withdrawal
    error 31 ZeroValue Input or output value is zero. Size likely too small.
    error 32 FaultyPricingProgram Faulty pricing program
    error 33 IncorrectLpMintInitialization LP token mint must be an initialized Tokenkeg mint with 0 supply and mint authority = initial authority
    error 34 DuplicateLst Cannot add a LST that's already part of the pool
    error 35 SwapSameLst Cannot swap from a LST to the same LST
    error 36 DuplicateDisablePoolAuthority Cannot add the same authority that has already been authorized
  `,
});
