import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'pyth-staking',
  name: 'Pyth Staking',
  programs: ['pytS9TjG1qyAZypk7n8rw8gfW9sUaqqYyMhJQ4E7JCQ'],
  category: 'staking',
  source:
    'the program’s own Anchor IDL (pyth-network/pyth-crosschain `pyth_staking_sdk/src/idl/staking.json`)',
  meaning: {
    createStakeAccount: {
      sentence: 'Open the staking account {stakeAccountPositions} for {owner}',
      minor: true,
    },
    createVoterRecord: { sentence: 'Open the voting record {voterRecord}', minor: true },
    joinDaoLlc: { sentence: 'Sign the agreement of the Pyth DAO', minor: true },
    createPosition: { sentence: 'Stake {amount} of PYTH', amounts: { amount: 'stakeAccountCustody' } },
    closePosition: { sentence: 'Unstake {amount} of PYTH', amounts: { amount: 'stakeAccountCustody' } },
    withdrawStake: {
      sentence: 'Withdraw {amount} to {destination}',
      amounts: { amount: 'stakeAccountCustody' },
    },
    updateVoterWeight: { sentence: 'Refresh the voting weight of {owner}', minor: true },
    updateMaxVoterWeight: { sentence: 'Refresh the largest voting weight', minor: true },
    mergeTargetPositions: { sentence: 'Merge the positions of {stakeAccountPositions}', minor: true },
    requestSplit: { sentence: 'Request to split a stake for {recipient}' },
    acceptSplit: { sentence: 'Accept the split of a stake for {recipient}' },
    recoverAccount: { sentence: 'Return {stakeAccountPositions} to {owner}' },
    transferAccount: { sentence: 'Transfer {stakeAccountPositions} to {newOwner}' },
    slashAccount: { sentence: 'Slash {stakeAccountPositions} of the publisher {publisher}' },
  },
});
