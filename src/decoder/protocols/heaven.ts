import { defineInterface } from '../define-interface.ts';

const CLAIM = { sentence: 'Claim trading fees of the pool {liquidityPoolState}' };

export default defineInterface({
  key: 'heaven',
  name: 'Heaven',
  programs: ['HEAVENoP2qxoeuF8Dj2oT1GHEnu49U5mJYkdeC8BAX2o'],
  category: 'launchpad',
  source: 'the program’s own Anchor IDL 0.2.0',
  meaning: {
    buy: {
      sentence: 'Buy at least {minimumAmountOut} for {maxSolSpend}',
      amounts: { maxSolSpend: 'sol', minimumAmountOut: 'mint:tokenAMint' },
      swap: 'user',
    },
    sell: {
      sentence: 'Sell {amountIn} for at least {minimumAmountOut}',
      amounts: { amountIn: 'mint:tokenAMint', minimumAmountOut: 'sol' },
      swap: 'user',
    },
    createStandardLiquidityPool: {
      title: 'Launch token',
      sentence: 'Launch the token {tokenAMint}',
      amounts: { maxSolSpend: 'sol' },
    },
    claimStandardCreatorTradingFees: CLAIM,
    claimStandardProtocolTradingFees: CLAIM,
    claimStandardReflectionTradingFees: CLAIM,
    claimStandardCreatorTradingFeeProtocolFees: CLAIM,
    updateCreatorTradingFeeReceiver: {
      sentence: 'Set the creator fee receiver of the pool {liquidityPoolState} to {newReceiver}',
    },
  },
});
