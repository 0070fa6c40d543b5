import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jito-tip-distribution',
  name: 'Jito Tip distribution',
  programs: ['4R3gSG8BpU4t19KYj8CfnbtRpnT8gtk4dvTHxVRwc2r7'],
  category: 'staking',
  source: 'the program’s own Anchor IDL (jito-foundation/jito-programs `jito_tip_distribution.json`)',
  meaning: {
    claim: { sentence: 'Claim {amount} of tips for {claimant}', amounts: { amount: 'sol' } },
    initializeTipDistributionAccount: {
      sentence: 'Open {tipDistributionAccount} for the tips of {validatorVoteAccount}',
    },
    closeTipDistributionAccount: { sentence: 'Close {tipDistributionAccount} of {validatorVoteAccount}' },
    closeClaimStatus: { sentence: 'Close the claim {claimStatus}' },
    uploadMerkleRoot: { sentence: 'Upload the merkle root of {tipDistributionAccount}' },
    migrateTdaMerkleRootUploadAuthority: {
      sentence: 'Migrate the merkle root upload authority of {tipDistributionAccount}',
    },
    updateConfig: { sentence: 'Update the config {config}' },
  },
  interface: `
    instruction 3ec6d6c1d59f6cd2 claim(bump: u8, amount: u64, proof: Vec<[u8; 32]>): config tipDistributionAccount merkleRootUploadAuthority claimStatus claimant payer systemProgram
    instruction a3d6bfa5f5bc11b9 closeClaimStatus(): config claimStatus claimStatusPayer
    instruction 2f88d0be7df34ae3 closeTipDistributionAccount(epoch: u64): config expiredFundsAccount tipDistributionAccount validatorVoteAccount signer
    instruction afaf6d1f0d989bed initialize(authority: pubkey, expiredFundsAccount: pubkey, numEpochsValid: u64, maxValidatorCommissionBps: u16, bump: u8): config systemProgram initializer
    instruction e857480e5928281b initializeMerkleRootUploadConfig(authority: pubkey, originalAuthority: pubkey): config merkleRootUploadConfig authority payer systemProgram
    instruction 78bf19b66f31b337 initializeTipDistributionAccount(merkleRootUploadAuthority: pubkey, validatorCommissionBps: u16, bump: u8): config tipDistributionAccount validatorVoteAccount signer systemProgram
    instruction 0de2a39038cad617 migrateTdaMerkleRootUploadAuthority(): tipDistributionAccount merkleRootUploadConfig
    instruction 1d9efcbf0a53db63 updateConfig(newConfig: Config): config authority
    instruction 80e39f8bb0807602 updateMerkleRootUploadConfig(authority: pubkey, originalAuthority: pubkey): config merkleRootUploadConfig authority systemProgram
    instruction 46036e1dc7becdb0 uploadMerkleRoot(root: [u8; 32], maxTotalClaim: u64, maxNumNodes: u64): config tipDistributionAccount merkleRootUploadAuthority
    account 16b7f99df75f9660 ClaimStatus { isClaimed: bool, claimant: pubkey, claimStatusPayer: pubkey, slotClaimedAt: u64, amount: u64, expiresAt: u64, bump: u8 }
    account 9b0caae01efacc82 Config { authority: pubkey, expiredFundsAccount: pubkey, numEpochsValid: u64, maxValidatorCommissionBps: u16, bump: u8 }
    account d57d1ec019795721 MerkleRootUploadConfig { overrideAuthority: pubkey, originalUploadAuthority: pubkey, bump: u8 }
    account 554071c6ea5e787b TipDistributionAccount { validatorVoteAccount: pubkey, merkleRootUploadAuthority: pubkey, merkleRoot: Option<MerkleRoot>, epochCreatedAt: u64, validatorCommissionBps: u16, expiresAt: u64, bump: u8 }
    event bc8fede5c0b6a476 claimStatusClosedEvent { claimStatusPayer: pubkey, claimStatusAccount: pubkey }
    event 90acd15690575473 claimedEvent { tipDistributionAccount: pubkey, payer: pubkey, claimant: pubkey, amount: u64 }
    event f59e81633c64d6dc configUpdatedEvent { authority: pubkey }
    event 539d3aa5c8ab086a merkleRootUploadAuthorityUpdatedEvent { oldAuthority: pubkey, newAuthority: pubkey }
    event 5ee9ec3134e0b5a7 merkleRootUploadedEvent { merkleRootUploadAuthority: pubkey, tipDistributionAccount: pubkey }
    event f698319a094f193a tipDistributionAccountClosedEvent { expiredFundsAccount: pubkey, tipDistributionAccount: pubkey, expiredAmount: u64 }
    event 27a5e03d288c8bff tipDistributionAccountInitializedEvent { tipDistributionAccount: pubkey }
    event 04225c19e45833ce validatorCommissionBpsUpdatedEvent { tipDistributionAccount: pubkey, oldCommissionBps: u16, newCommissionBps: u16 }
    type Config { authority: pubkey, expiredFundsAccount: pubkey, numEpochsValid: u64, maxValidatorCommissionBps: u16, bump: u8 }
    type MerkleRoot { root: [u8; 32], maxTotalClaim: u64, maxNumNodes: u64, totalFundsClaimed: u64, numNodesClaimed: u64 }
    error 6000 AccountValidationFailure Account failed validation.
    error 6001 ArithmeticError Encountered an arithmetic under/overflow error.
    error 6002 ExceedsMaxClaim The maximum number of funds to be claimed has been exceeded.
    error 6003 ExceedsMaxNumNodes The maximum number of claims has been exceeded.
    error 6004 ExpiredTipDistributionAccount The given TipDistributionAccount has expired.
    error 6005 FundsAlreadyClaimed The funds for the given index and TipDistributionAccount have already been claimed.
    error 6006 InvalidParameters Supplied invalid parameters.
    error 6007 InvalidProof The given proof is invalid.
    error 6008 InvalidVoteAccountData Failed to deserialize the supplied vote account data.
    error 6009 MaxValidatorCommissionFeeBpsExceeded Validator's commission basis points must be less than or equal to the Config account's max_validator_commission_bps.
    error 6010 PrematureCloseTipDistributionAccount The given TipDistributionAccount is not ready to be closed.
    error 6011 PrematureCloseClaimStatus The given ClaimStatus account is not ready to be closed.
    error 6012 PrematureMerkleRootUpload Must wait till at least one epoch after the tip distribution account was created to upload the merkle root.
    error 6013 RootNotUploaded No merkle root has been uploaded to the given TipDistributionAccount.
    error 6014 Unauthorized Unauthorized signer.
    error 6015 InvalidTdaForMigration TDA not valid for migration.
  `,
});
