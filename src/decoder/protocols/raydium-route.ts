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
  interface: `
    instruction 00 swapBaseInWithUserAccount(amountIn: u64, minimumAmountOut: u64, priceLimits: Rest<u128>): tokenProgram token2022Program associatedTokenProgram systemProgram wallet userSourceToken userDestinationToken poolProgram hopDestination inputMint hopOutputMint
    instruction 01 swapBaseOut(maximumAmountIn: u64, amountOut: u64, priceLimits: Rest<u128>): tokenProgram token2022Program associatedTokenProgram systemProgram wallet poolProgram hopSource userDestinationToken hopInputMint outputMint
    instruction 04 routeIn(amountIn: u64, amountOut: u64): systemProgram tokenProgram poolProgram poolA poolB userSourceToken userRouteToken userRouteState wallet
    instruction 05 routeOut(): systemProgram tokenProgram poolProgram poolB poolA userRouteToken userDestinationToken userRouteState wallet
    instruction 05 createSyncNative(amount: u64): wallet tokenAccount mint tokenProgram associatedTokenProgram systemProgram
    instruction 06 closeTokenAccount(): wallet tokenAccount
    instruction 08 routeSwapBaseIn(amountIn: u64, minimumAmountOut: u64): wallet tokenProgram poolProgram userSourceToken userRouteToken
  `,
});
