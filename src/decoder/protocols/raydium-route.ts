import { defineInterface } from '../define-interface.ts';

const SWAP = {
  sentence: 'Swap {amountIn} for at least {minimumAmountOut}',
  amounts: { amountIn: 'mint:inputMint', minimumAmountOut: 'userDestinationToken' },
};

export default defineInterface({
  key: 'raydium-route',
  name: 'Raydium Route',
  programs: ['routeUGWgWzqBWFcrCfv8tritsqukccJPu3q5GPP3xS'],
  category: 'aggregator',
  source:
    'raydium-io/raydium-sdk-V2, src/raydium/tradeV2/instrument.ts of several years; names as the program logs them',
  meaning: {
    swapBaseInWithUserAccount: { ...SWAP, title: 'Swap' },
    swapBaseOut: {
      title: 'Swap',
      sentence: 'Swap for {amountOut}',
      amounts: { amountOut: 'mint:outputMint' },
    },
    routeIn: {
      sentence: 'Swap {amountIn} through the pool {poolA}, then {poolB}',
      amounts: { amountIn: 'userSourceToken' },
    },
    routeOut: { sentence: 'Swap what came out of {poolA} through the pool {poolB}' },
    routeSwapBaseIn: {
      title: 'Swap',
      sentence: 'Swap {amountIn} through two pools',
      amounts: { amountIn: 'userSourceToken' },
    },
    createSyncNative: {
      title: 'Wrap SOL',
      sentence: 'Wrap {amount} into {tokenAccount}',
      amounts: { amount: 'sol' },
    },
    closeTokenAccount: { sentence: 'Close the token account {tokenAccount}' },
  },
});
