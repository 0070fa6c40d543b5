import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'pyth-integrity-pool',
  name: 'Pyth Integrity pool',
  programs: ['pyti8TM4zRVBjmarcgAPmTNNAXYKJv7WVHrkrm6woLN'],
  category: 'staking',
  source:
    'the program’s own Anchor IDL (pyth-network/pyth-crosschain `pyth_staking_sdk/src/idl/integrity-pool.json`)',
  meaning: {
    delegate: {
      sentence: 'Stake {amount} with the Pyth publisher {publisher}',
      amounts: { amount: 'stakeAccountCustody' },
    },
    undelegate: {
      sentence: 'Unstake {amount} from the Pyth publisher {publisher}',
      amounts: { amount: 'stakeAccountCustody' },
    },
    advance: { sentence: 'Refresh the rewards of Pyth publishers', minor: true },
    advanceDelegationRecord: { sentence: 'Claim rewards of the Pyth publisher {publisher}' },
    mergeDelegationPositions: { sentence: 'Merge the stakes with {publisher}', minor: true },
    setPublisherStakeAccount: { sentence: 'Set the stake account of the Pyth publisher {publisher}' },
    slash: { sentence: 'Slash {stakeAccountPositions} of the publisher {publisher}' },
  },
});
