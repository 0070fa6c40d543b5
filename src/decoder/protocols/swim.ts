import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'swim',
  name: 'Swim',
  programs: ['SWiMDJYFUGj6cPrQ6QYYYWZtvXQdRChSVAygDZDsCHC'],
  category: 'amm',
  source: 'swim-io/pool `src/instruction.rs`, `src/error.rs`; a pool of this program holds six tokens',
  meaning: {
    init: { sentence: 'Open the pool {pool}' },
    add: { sentence: 'Add liquidity to the pool {pool}' },
    swapExactInput: { sentence: 'Swap in the pool {pool}', swap: 'userTransferAuthority' },
    swapExactOutput: { sentence: 'Swap in the pool {pool}', swap: 'userTransferAuthority' },
    removeUniform: { sentence: 'Remove liquidity from the pool {pool}' },
    removeExactBurn: { sentence: 'Remove liquidity of the pool {pool} as one token' },
    removeExactOutput: { sentence: 'Remove liquidity from the pool {pool}' },
    prepareFeeChange: { sentence: 'Propose new fees of the pool {pool}' },
    enactFeeChange: { sentence: 'Change the fees of the pool {pool}' },
    prepareGovernanceTransition: {
      sentence: 'Propose {upcomingGovernance} as the governance of the pool {pool}',
    },
    enactGovernanceTransition: { sentence: 'Enact the governance transition of the pool {pool}' },
    changeGovernanceFeeAccount: { sentence: 'Change the governance fee account of the pool {pool}' },
    adjustAmpFactor: { sentence: 'Adjust the amp factor of the pool {pool}' },
    setPaused: { sentence: 'Pause or resume the pool {pool}' },
  },
});
