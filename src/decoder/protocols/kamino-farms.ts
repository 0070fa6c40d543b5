import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'kamino-farms',
  name: 'Kamino Farms',
  programs: ['FarmsPZpWu9i7Kky8tPN37rs2TpmMrAZrC7S7vJa91Hr'],
  category: 'staking',
  source: 'the program’s own Anchor IDL 0.1.0',
  meaning: {
    initializeUser: { sentence: 'Open the farm account {userState} for {owner}', minor: true },
    stake: { sentence: 'Stake {amount} in the farm {farmState}', amounts: { amount: 'userAta' } },
    unstake: { sentence: 'Unstake from the farm {farmState}' },
    withdrawUnstakedDeposits: { sentence: 'Withdraw unstaked deposits from the farm {farmState}' },
    harvestReward: { sentence: 'Claim {rewardMint} from the farm {farmState}' },
    setStakeDelegated: { sentence: 'Set the stake of {userState} in the farm {farmState}' },
    refreshFarm: { sentence: 'Refresh the farm {farmState}', minor: true },
    refreshUserState: { sentence: 'Refresh the farm account {userState}', minor: true },
    transferOwnership: { sentence: 'Transfer the farm account {userState} to {newOwner}' },
    addRewards: {
      sentence: 'Add {amount} of rewards to the farm {farmState}',
      amounts: { amount: 'payerRewardTokenAta' },
    },
    initializeFarm: { sentence: 'Open the farm {farmState} for {tokenMint}' },
    initializeFarmDelegated: { sentence: 'Open the farm {farmState}' },
    initializeReward: { sentence: 'Add the reward {rewardMint} to the farm {farmState}' },
    updateFarmConfig: { sentence: 'Update the config of the farm {farmState}' },
    depositToFarmVault: {
      sentence: 'Deposit {amount} into the farm {farmState}',
      amounts: { amount: 'depositorAta' },
    },
    withdrawFromFarmVault: {
      sentence: 'Withdraw {amount} from the farm {farmState}',
      amounts: { amount: 'withdrawerTokenAccount' },
    },
    withdrawReward: {
      sentence: 'Withdraw {amount} of rewards from the farm {farmState}',
      amounts: { amount: 'adminRewardTokenAta' },
    },
  },
});
