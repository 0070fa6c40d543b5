import { defineInterface } from '../define-interface.ts';
import { address, lamports, type Codec } from '../layout/codec.ts';

/** Units of a pool's token: the program makes pools only of mints with nine decimals. */
const poolTokens: Codec = {
  read: (cursor) => ({ kind: 'amount', amount: cursor.u64(), decimals: 9 }),
};

const EXCHANGED = {
  stakePool: address,
  user: address,
  lamports,
  tokenAmount: poolTokens,
  total: lamports,
  supply: poolTokens,
};
const STAKED = { stakePool: address, validator: address, lamports, total: lamports };

export default defineInterface({
  key: 'localnet-liquid-staking',
  name: 'Localnet Liquid Staking',
  programs: ['LocaLnetStake111111111111111111111111111111'],
  category: 'staking',
  does: 'Stake pool: SOL staked with validators for a pool token',
  source: 'its on-chain IDL',
  meaning: {
    createPool: {
      title: 'Create stake pool',
      sentence: 'Create the stake pool {stakePool} of {mint}',
      founds: true,
    },
    deposit: {
      title: 'Stake',
      sentence: 'Stake {lamports} for at least {minimumTokenAmount}',
      amounts: { lamports: 'sol', minimumTokenAmount: 'mint:mint' },
      swap: 'user',
    },
    redeem: {
      title: 'Unstake',
      sentence: 'Unstake {tokenAmount} for at least {minimumLamports}',
      amounts: { tokenAmount: 'mint:mint', minimumLamports: 'sol' },
      swap: 'user',
    },
    delegate: {
      title: 'Delegate the reserve',
      sentence: 'Delegate {lamports} of the stake pool {stakePool} to {vote}',
      amounts: { lamports: 'sol' },
    },
    refresh: { title: 'Update rewards', sentence: 'Update the rewards of the stake pool {stakePool}' },
    deactivate: {
      title: 'Deactivate the stake',
      sentence: 'Deactivate the stake {stake} of the stake pool {stakePool}',
    },
    collect: {
      title: 'Collect the stake',
      sentence: 'Return the deactivated stake {stake} to the reserve of the stake pool {stakePool}',
    },
  },
  events: {
    deposited: { fields: EXCHANGED },
    redeemed: { fields: EXCHANGED },
    rewardsCounted: {
      sentence: 'The stake pool {stakePool} counted {lamports} of rewards',
      fields: STAKED,
    },
    stakeDelegated: { fields: STAKED },
    stakeCollected: { fields: STAKED },
  },
  errors: {
    6010: {
      name: 'NotEnoughReserve',
      message: 'The reserve of the pool has less than this: the rest is staked.',
      hint: 'Unstake less, or wait until the manager takes a stake back.',
    },
  },
});
