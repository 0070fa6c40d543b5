import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'raydium-cpmm',
  name: 'Raydium CPMM',
  programs: ['CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.2.0',
  meaning: {
    swapBaseInput: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {poolState}',
      amounts: { amountIn: 'inputTokenAccount', minimumAmountOut: 'outputTokenAccount' },
      swap: 'payer',
    },
    swapBaseOutput: {
      sentence: 'Swap at most {maxAmountIn} for {amountOut} through the pool {poolState}',
      amounts: { maxAmountIn: 'inputTokenAccount', amountOut: 'outputTokenAccount' },
      swap: 'payer',
    },
    deposit: {
      sentence: 'Deposit at most {maximumToken0Amount} and {maximumToken1Amount} into the pool {poolState}',
      amounts: {
        lpTokenAmount: 'mint:lpMint',
        maximumToken0Amount: 'token0Account',
        maximumToken1Amount: 'token1Account',
      },
    },
    withdraw: {
      sentence: 'Withdraw at least {minimumToken0Amount} and {minimumToken1Amount} from the pool {poolState}',
      amounts: {
        lpTokenAmount: 'mint:lpMint',
        minimumToken0Amount: 'token0Account',
        minimumToken1Amount: 'token1Account',
      },
    },
    initialize: {
      sentence: 'Create the pool {poolState} with {initAmount0} and {initAmount1}',
      amounts: { initAmount0: 'mint:token0Mint', initAmount1: 'mint:token1Mint' },
    },
    initializeWithPermission: {
      sentence: 'Create the pool {poolState} with {initAmount0} and {initAmount1}',
      amounts: { initAmount0: 'mint:token0Mint', initAmount1: 'mint:token1Mint' },
    },
    collectCreatorFee: { sentence: 'Collect the creator’s fees of the pool {poolState}' },
    collectProtocolFee: { sentence: 'Collect the protocol’s fees of the pool {poolState}' },
    collectFundFee: { sentence: 'Collect the fund’s fees of the pool {poolState}' },
  },
});
