import { defineInterface } from '../define-interface.ts';

const SHARES = { sentence: 'Update the shareholders of the creator fees of {mint}' };
const RESET = { sentence: 'Reset the sharing of the creator fees of {mint} to {newAdmin}' };
const CLAIM = { sentence: 'Claim the fees of the social user {userId}' };

export default defineInterface({
  key: 'pump-fees',
  name: 'PumpSwap Fees',
  programs: ['pfeeUxB6jkeY1Hxd7CsFCAjcbHA9rWtchMGdZ6VojVZ'],
  category: 'infrastructure',
  source: 'the program’s own Anchor IDL 0.1.0, with 29 instructions',
  meaning: {
    getFees: { sentence: 'Query the fees of a trade' },
    createFeeSharingConfig: { sentence: 'Create the fee sharing config of {mint}' },
    updateFeeShares: SHARES,
    updateFeeSharesV2: SHARES,
    resetFeeSharingConfig: RESET,
    resetFeeSharingConfigV2: RESET,
    createSocialFeePda: { sentence: 'Create a fee account for the social user {userId}' },
    claimSocialFeePda: CLAIM,
    claimSocialFeePdaV2: CLAIM,
    createDonationFeePda: { sentence: 'Create an account for donated fees of {baseMint}' },
    crankDonationFeePda: { sentence: 'Crank donated fees' },
    updateFeeConfig: { sentence: 'Set the fees of {configProgramId}' },
    upsertFeeTiers: { sentence: 'Set the fees of {configProgramId}' },
    updateStableFeeConfig: { sentence: 'Set the fees of {configProgramId} for stablecoins' },
    upsertStableFeeTiers: { sentence: 'Set the fees of {configProgramId} for stablecoins' },
    sweepBuyback: { sentence: 'Sweep bought-back tokens of {mint} to {destination}' },
  },
});
