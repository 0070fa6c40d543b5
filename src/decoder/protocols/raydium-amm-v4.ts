import { defineInterface } from '../define-interface.ts';

const CREATE = { sentence: 'Create the pool {amm} of {coinMintAddress} and {pcMintAddress}' };
const SWAP_IN = {
  sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {amm}',
  amounts: { amountIn: 'userSourceTokenAccount', minimumAmountOut: 'userDestinationTokenAccount' },
  swap: 'userSourceOwner',
} as const;
const SWAP_OUT = {
  sentence: 'Swap at most {maxAmountIn} for {amountOut} through the pool {amm}',
  amounts: { maxAmountIn: 'userSourceTokenAccount', amountOut: 'userDestinationTokenAccount' },
  swap: 'userSourceOwner',
} as const;
// A trader's account that does not exist is in no record; those of the pool are.
const POOL = ['poolCoinTokenAccount', 'poolPcTokenAccount'] as const;
const POOL_V2 = ['ammCoinVault', 'ammPcVault'] as const;

export default defineInterface({
  key: 'raydium-amm-v4',
  name: 'Raydium AMM v4',
  programs: ['675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8'],
  category: 'amm',
  source:
    'raydium-io/raydium-amm (instruction.rs, processor.rs, error.rs); instructions it no longer takes from its IDL 0.3.0',
  meaning: {
    initialize: CREATE,
    initialize2: {
      sentence: 'Create the pool {amm} with {initCoinAmount} and {initPcAmount}',
      amounts: { initCoinAmount: 'mint:coinMint', initPcAmount: 'mint:pcMint' },
    },
    preInitialize: { sentence: 'Prepare a pool for the market {serumMarket}' },
    monitorStep: { sentence: 'Run a step of the orders of the pool {amm} on {serumMarket}' },
    deposit: {
      sentence: 'Deposit at most {maxCoinAmount} and {maxPcAmount} into the pool {amm}',
      amounts: { maxCoinAmount: 'userCoinTokenAccount', maxPcAmount: 'userPcTokenAccount' },
    },
    withdraw: {
      sentence: 'Withdraw from the pool {amm} for {amount}',
      amounts: { amount: 'userLpTokenAccount' },
      moved: {
        to: ['userCoinTokenAccount', 'userPcTokenAccount'],
        sentence: 'Withdraw {moved} from the pool {amm}',
      },
    },
    migrateToOpenBook: { sentence: 'Migrate the pool {amm} to the OpenBook market {newSerumMarket}' },
    setParams: { sentence: 'Set the parameters of the pool {amm}' },
    withdrawPnl: { sentence: 'Withdraw the protocol’s PnL from the pool {amm}' },
    swapBaseIn: { ...SWAP_IN, pool: POOL },
    swapBaseInV2: { ...SWAP_IN, pool: POOL_V2 },
    swapBaseOut: { ...SWAP_OUT, pool: POOL },
    swapBaseOutV2: { ...SWAP_OUT, pool: POOL_V2 },
    simulateInfo: { sentence: 'Log the state of the pool {amm}' },
    adminCancelOrders: { sentence: 'Cancel the orders of the pool {amm}' },
  },
});
