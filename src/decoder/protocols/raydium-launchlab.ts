import { defineInterface } from '../define-interface.ts';

const LAUNCH = { title: 'Launch token', sentence: 'Launch the token {name} ({symbol}) as {baseMint}' };
const IN = { amountIn: 'userQuoteToken', minimumAmountOut: 'userBaseToken' };
const OUT = { maximumAmountIn: 'userQuoteToken', amountOut: 'userBaseToken' };

export default defineInterface({
  key: 'raydium-launchlab',
  name: 'Raydium LaunchLab',
  programs: ['LanMV9sAd7wArD4vJFi2qDdfnVhFxYSUg6eADduJ3uj'],
  category: 'launchpad',
  source: 'the program’s own Anchor IDL 0.2.0',
  meaning: {
    buyExactIn: { sentence: 'Buy at least {minimumAmountOut} for {amountIn}', amounts: IN, swap: 'payer' },
    buyExactOut: { sentence: 'Buy {amountOut} for at most {maximumAmountIn}', amounts: OUT, swap: 'payer' },
    sellExactIn: {
      sentence: 'Sell {amountIn} for at least {minimumAmountOut}',
      amounts: { amountIn: 'userBaseToken', minimumAmountOut: 'userQuoteToken' },
      swap: 'payer',
    },
    sellExactOut: {
      sentence: 'Sell at most {maximumAmountIn} for {amountOut}',
      amounts: { maximumAmountIn: 'userBaseToken', amountOut: 'userQuoteToken' },
      swap: 'payer',
    },
    initialize: LAUNCH,
    initializeV2: LAUNCH,
    initializeWithToken2022: LAUNCH,
    migrateToAmm: {
      title: 'Graduate to a pool',
      sentence: 'Migrate the liquidity of {baseMint} from its bonding curve to the pool {ammPool}',
    },
    migrateToCpswap: {
      title: 'Graduate to a pool',
      sentence: 'Migrate the liquidity of {baseMint} from its bonding curve to the pool {cpswapPool}',
    },
    claimCreatorFee: { sentence: 'Claim the creator fees of {creator}' },
    claimPlatformFee: { sentence: 'Claim the platform’s fees of the pool {poolState}' },
    claimPlatformFeeFromVault: { sentence: 'Claim the platform’s fees' },
    claimVestedToken: { sentence: 'Claim vested tokens of {baseTokenMint} for {beneficiary}' },
    createVestingAccount: { sentence: 'Create a vesting account for {beneficiary}' },
    collectFee: { sentence: 'Collect the protocol’s fees of the pool {poolState}' },
    collectMigrateFee: { sentence: 'Collect the migration fees of the pool {poolState}' },
  },
});
