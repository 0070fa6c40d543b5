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
});
