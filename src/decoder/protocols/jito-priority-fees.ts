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
});
