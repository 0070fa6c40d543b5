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
  interface: `
    instruction 71d87a83e1d11637 initializeGlobalConfig(): globalAdmin globalConfig treasuryVaultsAuthority systemProgram
    instruction a45482bd6f3afac8 updateGlobalConfig(mode: u8, value: [u8; 32]): globalAdmin globalConfig
    instruction fc1cb9acf44a75a5 initializeFarm(): farmAdmin farmState globalConfig farmVault farmVaultsAuthority tokenMint tokenProgram systemProgram rent
    instruction fa546519334dcc5b initializeFarmDelegated(): farmAdmin farmDelegate farmState globalConfig farmVaultsAuthority systemProgram rent
    instruction 5f87c0c4f281e644 initializeReward(): farmAdmin farmState globalConfig rewardMint rewardVault rewardTreasuryVault farmVaultsAuthority treasuryVaultsAuthority tokenProgram systemProgram rent
    instruction 58ba19e326895117 addRewards(amount: u64, rewardIndex: u64): payer farmState rewardMint rewardVault farmVaultsAuthority payerRewardTokenAta scopePrices? tokenProgram
    instruction d6b0bcf4cb3be6cf updateFarmConfig(mode: u16, data: bytes): signer farmState scopePrices?
    instruction 6f11b9fa3c7a26fe initializeUser(): authority payer owner delegatee userState farmState systemProgram rent
    instruction 41b1d749352d632f transferOwnership(newOwner: pubkey): owner userState
    instruction db8939165eba6072 rewardUserOnce(rewardIndex: u64, amount: u64): farmAdmin farmState userState
    instruction d6838ab790c2ac2a refreshFarm(): farmState scopePrices?
    instruction ceb0ca12c8d1b36c stake(amount: u64): owner userState farmState farmVault userAta tokenMint scopePrices? tokenProgram
    instruction 49abb84b1e38c6df setStakeDelegated(newAmount: u64): delegateAuthority userState farmState
    instruction 44c8e4e9b820e2bc harvestReward(rewardIndex: u64): owner userState farmState globalConfig rewardMint userRewardAta rewardsVault rewardsTreasuryVault farmVaultsAuthority scopePrices? tokenProgram
    instruction 5a5f6b2acd7c32e1 unstake(stakeSharesScaled: u128): owner userState farmState scopePrices?
    instruction 01870c3ef38c4d6c refreshUserState(): userState farmState scopePrices?
    instruction 2466bb31dc248443 withdrawUnstakedDeposits(): owner userState farmState userAta farmVault farmVaultsAuthority tokenProgram
    instruction 283f7a9e90d85360 withdrawTreasury(amount: u64): globalAdmin globalConfig rewardMint rewardTreasuryVault treasuryVaultAuthority withdrawDestinationTokenAccount tokenProgram
    instruction 83a6405e6cd572b7 depositToFarmVault(amount: u64): depositor farmState farmVault depositorAta tokenProgram
    instruction 165280fa564f7c4e withdrawFromFarmVault(amount: u64): withdrawAuthority farmState withdrawerTokenAccount farmVault farmVaultsAuthority tokenProgram
    instruction cad9434aac168cd8 withdrawSlashedAmount(): crank farmState slashedAmountSpillAddress farmVault farmVaultsAuthority tokenProgram
    instruction 142588137aef2482 updateFarmAdmin(): pendingFarmAdmin farmState
    instruction b85717c19ceeaf77 updateGlobalConfigAdmin(): pendingGlobalAdmin globalConfig
    instruction bfbbb0890919bbf4 withdrawReward(amount: u64, rewardIndex: u64): farmAdmin farmState rewardMint rewardVault farmVaultsAuthority adminRewardTokenAta scopePrices? tokenProgram
    instruction 7f1a06b5cbf87540 updateSecondDelegatedAuthority(): globalAdmin farmState globalConfig newSecondDelegatedAuthority
    account c666d84a3f42a3be FarmState { farmAdmin: pubkey, globalConfig: pubkey, token: TokenInfo, rewardInfos: [RewardInfo; 10], numRewardTokens: u64, numUsers: u64, totalStakedAmount: u64, farmVault: pubkey, farmVaultsAuthority: pubkey, farmVaultsAuthorityBump: u64, delegateAuthority: pubkey, timeUnit: u8, isFarmFrozen: u8, isFarmDelegated: u8, padding0: [u8; 5], withdrawAuthority: pubkey, depositWarmupPeriod: u32, withdrawalCooldownPeriod: u32, totalActiveStakeScaled: u128, totalPendingStakeScaled: u128, totalPendingAmount: u64, slashedAmountCurrent: u64, slashedAmountCumulative: u64, slashedAmountSpillAddress: pubkey, lockingMode: u64, lockingStartTimestamp: u64, lockingDuration: u64, lockingEarlyWithdrawalPenaltyBps: u64, depositCapAmount: u64, scopePrices: pubkey, scopeOraclePriceId: u64, scopeOracleMaxAge: u64, pendingFarmAdmin: pubkey, strategyId: pubkey, delegatedRpsAdmin: pubkey, vaultId: pubkey, secondDelegatedAuthority: pubkey, padding: [u64; 74] }
    account 95089ccaa0fcb0d9 GlobalConfig { globalAdmin: pubkey, treasuryFeeBps: u64, treasuryVaultsAuthority: pubkey, treasuryVaultsAuthorityBump: u64, pendingGlobalAdmin: pubkey, padding1: [u128; 126] }
    account 48b155f94ca7ba7e UserState { userId: u64, farmState: pubkey, owner: pubkey, isFarmDelegated: u8, padding0: [u8; 7], rewardsTallyScaled: [u128; 10], rewardsIssuedUnclaimed: [u64; 10], lastClaimTs: [u64; 10], activeStakeScaled: u128, pendingDepositStakeScaled: u128, pendingDepositStakeTs: u64, pendingWithdrawalUnstakeScaled: u128, pendingWithdrawalUnstakeTs: u64, bump: u64, delegatee: pubkey, lastStakeTs: u64, padding1: [u64; 50] }
    account 598076dd0648b492 OraclePrices { oracleMappings: pubkey, prices: [DatedPrice; 512] }
    type RewardInfo { token: TokenInfo, rewardsVault: pubkey, rewardsAvailable: u64, rewardScheduleCurve: RewardScheduleCurve, minClaimDurationSeconds: u64, lastIssuanceTs: u64, rewardsIssuedUnclaimed: u64, rewardsIssuedCumulative: u64, rewardPerShareScaled: u128, placeholder0: u64, rewardType: u8, rewardsPerSecondDecimals: u8, padding0: [u8; 6], padding1: [u64; 20] }
    type RewardPerTimeUnitPoint { tsStart: u64, rewardPerTimeUnit: u64 }
    type RewardScheduleCurve { points: [RewardPerTimeUnitPoint; 20] }
    type TokenInfo { mint: pubkey, decimals: u64, tokenProgram: pubkey, padding: [u64; 6] }
    type DatedPrice { price: Price, lastUpdatedSlot: u64, unixTimestamp: u64, reserved: [u64; 2], reserved2: [u16; 3], index: u16 }
    type Price { value: u64, exp: u64 }
    error 6000 StakeZero Cannot stake 0 amount
    error 6001 UnstakeZero Cannot unstake 0 amount
    error 6002 NothingToUnstake Nothing to unstake
    error 6003 NoRewardToHarvest No reward to harvest
    error 6004 NoRewardInList Reward not present in reward list
    error 6005 RewardAlreadyInitialized Reward already initialized
    error 6006 MaxRewardNumberReached Max number of reward tokens reached
    error 6007 RewardDoesNotExist Reward does not exist
    error 6008 WrongRewardVaultAccount Reward vault exists but the account is wrong
    error 6009 RewardVaultMismatch Reward vault pubkey does not match staking pool vault
    error 6010 RewardVaultAuthorityMismatch Reward vault authority pubkey does not match staking pool vault
    error 6011 NothingStaked Nothing staked, cannot collect any rewards
    error 6012 IntegerOverflow Integer overflow
    error 6013 ConversionFailure Conversion failure
    error 6014 UnexpectedAccount Unexpected account in instruction
    error 6015 OperationForbidden Operation forbidden
    error 6016 MathOverflow Mathematical operation with overflow
    error 6017 MinClaimDurationNotReached Minimum claim duration has not been reached
    error 6018 RewardsVaultHasDelegate Reward vault has a delegate
    error 6019 RewardsVaultHasCloseAuthority Reward vault has a close authority
    error 6020 FarmVaultHasDelegate Farm vault has a delegate
    error 6021 FarmVaultHasCloseAuthority Farm vault has a close authority
    error 6022 RewardsTreasuryVaultHasDelegate Reward vault has a delegate
    error 6023 RewardsTreasuryVaultHasCloseAuthority Reward vault has a close authority
    error 6024 UserAtaRewardVaultMintMissmatch User ata and reward vault have different mints
    error 6025 UserAtaFarmTokenMintMissmatch User ata and farm token have different mints
    error 6026 TokenFarmTokenMintMissmatch Token mint and farm token have different mints
    error 6027 RewardAtaRewardMintMissmatch Reward ata mint is different than reward mint
    error 6028 RewardAtaOwnerNotPayer Reward ata owner is different than payer
    error 6029 InvalidGlobalConfigMode Mode to update global_config is invalid
    error 6030 RewardIndexOutOfRange Reward Index is higher than number of rewards
    error 6031 NothingToWithdraw No tokens available to withdraw
    error 6032 UserDelegatedFarmNonDelegatedMissmatch user, user_ref, authority and payer must match for non-delegated farm
    error 6033 AuthorityFarmDelegateMissmatch Authority must match farm delegate authority
    error 6034 FarmNotDelegated Farm not delegated, can not set stake
    error 6035 FarmDelegated Operation not allowed for delegated farm
    error 6036 UnstakeNotElapsed Unstake lockup period is not elapsed. Deposit is locked until end of unstake period
    error 6037 PendingWithdrawalNotWithdrawnYet Pending withdrawal already exist and not withdrawn yet
    error 6038 DepositZero Cannot deposit zero amount directly to farm vault
    error 6039 InvalidConfigValue Invalid config value
    error 6040 InvalidPenaltyPercentage Invalid penalty percentage
    error 6041 EarlyWithdrawalNotAllowed Early withdrawal not allowed
    error 6042 InvalidLockingTimestamps Invalid locking timestamps
    error 6043 InvalidRpsCurvePoint Invalid reward rate curve point
    error 6044 InvalidTimestamp Invalid timestamp
    error 6045 DepositCapReached Deposit cap reached
    error 6046 MissingScopePrices Missing Scope Prices
    error 6047 ScopeOraclePriceTooOld Scope Oracle Price Too Old
    error 6048 InvalidOracleConfig Invalid Oracle Config
    error 6049 CouldNotDeserializeScope Could not deserialize scope
    error 6050 RewardAtaOwnerNotAdmin Reward ata owner is different than farm admin
    error 6051 WithdrawRewardZeroAvailable Cannot withdraw reward as available amount is zero
    error 6052 RewardScheduleCurveSet Cannot withdraw reward as reward schedule is set
    error 6053 UnsupportedTokenExtension Cannot initialize farm while having a mint with token22 and requested extensions
    error 6054 InvalidFarmConfigUpdateAuthority Invalid authority for updating farm config
  `,
});
