import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const stakeSol = (amount: string): Meaning => ({
  sentence: `Stake {${amount}} in the pool {stakePool}`,
  amounts: { [amount]: 'sol' },
  swap: 'depositFrom',
});
const depositStake: Meaning = { sentence: 'Deposit the stake {stakeDepositing} into the pool {stakePool}' };
const withdrawStake: Meaning = {
  sentence: 'Withdraw stake for {poolTokensIn} from the pool {stakePool}',
  amounts: { poolTokensIn: 'burnFrom' },
  swap: 'beneficiary',
};
const withdrawSol: Meaning = {
  sentence: 'Unstake {poolTokensIn} from the pool {stakePool}',
  amounts: { poolTokensIn: 'burnFrom' },
  swap: 'withdrawTo',
};
const moveStake = (rest: string): Meaning => ({
  sentence: `Move {lamports} ${rest}`,
  amounts: { lamports: 'sol' },
});

export default defineInterface({
  key: 'spl-stake-pool',
  name: 'SPL Stake Pool',
  programs: [
    'SPoo1Ku8WFXoNDMHPsrGSTSG1Y47rzgn41SLUNakuHy',
    'SP12tWFxD9oJsVWNavTTBZvMbA6gkAmxtVgxdqvyvhY',
    'SPMBzsVUuoHA4Jm6KunbsotaahvVikZs1JyTW6iJvbn',
  ],
  category: 'staking',
  source:
    'solana-program/stake-pool `program/src/instruction.rs`, `state.rs`, `error.rs`; Sanctum runs the same program under two more addresses',
  meaning: {
    initialize: { sentence: 'Create the stake pool {stakePool} for {poolMint}' },
    depositSol: stakeSol('lamportsIn'),
    depositSolWithSlippage: stakeSol('lamportsIn'),
    depositStake,
    depositStakeWithSlippage: depositStake,
    withdrawStake,
    withdrawStakeWithSlippage: withdrawStake,
    withdrawSol,
    withdrawSolWithSlippage: withdrawSol,
    updateValidatorListBalance: {
      sentence: 'Update the validator list balance of the pool {stakePool}',
      minor: true,
    },
    updateStakePoolBalance: { sentence: 'Update the balance of the pool {stakePool}', minor: true },
    cleanupRemovedValidatorEntries: {
      sentence: 'Clean up removed validators of the pool {stakePool}',
      minor: true,
    },
    addValidatorToPool: { sentence: 'Add the validator {voteAccount} to the pool {stakePool}' },
    removeValidatorFromPool: { sentence: 'Remove {validatorStakeAccount} from the pool {stakePool}' },
    increaseValidatorStake: moveStake('of {stakePool} to the validator {voteAccount}'),
    increaseAdditionalValidatorStake: moveStake('of {stakePool} to the validator {voteAccount}'),
    decreaseValidatorStake: moveStake('of {stakePool} away from {validatorStakeAccount}'),
    decreaseAdditionalValidatorStake: moveStake('of {stakePool} away from {validatorStakeAccount}'),
    decreaseValidatorStakeWithReserve: moveStake('of {stakePool} away from {validatorStakeAccount}'),
    setPreferredValidator: { sentence: 'Set the preferred validator of the pool {stakePool}' },
    setFee: { sentence: 'Set a fee of the pool {stakePool}' },
    setManager: { sentence: 'Set the manager of the pool {stakePool} to {newManager}' },
    setStaker: { sentence: 'Set the staker of the pool {stakePool} to {newStaker}' },
    setFundingAuthority: { sentence: 'Set a funding authority of the pool {stakePool}' },
    createTokenMetadata: { sentence: 'Create the metadata of {poolMint} named {name}' },
    updateTokenMetadata: { sentence: 'Update the token metadata of {stakePool} to {name}' },
  },
});
