import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'spl-single-pool',
  name: 'SPL Single-Validator Pool',
  programs: ['SVSPxpvHdN29nkVg9rPapPNDddN5DipNLRUFhyjFThE'],
  category: 'staking',
  source:
    'solana-program/single-pool, program/src/instruction.rs; address in npm @jup-ag/platform-list 1.2.26; before the on-ramp account, some instructions have one account less',
  meaning: {
    initializePool: { sentence: 'Initialize the pool {pool} of the validator {voteAccount}' },
    replenishPool: { sentence: 'Rebalance the stake of the pool {pool}' },
    depositStake: { sentence: 'Deposit the stake {userStake} into the pool {pool}' },
    withdrawStake: {
      sentence: 'Withdraw stake for {tokenAmount} from the pool {pool}',
      amounts: { tokenAmount: 'userTokenAccount' },
    },
    createTokenMetadata: { sentence: 'Create the metadata of the token of the pool {pool}' },
    updateTokenMetadata: { sentence: 'Update the metadata of the token of the pool {pool}' },
    initializePoolOnRamp: { sentence: 'Create the on-ramp account {poolOnramp} of the pool {pool}' },
    depositSol: { sentence: 'Deposit {lamports} into the pool {pool}', amounts: { lamports: 'sol' } },
  },
});
