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
  interface: `
    instruction 00 initialize(nonce: u8, tokens: u8, amplificationCoefficient: u64, feeNumerator: u64, adminFeeNumerator: u64, swapEnabled: bool, addLiquidityEnabled: bool): pool authority poolAndMintAccounts* poolTokenMint adminTokenMint
    instruction 01 addLiquidity(depositAmounts: Vec<u64>, minMintAmount: u64): pool tokenProgram authority userTransferAuthority tokenAccounts* userLpTokenAccount
    instruction 02 removeLiquidity(unmintAmount: u64, minimumAmounts: Vec<u64>): pool tokenProgram authority userTransferAuthority tokenAccounts* userLpTokenAccount
    instruction 03 removeLiquidityOneToken(unmintAmount: u64, minimumOutAmount: u64): pool tokenProgram authority userTransferAuthority poolTokenAccounts* poolTokenMint destinationTokenAccount userLpTokenAccount
    instruction 04 exchange(inAmount: u64, minimumOutAmount: u64): pool tokenProgram authority userTransferAuthority poolTokenAccounts* userSourceTokenAccount userDestinationTokenAccount
    instruction 05 getVirtualPrice(): pool tokenProgram authority userTransferAuthority poolTokenAccounts* poolTokenMint
  `,
});
