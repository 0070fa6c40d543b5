import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const stakeSol = (amount: string): Meaning => ({
  sentence: `Stake {${amount}} in the pool {stakePool}`,
  amounts: { [amount]: 'sol' },
});
const depositStake: Meaning = { sentence: 'Deposit the stake {stakeDepositing} into the pool {stakePool}' };
const withdrawStake: Meaning = {
  sentence: 'Withdraw stake for {poolTokensIn} from the pool {stakePool}',
  amounts: { poolTokensIn: 'burnFrom' },
};
const withdrawSol: Meaning = {
  sentence: 'Unstake {poolTokensIn} from the pool {stakePool}',
  amounts: { poolTokensIn: 'burnFrom' },
};
const moveStake = (rest: string): Meaning => ({
  sentence: `Move {lamports} ${rest}`,
  amounts: { lamports: 'sol' },
});

export default defineInterface({
  key: 'spl-stake-pool',
  name: 'SPL Stake Pool',
  programs: [
    'SPoo1Ku8WFXoNDMHPsrGSTSG1Y47rzgn41SLUNakuHy',
    'SP12tWFxD9oJsVWNavTTBZvMbA6gkAmxtVgxdqvyvhY',
    'SPMBzsVUuoHA4Jm6KunbsotaahvVikZs1JyTW6iJvbn',
  ],
  category: 'staking',
  source:
    'solana-program/stake-pool `program/src/instruction.rs`, `state.rs`, `error.rs`; Sanctum runs the same program under two more addresses',
  meaning: {
    initialize: { sentence: 'Create the stake pool {stakePool} for {poolMint}' },
    depositSol: stakeSol('lamportsIn'),
    depositSolWithSlippage: stakeSol('lamportsIn'),
    depositStake,
    depositStakeWithSlippage: depositStake,
    withdrawStake,
    withdrawStakeWithSlippage: withdrawStake,
    withdrawSol,
    withdrawSolWithSlippage: withdrawSol,
    updateValidatorListBalance: {
      sentence: 'Update the validator list balance of the pool {stakePool}',
      minor: true,
    },
    updateStakePoolBalance: { sentence: 'Update the balance of the pool {stakePool}', minor: true },
    cleanupRemovedValidatorEntries: {
      sentence: 'Clean up removed validators of the pool {stakePool}',
      minor: true,
    },
    addValidatorToPool: { sentence: 'Add the validator {voteAccount} to the pool {stakePool}' },
    removeValidatorFromPool: { sentence: 'Remove {validatorStakeAccount} from the pool {stakePool}' },
    increaseValidatorStake: moveStake('of {stakePool} to the validator {voteAccount}'),
    increaseAdditionalValidatorStake: moveStake('of {stakePool} to the validator {voteAccount}'),
    decreaseValidatorStake: moveStake('of {stakePool} away from {validatorStakeAccount}'),
    decreaseAdditionalValidatorStake: moveStake('of {stakePool} away from {validatorStakeAccount}'),
    decreaseValidatorStakeWithReserve: moveStake('of {stakePool} away from {validatorStakeAccount}'),
    setPreferredValidator: { sentence: 'Set the preferred validator of the pool {stakePool}' },
    setFee: { sentence: 'Set a fee of the pool {stakePool}' },
    setManager: { sentence: 'Set the manager of the pool {stakePool} to {newManager}' },
    setStaker: { sentence: 'Set the staker of the pool {stakePool} to {newStaker}' },
    setFundingAuthority: { sentence: 'Set a funding authority of the pool {stakePool}' },
    createTokenMetadata: { sentence: 'Create the metadata of {poolMint} named {name}' },
    updateTokenMetadata: { sentence: 'Update the token metadata of {stakePool} to {name}' },
  },
  interface: `
    instruction 00 initialize(fee: Fee, withdrawalFee: Fee, depositFee: Fee, referralFee: u8, maxValidators: u32): stakePool manager staker withdrawAuthority validatorList reserveStake poolMint managerFeeAccount tokenProgram
    instruction 01 addValidatorToPool(seed: u32): stakePool staker reserveStake withdrawAuthority validatorList validatorStakeAccount voteAccount rent clock stakeHistory stakeConfig systemProgram stakeProgram
    instruction 02 removeValidatorFromPool(): stakePool staker withdrawAuthority validatorList validatorStakeAccount transientStakeAccount clock stakeProgram
    instruction 03 decreaseValidatorStake(lamports: u64, transientStakeSeed: u64): stakePool staker withdrawAuthority validatorList validatorStakeAccount transientStakeAccount clock rent systemProgram stakeProgram
    instruction 04 increaseValidatorStake(lamports: u64, transientStakeSeed: u64): stakePool staker withdrawAuthority validatorList reserveStake transientStakeAccount validatorStakeAccount voteAccount clock rent stakeHistory stakeConfig systemProgram stakeProgram
    instruction 05 setPreferredValidator(validatorType: PreferredValidatorType, validatorVoteAddress: Option<pubkey>): stakePool staker validatorList
    instruction 06 updateValidatorListBalance(startIndex: u32, noMerge: bool): stakePool withdrawAuthority validatorList reserveStake clock stakeHistory stakeProgram
    instruction 07 updateStakePoolBalance(): stakePool withdrawAuthority validatorList reserveStake managerFeeAccount poolMint tokenProgram
    instruction 08 cleanupRemovedValidatorEntries(): stakePool validatorList
    instruction 09 depositStake(): stakePool validatorList stakeDepositAuthority withdrawAuthority stakeDepositing validatorStakeAccount reserveStake mintTo managerFeeAccount referralFeeDest poolMint clock stakeHistory tokenProgram stakeProgram
    instruction 0a withdrawStake(poolTokensIn: u64): stakePool validatorList withdrawAuthority splitFrom splitTo beneficiary transferAuthority burnFrom managerFeeAccount poolMint clock tokenProgram stakeProgram
    instruction 0b setManager(): stakePool manager newManager newManagerFeeAccount
    instruction 0c setFee(fee: FeeType): stakePool manager
    instruction 0d setStaker(): stakePool signer newStaker
    instruction 0e depositSol(lamportsIn: u64): stakePool withdrawAuthority reserveStake depositFrom mintTo managerFeeAccount referralFeeDest poolMint systemProgram tokenProgram solDepositAuthority?
    instruction 0f setFundingAuthority(authority: FundingType): stakePool manager newFundingAuthority
    instruction 10 withdrawSol(poolTokensIn: u64): stakePool withdrawAuthority transferAuthority burnFrom reserveStake withdrawTo managerFeeAccount poolMint clock stakeHistory stakeProgram tokenProgram solWithdrawAuthority?
    instruction 11 createTokenMetadata(name: string, symbol: string, uri: string): stakePool manager withdrawAuthority poolMint payer metadata metadataProgram systemProgram
    instruction 12 updateTokenMetadata(name: string, symbol: string, uri: string): stakePool manager withdrawAuthority metadata metadataProgram
    instruction 13 increaseAdditionalValidatorStake(lamports: u64, transientStakeSeed: u64, ephemeralStakeSeed: u64): stakePool staker withdrawAuthority validatorList reserveStake ephemeralStakeAccount transientStakeAccount validatorStakeAccount voteAccount clock stakeHistory stakeConfig systemProgram stakeProgram
    instruction 14 decreaseAdditionalValidatorStake(lamports: u64, transientStakeSeed: u64, ephemeralStakeSeed: u64): stakePool staker withdrawAuthority validatorList reserveStake validatorStakeAccount ephemeralStakeAccount transientStakeAccount clock stakeHistory systemProgram stakeProgram
    instruction 15 decreaseValidatorStakeWithReserve(lamports: u64, transientStakeSeed: u64): stakePool staker withdrawAuthority validatorList reserveStake validatorStakeAccount transientStakeAccount clock stakeHistory systemProgram stakeProgram
    instruction 17 depositStakeWithSlippage(minimumPoolTokensOut: u64): stakePool validatorList stakeDepositAuthority withdrawAuthority stakeDepositing validatorStakeAccount reserveStake mintTo managerFeeAccount referralFeeDest poolMint clock stakeHistory tokenProgram stakeProgram
    instruction 18 withdrawStakeWithSlippage(poolTokensIn: u64, minimumLamportsOut: u64): stakePool validatorList withdrawAuthority splitFrom splitTo beneficiary transferAuthority burnFrom managerFeeAccount poolMint clock tokenProgram stakeProgram
    instruction 19 depositSolWithSlippage(lamportsIn: u64, minimumPoolTokensOut: u64): stakePool withdrawAuthority reserveStake depositFrom mintTo managerFeeAccount referralFeeDest poolMint systemProgram tokenProgram solDepositAuthority?
    instruction 1a withdrawSolWithSlippage(poolTokensIn: u64, minimumLamportsOut: u64): stakePool withdrawAuthority transferAuthority burnFrom reserveStake withdrawTo managerFeeAccount poolMint clock stakeHistory stakeProgram tokenProgram solWithdrawAuthority?
    account 01 StakePool { manager: pubkey, staker: pubkey, stakeDepositAuthority: pubkey, stakeWithdrawBumpSeed: u8, validatorList: pubkey, reserveStake: pubkey, poolMint: pubkey, managerFeeAccount: pubkey, tokenProgram: pubkey, totalLamports: u64, poolTokenSupply: u64, lastUpdateEpoch: u64, lockup: Lockup, epochFee: Fee, nextEpochFee: FutureFee, preferredDepositValidator: Option<pubkey>, preferredWithdrawValidator: Option<pubkey>, stakeDepositFee: Fee, stakeWithdrawalFee: Fee, nextStakeWithdrawalFee: FutureFee, stakeReferralFee: u8, solDepositAuthority: Option<pubkey>, solDepositFee: Fee, solReferralFee: u8, solWithdrawAuthority: Option<pubkey>, solWithdrawalFee: Fee, nextSolWithdrawalFee: FutureFee, lastEpochPoolTokenSupply: u64, lastEpochTotalLamports: u64 }
    account 02 ValidatorList { maxValidators: u32, validators: Vec<ValidatorStake> }
    type Fee { denominator: u64, numerator: u64 }
    type FutureFee = None | One(Fee) | Two(Fee)
    type Lockup { unixTimestamp: i64, epoch: u64, custodian: pubkey }
    type FeeType = SolReferral(u8) | StakeReferral(u8) | Epoch(Fee) | StakeWithdrawal(Fee) | SolDeposit(Fee) | StakeDeposit(Fee) | SolWithdrawal(Fee)
    type FundingType = StakeDeposit | SolDeposit | SolWithdraw
    type PreferredValidatorType = Deposit | Withdraw
    type ValidatorStake { activeLamports: u64, transientLamports: u64, lastUpdateEpoch: u64, transientSeedSuffix: u64, unused: u32, validatorSeedSuffix: u32, status: StakeStatus, voteAccount: pubkey }
    type StakeStatus = Active | DeactivatingTransient | ReadyForRemoval | DeactivatingValidator | DeactivatingAll
    error 0 AlreadyInUse
    error 1 InvalidProgramAddress
    error 2 InvalidState
    error 3 CalculationFailure
    error 4 FeeTooHigh
    error 5 WrongAccountMint
    error 6 WrongManager
    error 7 SignatureMissing
    error 8 InvalidValidatorStakeList
    error 9 InvalidFeeAccount
    error 10 WrongPoolMint
    error 11 WrongStakeStake
    error 12 UserStakeNotActive
    error 13 ValidatorAlreadyAdded
    error 14 ValidatorNotFound
    error 15 InvalidStakeAccountAddress
    error 16 StakeListOutOfDate
    error 17 StakeListAndPoolOutOfDate
    error 18 UnknownValidatorStakeAccount
    error 19 WrongMintingAuthority
    error 20 UnexpectedValidatorListAccountSize
    error 21 WrongStaker
    error 22 NonZeroPoolTokenSupply
    error 23 StakeLamportsNotEqualToMinimum
    error 24 IncorrectDepositVoteAddress
    error 25 IncorrectWithdrawVoteAddress
    error 26 InvalidMintFreezeAuthority
    error 27 FeeIncreaseTooHigh
    error 28 WithdrawalTooSmall
    error 29 DepositTooSmall
    error 30 InvalidStakeDepositAuthority
    error 31 InvalidSolDepositAuthority
    error 32 InvalidPreferredValidator
    error 33 TransientAccountInUse
    error 34 InvalidSolWithdrawAuthority
    error 35 SolWithdrawalTooLarge
    error 36 InvalidMetadataAccount
    error 37 UnsupportedMintExtension
    error 38 UnsupportedFeeAccountExtension
    error 39 ExceededSlippage Instruction exceeds desired slippage limit
    error 40 IncorrectMintDecimals
    error 41 ReserveDepleted
    error 42 MissingRequiredSysvar Missing required sysvar account
    error 43 EpochRewardDistributionInProgress Epoch reward distribution is currently in progress, stakes are still being updated
    error 44 TooManyValidatorsInPool The stake pool has too many validators in the pool
  `,
});
