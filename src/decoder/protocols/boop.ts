import { defineInterface } from '../define-interface.ts';

const LAUNCH = { title: 'Launch token', sentence: 'Launch the token {name} ({symbol}) as {mint}' };
const CURVE = { sentence: 'Open the bonding curve of {mint}' };
const SPLIT = { sentence: 'Distribute the trading fees of {mint}' };
const FEES = { sentence: 'Collect the trading fees of the pool' };
const POOL = { title: 'Graduate to a pool', sentence: 'Migrate the liquidity of {bondingCurve} to a pool' };

export default defineInterface({
  key: 'boop',
  name: 'Boop.fun',
  programs: ['boop8hVGQGqehUK2iVEMEnMrL5RbjywRzHKBmBE7ry4'],
  category: 'launchpad',
  source: 'the program’s own Anchor IDL 0.3.0',
  meaning: {
    createToken: LAUNCH,
    createTokenFallback: LAUNCH,
    deployBondingCurve: CURVE,
    deployBondingCurveFallback: CURVE,
    buyToken: {
      sentence: 'Buy at least {amountOutMin} for {buyAmount}',
      amounts: { buyAmount: 'sol', amountOutMin: 'mint:mint' },
      swap: 'buyer',
    },
    sellToken: {
      sentence: 'Sell {sellAmount} for at least {amountOutMin}',
      amounts: { sellAmount: 'mint:mint', amountOutMin: 'sol' },
      swap: 'seller',
    },
    graduate: { title: 'Complete bonding curve', sentence: 'Complete the bonding curve of {mint}' },
    createRaydiumPool: POOL,
    createRaydiumRandomPool: POOL,
    createMeteoraPool: POOL,
    splitTradingFees: SPLIT,
    splitPostGraduationTradingFees: SPLIT,
    collectTradingFees: FEES,
    collectTradingFeesV2: FEES,
    collectMeteoraTradingFees: FEES,
    collectMeteoraTradingFeesV2: FEES,
    lockRaydiumLiquidity: { sentence: 'Lock the liquidity of the pool {poolState} for good' },
  },
});
