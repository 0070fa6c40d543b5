import { defineInterface } from '../define-interface.ts';

const TOKENS = { baseAmountIn: 'userBaseTokenAccount', quoteAmountIn: 'userQuoteTokenAccount' };

export default defineInterface({
  key: 'pump-swap',
  name: 'PumpSwap',
  programs: ['pAMMBay6oceH9fJKBRHGP5D4bD4sWpmSwMn52FMfXEA'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.1.0, with 31 instructions',
  meaning: {
    buy: {
      sentence: 'Buy {baseAmountOut} for at most {maxQuoteAmountIn}',
      amounts: { baseAmountOut: 'userBaseTokenAccount', maxQuoteAmountIn: 'userQuoteTokenAccount' },
      swap: 'user',
    },
    buyExactQuoteIn: {
      sentence: 'Buy at least {minBaseAmountOut} for {spendableQuoteIn}',
      amounts: { minBaseAmountOut: 'userBaseTokenAccount', spendableQuoteIn: 'userQuoteTokenAccount' },
      swap: 'user',
    },
    sell: {
      sentence: 'Sell {baseAmountIn} for at least {minQuoteAmountOut}',
      amounts: { baseAmountIn: 'userBaseTokenAccount', minQuoteAmountOut: 'userQuoteTokenAccount' },
      swap: 'user',
    },
    createPool: {
      sentence: 'Create the pool {pool} with {baseAmountIn} and {quoteAmountIn}',
      amounts: TOKENS,
    },
    deposit: {
      sentence: 'Deposit at most {maxBaseAmountIn} and {maxQuoteAmountIn} into the pool {pool}',
      amounts: {
        lpTokenAmountOut: 'mint:lpMint',
        maxBaseAmountIn: 'userBaseTokenAccount',
        maxQuoteAmountIn: 'userQuoteTokenAccount',
      },
    },
    withdraw: {
      sentence: 'Withdraw at least {minBaseAmountOut} and {minQuoteAmountOut} from the pool {pool}',
      amounts: {
        lpTokenAmountIn: 'mint:lpMint',
        minBaseAmountOut: 'userBaseTokenAccount',
        minQuoteAmountOut: 'userQuoteTokenAccount',
      },
    },
    collectCoinCreatorFee: { sentence: 'Collect the creator fees of {coinCreator}' },
    transferCreatorFeesToPump: { sentence: 'Move the creator fees of {coinCreator} to Pump.fun' },
    transferCreatorFeesToPumpV2: { sentence: 'Move the creator fees of {coinCreator} to Pump.fun' },
    claimTokenIncentives: { sentence: 'Claim trading rewards for {user}' },
    claimCashback: { sentence: 'Claim cashback for {user}' },
    initUserVolumeAccumulator: { sentence: 'Initialize the volume accumulator of {user}' },
    syncUserVolumeAccumulator: { sentence: 'Sync the volume accumulator of {user}' },
    closeUserVolumeAccumulator: { sentence: 'Close the volume accumulator of {user}' },
    boostBuyAndBurn: {
      sentence: 'Buy and burn at least {minBaseAmountBurned} for {quoteAmountIn}',
      amounts: { quoteAmountIn: 'boostVault', minBaseAmountBurned: 'mint:baseMint' },
    },
    initBoost: { sentence: 'Initialize the boost that buys and burns {baseMint} from the pool {pool}' },
    extendAccount: { sentence: 'Extend the account {account}' },
    setCoinCreator: { sentence: 'Set the coin creator of the pool {pool}' },
  },
});
