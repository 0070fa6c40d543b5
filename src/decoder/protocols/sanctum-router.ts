import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'sanctum-router',
  name: 'Sanctum Router',
  programs: ['stkitrT1Uoy18Dk1fTrgPw8W6MVzoCfYoAFT4MLsmhq'],
  category: 'aggregator',
  source: 'the program’s own Shank IDL (igneous-labs/stakedex-sdk `interfaces/stakedex_interface/idl.json`)',
  meaning: {
    stakeWrappedSol: {
      sentence: 'Swap {amount} for {destTokenMint} by staking it',
      amounts: { amount: 'mint:wsolMint' },
      swap: 'user',
    },
    withdrawWrappedSol: {
      sentence: 'Swap {amount} for SOL by unstaking it',
      amounts: { amount: 'mint:srcTokenMint' },
      swap: 'user',
    },
    swapViaStake: {
      sentence: 'Swap {amount} for {destTokenMint} through a stake account',
      amounts: { amount: 'mint:srcTokenMint' },
      swap: 'user',
    },
    prefundSwapViaStake: {
      sentence: 'Swap {amount} for {destTokenMint} through a stake account',
      amounts: { amount: 'mint:srcTokenMint' },
      swap: 'user',
    },
    prefundWithdrawStake: {
      sentence: 'Unstake {amount} into the stake account {bridgeStake}',
      amounts: { amount: 'mint:srcTokenMint' },
    },
    depositStake: { sentence: 'Swap the stake {stakeAccount} for {destTokenMint}' },
    createFeeTokenAccount: { sentence: 'Open {feeTokenAccount} for fees in {mint}' },
    closeFeeTokenAccount: { sentence: 'Close {feeTokenAccount} for fees in {mint}' },
    withdrawFees: { sentence: 'Withdraw fees to {withdrawTo}' },
  },
  interface: `
    instruction 00 stakeWrappedSol(amount: u64): user wsolFrom destTokenTo wsolBridgeIn solBridgeOut destTokenFeeTokenAccount destTokenMint wsolMint tokenProgram systemProgram
    instruction 01 swapViaStake(amount: u64, bridgeStakeSeed: u32): user srcTokenFrom destTokenTo bridgeStake destTokenFeeTokenAccount srcTokenMint destTokenMint
    instruction 02 createFeeTokenAccount(): payer feeTokenAccount mint tokenProgram systemProgram
    instruction 03 closeFeeTokenAccount(): admin feeTokenAccount closeTo mint tokenProgram
    instruction 04 withdrawFees(): admin feeTokenAccount withdrawTo mint tokenProgram
    instruction 05 depositStake(): user stakeAccount destTokenTo destTokenFeeTokenAccount destTokenMint
    instruction 06 prefundWithdrawStake(amount: u64, bridgeStakeSeed: u32): user srcTokenFrom bridgeStake srcTokenMint prefunder slumdogStake unstakeitProgram unstakePool poolSolReserves unstakeFee slumdogStakeAccRecord unstakeProtocolFee unstakeProtocolFeeDest clock stakeProgram systemProgram
    instruction 07 prefundSwapViaStake(amount: u64, bridgeStakeSeed: u32): user srcTokenFrom destTokenTo bridgeStake destTokenFeeTokenAccount srcTokenMint destTokenMint prefunder slumdogStake unstakeitProgram unstakePool poolSolReserves unstakeFee slumdogStakeAccRecord unstakeProtocolFee unstakeProtocolFeeDest clock stakeProgram systemProgram
    instruction 08 withdrawWrappedSol(amount: u64): user srcTokenFrom wsolTo wsolFeeTokenAccount srcTokenMint wsolMint tokenProgram
    error 0 WrongWsolBridgeIn Wrong wsol_bridge_in account
    error 1 WrongSolBridgeOut Wrong sol_bridge_out account
    error 2 WrongFeeTokenAccount Wrong fee token account
    error 3 WrongTokenProgram Wrong token program
    error 4 NotSystemAccount Not system account
    error 5 NotWsolMint Not wSOL mint
    error 6 WrongStakePoolProgram Wrong stake pool program
    error 7 WrongBridgeStake Wrong bridge stake account
    error 8 WrongAdmin Wrong admin authority
    error 9 StakeAccInactive Stake account has no voter
    error 10 ValidatorNotPartOfStakePool Validator not part of stake pool
    error 11 NotSignedByAdmin Not signed by admin
    error 12 NumericalError Numerical error
    error 13 UnsupportedProgram Unsupported stake pool program
    error 14 UnreachableError If you see this, there's a serious bug somewhere
    error 17 SlumdogUnstakeTooSmall Instant unstake of slumdog stake was not enough to cover rent
  `,
});
