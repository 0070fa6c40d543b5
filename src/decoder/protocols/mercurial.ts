import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'mercurial',
  name: 'Mercurial Stable swap',
  programs: ['MERLuDFBMmsHnsBPZw2sDQZHvXFMwp8EdjudcU2HKky'],
  category: 'amm',
  source: 'mercurial-finance/stable-swap-n-pool-js (src/instructions.ts)',
  meaning: {
    exchange: {
      title: 'Swap',
      sentence: 'Swap {inAmount} for at least {minimumOutAmount} through the pool {pool}',
      amounts: { inAmount: 'userSourceTokenAccount', minimumOutAmount: 'userDestinationTokenAccount' },
      swap: 'userTransferAuthority',
    },
    addLiquidity: {
      sentence: 'Deposit into the pool {pool}',
      amounts: { minMintAmount: 'userLpTokenAccount' },
    },
    removeLiquidity: {
      sentence: 'Withdraw from the pool {pool} for {unmintAmount}',
      amounts: { unmintAmount: 'userLpTokenAccount' },
    },
    removeLiquidityOneToken: {
      sentence: 'Withdraw at least {minimumOutAmount} from the pool {pool}',
      amounts: { unmintAmount: 'userLpTokenAccount', minimumOutAmount: 'destinationTokenAccount' },
    },
    getVirtualPrice: { sentence: 'Query the virtual price of the pool {pool}' },
    initialize: { sentence: 'Create the pool {pool} of {tokens} tokens' },
  },
});
