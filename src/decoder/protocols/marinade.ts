import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'marinade',
  name: 'Marinade',
  programs: ['MarBmsSgKXdrN1egZf5sqe1TMai9K1rChYNDJgjq7aD'],
  category: 'staking',
  source:
    'layouts of sevenlabs-hq/carbon `marinade-finance-decoder`; errors of marinade-finance/liquid-staking-program',
  meaning: {
    deposit: {
      sentence: 'Stake {lamports} with Marinade',
      amounts: { lamports: 'sol' },
      swap: 'transferFrom',
    },
    depositStakeAccount: { sentence: 'Deposit the stake {stakeAccount} at Marinade' },
    liquidUnstake: {
      sentence: 'Unstake {msolAmount} from Marinade instantly',
      amounts: { msolAmount: 'mint:msolMint' },
      swap: 'getMsolFromAuthority',
    },
    orderUnstake: {
      sentence: 'Order a delayed unstake of {msolAmount} from Marinade',
      amounts: { msolAmount: 'mint:msolMint' },
    },
    claim: { sentence: 'Claim the unstaked SOL of the ticket {ticketAccount}' },
    withdrawStakeAccount: {
      sentence: 'Withdraw stake for {msolAmount} from Marinade to {beneficiary}',
      amounts: { msolAmount: 'mint:msolMint' },
      swap: 'burnMsolAuthority',
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
});
