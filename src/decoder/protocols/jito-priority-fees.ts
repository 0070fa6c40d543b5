import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jito-priority-fees',
  name: 'Jito Priority fee distribution',
  programs: ['Priority6weCZ5HwDn29NxLFpb7TDp2iLZ6XKc5e8d3'],
  category: 'staking',
  source:
    'the program’s own Anchor IDL (jito-foundation/jito-programs `jito_priority_fee_distribution.json`)',
  meaning: {
    claim: { sentence: 'Claim {amount} of priority fees for {claimant}', amounts: { amount: 'sol' } },
    transferPriorityFeeTips: {
      sentence: 'Distribute {lamports} of priority fees to stakers',
      amounts: { lamports: 'sol' },
    },
    initializePriorityFeeDistributionAccount: {
      sentence: 'Open {priorityFeeDistributionAccount} for the fees of {validatorVoteAccount}',
    },
    closePriorityFeeDistributionAccount: {
      sentence: 'Close {priorityFeeDistributionAccount} of {validatorVoteAccount}',
    },
    closeClaimStatus: { sentence: 'Close the claim {claimStatus}' },
    uploadMerkleRoot: { sentence: 'Upload the merkle root of {priorityFeeDistributionAccount}' },
  },
  interface: `
    instruction 3ec6d6c1d59f6cd2 claim(bump: u8, amount: u64, proof: Vec<[u8; 32]>): config priorityFeeDistributionAccount merkleRootUploadAuthority claimStatus claimant payer systemProgram
    instruction a3d6bfa5f5bc11b9 closeClaimStatus(): claimStatus claimStatusPayer
    instruction 7f8f47884eb5d265 closePriorityFeeDistributionAccount(epoch: u64): config expiredFundsAccount priorityFeeDistributionAccount validatorVoteAccount signer
    instruction afaf6d1f0d989bed initialize(authority: pubkey, expiredFundsAccount: pubkey, numEpochsValid: u64, maxValidatorCommissionBps: u16, bump: u8): config systemProgram initializer
    instruction e857480e5928281b initializeMerkleRootUploadConfig(authority: pubkey, originalAuthority: pubkey): config merkleRootUploadConfig authority payer systemProgram
    instruction 3180f7a28c02c157 initializePriorityFeeDistributionAccount(merkleRootUploadAuthority: pubkey, validatorCommissionBps: u16, bump: u8): config priorityFeeDistributionAccount validatorVoteAccount signer systemProgram
    instruction 0de2a39038cad617 migrateTdaMerkleRootUploadAuthority(): priorityFeeDistributionAccount merkleRootUploadConfig
    instruction c3d0da2ac6b5454a transferPriorityFeeTips(lamports: u64): config priorityFeeDistributionAccount from systemProgram
    instruction 1d9efcbf0a53db63 updateConfig(newConfig: Config): config authority
    instruction 80e39f8bb0807602 updateMerkleRootUploadConfig(authority: pubkey, originalAuthority: pubkey): config merkleRootUploadConfig authority systemProgram
    instruction 46036e1dc7becdb0 uploadMerkleRoot(root: [u8; 32], maxTotalClaim: u64, maxNumNodes: u64): config priorityFeeDistributionAccount merkleRootUploadAuthority
    account 16b7f99df75f9660 ClaimStatus { claimStatusPayer: pubkey, expiresAt: u64 }
    account 9b0caae01efacc82 Config { authority: pubkey, expiredFundsAccount: pubkey, numEpochsValid: u64, maxValidatorCommissionBps: u16, goLiveEpoch: u64, bump: u8 }
    account d57d1ec019795721 MerkleRootUploadConfig { overrideAuthority: pubkey, originalUploadAuthority: pubkey, bump: u8 }
    account a3b7fe0c7989eb1b PriorityFeeDistributionAccount { validatorVoteAccount: pubkey, merkleRootUploadAuthority: pubkey, merkleRoot: Option<MerkleRoot>, epochCreatedAt: u64, validatorCommissionBps: u16, expiresAt: u64, totalLamportsTransferred: u64, bump: u8 }
    event bc8fede5c0b6a476 claimStatusClosedEvent { claimStatusPayer: pubkey, claimStatusAccount: pubkey }
    event 90acd15690575473 claimedEvent { priorityFeeDistributionAccount: pubkey, payer: pubkey, claimant: pubkey, amount: u64 }
    event f59e81633c64d6dc configUpdatedEvent { authority: pubkey }
    event 539d3aa5c8ab086a merkleRootUploadAuthorityUpdatedEvent { oldAuthority: pubkey, newAuthority: pubkey }
    event 5ee9ec3134e0b5a7 merkleRootUploadedEvent { merkleRootUploadAuthority: pubkey, priorityFeeDistributionAccount: pubkey }
    event 44df9daafdb85ff4 priorityFeeDistributionAccountClosedEvent { expiredFundsAccount: pubkey, priorityFeeDistributionAccount: pubkey, expiredAmount: u64 }
    event 63ffc0852597e809 priorityFeeDistributionAccountInitializedEvent { priorityFeeDistributionAccount: pubkey }
    event 04225c19e45833ce validatorCommissionBpsUpdatedEvent { priorityFeeDistributionAccount: pubkey, oldCommissionBps: u16, newCommissionBps: u16 }
    type Config { authority: pubkey, expiredFundsAccount: pubkey, numEpochsValid: u64, maxValidatorCommissionBps: u16, goLiveEpoch: u64, bump: u8 }
    type MerkleRoot { root: [u8; 32], maxTotalClaim: u64, maxNumNodes: u64, totalFundsClaimed: u64, numNodesClaimed: u64 }
    error 6000 AccountValidationFailure Account failed validation.
    error 6001 ArithmeticError Encountered an arithmetic under/overflow error.
    error 6002 ExceedsMaxClaim The maximum number of funds to be claimed has been exceeded.
    error 6003 ExceedsMaxNumNodes The maximum number of claims has been exceeded.
    error 6004 ExpiredPriorityFeeDistributionAccount The given PriorityFeeDistributionAccount has expired.
    error 6005 FundsAlreadyClaimed The funds for the given index and PriorityFeeDistributionAccount have already been claimed.
    error 6006 InvalidParameters Supplied invalid parameters.
    error 6007 InvalidProof The given proof is invalid.
    error 6008 InvalidVoteAccountData Failed to deserialize the supplied vote account data.
    error 6009 MaxValidatorCommissionFeeBpsExceeded Validator's commission basis points must be less than or equal to the Config account's max_validator_commission_bps.
    error 6010 PrematureClosePriorityFeeDistributionAccount The given PriorityFeeDistributionAccount is not ready to be closed.
    error 6011 PrematureCloseClaimStatus The given ClaimStatus account is not ready to be closed.
    error 6012 PrematureMerkleRootUpload Must wait till at least one epoch after the tip distribution account was created to upload the merkle root.
    error 6013 RootNotUploaded No merkle root has been uploaded to the given PriorityFeeDistributionAccount.
    error 6014 Unauthorized Unauthorized signer.
    error 6015 InvalidTdaForMigration TDA not valid for migration.
  `,
});
