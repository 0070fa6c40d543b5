import { BONKSWAP_SWAP } from '../families/bonkswap.ts';
import { defineInterface } from '../define-interface.ts';

const FARM = { sentence: 'Offer rewards for liquidity in the pool {pool}' };

export default defineInterface({
  key: 'bonkswap',
  name: 'BonkSwap AMM',
  programs: ['BSwp6bEBihVLdqJRKGgzjcGLHkcTuzmSo1TQkHepzH8p'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.1.1',
  meaning: {
    swap: BONKSWAP_SWAP,
    createPool: {
      sentence: 'Create the pool {pool} with {initialTokenX} and {initialTokenY}',
      amounts: { initialTokenX: 'mint:tokenX', initialTokenY: 'mint:tokenY' },
    },
    createProvider: {
      sentence: 'Deposit {tokenXAmount} and {tokenYAmount} into the pool {pool}',
      amounts: { tokenXAmount: 'mint:tokenX', tokenYAmount: 'mint:tokenY' },
    },
    addTokens: {
      sentence: 'Deposit {deltaX} and {deltaY} into the pool {pool}',
      amounts: { deltaX: 'mint:tokenX', deltaY: 'mint:tokenY' },
    },
    withdrawShares: { sentence: 'Withdraw from the pool {pool}' },
    withdrawLpFee: { sentence: 'Withdraw LP fees of the pool {pool}' },
    withdrawRewards: { sentence: 'Withdraw rewards of the pool {pool}' },
    withdrawBuyback: { sentence: 'Withdraw the buyback fees of the pool {pool}' },
    withdrawProjectFee: { sentence: 'Withdraw the project’s fees of the pool {pool}' },
    closePool: { sentence: 'Close the pool {pool}' },
    createFarm: FARM,
    createDualFarm: FARM,
    createTripleFarm: FARM,
  },
});
