import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const PUBLISH: Meaning = { sentence: 'Publish a price to the feed {aggregator}' };
const REFRESH: Meaning = { sentence: 'Pop the crank {crank}' };

export default defineInterface({
  key: 'switchboard-v2',
  name: 'Switchboard v2',
  programs: ['SW1TCH7qEPTdLsDHRgPuMQjbQxKdH2aBStViMFnt64f'],
  category: 'oracle',
  source: 'the program’s own Anchor IDL (drift-labs/protocol-v2 `sdk/src/idl/switchboard.json`)',
  meaning: {
    aggregatorSaveResult: PUBLISH,
    aggregatorSaveResultV2: PUBLISH,
    aggregatorTeeSaveResult: PUBLISH,
    aggregatorOpenRound: { sentence: 'Open a new round of the feed {aggregator}' },
    aggregatorInit: { sentence: 'Open the feed {aggregator}' },
    aggregatorClose: { sentence: 'Close the feed {aggregator}' },
    aggregatorAddJob: { sentence: 'Add a job to the feed {aggregator}' },
    aggregatorRemoveJob: { sentence: 'Remove a job from the feed {aggregator}' },
    aggregatorLock: { sentence: 'Lock the feed {aggregator}' },
    aggregatorSetAuthority: { sentence: 'Transfer the authority of the feed {aggregator} to {newAuthority}' },
    aggregatorSetConfig: { sentence: 'Update the config of the feed {aggregator}' },
    aggregatorSetQueue: { sentence: 'Move the feed {aggregator} to {queue}' },
    crankPop: REFRESH,
    crankPopV2: REFRESH,
    crankPush: { sentence: 'Add the feed {aggregator} to {crank}' },
    oracleHeartbeat: { sentence: 'Send the heartbeat of the oracle {oracle}' },
    oracleTeeHeartbeat: { sentence: 'Send the heartbeat of the oracle {oracle}' },
    oracleInit: { sentence: 'Open the oracle {oracle}' },
    oracleWithdraw: { sentence: 'Withdraw earnings of the oracle {oracle}' },
    leaseInit: { sentence: 'Open the lease {lease} of {aggregator}' },
    leaseExtend: { sentence: 'Extend the lease {lease} of {aggregator}' },
    leaseWithdraw: { sentence: 'Withdraw from the lease {lease} of {aggregator}' },
    bufferRelayerOpenRound: { sentence: 'Open a new round of {bufferRelayer}' },
    bufferRelayerSaveResult: { sentence: 'Publish data to {bufferRelayer}' },
    vrfInit: { sentence: 'Open the randomness account {vrf}' },
    vrfRequestRandomness: { sentence: 'Request randomness in {vrf}' },
    vrfProveAndVerify: { sentence: 'Prove and verify randomness in {vrf}' },
    vrfLiteInit: { sentence: 'Open the randomness account {vrf}' },
    vrfLiteRequestRandomness: { sentence: 'Request randomness in {vrfLite}' },
    vrfLiteProveAndVerify: { sentence: 'Prove and verify randomness in {vrfLite}' },
    vrfPoolRequest: { sentence: 'Request randomness in {vrfPool}' },
    jobInit: { sentence: 'Initialize the job {job}' },
    permissionSet: { sentence: 'Set the permission {permission}' },
  },
  interface: `
    instruction d5deb6f5de6b3e47 viewVersion():
    instruction 4d1d5558e0b59d45 aggregatorClose(params: AggregatorCloseParams): authority aggregator permission lease escrow oracleQueue queueAuthority programState solDest escrowDest tokenProgram crank? dataBuffer? slidingWindow?
    instruction 13d8c1f4162fb440 setBumps(params: SetBumpsParams): state
    instruction 841e2333738eba0a aggregatorAddJob(params: AggregatorAddJobParams): aggregator authority job
    instruction c829580b2415b56e aggregatorInit(params: AggregatorInitParams): aggregator authority queue programState
    instruction 8dbd1f5792ac683a aggregatorFunctionUpsert(params: AggregatorFunctionUpsertParams): aggregator function functionEnclaveSigner verifier payer systemProgram
    instruction e4ee433545b0b9e3 aggregatorLock(params: AggregatorLockParams): aggregator authority
    instruction ef45e5b39cf676bf aggregatorOpenRound(params: AggregatorOpenRoundParams): aggregator lease oracleQueue queueAuthority permission escrow programState payoutWallet tokenProgram dataBuffer mint
    instruction 9edde74129979bac aggregatorRemoveJob(params: AggregatorRemoveJobParams): aggregator authority job
    instruction 154305004aa833c0 aggregatorSaveResult(params: AggregatorSaveResultParams): aggregator oracle oracleAuthority oracleQueue queueAuthority feedPermission oraclePermission lease escrow tokenProgram programState historyBuffer mint
    instruction 2103bc34b9de0004 aggregatorSaveResultV2(params: AggregatorSaveResultParams): aggregator oracle oracleAuthority oracleQueue queueAuthority feedPermission oraclePermission lease escrow tokenProgram programState historyBuffer mint
    instruction 2bc0c1d1795aba87 aggregatorTeeSaveResult(params: AggregatorTeeSaveResultParams): aggregator oracle oracleAuthority oracleQueue queueAuthority feedPermission oraclePermission lease escrow tokenProgram programState historyBuffer mint slider quote rewardWallet payer systemProgram
    instruction 8cb003ad17020451 aggregatorSetAuthority(params: AggregatorSetAuthorityParams): aggregator authority newAuthority
    instruction ec4da211c043e0d9 aggregatorSetConfig(params: AggregatorSetConfigParams): aggregator authority
    instruction c2f8b361ed18096e aggregatorSetResolutionMode(params: AggregatorSetResolutionModeParams): aggregator authority slidingWindow payer systemProgram
    instruction 5831d6f2e52cab34 aggregatorSetHistoryBuffer(params: AggregatorSetHistoryBufferParams): aggregator authority buffer
    instruction 6f988e99ce271694 aggregatorSetQueue(params: AggregatorSetQueueParams): aggregator authority queue
    instruction 7fcd3b97042fa452 bufferRelayerInit(params: BufferRelayerInitParams): bufferRelayer escrow authority queue job programState mint payer tokenProgram associatedTokenProgram systemProgram rent
    instruction c02ae7bd23ac3309 bufferRelayerOpenRound(params: BufferRelayerOpenRoundParams): bufferRelayer oracleQueue dataBuffer permission escrow programState
    instruction fdaaa4549b70012e bufferRelayerSaveResult(params: BufferRelayerSaveResultParams): bufferRelayer oracleAuthority oracle oracleQueue dataBuffer queueAuthority permission escrow oracleWallet programState tokenProgram
    instruction 39b35e88524f19b9 crankInit(params: CrankInitParams): crank queue buffer payer systemProgram
    instruction 4239d8fba56b8062 crankPop(params: CrankPopParams): crank oracleQueue queueAuthority programState payoutWallet tokenProgram crankDataBuffer queueDataBuffer mint
    instruction 997ab197f056f0d5 crankPopV2(params: CrankPopParamsV2): crank oracleQueue queueAuthority programState payoutWallet tokenProgram crankDataBuffer queueDataBuffer mint
    instruction 9bafa0120793f910 crankPush(params: CrankPushParams): crank aggregator oracleQueue queueAuthority permission lease escrow programState dataBuffer
    instruction 655669c022c9939f jobInit(params: JobInitParams): job authority programState payer systemProgram
    instruction e1cf451ba1abdf68 jobSetData(params: JobSetDataParams): job authority
    instruction ca468d1d888ee676 leaseExtend(params: LeaseExtendParams): lease aggregator queue funder owner escrow tokenProgram programState mint
    instruction a8be9dfc9fe2f159 leaseInit(params: LeaseInitParams): lease queue aggregator funder payer systemProgram tokenProgram owner escrow programState mint
    instruction ff045802d5af5716 leaseSetAuthority(params: LeaseSetAuthorityParams): lease withdrawAuthority newAuthority
    instruction ba2964f8ea513da9 leaseWithdraw(params: LeaseWithdrawParams): lease escrow aggregator queue withdrawAuthority withdrawAccount tokenProgram programState mint
    instruction 0aafd9826f237536 oracleHeartbeat(params: OracleHeartbeatParams): oracle oracleAuthority tokenAccount gcOracle oracleQueue permission dataBuffer
    instruction 5c40858a103ef5fb oracleTeeHeartbeat(params: OracleTeeHeartbeatParams): oracle oracleAuthority tokenAccount gcOracle oracleQueue permission dataBuffer quote programState
    instruction 159e42413cdd943d oracleInit(params: OracleInitParams): oracle oracleAuthority wallet programState queue payer systemProgram
    instruction fae2e76f9ea41b88 oracleQueueInit(params: OracleQueueInitParams): oracleQueue authority buffer payer systemProgram mint
    instruction ef57d83077de53dc oracleQueueSetConfig(params: OracleQueueSetConfigParams): queue authority
    instruction 2b04c88460967c30 oracleWithdraw(params: OracleWithdrawParams): oracle oracleAuthority tokenAccount withdrawAccount oracleQueue permission tokenProgram programState payer systemProgram
    instruction b174c9e910020bb3 permissionInit(params: PermissionInitParams): permission authority granter grantee payer systemProgram
    instruction d37ab97881b63767 permissionSet(params: PermissionSetParams): permission authority
    instruction 3e7b1496386dd191 programConfig(params: ProgramConfigParams): authority programState daoMint
    instruction c7d1c1d58a1eaf0d programInit(params: ProgramInitParams): state authority tokenMint vault payer systemProgram tokenProgram daoMint
    instruction d37d03692d21e3d6 vaultTransfer(params: VaultTransferParams): state authority to vault tokenProgram
    instruction f14c5ceae6f0a400 vrfInit(params: VrfInitParams): vrf authority oracleQueue escrow programState tokenProgram
    instruction 61ac7c10af0af693 vrfCloseAction(params: VrfCloseParams): authority vrf permission oracleQueue queueAuthority programState escrow solDest escrowDest tokenProgram
    instruction c852a0203b503289 vrfLiteCloseAction(params: VrfLiteCloseParams): authority vrfLite permission queue queueAuthority programState escrow solDest escrowDest tokenProgram
    instruction 90289321ee5c582e vrfLiteInit(params: VrfLiteInitParams): authority vrf mint escrow queueAuthority queue permission programState payer tokenProgram associatedTokenProgram systemProgram rent
    instruction bf44d1980a5ea50b vrfLiteProveAndVerify(params: VrfLiteProveAndVerifyParams): vrfLite callbackPid tokenProgram escrow programState oracle oracleAuthority oracleWallet instructionsSysvar
    instruction dd0ba72f506b1247 vrfLiteRequestRandomness(params: VrfLiteRequestRandomnessParams): authority vrfLite queue queueAuthority dataBuffer permission escrow recentBlockhashes programState tokenProgram
    instruction d50a1b51839821c3 vrfPoolInit(params: VrfPoolInitParams): authority vrfPool queue mint escrow programState payer tokenProgram associatedTokenProgram systemProgram rent
    instruction 0f49567c4bb714c7 vrfPoolRemove(params: VrfPoolRemoveParams): authority vrfPool queue
    instruction ea8f3de6d43908ea vrfPoolAdd(params: VrfPoolAddParams): authority vrfPool vrfLite queue permission
    instruction 4331b6ffdea174ee vrfPoolRequest(params: VrfPoolRequestParams): authority vrfPool escrow mint queue queueAuthority dataBuffer recentBlockhashes programState tokenProgram
    instruction 85beba30d0a4cd22 vrfProveAndVerify(params: VrfProveAndVerifyParams): vrf callbackPid tokenProgram escrow programState oracle oracleAuthority oracleWallet instructionsSysvar
    instruction e6790ea41cde7576 vrfRequestRandomness(params: VrfRequestRandomnessParams): authority vrf oracleQueue queueAuthority dataBuffer permission escrow payerWallet payerAuthority recentBlockhashes programState tokenProgram
    instruction 79a7a8bfb4f7fb4e vrfSetCallback(params: VrfSetCallbackParams): vrf authority
    account 9f2ac0bf8b3ea81c SbState { authority: pubkey, tokenMint: pubkey, tokenVault: pubkey, daoMint: pubkey, bump: u8, mrEnclaves: [[u8; 32]; 6], ebuf: [u8; 799] }
    account ca0ac2ec6f2fea30 TaskSpecRecord { hash: Hash }
    account d9e64165c9a21b7d AggregatorAccountData { name: [u8; 32], metadata: [u8; 128], reserved1: [u8; 32], queuePubkey: pubkey, oracleRequestBatchSize: u32, minOracleResults: u32, minJobResults: u32, minUpdateDelaySeconds: u32, startAfter: i64, varianceThreshold: SwitchboardDecimal, forceReportPeriod: i64, expiration: i64, consecutiveFailureCount: u64, nextAllowedUpdateTime: i64, isLocked: bool, crankPubkey: pubkey, latestConfirmedRound: AggregatorRound, currentRound: AggregatorRound, jobPubkeysData: [pubkey; 16], jobHashes: [Hash; 16], jobPubkeysSize: u32, jobsChecksum: [u8; 32], authority: pubkey, historyBuffer: pubkey, previousConfirmedRoundResult: SwitchboardDecimal, previousConfirmedRoundSlot: u64, disableCrank: bool, jobWeights: [u8; 16], creationTimestamp: i64, resolutionMode: AggregatorResolutionMode, basePriorityFee: u32, priorityFeeBump: u32, priorityFeeBumpPeriod: u32, maxPriorityFeeMultiplier: u32, parentFunction: pubkey, ebuf: [u8; 90] }
    account 5b0453bb66d899fe SlidingResultAccountData { data: [SlidingWindowElement; 16], bump: u8, ebuf: [u8; 512] }
    account 4d25b1a42627226d PermissionAccountData { authority: pubkey, permissions: u32, granter: pubkey, grantee: pubkey, expiration: i64, bump: u8, ebuf: [u8; 255] }
    account e57463029160055f RealmSpawnRecordAccountData { ebuf: [u8; 256] }
    account 37fed0fba42c9632 LeaseAccountData { escrow: pubkey, queue: pubkey, aggregator: pubkey, tokenProgram: pubkey, isActive: bool, crankRowCount: u32, createdAt: i64, updateCount: u128, withdrawAuthority: pubkey, bump: u8, ebuf: [u8; 255] }
    account a4cfc833c771236d OracleQueueAccountData { name: [u8; 32], metadata: [u8; 64], authority: pubkey, oracleTimeout: u32, reward: u64, minStake: u64, slashingEnabled: bool, varianceToleranceMultiplier: SwitchboardDecimal, feedProbationPeriod: u32, currIdx: u32, size: u32, gcIdx: u32, consecutiveFeedFailureLimit: u64, consecutiveOracleFailureLimit: u64, unpermissionedFeedsEnabled: bool, unpermissionedVrfEnabled: bool, curatorRewardCut: SwitchboardDecimal, lockLeaseFunding: bool, mint: pubkey, enableBufferRelayers: bool, enableTeeOnly: bool, ebuf: [u8; 967], maxSize: u32, dataBuffer: pubkey }
    account 6f519249acb486d1 CrankAccountData { name: [u8; 32], metadata: [u8; 64], queuePubkey: pubkey, pqSize: u32, maxRows: u32, jitterModifier: u8, ebuf: [u8; 255], dataBuffer: pubkey }
    account 801e10f1aa493736 OracleAccountData { name: [u8; 32], metadata: [u8; 128], oracleAuthority: pubkey, lastHeartbeat: i64, numInUse: u32, tokenAccount: pubkey, queuePubkey: pubkey, metrics: OracleMetrics, bump: u8, ebuf: [u8; 255] }
    account 7c4565c3e5da903f JobAccountData { name: [u8; 32], metadata: [u8; 64], authority: pubkey, expiration: i64, hash: [u8; 32], data: bytes, referenceCount: u32, totalSpent: u64, createdAt: i64, isInitializing: u8 }
    account 65233eef67970612 VrfAccountData { status: VrfStatus, counter: u128, authority: pubkey, oracleQueue: pubkey, escrow: pubkey, callback: CallbackZC, batchSize: u32, builders: [VrfBuilder; 8], buildersLen: u32, testMode: bool, currentRound: VrfRound, ebuf: [u8; 1024] }
    account 627f7e7ca6516164 VrfLiteAccountData { stateBump: u8, permissionBump: u8, vrfPool: pubkey, status: VrfStatus, result: [u8; 32], counter: u128, alpha: [u8; 256], alphaLen: u32, requestSlot: u64, requestTimestamp: i64, authority: pubkey, queue: pubkey, escrow: pubkey, callback: CallbackZC, builder: VrfBuilder, expiration: i64, ebuf: [u8; 1024] }
    account 56433a092e1565f8 VrfPoolAccountData { authority: pubkey, queue: pubkey, escrow: pubkey, minInterval: u32, maxRows: u32, size: u32, idx: u32, stateBump: u8, ebuf: [u8; 135] }
    account 32233373a9db9e34 BufferRelayerAccountData { name: [u8; 32], queuePubkey: pubkey, escrow: pubkey, authority: pubkey, jobPubkey: pubkey, jobHash: [u8; 32], minUpdateDelaySeconds: u32, isLocked: bool, currentRound: BufferRelayerRound, latestConfirmedRound: BufferRelayerRound, result: bytes }
    event 2345812ad059f7e4 vrfRequestRandomnessEvent { vrfPubkey: pubkey, oraclePubkeys: Vec<pubkey>, loadAmount: u64, existingAmount: u64, alpha: bytes, counter: u128 }
    event f573cd9a66ff60bd vrfRequestEvent { vrfPubkey: pubkey, oraclePubkeys: Vec<pubkey> }
    event 00998428ea6fe79a vrfProveEvent { vrfPubkey: pubkey, oraclePubkey: pubkey, authorityPubkey: pubkey }
    event bc3de23033bde967 vrfVerifyEvent { vrfPubkey: pubkey, oraclePubkey: pubkey, authorityPubkey: pubkey, amount: u64 }
    event 293d6408c1854385 vrfCallbackPerformedEvent { vrfPubkey: pubkey, oraclePubkey: pubkey, amount: u64 }
    event dd898f72771f7931 aggregatorOpenRoundEvent { feedPubkey: pubkey, oraclePubkeys: Vec<pubkey>, jobPubkeys: Vec<pubkey>, remainingFunds: u64, queueAuthority: pubkey }
    event 039a3cfd989c997e aggregatorSaveResultEvent { feedPubkey: pubkey, value: BorshDecimal, slot: u64, timestamp: i64, oraclePubkey: pubkey, jobValues: Vec<Option<BorshDecimal>> }
    event 936fd7f5a4d991c0 aggregatorTeeSaveResultEvent { feedPubkey: pubkey, value: BorshDecimal, slot: u64, timestamp: i64, oraclePubkey: pubkey }
    event 701f33e961642bf5 aggregatorValueUpdateEvent { feedPubkey: pubkey, value: BorshDecimal, slot: u64, timestamp: i64, oraclePubkeys: Vec<pubkey>, oracleValues: Vec<BorshDecimal> }
    event 9582e2fe00d2e710 oracleRewardEvent { feedPubkey: pubkey, leasePubkey: pubkey, oraclePubkey: pubkey, walletPubkey: pubkey, amount: u64, roundSlot: u64, timestamp: i64 }
    event ea031d514040b6e3 oracleWithdrawEvent { oraclePubkey: pubkey, walletPubkey: pubkey, destinationWallet: pubkey, previousAmount: u64, newAmount: u64, timestamp: i64 }
    event c65536ef0369df89 leaseWithdrawEvent { leasePubkey: pubkey, walletPubkey: pubkey, previousAmount: u64, newAmount: u64, timestamp: i64 }
    event 9bfe368752358694 oracleSlashEvent { feedPubkey: pubkey, leasePubkey: pubkey, oraclePubkey: pubkey, walletPubkey: pubkey, amount: u64, roundSlot: u64, timestamp: i64 }
    event c0c7efafc2a888a0 leaseFundEvent { leasePubkey: pubkey, funder: pubkey, amount: u64, timestamp: i64 }
    event cf31631a8369e0d9 probationBrokenEvent { feedPubkey: pubkey, queuePubkey: pubkey, timestamp: i64 }
    event a7282b8a996eed5c feedPermissionRevokedEvent { feedPubkey: pubkey, timestamp: i64 }
    event e475b7f217af8610 garbageCollectFailureEvent { queuePubkey: pubkey }
    event 5031673c310e70c4 oracleBootedEvent { queuePubkey: pubkey, oraclePubkey: pubkey }
    event 1b29153c747a39b6 aggregatorCrankEvictionEvent { crankPubkey: pubkey, aggregatorPubkey: pubkey, reason: Option<u32>, timestamp: i64 }
    event 04b2ab47ec15f056 crankLeaseInsufficientFundsEvent { feedPubkey: pubkey, leasePubkey: pubkey }
    event 1282099f2b50aa4c crankPopExpectedFailureEvent { feedPubkey: pubkey, leasePubkey: pubkey }
    event 5ff25a1e2df8dae9 bufferRelayerOpenRoundEvent { relayerPubkey: pubkey, jobPubkey: pubkey, oraclePubkeys: Vec<pubkey>, remainingFunds: u64, queue: pubkey }
    event 0e4ef1ecdda755a9 priorityFeeReimburseEvent { feedPubkey: pubkey, slot: u64, timestamp: i64, fee: u64 }
    event b7921a123d61240d aggregatorAddJobEvent { feedPubkey: pubkey, jobPubkey: pubkey }
    event ad0b31005462eae3 aggregatorRemoveJobEvent { feedPubkey: pubkey, jobPubkey: pubkey }
    event c322fe3d4813f7cd aggregatorLockEvent { feedPubkey: pubkey }
    event 5550e4b6550dfda1 aggregatorInitEvent { feedPubkey: pubkey }
    event aa4b60c3bf52d094 aggregatorSetAuthorityEvent { feedPubkey: pubkey, oldAuthority: pubkey, newAuthority: pubkey }
    event 65fc45927c80692e aggregatorSetConfigsEvent { feedPubkey: pubkey }
    event 94567b00661477ce permissionSetEvent { permissionKey: pubkey, permission: SwitchboardPermission, enable: bool }
    event 7da6c24abedb0bbf vrfPoolUpdateEvent { queuePubkey: pubkey, vrfPoolPubkey: pubkey, vrfPubkey: pubkey, newSize: u32, minInterval: u32 }
    event 9783f568dc9ddc11 vrfPoolRequestEvent { queuePubkey: pubkey, vrfPoolPubkey: pubkey, vrfPubkey: pubkey, oraclePubkey: pubkey, slot: u64, timestamp: i64 }
    event 07dff642e00e5138 quoteVerifyRequestEvent { quotePubkey: pubkey }
    event a5f00c1dae57cf4d aggregatorFunctionUpsertEvent { feedPubkey: pubkey, value: BorshDecimal, timestamp: i64 }
    type AggregatorAddJobParams { weight: Option<u8> }
    type AggregatorCloseParams { stateBump: u8, permissionBump: u8, leaseBump: u8 }
    type AggregatorFunctionUpsertParams { name: [u8; 32], value: BorshDecimal }
    type AggregatorInitParams { name: [u8; 32], metadata: [u8; 128], batchSize: u32, minOracleResults: u32, minJobResults: u32, minUpdateDelaySeconds: u32, startAfter: i64, varianceThreshold: BorshDecimal, forceReportPeriod: i64, expiration: i64, stateBump: u8, disableCrank: bool }
    type AggregatorLockParams {}
    type AggregatorOpenRoundParams { stateBump: u8, leaseBump: u8, permissionBump: u8, jitter: u8 }
    type AggregatorRemoveJobParams { jobIdx: u32 }
    type AggregatorSaveResultParams { oracleIdx: u32, error: bool, value: BorshDecimal, jobsChecksum: [u8; 32], minResponse: BorshDecimal, maxResponse: BorshDecimal, feedPermissionBump: u8, oraclePermissionBump: u8, leaseBump: u8, stateBump: u8 }
    type AggregatorSetAuthorityParams {}
    type AggregatorSetConfigParams { name: Option<[u8; 32]>, metadata: Option<[u8; 128]>, minUpdateDelaySeconds: Option<u32>, minJobResults: Option<u32>, batchSize: Option<u32>, minOracleResults: Option<u32>, forceReportPeriod: Option<u32>, varianceThreshold: Option<BorshDecimal>, basePriorityFee: Option<u32>, priorityFeeBump: Option<u32>, priorityFeeBumpPeriod: Option<u32>, maxPriorityFeeMultiplier: Option<u32>, disableCrank: Option<bool> }
    type AggregatorSetHistoryBufferParams {}
    type AggregatorSetQueueParams {}
    type AggregatorSetResolutionModeParams { mode: u8 }
    type AggregatorTeeSaveResultParams { value: BorshDecimal, jobsChecksum: [u8; 32], minResponse: BorshDecimal, maxResponse: BorshDecimal, feedPermissionBump: u8, oraclePermissionBump: u8, leaseBump: u8, stateBump: u8 }
    type BufferRelayerInitParams { name: [u8; 32], minUpdateDelaySeconds: u32, stateBump: u8 }
    type BufferRelayerOpenRoundParams { stateBump: u8, permissionBump: u8 }
    type BufferRelayerSaveResultParams { stateBump: u8, permissionBump: u8, result: bytes, success: bool }
    type CrankInitParams { name: bytes, metadata: bytes, crankSize: u32 }
    type CrankPopParams { stateBump: u8, leaseBumps: bytes, permissionBumps: bytes, nonce: Option<u32>, failOpenOnAccountMismatch: Option<bool> }
    type CrankPopParamsV2 { stateBump: u8, leaseBumps: bytes, permissionBumps: bytes, nonce: Option<u32>, failOpenOnAccountMismatch: Option<bool>, popIdx: Option<u32> }
    type CrankPushParams { stateBump: u8, permissionBump: u8, notifiRef: Option<[u8; 64]> }
    type JobInitParams { name: [u8; 32], expiration: i64, stateBump: u8, data: bytes, size: Option<u32> }
    type JobSetDataParams { data: bytes, chunkIdx: u8 }
    type LeaseExtendParams { loadAmount: u64, leaseBump: u8, stateBump: u8, walletBumps: bytes }
    type LeaseInitParams { loadAmount: u64, withdrawAuthority: pubkey, leaseBump: u8, stateBump: u8, walletBumps: bytes }
    type LeaseSetAuthorityParams {}
    type LeaseWithdrawParams { stateBump: u8, leaseBump: u8, amount: u64 }
    type OracleHeartbeatParams { permissionBump: u8 }
    type OracleInitParams { name: bytes, metadata: bytes, stateBump: u8, oracleBump: u8 }
    type OracleQueueInitParams { name: [u8; 32], metadata: [u8; 64], reward: u64, minStake: u64, feedProbationPeriod: u32, oracleTimeout: u32, slashingEnabled: bool, varianceToleranceMultiplier: BorshDecimal, consecutiveFeedFailureLimit: u64, consecutiveOracleFailureLimit: u64, queueSize: u32, unpermissionedFeeds: bool, unpermissionedVrf: bool, enableBufferRelayers: bool, enableTeeOnly: bool }
    type OracleQueueSetConfigParams { name: Option<[u8; 32]>, metadata: Option<[u8; 64]>, unpermissionedFeedsEnabled: Option<bool>, unpermissionedVrfEnabled: Option<bool>, enableBufferRelayers: Option<bool>, varianceToleranceMultiplier: Option<BorshDecimal>, slashingEnabled: Option<bool>, reward: Option<u64>, minStake: Option<u64>, oracleTimeout: Option<u32>, consecutiveFeedFailureLimit: Option<u64>, consecutiveOracleFailureLimit: Option<u64>, enableTeeOnly: Option<bool> }
    type OracleTeeHeartbeatParams { permissionBump: u8 }
    type OracleWithdrawParams { stateBump: u8, permissionBump: u8, amount: u64 }
    type PermissionInitParams {}
    type PermissionSetParams { permission: SwitchboardPermission, enable: bool }
    type ProgramConfigParams { token: pubkey, bump: u8, daoMint: pubkey, addEnclaves: Vec<[u8; 32]>, rmEnclaves: Vec<[u8; 32]> }
    type ProgramInitParams { stateBump: u8 }
    type SetBumpsParams { stateBump: u8 }
    type VaultTransferParams { stateBump: u8, amount: u64 }
    type VrfCloseParams { stateBump: u8, permissionBump: u8 }
    type VrfInitParams { callback: Callback, stateBump: u8 }
    type VrfLiteCloseParams {}
    type VrfLiteInitParams { callback: Option<Callback>, stateBump: u8, expiration: Option<i64> }
    type VrfLiteProveAndVerifyParams { nonce: Option<u32>, proof: bytes, proofEncoded: string, counter: u128 }
    type VrfLiteRequestRandomnessParams { callback: Option<Callback> }
    type VrfPoolAddParams {}
    type VrfPoolInitParams { maxRows: u32, minInterval: u32, stateBump: u8 }
    type VrfPoolRemoveParams {}
    type VrfPoolRequestParams { callback: Option<Callback> }
    type VrfProveAndVerifyParams { nonce: Option<u32>, stateBump: u8, idx: u32, proof: bytes, proofEncoded: string, counter: u128 }
    type VrfRequestRandomnessParams { permissionBump: u8, stateBump: u8 }
    type VrfSetCallbackParams { callback: Callback }
    type Callback { programId: pubkey, accounts: Vec<AccountMetaBorsh>, ixData: bytes }
    type EcvrfProofZC { gamma: EdwardsPointZC, c: Scalar, s: Scalar }
    type Scalar { bytes: [u8; 32] }
    type FieldElementZC { bytes: [u64; 5] }
    type CompletedPointZC { x: FieldElementZC, y: FieldElementZC, z: FieldElementZC, t: FieldElementZC }
    type EdwardsPointZC { x: FieldElementZC, y: FieldElementZC, z: FieldElementZC, t: FieldElementZC }
    type EcvrfIntermediate { r: FieldElementZC, nS: FieldElementZC, d: FieldElementZC, t13: FieldElementZC, t15: FieldElementZC }
    type BorshDecimal { mantissa: i128, scale: u32 }
    type Hash { data: [u8; 32] }
    type SlidingWindowElement { oracleKey: pubkey, value: SwitchboardDecimal, slot: u64, timestamp: i64 }
    type AggregatorRound { numSuccess: u32, numError: u32, isClosed: bool, roundOpenSlot: u64, roundOpenTimestamp: i64, result: SwitchboardDecimal, stdDeviation: SwitchboardDecimal, minResponse: SwitchboardDecimal, maxResponse: SwitchboardDecimal, oraclePubkeysData: [pubkey; 16], mediansData: [SwitchboardDecimal; 16], currentPayout: [i64; 16], mediansFulfilled: [bool; 16], errorsFulfilled: [bool; 16] }
    type SwitchboardDecimal { mantissa: i128, scale: u32 }
    type OracleMetrics { consecutiveSuccess: u64, consecutiveError: u64, consecutiveDisagreement: u64, consecutiveLateResponse: u64, consecutiveFailure: u64, totalSuccess: u128, totalError: u128, totalDisagreement: u128, totalLateResponse: u128 }
    type VrfBuilder { producer: pubkey, status: VrfStatus, reprProof: [u8; 80], proof: EcvrfProofZC, yPoint: pubkey, stage: u32, stage1Out: EcvrfIntermediate, r1: EdwardsPointZC, r2: EdwardsPointZC, stage3Out: EcvrfIntermediate, hPoint: EdwardsPointZC, sReduced: Scalar, yPointBuilder: [FieldElementZC; 3], yRistrettoPoint: EdwardsPointZC, mulRound: u8, hashPointsRound: u8, mulTmp1: CompletedPointZC, uPoint1: EdwardsPointZC, uPoint2: EdwardsPointZC, vPoint1: EdwardsPointZC, vPoint2: EdwardsPointZC, uPoint: EdwardsPointZC, vPoint: EdwardsPointZC, u1: FieldElementZC, u2: FieldElementZC, invertee: FieldElementZC, y: FieldElementZC, z: FieldElementZC, p1Bytes: [u8; 32], p2Bytes: [u8; 32], p3Bytes: [u8; 32], p4Bytes: [u8; 32], cPrimeHashbuf: [u8; 16], m1: FieldElementZC, m2: FieldElementZC, txRemaining: u32, verified: bool, result: [u8; 32] }
    type AccountMetaZC { pubkey: pubkey, isSigner: bool, isWritable: bool }
    type AccountMetaBorsh { pubkey: pubkey, isSigner: bool, isWritable: bool }
    type CallbackZC { programId: pubkey, accounts: [AccountMetaZC; 32], accountsLen: u32, ixData: [u8; 1024], ixDataLen: u32 }
    type VrfRound { alpha: [u8; 256], alphaLen: u32, requestSlot: u64, requestTimestamp: i64, result: [u8; 32], numVerified: u32, ebuf: [u8; 256] }
    type BufferRelayerRound { numSuccess: u32, numError: u32, roundOpenSlot: u64, roundOpenTimestamp: i64, oraclePubkey: pubkey }
    type AggregatorResolutionMode = ModeRoundResolution | ModeSlidingResolution
    type SwitchboardPermission = PermitOracleHeartbeat | PermitOracleQueueUsage | PermitVrfRequests
    type VrfStatus = StatusNone | StatusRequesting | StatusVerifying | StatusVerified | StatusCallbackSuccess | StatusVerifyFailure
    error 6000 ArrayOperationError Illegal operation on a Switchboard array.
    error 6001 QueueOperationError Illegal operation on a Switchboard queue.
    error 6002 IncorrectProgramOwnerError An account required to be owned by the program has a different owner.
    error 6003 InvalidAggregatorRound Aggregator is not currently populated with a valid round.
    error 6004 TooManyAggregatorJobs Aggregator cannot fit any more jobs.
    error 6005 AggregatorCurrentRoundClosed Aggregator's current round is closed. No results are being accepted.
    error 6006 AggregatorInvalidSaveResult Aggregator received an invalid save result instruction.
    error 6007 InvalidStrDecimalConversion Failed to convert string to decimal format.
    error 6008 AccountLoaderMissingSignature AccountLoader account is missing a required signature.
    error 6009 MissingRequiredSignature Account is missing a required signature.
    error 6010 ArrayOverflowError The attempted action will overflow a zero-copy account array.
    error 6011 ArrayUnderflowError The attempted action will underflow a zero-copy account array.
    error 6012 PubkeyNotFoundError The queried public key was not found.
    error 6013 AggregatorIllegalRoundOpenCall Aggregator round open called too early.
    error 6014 AggregatorIllegalRoundCloseCall Aggregator round close called too early.
    error 6015 AggregatorClosedError Aggregator is closed. Illegal action.
    error 6016 IllegalOracleIdxError Illegal oracle index.
    error 6017 OracleAlreadyRespondedError The provided oracle has already responded this round.
    error 6018 ProtoDeserializeError Failed to deserialize protocol buffer.
    error 6019 UnauthorizedStateUpdateError Unauthorized program state modification attempted.
    error 6020 MissingOracleAccountsError Not enough oracle accounts provided to closeRounds.
    error 6021 OracleMismatchError An unexpected oracle account was provided for the transaction.
    error 6022 CrankMaxCapacityError Attempted to push to a Crank that's at capacity
    error 6023 AggregatorLeaseInsufficientFunds Aggregator update call attempted but attached lease has insufficient funds.
    error 6024 IncorrectTokenAccountMint The provided token account does not point to the Switchboard token mint.
    error 6025 InvalidEscrowAccount An invalid escrow account was provided.
    error 6026 CrankEmptyError Crank empty. Pop failed.
    error 6027 PdaDeriveError Failed to derive a PDA from the provided seed.
    error 6028 AggregatorAccountNotFound Aggregator account missing from provided account list.
    error 6029 PermissionAccountNotFound Permission account missing from provided account list.
    error 6030 LeaseAccountDeriveFailure Failed to derive a lease account.
    error 6031 PermissionAccountDeriveFailure Failed to derive a permission account.
    error 6032 EscrowAccountNotFound Escrow account missing from provided account list.
    error 6033 LeaseAccountNotFound Lease account missing from provided account list.
    error 6034 DecimalConversionError Decimal conversion method failed.
    error 6035 PermissionDenied Permission account is missing required flags for the given action.
    error 6036 QueueAtCapacity Oracle queue is at lease capacity.
    error 6037 ExcessiveCrankRowsError Data feed is already pushed on a crank.
    error 6038 AggregatorLockedError Aggregator is locked, no setting modifications or job additions allowed.
    error 6039 AggregatorInvalidBatchSizeError Aggregator invalid batch size.
    error 6040 AggregatorJobChecksumMismatch Oracle provided an incorrect aggregator job checksum.
    error 6041 IntegerOverflowError An integer overflow occurred.
    error 6042 InvalidUpdatePeriodError Minimum update period is 5 seconds.
    error 6043 NoResultsError Aggregator round evaluation attempted with no results.
    error 6044 InvalidExpirationError An expiration constraint was broken.
    error 6045 InsufficientStakeError An account provided insufficient stake for action.
    error 6046 LeaseInactiveError The provided lease account is not active.
    error 6047 NoAggregatorJobsFound No jobs are currently included in the aggregator.
    error 6048 IntegerUnderflowError An integer underflow occurred.
    error 6049 OracleQueueMismatch An invalid oracle queue account was provided.
    error 6050 OracleWalletMismatchError An unexpected oracle wallet account was provided for the transaction.
    error 6051 InvalidBufferAccountError An invalid buffer account was provided.
    error 6052 InsufficientOracleQueueError Insufficient oracle queue size.
    error 6053 InvalidAuthorityError Invalid authority account provided.
    error 6054 InvalidTokenAccountMintError A provided token wallet is associated with an incorrect mint.
    error 6055 ExcessiveLeaseWithdrawlError You must leave enough funds to perform at least 1 update in the lease.
    error 6056 InvalideHistoryAccountError Invalid history account provided.
    error 6057 InvalidLeaseAccountEscrowError Invalid lease account escrow.
    error 6058 InvalidCrankAccountError Invalid crank provided.
    error 6059 CrankNoElementsReadyError No elements ready to be popped.
    error 6060 IndexOutOfBoundsError Index out of bounds
    error 6061 VrfInvalidRequestError Invalid vrf request params
    error 6062 VrfInvalidProofSubmissionError Vrf proof failed to verify
    error 6063 VrfVerifyError Error in verifying vrf proof.
    error 6064 VrfCallbackError Vrf callback function failed.
    error 6065 VrfCallbackParamsError Invalid vrf callback params provided.
    error 6066 VrfCallbackAlreadyCalledError Vrf callback has already been triggered.
    error 6067 VrfInvalidPubkeyError The provided pubkey is invalid to use in ecvrf proofs
    error 6068 VrfTooManyVerifyCallsError Number of required verify calls exceeded
    error 6069 VrfRequestAlreadyLaunchedError Vrf request is already pending
    error 6070 VrfInsufficientVerificationError Insufficient amount of proofs collected for VRF callback
    error 6071 InvalidVrfProducerError An incorrect oracle attempted to submit a proof
    error 6072 InvalidGovernancePidError Invalid SPLGovernance Account Supplied
    error 6073 InvalidGovernanceAccountError An Invalid Governance Account was supplied
    error 6074 MissingOptionalAccount Expected an optional account
    error 6075 InvalidSpawnRecordOwner Invalid Owner for Spawn Record
    error 6076 NoopError Noop error
    error 6077 MissingRequiredAccountsError A required instruction account was not included
    error 6078 InvalidMintError Invalid mint account passed for instruction
    error 6079 InvalidTokenAccountKeyError An invalid token account was passed into the instruction
    error 6080 InvalidJobAccountError
    error 6081 VoterStakeRegistryError
    error 6082 AccountDiscriminatorMismatch Account discriminator did not match.
    error 6083 FuckingImpossibleError This error is fucking impossible.
    error 6084 InvalidVrfRound Responding to the wrong VRF round
    error 6085 JobSizeExceeded Job size has exceeded the max of 6400 bytes
    error 6086 JobChunksExceeded Job loading can only support a maximum of 8 chunks
    error 6087 JobDataLocked Job has finished initializing and is immutable
    error 6088 JobNotInitialized Job account has not finished initializing
    error 6089 BufferRelayerIllegalRoundOpenCall BufferRelayer round open called too early.
    error 6090 InvalidSliderAccount Invalid slider account.
    error 6091 VrfLiteHasExistingPool VRF lite account belongs to an existing pool.
    error 6092 VrfPoolFull VRF pool is at max capacity.
    error 6093 VrfPoolEmpty VRF pool is empty.
    error 6094 VrfAccountNotFound Failed to find VRF account in remaining accounts array.
    error 6095 AccountCloseNotReady Account is not ready to be closed.
    error 6096 VrfPoolRequestTooSoon VRF requested too soon.
    error 6097 VrfPoolMiss VRF pool miss.
    error 6098 VrfLiteOwnedByPool VRF lite belongs to a pool.
    error 6099 InsufficientTokenBalance Escrow has insufficient funds to perform this action.
    error 6100 InvalidQuoteError Invalid SAS quote account
    error 6101 InvalidHistoryAccountError
    error 6102 GenericError
    error 6103 InvalidAuthorityState
  `,
});
