import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'orca-aquafarm',
  name: 'Orca Aquafarm',
  programs: ['82yxjeMsvaURa4MbZZ7WZZHfobirZYkH1zF8fmeGtyaQ'],
  category: 'staking',
  source: 'orca-so/aquafarm-sdk `src/instructions.ts`, `src/utils/layout.ts`',
  meaning: {
    initGlobalFarm: { sentence: 'Open the farm {globalFarm}' },
    initUserFarm: { sentence: 'Open a place in the farm {globalFarm}', minor: true },
    convertTokens: {
      sentence: 'Stake {amount} in the farm {globalFarm}',
      amounts: { amount: 'userBaseTokenAccount' },
    },
    revertTokens: {
      sentence: 'Unstake {amount} from the farm {globalFarm}',
      amounts: { amount: 'userFarmTokenAccount' },
    },
    harvest: {
      sentence: 'Harvest the rewards of the farm {globalFarm}',
      moved: { to: 'userRewardTokenAccount', sentence: 'Harvest {moved} from the farm {globalFarm}' },
    },
    removeRewards: {
      sentence: 'Remove {amount} of rewards from the farm {globalFarm}',
      amounts: { amount: 'rewardTokenVault' },
    },
    setEmissionsPerSecond: { sentence: 'Set the emissions per second of the farm {globalFarm}' },
  },
});
