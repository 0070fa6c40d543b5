import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'localnet-amm',
  name: 'Localnet AMM',
  programs: ['LocaLnetAMM11111111111111111111111111111111'],
  category: 'amm',
  source: 'the IDL the program publishes on the localnet, where alone it is',
  meaning: {
    swapExactIn: {
      title: 'Swap',
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {pool}',
      amounts: { amountIn: 'userSource', minimumAmountOut: 'userDestination' },
      swap: 'user',
    },
    addLiquidity: {
      sentence: 'Add at most {maximumAmountA} and {maximumAmountB} to the pool {pool}',
      amounts: {
        maximumAmountA: 'userTokenA',
        maximumAmountB: 'userTokenB',
        minimumLpAmount: 'userLpToken',
      },
    },
    removeLiquidity: {
      sentence: 'Remove at least {minimumAmountA} and {minimumAmountB} from the pool {pool}',
      amounts: { lpAmount: 'userLpToken', minimumAmountA: 'userTokenA', minimumAmountB: 'userTokenB' },
    },
    initializePool: { title: 'Create pool', sentence: 'Create the pool {pool} of {mintA} and {mintB}' },
  },
});
