import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const FEEDS: Meaning = { sentence: 'Publish prices of Switchboard feeds', minor: true };

export default defineInterface({
  key: 'switchboard-on-demand',
  name: 'Switchboard On-Demand',
  programs: ['SBondMDrcV3K4kxZR1HNVT7osZxAHVHgYXL5Ze1oMUv'],
  category: 'oracle',
  source: 'the program’s own Anchor IDL (drift-labs/protocol-v2 `sdk/src/idl/switchboard_on_demand_30.json`)',
  meaning: {
    pullFeedSubmitResponse: { sentence: 'Publish a price to the feed {feed}', minor: true },
    pullFeedSubmitResponseSvm: { sentence: 'Publish a price to the feed {feed}', minor: true },
    pullFeedSubmitResponseMany: FEEDS,
    pullFeedSubmitResponseConsensus: FEEDS,
    pullFeedSubmitResponseConsensusLight: FEEDS,
    pullFeedInit: { sentence: 'Open the feed {pullFeed}' },
    pullFeedSetConfigs: { sentence: 'Update the config of the feed {pullFeed}' },
    pullFeedClose: { sentence: 'Close the feed {pullFeed}' },
    randomnessInit: { sentence: 'Open the randomness account {randomness}', minor: true },
    randomnessCommit: { sentence: 'Commit randomness in {randomness}', minor: true },
    randomnessReveal: { sentence: 'Reveal randomness in {randomness}', minor: true },
    oracleHeartbeat: { sentence: 'Send the heartbeat of the oracle {oracle}' },
    oracleHeartbeatV2: { sentence: 'Send the heartbeat of the oracle {oracle}' },
    oracleInit: { sentence: 'Open the oracle {oracle}' },
    oracleInitSvm: { sentence: 'Open the oracle {oracle}' },
    guardianQuoteVerify: { sentence: 'Verify the oracle {oracle}' },
    queuePaySubsidy: { sentence: 'Pay the subsidy of {queue} to its oracles' },
  },
  interface: `
    instruction a8245d9c9d96942d guardianQuoteVerify(params: GuardianQuoteVerifyParams): guardian oracle authority guardianQueue state recentSlothashes
    instruction 9f4c3575db1d7487 guardianRegister(params: GuardianRegisterParams): oracle state guardianQueue authority
    instruction d7133d789be0783c guardianUnregister(params: GuardianUnregisterParams): oracle state guardianQueue authority
    instruction 0aafd9826f237536 oracleHeartbeat(params: OracleHeartbeatParams): oracle oracleStats oracleSigner queue gcNode programState payer systemProgram tokenProgram nativeMint queueEscrow stakeProgram delegationPool delegationGroup
    instruction 7ae74220e23e9067 oracleHeartbeatV2(params: OracleHeartbeatV2Params): oracle oracleStats oracleSigner queue gcNode programState
    instruction 159e42413cdd943d oracleInit(params: OracleInitParams): oracle oracleStats programState payer systemProgram tokenProgram lutSigner lut addressLookupTableProgram
    instruction 6a142475a6af8353 oracleInitSvm(params: OracleInitSVMParams): oracle oracleStats programState payer systemProgram tokenProgram lutSigner lut addressLookupTableProgram stakeProgram stakePool
    instruction 93f46cc698db0016 oracleResetLut(params: OracleResetLutParams): oracle authority payer systemProgram programState lutSigner lut addressLookupTableProgram
    instruction 816fdf04bfbc46b4 oracleSetConfigs(params: OracleSetConfigsParams): oracle authority
    instruction d2e89b7c45b0f285 oracleSetOperator(params: OracleSetOperatorParams): oracle authority operator
    instruction 8a630c3b12aaab2d oracleSyncLut(params: OracleSyncLutParams): oracle queue ncn vault state authority operator ncnOperatorState operatorVaultTicket vaultOperatorDelegation lutSigner lut addressLookupTableProgram payer systemProgram
    instruction d37ab97881b63767 permissionSet(params: PermissionSetParams): authority granter
    instruction 1386328eb1d7c453 pullFeedClose(params: PullFeedCloseParams): pullFeed rewardEscrow lut lutSigner payer state authority tokenProgram associatedTokenProgram systemProgram addressLookupTableProgram
    instruction c68235c6eb3d8f28 pullFeedInit(params: PullFeedInitParams): pullFeed queue authority payer systemProgram programState rewardEscrow tokenProgram associatedTokenProgram wrappedSolMint lutSigner lut addressLookupTableProgram
    instruction d92d0bf6401a52a8 pullFeedSetConfigs(params: PullFeedSetConfigsParams): pullFeed authority
    instruction 9616d7a68f5d3089 pullFeedSubmitResponse(params: PullFeedSubmitResponseParams): feed queue programState recentSlothashes payer systemProgram rewardVault tokenProgram tokenMint
    instruction ef7c27b893de10f8 pullFeedSubmitResponseConsensus(params: PullFeedSubmitResponseConsensusParams): queue programState recentSlothashes payer systemProgram rewardVault tokenProgram tokenMint ixSysvar
    instruction b2b35890af829d57 pullFeedSubmitResponseConsensusLight(params: PullFeedSubmitResponseConsensusLightParams): queue programState recentSlothashes ixSysvar
    instruction 2f9c2d19c84725d7 pullFeedSubmitResponseMany(params: PullFeedSubmitResponseManyParams): queue programState recentSlothashes payer systemProgram rewardVault tokenProgram tokenMint
    instruction 7b07be0cdce6c694 pullFeedSubmitResponseSvm(params: PullFeedSubmitResponseSVMParams): feed queue programState recentSlothashes payer systemProgram rewardVault tokenProgram tokenMint
    instruction c7ff51323c85ab8a queueAddMrEnclave(params: QueueAddMrEnclaveParams): queue authority programAuthority state
    instruction 5ecb529dbc8aca6c queueAllowSubsidies(params: QueueAllowSubsidiesParams): queue authority state
    instruction bbd068f7105b6062 queueGarbageCollect(params: QueueGarbageCollectParams): queue oracle authority state
    instruction 90126391851bcf0d queueInit(params: QueueInitParams): queue queueEscrow authority payer systemProgram tokenProgram nativeMint programState lutSigner lut addressLookupTableProgram associatedTokenProgram
    instruction af5e77972d90adeb queueInitSvm(params: QueueInitSVMParams): queue queueEscrow authority payer systemProgram tokenProgram nativeMint programState lutSigner lut addressLookupTableProgram associatedTokenProgram
    instruction 2b670f23590ef4a5 queueOverrideSvm(params: QueueOverrideSVMParams): oracle queue authority state
    instruction 555433fb903969c8 queuePaySubsidy(params: QueuePaySubsidyParams): queue programState systemProgram vault rewardVault subsidyVault tokenProgram associatedTokenProgram wsolMint switchMint vaultConfig payer
    instruction 03408721be8544fc queueRemoveMrEnclave(params: QueueRemoveMrEnclaveParams): queue authority programAuthority state
    instruction e8ff306ff0a8fd28 queueResetVault(params: QueueResetVaultParams): queue authority state ncn vault
    instruction 36b7f3c731678e30 queueSetConfigs(params: QueueSetConfigsParams): queue authority state
    instruction e8dfb30c1488b5db queueSetNcn(params: QueueSetNcnParams): queue authority state ncn
    instruction 302f6663f1f9c4f6 queueSetVault(params: QueueSetVaultParams): queue authority state ncn vault
    instruction 34aa98c9b385f28d randomnessCommit(params: RandomnessCommitParams): randomness queue oracle recentSlothashes authority
    instruction 0909cc213274710f randomnessInit(params: RandomnessInitParams): randomness rewardEscrow authority queue payer systemProgram tokenProgram associatedTokenProgram wrappedSolMint programState lutSigner lut addressLookupTableProgram
    instruction c5b5bb0a1e3a1449 randomnessReveal(params: RandomnessRevealParams): randomness oracle queue stats authority payer recentSlothashes systemProgram rewardEscrow tokenProgram wrappedSolMint programState
    instruction 67f16abed9995769 stateInit(params: StateInitParams): state payer systemProgram
    instruction 28624c25ce092f90 stateSetConfigs(params: StateSetConfigsParams): state authority queue payer systemProgram
    instruction af30a2fc9ac595bb testUpdateOracleStats(params: TestUpdateOracleStatsParams): oracleStats
    account 801e10f1aa493736 OracleAccountData { enclave: Quote, authority: pubkey, queue: pubkey, createdAt: i64, lastHeartbeat: i64, secpAuthority: [u8; 64], gatewayUri: [u8; 64], permissions: u64, isOnQueue: u8, padding1: [u8; 7], lutSlot: u64, lastRewardEpoch: u64, operator: pubkey, ebuf3: [u8; 16], ebuf2: [u8; 64], ebuf1: [u8; 1024] }
    account b49db2eaf01b98b3 OracleStatsAccountData { owner: pubkey, oracle: pubkey, finalizedEpoch: OracleEpochInfo, currentEpoch: OracleEpochInfo, megaSlotInfo: MegaSlotInfo, lastTransferSlot: u64, bump: u8, padding1: [u8; 7], ebuf: [u8; 1024] }
    account c41b6cc40ad7db28 PullFeedAccountData { submissions: [OracleSubmission; 32], authority: pubkey, queue: pubkey, feedHash: [u8; 32], initializedAt: i64, permissions: u64, maxVariance: u64, minResponses: u32, name: [u8; 32], padding1: [u8; 1], permitWriteByAuthority: u8, historicalResultIdx: u8, minSampleSize: u8, lastUpdateTimestamp: i64, lutSlot: u64, reserved1: [u8; 32], result: CurrentResult, maxStaleness: u32, padding2: [u8; 12], historicalResults: [CompactResult; 32], ebuf4: [u8; 8], ebuf3: [u8; 24], submissionTimestamps: [i64; 32] }
    account d9c2377fb8538a01 QueueAccountData { authority: pubkey, mrEnclaves: [[u8; 32]; 32], oracleKeys: [pubkey; 128], maxQuoteVerificationAge: i64, lastHeartbeat: i64, nodeTimeout: i64, oracleMinStake: u64, allowAuthorityOverrideAfter: i64, mrEnclavesLen: u32, oracleKeysLen: u32, reward: u32, currIdx: u32, gcIdx: u32, requireAuthorityHeartbeatPermission: u8, requireAuthorityVerifyPermission: u8, requireUsagePermissions: u8, signerBump: u8, mint: pubkey, lutSlot: u64, allowSubsidies: u8, ebuf6: [u8; 15], ncn: pubkey, resrved: u64, vaults: [VaultInfo; 4], ebuf4: [u8; 32], ebuf2: [u8; 256], ebuf1: [u8; 512] }
    account 0a42e587dcefd972 RandomnessAccountData { authority: pubkey, queue: pubkey, seedSlothash: [u8; 32], seedSlot: u64, oracle: pubkey, revealSlot: u64, value: [u8; 32], lutSlot: u64, ebuf3: [u8; 24], ebuf2: [u8; 64], ebuf1: [u8; 128], activeSecp256k1Signer: [u8; 64], activeSecp256k1Expiration: i64 }
    account d8926b5e684bb6b1 State { bump: u8, testOnlyDisableMrEnclaveCheck: u8, enableStaking: u8, padding1: [u8; 5], authority: pubkey, guardianQueue: pubkey, reserved1: u64, epochLength: u64, reserved2: [u8; 136], switchMint: pubkey, sgxAdvisories: [u16; 32], advisoriesLen: u8, padding2: u8, flatRewardCutPercentage: u8, enableSlashing: u8, padding3: u32, lutSlot: u64, baseReward: u32, padding4: [u8; 4], subsidyAmount: u64, ebuf6: [u8; 16], ebuf5: [u8; 32], ebuf4: [u8; 64], ebuf3: [u8; 128], ebuf2: [u8; 512], costWhitelist: [pubkey; 32] }
    event 386bbf7f74068a95 costWhitelistEvent { feeds: Vec<pubkey>, oracles: Vec<pubkey>, values: Vec<Vec<i128>>, reward: u32 }
    event e8eb02bc088f91ed garbageCollectionEvent { oracle: pubkey, queue: pubkey }
    event 1f252706d6ba2173 guardianQuoteVerifyEvent { quote: pubkey, queue: pubkey, oracle: pubkey }
    event 341da6025e07bc0d oracleHeartbeatEvent { oracle: pubkey, queue: pubkey }
    event 59c1dbc80153a718 oracleInitEvent { oracle: pubkey }
    event 4eccbfd2a4c4f441 oracleQuoteOverrideEvent { oracle: pubkey, queue: pubkey }
    event 1abdc4c0e17f1ae4 oracleQuoteRotateEvent { oracle: pubkey }
    event cbd14f001447e2ca oracleQuoteVerifyRequestEvent { quote: pubkey, oracle: pubkey }
    event 94567b00661477ce permissionSetEvent { permission: pubkey }
    event e150c05f0e0c53c0 pullFeedErrorValueEvent { feed: pubkey, oracle: pubkey }
    event 5607e71c7aa17545 pullFeedValueEvents { feeds: Vec<pubkey>, oracles: Vec<pubkey>, values: Vec<Vec<i128>>, reward: u32 }
    event aabaaf26d83345af queueAddMrEnclaveEvent { queue: pubkey, mrEnclave: [u8; 32] }
    event 2c8963e36b081e69 queueInitEvent { queue: pubkey }
    event 0469c43c547acbc4 queueRemoveMrEnclaveEvent { queue: pubkey, mrEnclave: [u8; 32] }
    event 583cac5a700ace93 randomnessCommitEvent { randomnessAccount: pubkey, oracle: pubkey, slot: u64, slothash: [u8; 32] }
    type CompactResult { stdDev: f32, mean: f32, slot: u64 }
    type CurrentResult { value: i128, stdDev: i128, mean: i128, range: i128, minValue: i128, maxValue: i128, numSamples: u8, submissionIdx: u8, padding1: [u8; 6], slot: u64, minSlot: u64, maxSlot: u64 }
    type GuardianQuoteVerifyParams { timestamp: i64, mrEnclave: [u8; 32], reserved1: u32, ed25519Key: pubkey, secp256k1Key: [u8; 64], slot: u64, signature: [u8; 64], recoveryId: u8, advisories: Vec<u32> }
    type GuardianRegisterParams {}
    type GuardianUnregisterParams {}
    type MegaSlotInfo { reserved1: u64, slotEnd: u64, perfGoal: i64, currentSignatureCount: i64 }
    type MultiSubmission { values: Vec<i128>, signature: [u8; 64], recoveryId: u8 }
    type OracleEpochInfo { id: u64, reserved1: u64, reserved: u64, slashScore: u64, rewardScore: u64, stakeScore: u64 }
    type OracleHeartbeatParams { gatewayUri: Option<[u8; 64]> }
    type OracleHeartbeatV2Params { gatewayUri: Option<[u8; 64]> }
    type OracleInitParams { recentSlot: u64, authority: pubkey, queue: pubkey, secpAuthority: Option<[u8; 64]> }
    type OracleInitSVMParams { recentSlot: u64, authority: pubkey, queue: pubkey, secpAuthority: Option<[u8; 64]>, sourceOracleKey: pubkey }
    type OracleResetLutParams { recentSlot: u64 }
    type OracleSetConfigsParams { newAuthority: Option<pubkey>, newSecpAuthority: Option<[u8; 64]> }
    type OracleSetOperatorParams {}
    type OracleSubmission { oracle: pubkey, slot: u64, landedAt: u64, value: i128 }
    type OracleSyncLutParams {}
    type PermissionSetParams { permission: u8, enable: bool }
    type PullFeedCloseParams {}
    type PullFeedInitParams { feedHash: [u8; 32], maxVariance: u64, minResponses: u32, name: [u8; 32], recentSlot: u64, ipfsHash: [u8; 32], minSampleSize: u8, maxStaleness: u32, permitWriteByAuthority: Option<bool> }
    type PullFeedSetConfigsParams { feedHash: Option<[u8; 32]>, authority: Option<pubkey>, maxVariance: Option<u64>, minResponses: Option<u32>, name: Option<[u8; 32]>, ipfsHash: Option<[u8; 32]>, minSampleSize: Option<u8>, maxStaleness: Option<u32>, permitWriteByAuthority: Option<bool> }
    type PullFeedSubmitResponseConsensusLightParams { slot: u64, values: Vec<i128> }
    type PullFeedSubmitResponseConsensusParams { slot: u64, values: Vec<i128> }
    type PullFeedSubmitResponseManyParams { slot: u64, submissions: Vec<MultiSubmission> }
    type PullFeedSubmitResponseParams { slot: u64, submissions: Vec<sb_on_demand_actions_pull_feed_pull_feed_submit_response_action_Submission> }
    type PullFeedSubmitResponseSVMParams { slot: u64, submissions: Vec<sb_on_demand_actions_pull_feed_pull_feed_submit_response_svm_action_Submission>, sourceQueueKey: pubkey, queueBump: u8 }
    type QueueAddMrEnclaveParams { mrEnclave: [u8; 32] }
    type QueueAllowSubsidiesParams { allowSubsidies: u8 }
    type QueueGarbageCollectParams { idx: u32 }
    type QueueInitParams { allowAuthorityOverrideAfter: u32, requireAuthorityHeartbeatPermission: bool, requireUsagePermissions: bool, maxQuoteVerificationAge: u32, reward: u32, nodeTimeout: u32, recentSlot: u64 }
    type QueueInitSVMParams { allowAuthorityOverrideAfter: u32, requireAuthorityHeartbeatPermission: bool, requireUsagePermissions: bool, maxQuoteVerificationAge: u32, reward: u32, nodeTimeout: u32, recentSlot: u64, sourceQueueKey: pubkey }
    type QueueOverrideSVMParams { secp256k1Signer: [u8; 64], maxQuoteVerificationAge: i64, mrEnclave: [u8; 32], slot: u64 }
    type QueuePaySubsidyParams {}
    type QueueRemoveMrEnclaveParams { mrEnclave: [u8; 32] }
    type QueueResetVaultParams {}
    type QueueSetConfigsParams { authority: Option<pubkey>, reward: Option<u32>, nodeTimeout: Option<i64> }
    type QueueSetNcnParams {}
    type QueueSetVaultParams { enable: bool }
    type Quote { enclaveSigner: pubkey, mrEnclave: [u8; 32], verificationStatus: u8, padding1: [u8; 7], verificationTimestamp: i64, validUntil: i64, quoteRegistry: [u8; 32], registryKey: [u8; 64], secp256k1Signer: [u8; 64], lastEd25519Signer: pubkey, lastSecp256k1Signer: [u8; 64], lastRotateSlot: u64, guardianApprovers: [pubkey; 64], guardianApproversLen: u8, padding2: [u8; 7], stagingEd25519Signer: pubkey, stagingSecp256k1Signer: [u8; 64], ethSigner: [u8; 20], ebuf4: [u8; 12], ebuf3: [u8; 128], ebuf2: [u8; 256], ebuf1: [u8; 512] }
    type RandomnessCommitParams {}
    type RandomnessInitParams { recentSlot: u64 }
    type RandomnessRevealParams { signature: [u8; 64], recoveryId: u8, value: [u8; 32] }
    type StateInitParams {}
    type StateSetConfigsParams { newAuthority: pubkey, testOnlyDisableMrEnclaveCheck: u8, addAdvisory: u16, rmAdvisory: u16, switchMint: pubkey, subsidyAmount: u64, baseReward: u32, addCostWl: pubkey, rmCostWl: pubkey }
    type TestUpdateOracleStatsParams { newRewardScore: u64 }
    type VaultInfo { vaultKey: pubkey, lastRewardEpoch: u64 }
    type sb_on_demand_actions_pull_feed_pull_feed_submit_response_action_Submission { value: i128, signature: [u8; 64], recoveryId: u8, offset: u8 }
    type sb_on_demand_actions_pull_feed_pull_feed_submit_response_svm_action_Submission { value: i128, signature: [u8; 64], recoveryId: u8 }
    error 6000 GenericError
    error 6001 InvalidQuote
    error 6002 InsufficientQueue
    error 6003 QueueFull
    error 6004 InvalidEnclaveSigner
    error 6005 InvalidSigner
    error 6006 MrEnclaveAlreadyExists
    error 6007 MrEnclaveAtCapacity
    error 6008 MrEnclaveDoesntExist
    error 6009 PermissionDenied
    error 6010 InvalidQueue
    error 6011 IncorrectMrEnclave
    error 6012 InvalidAuthority
    error 6013 InvalidMrEnclave
    error 6014 InvalidTimestamp
    error 6015 InvalidOracleIdx
    error 6016 InvalidSecpSignature
    error 6017 InvalidGuardianQueue
    error 6018 InvalidIndex
    error 6019 InvalidOracleQueue
    error 6020 InvalidPermission
    error 6021 InvalidePermissionedAccount
    error 6022 InvalidEpochRotate
    error 6023 InvalidEpochFinalize
    error 6024 InvalidEscrow
    error 6025 IllegalOracle
    error 6026 IllegalExecuteAttempt
    error 6027 IllegalFeedValue
    error 6028 InvalidOracleFeedStats
    error 6029 InvalidStateAuthority
    error 6030 NotEnoughSamples
    error 6031 OracleIsVerified
    error 6032 QueueIsEmpty
    error 6033 SecpRecoverFailure
    error 6034 StaleSample
    error 6035 SwitchboardRandomnessTooOld
    error 6036 EpochIdMismatch
    error 6037 GuardianAlreadyVoted
    error 6038 RandomnessNotRequested
    error 6039 InvalidSlotNumber
    error 6040 RandomnessOracleKeyExpired
    error 6041 InvalidAdvisory
    error 6042 InvalidOracleStats
    error 6043 InvalidStakeProgram
    error 6044 InvalidStakePool
    error 6045 InvalidDelegationPool
    error 6046 UnparsableAccount
    error 6047 InvalidInstruction
    error 6048 OracleAlreadyVerified
    error 6049 GuardianNotVerified
    error 6050 InvalidConstraint
    error 6051 InvalidDelegationGroup
    error 6052 OracleKeyNotFound
    error 6053 GuardianReregisterAttempt
    error 6054 InvalidManySubmissionCount
    error 6055 MissingSecpIx
    error 6056 ChecksumMismatch
    error 6057 InvalidSubmissionFeedsCount
    error 6058 InvalidSecpSignatureOraclesCount
    error 6059 InvalidEthAddress
    error 6060 NoLutKeysAdded
    error 6061 InvalidVaultOperatorDelegation
    error 6062 InvalidVaultTokenAccount
    error 6063 InvalidRemainingAccounts
    error 6064 SubsidiesNotAllowed
    error 6065 MissingVod
    error 6066 InvalidVodEpoch
    error 6067 InvalidOracleSubsidyWallet
    error 6068 InvalidOperator
    error 6069 Max128SampleValue
    error 6070 RewardAlreadyPaid
  `,
});
