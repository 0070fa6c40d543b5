import { defineInterface } from '../define-interface.ts';
import { address, basisPointsU16, mintAmountBack } from '../layout/codec.ts';

export default defineInterface({
  key: 'localnet-amm',
  name: 'Localnet AMM',
  programs: ['LocaLnetAMM11111111111111111111111111111111'],
  category: 'amm',
  does: 'Constant-product pools of the localnet',
  source: 'its on-chain IDL',
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
    initializePool: {
      title: 'Create pool',
      sentence: 'Create the pool {pool} of {mintA} and {mintB}',
      founds: true,
    },
  },
  events: {
    poolInitialized: {
      fields: {
        pool: address,
        creator: address,
        mintA: address,
        mintB: address,
        feeBasisPoints: basisPointsU16,
      },
    },
    swapped: {
      fields: {
        pool: address,
        user: address,
        mintIn: address,
        mintOut: address,
        amountIn: mintAmountBack(64),
        fee: mintAmountBack(72),
        amountOut: mintAmountBack(48),
        reserveIn: mintAmountBack(88),
        reserveOut: mintAmountBack(64),
      },
    },
  },
});
