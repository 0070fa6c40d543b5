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
});
