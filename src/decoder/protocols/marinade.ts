import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'marinade',
  name: 'Marinade',
  programs: ['MarBmsSgKXdrN1egZf5sqe1TMai9K1rChYNDJgjq7aD'],
  category: 'staking',
  source:
    'layouts of sevenlabs-hq/carbon `marinade-finance-decoder`; errors of marinade-finance/liquid-staking-program',
  meaning: {
    deposit: { sentence: 'Stake {lamports} with Marinade', amounts: { lamports: 'sol' } },
    depositStakeAccount: { sentence: 'Deposit the stake {stakeAccount} at Marinade' },
    liquidUnstake: {
      sentence: 'Unstake {msolAmount} from Marinade instantly',
      amounts: { msolAmount: 'mint:msolMint' },
    },
    orderUnstake: {
      sentence: 'Order a delayed unstake of {msolAmount} from Marinade',
      amounts: { msolAmount: 'mint:msolMint' },
    },
    claim: { sentence: 'Claim the unstaked SOL of the ticket {ticketAccount}' },
    withdrawStakeAccount: {
      sentence: 'Withdraw stake for {msolAmount} from Marinade to {beneficiary}',
      amounts: { msolAmount: 'mint:msolMint' },
    },
    addLiquidity: { sentence: 'Add {lamports} to Marinade’s liquidity', amounts: { lamports: 'sol' } },
    removeLiquidity: {
      sentence: 'Remove {tokens} from Marinade’s liquidity',
      amounts: { tokens: 'mint:lpMint' },
    },
    stakeReserve: { sentence: 'Delegate Marinade’s reserve to {validatorVote}' },
    updateActive: { sentence: 'Update the stake {stakeAccount} of Marinade' },
    updateDeactivated: { sentence: 'Update the deactivated stake {stakeAccount} of Marinade' },
    deactivateStake: { sentence: 'Deactivate the stake {stakeAccount} of Marinade' },
    mergeStakes: { sentence: 'Merge {sourceStake} into {destinationStake}' },
    redelegate: { sentence: 'Redelegate the stake {stakeAccount} of Marinade to {destValidatorAccount}' },
    addValidator: { sentence: 'Add the validator {validatorVote} to Marinade' },
    removeValidator: { sentence: 'Remove the validator {validatorVote} from Marinade' },
    setValidatorScore: { sentence: 'Set the score of {validatorVote} to {score}' },
    emergencyUnstake: { sentence: 'Unstake {stakeAccount} of Marinade from its validator' },
    partialUnstake: { sentence: 'Unstake part of {stakeAccount} of Marinade from its validator' },
    pause: { sentence: 'Pause {state}' },
    resume: { sentence: 'Resume {state}' },
  },
  interface: `
    instruction b59d59438fb63448 addLiquidity(lamports: u64): state lpMint lpMintAuthority liqPoolMsolLeg liqPoolSolLegPda transferFrom mintTo systemProgram tokenProgram
    instruction fa7135368d75d7b9 addValidator(score: u32): state managerAuthority validatorList validatorVote duplicationFlag rentPayer clock rent systemProgram
    instruction 326a426863769158 changeAuthority(data: ChangeAuthorityData): state adminAuthority
    instruction 3ec6d6c1d59f6cd2 claim(): state reservePda ticketAccount transferSolTo clock systemProgram
    instruction 0a18a8775630e111 configLp(params: ConfigLpParams): state adminAuthority
    instruction 43032272beb9113e configMarinade(params: ConfigMarinadeParams): state adminAuthority
    instruction 1b5a61d111730728 configValidatorSystem(extraRuns: u32): state managerAuthority
    instruction a59ee561a8dcbbe1 deactivateStake(stakeIndex: u32, validatorIndex: u32): state reservePda validatorList stakeList stakeAccount stakeDepositAuthority splitStakeAccount splitStakeRentPayer clock rent epochSchedule stakeHistory systemProgram stakeProgram
    instruction f223c68952e1f2b6 deposit(lamports: u64): state msolMint liqPoolSolLegPda liqPoolMsolLeg liqPoolMsolLegAuthority reservePda transferFrom mintTo msolMintAuthority systemProgram tokenProgram
    instruction 6e827329a466023b depositStakeAccount(validatorIndex: u32): state validatorList stakeList stakeAccount stakeAuthority duplicationFlag rentPayer msolMint mintTo msolMintAuthority clock rent systemProgram tokenProgram stakeProgram
    instruction 7b45a8c3b7d5c7d6 emergencyUnstake(stakeIndex: u32, validatorIndex: u32): state validatorManagerAuthority validatorList stakeList stakeAccount stakeDepositAuthority clock stakeProgram
    instruction afaf6d1f0d989bed initialize(data: InitializeData): state reservePda stakeList validatorList msolMint operationalSolAccount liqPool treasuryMsolAccount clock rent
    instruction 1e1e77f0bfe30c10 liquidUnstake(msolAmount: u64): state msolMint liqPoolSolLegPda liqPoolMsolLeg treasuryMsolAccount getMsolFrom getMsolFromAuthority transferSolTo systemProgram tokenProgram
    instruction d8248de1f34e7ded mergeStakes(destinationStakeIndex: u32, sourceStakeIndex: u32, validatorIndex: u32): state stakeList validatorList destinationStake sourceStake stakeDepositAuthority stakeWithdrawAuthority operationalSolAccount clock stakeHistory stakeProgram
    instruction 61a7906b75be8024 orderUnstake(msolAmount: u64): state msolMint burnMsolFrom burnMsolAuthority newTicketAccount clock rent tokenProgram
    instruction 37f1cddd2d72cda3 partialUnstake(stakeIndex: u32, validatorIndex: u32, desiredUnstakeAmount: u64): state validatorManagerAuthority validatorList stakeList stakeAccount stakeDepositAuthority reservePda splitStakeAccount splitStakeRentPayer clock rent stakeHistory systemProgram stakeProgram
    instruction d316ddfb4a79c12f pause(): state pauseAuthority
    instruction 0c247c1b806055c7 reallocStakeList(capacity: u32): state adminAuthority stakeList rentFunds systemProgram
    instruction d73bda855d8a3c7b reallocValidatorList(capacity: u32): state adminAuthority validatorList rentFunds systemProgram
    instruction d45233a0e4507423 redelegate(stakeIndex: u32, sourceValidatorIndex: u32, destValidatorIndex: u32): state validatorList stakeList stakeAccount stakeDepositAuthority reservePda splitStakeAccount splitStakeRentPayer destValidatorAccount redelegateStakeAccount clock stakeHistory stakeConfig systemProgram stakeProgram
    instruction 5055d14818ceb16c removeLiquidity(tokens: u64): state lpMint burnFrom burnFromAuthority transferSolTo transferMsolTo liqPoolSolLegPda liqPoolMsolLeg liqPoolMsolLegAuthority systemProgram tokenProgram
    instruction 1960d39ba10ea8bc removeValidator(index: u32, validatorVote: pubkey): state managerAuthority validatorList duplicationFlag operationalSolAccount
    instruction 01a633aa7f208dce resume(): state pauseAuthority
    instruction 6529ce21d86f194e setValidatorScore(index: u32, validatorVote: pubkey, score: u32): state managerAuthority validatorList
    instruction 57d917b3cd197181 stakeReserve(validatorIndex: u32): state validatorList stakeList validatorVote reservePda stakeAccount stakeDepositAuthority rentPayer clock epochSchedule rent stakeHistory stakeConfig systemProgram stakeProgram
    instruction 0443514088f55d98 updateActive(stakeIndex: u32, validatorIndex: u32): state stakeList stakeAccount stakeWithdrawAuthority reservePda msolMint msolMintAuthority treasuryMsolAccount clock stakeHistory stakeProgram tokenProgram validatorList
    instruction 10e883739c64ef32 updateDeactivated(stakeIndex: u32): state stakeList stakeAccount stakeWithdrawAuthority reservePda msolMint msolMintAuthority treasuryMsolAccount clock stakeHistory stakeProgram tokenProgram operationalSolAccount systemProgram
    instruction d355b841b7b1e9d9 withdrawStakeAccount(stakeIndex: u32, validatorIndex: u32, msolAmount: u64, beneficiary: pubkey): state msolMint burnMsolFrom burnMsolAuthority treasuryMsolAccount validatorList stakeList stakeWithdrawAuthority stakeDepositAuthority stakeAccount splitStakeAccount splitStakeRentPayer clock systemProgram tokenProgram stakeProgram
    account d8926b5e684bb6b1 State { msolMint: pubkey, adminAuthority: pubkey, operationalSolAccount: pubkey, treasuryMsolAccount: pubkey, reserveBumpSeed: u8, msolMintAuthorityBumpSeed: u8, rentExemptForTokenAcc: u64, rewardFee: Fee, stakeSystem: StakeSystem, validatorSystem: ValidatorSystem, liqPool: LiqPool, availableReserveBalance: u64, msolSupply: u64, msolPrice: u64, circulatingTicketCount: u64, circulatingTicketBalance: u64, lentFromReserve: u64, minDeposit: u64, minWithdraw: u64, stakingSolCap: u64, emergencyCoolingDown: u64, pauseAuthority: pubkey, paused: bool, delayedUnstakeFee: FeeCents, withdrawStakeAccountFee: FeeCents, withdrawStakeAccountEnabled: bool, lastStakeMoveEpoch: u64, stakeMoved: u64, maxStakeMovedPerEpoch: Fee }
    account 854d1262d301e703 TicketAccountData { stateAddress: pubkey, beneficiary: pubkey, lamportsAmount: u64, createdEpoch: u64 }
    event 1bb299ba2fc48c2d addLiquidityEvent { state: pubkey, solOwner: pubkey, userSolBalance: u64, userLpBalance: u64, solLegBalance: u64, lpSupply: u64, solAddedAmount: u64, lpMinted: u64, totalVirtualStakedLamports: u64, msolSupply: u64 }
    event bee7aaf40ee38142 addValidatorEvent { state: pubkey, validator: pubkey, index: u32, score: u32 }
    event e46f2318bb4ee08a changeAuthorityEvent { state: pubkey, adminChange: Option<PubkeyValueChange>, validatorManagerChange: Option<PubkeyValueChange>, operationalSolAccountChange: Option<PubkeyValueChange>, treasuryMsolAccountChange: Option<PubkeyValueChange>, pauseAuthorityChange: Option<PubkeyValueChange> }
    event 5d0f46aa308cd4db claimEvent { state: pubkey, epoch: u64, ticket: pubkey, beneficiary: pubkey, circulatingTicketBalance: u64, circulatingTicketCount: u64, reserveBalance: u64, userBalance: u64, amount: u64 }
    event 9fccc08a4491e094 configLpEvent { state: pubkey, minFeeChange: Option<FeeValueChange>, maxFeeChange: Option<FeeValueChange>, liquidityTargetChange: Option<U64ValueChange>, treasuryCutChange: Option<FeeValueChange> }
    event 9fa4f5725efd0309 configMarinadeEvent { state: pubkey, rewardsFeeChange: Option<FeeValueChange>, slotsForStakeDeltaChange: Option<U64ValueChange>, minStakeChange: Option<U64ValueChange>, minDepositChange: Option<U64ValueChange>, minWithdrawChange: Option<U64ValueChange>, stakingSolCapChange: Option<U64ValueChange>, liquiditySolCapChange: Option<U64ValueChange>, withdrawStakeAccountEnabledChange: Option<BoolValueChange>, delayedUnstakeFeeChange: Option<FeeCentsValueChange>, withdrawStakeAccountFeeChange: Option<FeeCentsValueChange>, maxStakeMovedPerEpochChange: Option<FeeValueChange> }
    event 0236b8da4eb5a375 deactivateStakeEvent { state: pubkey, epoch: u64, stakeIndex: u32, stakeAccount: pubkey, lastUpdateStakeDelegation: u64, splitStakeAccount: Option<SplitStakeAccountInfo>, validatorIndex: u32, validatorVote: pubkey, totalStakeTarget: u64, validatorStakeTarget: u64, totalActiveBalance: u64, delayedUnstakeCoolingDown: u64, validatorActiveBalance: u64, totalUnstakeDelta: u64, unstakedAmount: u64 }
    event 78f83d531f8e6b90 depositEvent { state: pubkey, solOwner: pubkey, userSolBalance: u64, userMsolBalance: u64, solLegBalance: u64, msolLegBalance: u64, reserveBalance: u64, solSwapped: u64, msolSwapped: u64, solDeposited: u64, msolMinted: u64, totalVirtualStakedLamports: u64, msolSupply: u64 }
    event e7cb76604b7446e4 depositStakeAccountEvent { state: pubkey, stake: pubkey, delegated: u64, withdrawer: pubkey, stakeIndex: u32, validator: pubkey, validatorIndex: u32, validatorActiveBalance: u64, totalActiveBalance: u64, userMsolBalance: u64, msolMinted: u64, totalVirtualStakedLamports: u64, msolSupply: u64 }
    event 9ff1c0e81dd03315 emergencyPauseEvent { state: pubkey }
    event ceafa9d0f1d223dd initializeEvent { state: pubkey, params: InitializeData, stakeList: pubkey, validatorList: pubkey, msolMint: pubkey, operationalSolAccount: pubkey, lpMint: pubkey, lpMsolLeg: pubkey, treasuryMsolAccount: pubkey }
    event ad05930f050ec274 liquidUnstakeEvent { state: pubkey, msolOwner: pubkey, liqPoolSolBalance: u64, liqPoolMsolBalance: u64, treasuryMsolBalance: Option<u64>, userMsolBalance: u64, userSolBalance: u64, msolAmount: u64, msolFee: u64, treasuryMsolCut: u64, solAmount: u64, lpLiquidityTarget: u64, lpMaxFee: Fee, lpMinFee: Fee, treasuryCut: Fee }
    event 499c45e9200e9641 mergeStakesEvent { state: pubkey, epoch: u64, destinationStakeIndex: u32, destinationStakeAccount: pubkey, lastUpdateDestinationStakeDelegation: u64, sourceStakeIndex: u32, sourceStakeAccount: pubkey, lastUpdateSourceStakeDelegation: u64, validatorIndex: u32, validatorVote: pubkey, extraDelegated: u64, returnedStakeRent: u64, validatorActiveBalance: u64, totalActiveBalance: u64, operationalSolBalance: u64 }
    event e43f9bf984a08771 orderUnstakeEvent { state: pubkey, ticketEpoch: u64, ticket: pubkey, beneficiary: pubkey, circulatingTicketBalance: u64, circulatingTicketCount: u64, userMsolBalance: u64, burnedMsolAmount: u64, solAmount: u64, feeBpCents: u32, totalVirtualStakedLamports: u64, msolSupply: u64 }
    event c18110f3b183f817 reallocStakeListEvent { state: pubkey, count: u32, newCapacity: u32 }
    event 46bff2a4389c820d reallocValidatorListEvent { state: pubkey, count: u32, newCapacity: u32 }
    event f14b87adccd74843 redelegateEvent { state: pubkey, epoch: u64, stakeIndex: u32, stakeAccount: pubkey, lastUpdateDelegation: u64, sourceValidatorIndex: u32, sourceValidatorVote: pubkey, sourceValidatorScore: u32, sourceValidatorBalance: u64, sourceValidatorStakeTarget: u64, destValidatorIndex: u32, destValidatorVote: pubkey, destValidatorScore: u32, destValidatorBalance: u64, destValidatorStakeTarget: u64, redelegateAmount: u64, splitStakeAccount: Option<SplitStakeAccountInfo>, redelegateStakeIndex: u32, redelegateStakeAccount: pubkey }
    event 8dc7b67b9f5ed766 removeLiquidityEvent { state: pubkey, solLegBalance: u64, msolLegBalance: u64, userLpBalance: u64, userSolBalance: u64, userMsolBalance: u64, lpMintSupply: u64, lpBurned: u64, solOutAmount: u64, msolOutAmount: u64 }
    event 43a4bec09c9ca8d2 removeValidatorEvent { state: pubkey, validator: pubkey, index: u32, operationalSolBalance: u64 }
    event 6175b77375e008e5 resumeEvent { state: pubkey }
    event 3a35edb2ee99559c setValidatorScoreEvent { state: pubkey, validator: pubkey, index: u32, scoreChange: U32ValueChange }
    event 707595b94d77be6a stakeReserveEvent { state: pubkey, epoch: u64, stakeIndex: u32, stakeAccount: pubkey, validatorIndex: u32, validatorVote: pubkey, totalStakeTarget: u64, validatorStakeTarget: u64, reserveBalance: u64, totalActiveBalance: u64, validatorActiveBalance: u64, totalStakeDelta: u64, amount: u64 }
    event fb12804bd050ae8c updateActiveEvent { state: pubkey, epoch: u64, stakeIndex: u32, stakeAccount: pubkey, validatorIndex: u32, validatorVote: pubkey, delegationChange: U64ValueChange, delegationGrowthMsolFees: Option<u64>, extraLamports: u64, extraMsolFees: Option<u64>, validatorActiveBalance: u64, totalActiveBalance: u64, msolPriceChange: U64ValueChange, rewardFeeUsed: Fee, totalVirtualStakedLamports: u64, msolSupply: u64 }
    event fc9fb193b671ba5e updateDeactivatedEvent { state: pubkey, epoch: u64, stakeIndex: u32, stakeAccount: pubkey, balanceWithoutRentExempt: u64, lastUpdateDelegatedLamports: u64, msolFees: Option<u64>, msolPriceChange: U64ValueChange, rewardFeeUsed: Fee, operationalSolBalance: u64, totalVirtualStakedLamports: u64, msolSupply: u64 }
    event 83ee27301e1ba51c withdrawStakeAccountEvent { state: pubkey, epoch: u64, stake: pubkey, lastUpdateStakeDelegation: u64, stakeIndex: u32, validator: pubkey, validatorIndex: u32, userMsolBalance: u64, userMsolAuth: pubkey, msolBurned: u64, msolFees: u64, splitStake: pubkey, beneficiary: pubkey, splitLamports: u64, feeBpCents: u32, totalVirtualStakedLamports: u64, msolSupply: u64 }
    type BoolValueChange { old: bool, new: bool }
    type ChangeAuthorityData { admin: Option<pubkey>, validatorManager: Option<pubkey>, operationalSolAccount: Option<pubkey>, treasuryMsolAccount: Option<pubkey>, pauseAuthority: Option<pubkey> }
    type ConfigLpParams { minFee: Option<Fee>, maxFee: Option<Fee>, liquidityTarget: Option<u64>, treasuryCut: Option<Fee> }
    type ConfigMarinadeParams { rewardsFee: Option<Fee>, slotsForStakeDelta: Option<u64>, minStake: Option<u64>, minDeposit: Option<u64>, minWithdraw: Option<u64>, stakingSolCap: Option<u64>, liquiditySolCap: Option<u64>, withdrawStakeAccountEnabled: Option<bool>, delayedUnstakeFee: Option<FeeCents>, withdrawStakeAccountFee: Option<FeeCents>, maxStakeMovedPerEpoch: Option<Fee> }
    type Fee { basisPoints: u32 }
    type FeeCents { bpCents: u32 }
    type FeeCentsValueChange { old: FeeCents, new: FeeCents }
    type FeeValueChange { old: Fee, new: Fee }
    type InitializeData { adminAuthority: pubkey, validatorManagerAuthority: pubkey, minStake: u64, rewardsFee: Fee, liqPool: LiqPoolInitializeData, additionalStakeRecordSpace: u32, additionalValidatorRecordSpace: u32, slotsForStakeDelta: u64, pauseAuthority: pubkey }
    type LiqPool { lpMint: pubkey, lpMintAuthorityBumpSeed: u8, solLegBumpSeed: u8, msolLegAuthorityBumpSeed: u8, msolLeg: pubkey, lpLiquidityTarget: u64, lpMaxFee: Fee, lpMinFee: Fee, treasuryCut: Fee, lpSupply: u64, lentFromSolLeg: u64, liquiditySolCap: u64 }
    type LiqPoolInitializeData { lpLiquidityTarget: u64, lpMaxFee: Fee, lpMinFee: Fee, lpTreasuryCut: Fee }
    type List { account: pubkey, itemSize: u32, count: u32, reserved1: pubkey, reserved2: u32 }
    type PubkeyValueChange { old: pubkey, new: pubkey }
    type SplitStakeAccountInfo { account: pubkey, index: u32 }
    type StakeSystem { stakeList: List, delayedUnstakeCoolingDown: u64, stakeDepositBumpSeed: u8, stakeWithdrawBumpSeed: u8, slotsForStakeDelta: u64, lastStakeDeltaEpoch: u64, minStake: u64, extraStakeDeltaRuns: u32 }
    type U32ValueChange { old: u32, new: u32 }
    type U64ValueChange { old: u64, new: u64 }
    type ValidatorSystem { validatorList: List, managerAuthority: pubkey, totalValidatorScore: u32, totalActiveBalance: u64, autoAddValidatorEnabled: u8 }
    error 6000 WrongReserveOwner Wrong reserve owner. Must be a system account
    error 6001 NonEmptyReserveData Reserve must have no data, but has data
    error 6002 InvalidInitialReserveLamports Invalid initial reserve lamports
    error 6003 ZeroValidatorChunkSize Zero validator chunk size
    error 6004 TooBigValidatorChunkSize Too big validator chunk size
    error 6005 ZeroCreditChunkSize Zero credit chunk size
    error 6006 TooBigCreditChunkSize Too big credit chunk size
    error 6007 TooLowCreditFee Too low credit fee
    error 6008 InvalidMintAuthority Invalid mint authority
    error 6009 MintHasInitialSupply Non empty initial mint supply
    error 6010 InvalidOwnerFeeState Invalid owner fee state
    error 6011 InvalidProgramId Invalid program id. For using program from another account please update id in the code
    error 6012 UnexpectedAccount Unexpected account
    error 6013 CalculationFailure Calculation failure
    error 6014 StakeAccountWithLockup You can't deposit a stake-account with lockup
    error 6015 MinStakeIsTooLow Min stake is too low
    error 6016 LpMaxFeeIsTooHigh Lp max fee is too high
    error 6017 BasisPointsOverflow Basis points overflow
    error 6018 LpFeesAreWrongWayRound LP min fee > LP max fee
    error 6019 LiquidityTargetTooLow Liquidity target too low
    error 6020 TicketNotDue Ticket not due. Wait more epochs
    error 6021 TicketNotReady Ticket not ready. Wait a few hours and try again
    error 6022 WrongBeneficiary Wrong Ticket Beneficiary
    error 6023 StakeAccountNotUpdatedYet Stake Account not updated yet
    error 6024 StakeNotDelegated Stake Account not delegated
    error 6025 StakeAccountIsEmergencyUnstaking Stake Account is emergency unstaking
    error 6026 InsufficientLiquidity Insufficient Liquidity in the Liquidity Pool
    error 6027 NotUsed6027
    error 6028 InvalidAdminAuthority Invalid admin authority
    error 6029 InvalidValidatorManager Invalid validator system manager
    error 6030 InvalidStakeListDiscriminator Invalid stake list account discriminator
    error 6031 InvalidValidatorListDiscriminator Invalid validator list account discriminator
    error 6032 TreasuryCutIsTooHigh Treasury cut is too high
    error 6033 RewardsFeeIsTooHigh Reward fee is too high
    error 6034 StakingIsCapped Staking is capped
    error 6035 LiquidityIsCapped Liquidity is capped
    error 6036 UpdateWindowIsTooLow Update window is too low
    error 6037 MinWithdrawIsTooHigh Min withdraw is too high
    error 6038 WithdrawAmountIsTooLow Withdraw amount is too low
    error 6039 DepositAmountIsTooLow Deposit amount is too low
    error 6040 NotEnoughUserFunds Not enough user funds
    error 6041 WrongTokenOwnerOrDelegate Wrong token owner or delegate
    error 6042 TooEarlyForStakeDelta Too early for stake delta
    error 6043 RequiredDelegatedStake Required delegated stake
    error 6044 RequiredActiveStake Required active stake
    error 6045 RequiredDeactivatingStake Required deactivating stake
    error 6046 DepositingNotActivatedStake Depositing not activated stake
    error 6047 TooLowDelegationInDepositingStake Too low delegation in the depositing stake
    error 6048 WrongStakeBalance Wrong deposited stake balance
    error 6049 WrongValidatorAccountOrIndex Wrong validator account or index
    error 6050 WrongStakeAccountOrIndex Wrong stake account or index
    error 6051 UnstakingOnPositiveDelta Delta stake is positive so we must stake instead of unstake
    error 6052 StakingOnNegativeDelta Delta stake is negative so we must unstake instead of stake
    error 6053 MovingStakeIsCapped Moving stake during an epoch is capped
    error 6054 StakeMustBeUninitialized Stake must be uninitialized
    error 6055 DestinationStakeMustBeDelegated Destination stake must be delegated
    error 6056 DestinationStakeMustNotBeDeactivating Destination stake must not be deactivating
    error 6057 DestinationStakeMustBeUpdated Destination stake must be updated
    error 6058 InvalidDestinationStakeDelegation Invalid destination stake delegation
    error 6059 SourceStakeMustBeDelegated Source stake must be delegated
    error 6060 SourceStakeMustNotBeDeactivating Source stake must not be deactivating
    error 6061 SourceStakeMustBeUpdated Source stake must be updated
    error 6062 InvalidSourceStakeDelegation Invalid source stake delegation
    error 6063 InvalidDelayedUnstakeTicket Invalid delayed unstake ticket
    error 6064 ReusingDelayedUnstakeTicket Reusing delayed unstake ticket
    error 6065 EmergencyUnstakingFromNonZeroScoredValidator Emergency unstaking from non zero scored validator
    error 6066 WrongValidatorDuplicationFlag Wrong validator duplication flag
    error 6067 RedepositingMarinadeStake Redepositing marinade stake
    error 6068 RemovingValidatorWithBalance Removing validator with balance
    error 6069 RedelegateOverTarget Redelegate will put validator over stake target
    error 6070 SourceAndDestValidatorsAreTheSame Source and Dest Validators are the same
    error 6071 UnregisteredMsolMinted Some mSOL tokens was minted outside of marinade contract
    error 6072 UnregisteredLPMinted Some LP tokens was minted outside of marinade contract
    error 6073 ListIndexOutOfBounds List index out of bounds
    error 6074 ListOverflow List overflow
    error 6075 AlreadyPaused Requested pause and already Paused
    error 6076 NotPaused Requested resume, but not Paused
    error 6077 ProgramIsPaused Emergency Pause is Active
    error 6078 InvalidPauseAuthority Invalid pause authority
    error 6079 SelectedStakeAccountHasNotEnoughFunds Selected Stake account has not enough funds
    error 6080 BasisPointCentsOverflow Basis point CENTS overflow
    error 6081 WithdrawStakeAccountIsNotEnabled Withdraw stake account is not enabled
    error 6082 WithdrawStakeAccountFeeIsTooHigh Withdraw stake account fee is too high
    error 6083 DelayedUnstakeFeeIsTooHigh Delayed unstake fee is too high
    error 6084 WithdrawStakeLamportsIsTooLow Withdraw stake account value is too low
    error 6085 StakeAccountRemainderTooLow Stake account remainder too low
    error 6086 ShrinkingListWithDeletingContents Capacity of the list must be not less than it's current size
    error 6087 UpgradingInvariantViolation Upgrading invariant violation
    error 6088 DelinquentUpgraderIsNotDone Delinquent upgrader is not done
    error 6089 CanonicalStakeAccountAlreadyCreated Canonical stake account for this validator already exists
    error 6090 InvalidCanonicalStakeAccountAddress Invalid canonical stake account address
    error 6091 DepositStakeAccountFeeIsTooHigh Deposit stake account fee is too high
    error 6092 DepositSolFeeIsTooHigh Deposit SOL fee is too high
  `,
});
