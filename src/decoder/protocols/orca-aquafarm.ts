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
    harvest: { sentence: 'Harvest the rewards of the farm {globalFarm}' },
    removeRewards: {
      sentence: 'Remove {amount} of rewards from the farm {globalFarm}',
      amounts: { amount: 'rewardTokenVault' },
    },
    setEmissionsPerSecond: { sentence: 'Set the emissions per second of the farm {globalFarm}' },
  },
  interface: `
    instruction 00 initGlobalFarm(nonce: u8, tokenProgramId: pubkey, emissionsAuthority: pubkey, removeRewardsAuthority: pubkey, emissionsPerSecondNumerator: u64, emissionsPerSecondDenominator: u64): baseTokenMint baseTokenVault rewardTokenVault farmTokenMint globalFarm funder systemProgram
    instruction 01 initUserFarm(): globalFarm userFarm owner systemProgram
    instruction 02 convertTokens(amount: u64): owner userBaseTokenAccount baseTokenVault userTransferAuthority farmTokenMint userFarmTokenAccount globalFarm userFarm rewardTokenVault userRewardTokenAccount authority tokenProgram
    instruction 03 revertTokens(amount: u64): owner userBaseTokenAccount baseTokenVault farmTokenMint userFarmTokenAccount userBurnAuthority globalFarm userFarm rewardTokenVault userRewardTokenAccount authority tokenProgram
    instruction 04 harvest(): owner globalFarm userFarm baseTokenVault rewardTokenVault userRewardTokenAccount authority tokenProgram
    instruction 05 removeRewards(amount: u64): globalFarm removeRewardsAuthority destination rewardTokenVault authority tokenProgram
    instruction 06 setEmissionsPerSecond(emissionsPerSecondNumerator: u64, emissionsPerSecondDenominator: u64): emissionsAuthority globalFarm baseTokenVault
    account @283 GlobalFarm { isInitialized: bool, accountType: u8, nonce: u8, tokenProgramId: pubkey, emissionsAuthority: pubkey, removeRewardsAuthority: pubkey, baseTokenMint: pubkey, baseTokenVault: pubkey, rewardTokenVault: pubkey, farmTokenMint: pubkey, emissionsPerSecondNumerator: u64, emissionsPerSecondDenominator: u64, lastUpdatedTimestamp: i64, cumulativeEmissionsPerFarmToken: [u8; 32] }
    account @106 UserFarm { isInitialized: bool, accountType: u8, globalFarm: pubkey, owner: pubkey, baseTokensConverted: u64, cumulativeEmissionsCheckpoint: [u8; 32] }
  `,
});
