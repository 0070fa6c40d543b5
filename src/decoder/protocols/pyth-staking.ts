import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'pyth-staking',
  name: 'Pyth Staking',
  programs: ['pytS9TjG1qyAZypk7n8rw8gfW9sUaqqYyMhJQ4E7JCQ'],
  category: 'staking',
  source:
    'the program’s own Anchor IDL (pyth-network/pyth-crosschain `pyth_staking_sdk/src/idl/staking.json`)',
  meaning: {
    createStakeAccount: {
      sentence: 'Open the staking account {stakeAccountPositions} for {owner}',
      minor: true,
    },
    createVoterRecord: { sentence: 'Open the voting record {voterRecord}', minor: true },
    joinDaoLlc: { sentence: 'Sign the agreement of the Pyth DAO', minor: true },
    createPosition: { sentence: 'Stake {amount} of PYTH', amounts: { amount: 'stakeAccountCustody' } },
    closePosition: { sentence: 'Unstake {amount} of PYTH', amounts: { amount: 'stakeAccountCustody' } },
    withdrawStake: {
      sentence: 'Withdraw {amount} to {destination}',
      amounts: { amount: 'stakeAccountCustody' },
    },
    updateVoterWeight: { sentence: 'Refresh the voting weight of {owner}', minor: true },
    updateMaxVoterWeight: { sentence: 'Refresh the largest voting weight', minor: true },
    mergeTargetPositions: { sentence: 'Merge the positions of {stakeAccountPositions}', minor: true },
    requestSplit: { sentence: 'Request to split a stake for {recipient}' },
    acceptSplit: { sentence: 'Accept the split of a stake for {recipient}' },
    recoverAccount: { sentence: 'Return {stakeAccountPositions} to {owner}' },
    transferAccount: { sentence: 'Transfer {stakeAccountPositions} to {newOwner}' },
    slashAccount: { sentence: 'Slash {stakeAccountPositions} of the publisher {publisher}' },
  },
  interface: `
    instruction b1ac115dc15636de acceptSplit(amount: u64, recipient: pubkey): pdaAuthority sourceStakeAccountPositions sourceStakeAccountMetadata sourceStakeAccountSplitRequest sourceStakeAccountCustody sourceCustodyAuthority newStakeAccountPositions newStakeAccountMetadata newStakeAccountCustody newCustodyAuthority config pythTokenMint rent tokenProgram systemProgram
    instruction 3439936f38e3217f advanceClock(seconds: i64): config
    instruction 7b86510031446262 closePosition(index: u8, amount: u64, targetWithParameters: TargetWithParameters): owner stakeAccountPositions stakeAccountMetadata stakeAccountCustody config targetAccount? poolAuthority? systemProgram
    instruction 30d7c59960cbb485 createPosition(targetWithParameters: TargetWithParameters, amount: u64): owner stakeAccountPositions stakeAccountMetadata stakeAccountCustody config targetAccount? poolAuthority? systemProgram
    instruction 69188313c9fa9d49 createStakeAccount(owner: pubkey, lock: VestingSchedule): payer stakeAccountPositions stakeAccountMetadata stakeAccountCustody custodyAuthority config pythTokenMint rent tokenProgram systemProgram
    instruction 4c9080ef79d27b27 createTarget(): payer governanceAuthority config targetAccount systemProgram
    instruction 030c71deb10498a5 createVoterRecord(): payer stakeAccountPositions stakeAccountMetadata voterRecord config systemProgram
    instruction dbac95d467e6a4b3 exportPositionType(position: Position): payer configAccount rent systemProgram
    instruction 17eb73e8a86001e7 initConfig(globalConfig: GlobalConfig): payer configAccount rent systemProgram
    instruction 4ff1cbb1e88f7c0e joinDaoLlc(agreementHash: [u8; 32]): owner stakeAccountPositions stakeAccountMetadata config
    instruction 15883902ccdbf28d mergeTargetPositions(targetWithParameters: TargetWithParameters): owner stakeAccountPositions stakeAccountMetadata config poolAuthority?
    instruction f0dff6761a792280 recoverAccount(): governanceAuthority owner stakeAccountPositions stakeAccountMetadata voterRecord config
    instruction 8592e4a5fbcf9217 requestSplit(amount: u64, recipient: pubkey): owner stakeAccountPositions stakeAccountMetadata stakeAccountSplitRequest config systemProgram
    instruction b96108d076cda602 slashAccount(slashRatio: u64): poolAuthority publisher stakeAccountPositions stakeAccountMetadata stakeAccountCustody config governanceTargetAccount destination custodyAuthority tokenProgram
    instruction db783769038bcd06 transferAccount(): governanceAuthority newOwner stakeAccountPositions stakeAccountMetadata voterRecord config
    instruction 56e8b5899e6e81ee updateAgreementHash(agreementHash: [u8; 32]): governanceAuthority config
    instruction 0bb9e3372720a80e updateGovernanceAuthority(newAuthority: pubkey): governanceAuthority config
    instruction f824e5ea0b849114 updateMaxVoterWeight(): payer maxVoterRecord config systemProgram
    instruction b270c7c43b288c3d updatePdaAuthority(newAuthority: pubkey): pdaAuthority config
    instruction a0a2710963bb17ef updatePoolAuthority(poolAuthority: pubkey): governanceAuthority config
    instruction 26d963defdfd1f53 updateTokenListTime(tokenListTime: Option<i64>): governanceAuthority config
    instruction 5c23855ee6460e9d updateVoterWeight(action: VoterWeightAction): owner stakeAccountPositions stakeAccountMetadata stakeAccountCustody voterRecord config governanceTarget
    instruction 9908168a69b05742 withdrawStake(amount: u64): owner destination stakeAccountPositions stakeAccountMetadata stakeAccountCustody custodyAuthority config tokenProgram
    account 95089ccaa0fcb0d9 GlobalConfig { bump: u8, governanceAuthority: pubkey, pythTokenMint: pubkey, pythGovernanceRealm: pubkey, removedUnlockingDuration: u8, epochDuration: u64, freeze: bool, pdaAuthority: pubkey, governanceProgram: pubkey, pythTokenListTime: Option<i64>, agreementHash: [u8; 32], mockClockTime: i64, poolAuthority: pubkey }
    account 9d5ff29710621a76 MaxVoterWeightRecord { realm: pubkey, governingTokenMint: pubkey, maxVoterWeight: u64, maxVoterWeightExpiry: Option<u64>, reserved: [u8; 8] }
    account 55c3f14f7cc04f0b PositionData { owner: pubkey }
    account 5055bb8f3e93eaf8 SplitRequest { amount: u64, recipient: pubkey }
    account c033cb134cb18861 StakeAccountMetadataV2 { metadataBump: u8, custodyBump: u8, authorityBump: u8, voterBump: u8, owner: pubkey, lock: VestingSchedule, nextIndex: u8, deprecated: Option<u64>, signedAgreementHash: Option<[u8; 32]> }
    account 9d178b75b52cc582 TargetMetadata { bump: u8, lastUpdateAt: u64, prevEpochLocked: u64, locked: u64, deltaLocked: i64 }
    account 2ef99b4b99f87409 VoterWeightRecord { realm: pubkey, governingTokenMint: pubkey, governingTokenOwner: pubkey, voterWeight: u64, voterWeightExpiry: Option<u64>, weightAction: Option<VoterWeightAction>, weightActionTarget: Option<pubkey>, reserved: [u8; 8] }
    type GlobalConfig { bump: u8, governanceAuthority: pubkey, pythTokenMint: pubkey, pythGovernanceRealm: pubkey, removedUnlockingDuration: u8, epochDuration: u64, freeze: bool, pdaAuthority: pubkey, governanceProgram: pubkey, pythTokenListTime: Option<i64>, agreementHash: [u8; 32], mockClockTime: i64, poolAuthority: pubkey }
    type Position { amount: u64, activationEpoch: u64, unlockingStart: Option<u64>, targetWithParameters: TargetWithParameters }
    type TargetWithParameters = Voting | IntegrityPool { publisher: pubkey }
    type VestingSchedule = FullyVested | PeriodicVesting { initialBalance: u64, startDate: i64, periodDuration: u64, numPeriods: u64 } | PeriodicVestingAfterListing { initialBalance: u64, periodDuration: u64, numPeriods: u64 }
    type VoterWeightAction = CastVote | CommentProposal | CreateGovernance | CreateProposal | SignOffProposal
    error 6000 TooMuchExposureToIntegrityPool Too much exposure to integrity pool
    error 6001 TooMuchExposureToGovernance Too much exposure to governance
    error 6002 TokensNotYetVested Tokens not yet vested
    error 6003 RiskLimitExceeded Risk limit exceeded
    error 6004 TooManyPositions Number of position limit reached
    error 6005 PositionNotInUse Position not in use
    error 6006 CreatePositionWithZero New position needs to have positive balance
    error 6007 ClosePositionWithZero Closing a position of 0 is not allowed
    error 6008 InvalidPosition Invalid product/publisher pair
    error 6009 AmountBiggerThanPosition Amount to unlock bigger than position
    error 6010 AlreadyUnlocking Position already unlocking
    error 6011 ZeroEpochDuration Epoch duration is 0
    error 6012 WithdrawToUnauthorizedAccount Owner needs to own destination account
    error 6013 InsufficientWithdrawableBalance Insufficient balance to cover the withdrawal
    error 6014 WrongTarget Target in position doesn't match target in instruction data
    error 6015 GenericOverflow An arithmetic operation unexpectedly overflowed
    error 6016 NegativeBalance Locked balance must be positive
    error 6017 Frozen Protocol is frozen
    error 6018 DebuggingOnly Not allowed when not debugging
    error 6019 ProposalTooLong Proposal too long
    error 6020 InvalidVotingEpoch Voting epoch is either too old or hasn't started
    error 6021 ProposalNotActive Voting hasn't started
    error 6022 NoRemainingAccount Extra governance account required
    error 6023 Unauthorized Unauthorized caller
    error 6024 AccountUpgradeFailed Precondition to upgrade account violated
    error 6025 NotImplemented Not implemented
    error 6026 PositionSerDe Error deserializing position
    error 6027 PositionOutOfBounds Position out of bounds
    error 6028 VoteDuringTransferEpoch Can't vote during an account's transfer epoch
    error 6029 NotLlcMember You need to be an LLC member to perform this action
    error 6030 InvalidLlcAgreement Invalid LLC agreement
    error 6031 SplitZeroTokens Can't split 0 tokens from an account
    error 6032 SplitTooManyTokens Can't split more tokens than are in the account
    error 6033 SplitWithStake Can't split a token account with staking positions. Unstake your tokens first.
    error 6034 InvalidApproval The approval arguments do not match the split request.
    error 6035 RecoverWithStake Can't recover account with staking positions. Unstake your tokens first.
    error 6036 InvalidPoolAuthority The pool authority hasn't been passed or doesn't match the target
    error 6037 MissingTargetAccount The target account is missing
    error 6038 InvalidSlashRatio The slash ratio should be between 0 and 1
    error 6039 UnexpectedTargetAccount The target account is only expected when dealing with the governance target
    error 6040 Other Other
  `,
});
