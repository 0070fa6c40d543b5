import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'pyth-integrity-pool',
  name: 'Pyth Integrity pool',
  programs: ['pyti8TM4zRVBjmarcgAPmTNNAXYKJv7WVHrkrm6woLN'],
  category: 'staking',
  source:
    'the program’s own Anchor IDL (pyth-network/pyth-crosschain `pyth_staking_sdk/src/idl/integrity-pool.json`)',
  meaning: {
    delegate: {
      sentence: 'Stake {amount} with the Pyth publisher {publisher}',
      amounts: { amount: 'stakeAccountCustody' },
    },
    undelegate: {
      sentence: 'Unstake {amount} from the Pyth publisher {publisher}',
      amounts: { amount: 'stakeAccountCustody' },
    },
    advance: { sentence: 'Refresh the rewards of Pyth publishers', minor: true },
    advanceDelegationRecord: { sentence: 'Claim rewards of the Pyth publisher {publisher}' },
    mergeDelegationPositions: { sentence: 'Merge the stakes with {publisher}', minor: true },
    setPublisherStakeAccount: { sentence: 'Set the stake account of the Pyth publisher {publisher}' },
    slash: { sentence: 'Slash {stakeAccountPositions} of the publisher {publisher}' },
  },
  interface: `
    instruction 07386cc924143959 advance(): signer poolData publisherCaps poolConfig poolRewardCustody
    instruction 9b2be2afe3732158 advanceDelegationRecord(): payer stakeAccountPositions poolData poolConfig poolRewardCustody stakeAccountCustody publisher publisherStakeAccountPositions? publisherStakeAccountCustody? delegationRecord tokenProgram systemProgram
    instruction 07d60c7feff7fd75 createSlashEvent(index: u64, slashRatio: u64): payer rewardProgramAuthority slashCustody poolData poolConfig slashEvent publisher systemProgram
    instruction 5a934bb255580489 delegate(amount: u64): owner poolData poolConfig publisher configAccount stakeAccountPositions stakeAccountMetadata stakeAccountCustody stakingProgram systemProgram
    instruction 5fb40aac54aee828 initializePool(rewardProgramAuthority: pubkey, y: u64): payer configAccount poolData poolConfig slashCustody systemProgram
    instruction 6f3bc7b132e785e4 mergeDelegationPositions(): owner poolData poolConfig publisher delegationRecord configAccount stakeAccountPositions stakeAccountMetadata stakingProgram
    instruction 632e488464ebd375 setPublisherStakeAccount(): signer publisher poolData poolConfig newStakeAccountPositionsOption? currentStakeAccountPositionsOption?
    instruction cc8d12a108b15c8e slash(index: u64): signer poolData poolConfig slashEvent delegationRecord publisher stakeAccountPositions stakeAccountMetadata stakeAccountCustody configAccount governanceTargetAccount slashCustody custodyAuthority stakingProgram tokenProgram
    instruction 8394b4c65b682aee undelegate(positionIndex: u8, amount: u64): owner poolData poolConfig publisher configAccount stakeAccountPositions stakeAccountMetadata stakeAccountCustody stakingProgram systemProgram
    instruction c5b849f61889b8d0 updateDelegationFee(delegationFee: u64): rewardProgramAuthority poolData poolConfig systemProgram
    instruction 693aa60463fd73e1 updateRewardProgramAuthority(rewardProgramAuthority: pubkey): rewardProgramAuthority poolConfig systemProgram
    instruction e00ee86029e6b712 updateY(y: u64): rewardProgramAuthority poolConfig systemProgram
    account cbb9a1e281fb849b DelegationRecord { lastEpoch: u64, nextSlashEventIndex: u64 }
    account 95089ccaa0fcb0d9 GlobalConfig { bump: u8, governanceAuthority: pubkey, pythTokenMint: pubkey, pythGovernanceRealm: pubkey, removedUnlockingDuration: u8, epochDuration: u64, freeze: bool, pdaAuthority: pubkey, governanceProgram: pubkey, pythTokenListTime: Option<i64>, agreementHash: [u8; 32], mockClockTime: i64, poolAuthority: pubkey }
    account 1a6c0e7b74e6812b PoolConfig { poolData: pubkey, rewardProgramAuthority: pubkey, pythTokenMint: pubkey, y: u64, slashCustody: pubkey }
    account 9b1cdc25ddf246a7 PoolData { lastUpdatedEpoch: u64, claimableRewards: u64, publishers: [pubkey; 1024], delState: [DelegationState; 1024], selfDelState: [DelegationState; 1024], publisherStakeAccounts: [pubkey; 1024], events: [Event; 52], numEvents: u64, numSlashEvents: [u64; 1024], delegationFees: [u64; 1024] }
    account 55c3f14f7cc04f0b PositionData { owner: pubkey }
    account 05579b2c795a2386 PublisherCaps { writeAuthority: pubkey, isVerified: u8, padding: [u8; 4], publisherCapsMessageBuffer: [u8; 40971] }
    account 3c20202c5deaea59 SlashEvent { epoch: u64, slashRatio: u64, slashCustody: pubkey }
    account 9d178b75b52cc582 TargetMetadata { bump: u8, lastUpdateAt: u64, prevEpochLocked: u64, locked: u64, deltaLocked: i64 }
    type DelegationState { totalDelegation: u64, deltaDelegation: i64 }
    type Event { epoch: u64, y: u64, extraSpace: [u64; 7], eventData: [PublisherEventData; 1024] }
    type PublisherEventData { selfRewardRatio: u64, otherRewardRatio: u64, delegationFee: u64 }
    error 6000 PublisherNotFound
    error 6001 PublisherOrRewardAuthorityNeedsToSign
    error 6002 StakeAccountOwnerNeedsToSign
    error 6003 OutdatedPublisherAccounting
    error 6004 TooManyPublishers
    error 6005 UnexpectedPositionState
    error 6006 PoolDataAlreadyUpToDate
    error 6007 OutdatedPublisherCaps
    error 6008 OutdatedDelegatorAccounting
    error 6009 CurrentStakeAccountShouldBeUndelegated
    error 6010 NewStakeAccountShouldBeUndelegated
    error 6011 PublisherStakeAccountMismatch
    error 6012 ThisCodeShouldBeUnreachable
    error 6013 InsufficientRewards
    error 6014 InvalidStartEpoch Start epoch of the reward program is before the current epoch
    error 6015 UnverifiedPublisherCaps
    error 6016 InvalidSlashEventIndex Slash event indexes must be sequential and start at 0
    error 6017 InvalidRewardProgramAuthority
    error 6018 InvalidPoolDataAccount
    error 6019 WrongSlashEventOrder Slashes must be executed in order of slash event index
    error 6020 PublisherCustodyAccountRequired Publisher custody account required
    error 6021 InvalidDelegationFee Delegation fee must not be greater than 100%
    error 6022 InvalidPublisher
    error 6023 InvalidY Y should not be greater than 1%
    error 6024 InvalidSlashCustodyAccount
  `,
});
