import type { InterfaceDefinition } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const SWAP = {
  sentence: 'Swap through the pool {poolState}',
  asks: {
    amount: 'amount',
    limit: 'otherAmountThreshold',
    isExactIn: ['isBaseInput', true],
    sides: [
      ['inputTokenAccount', 'inputVault', 'inputVaultMint'],
      ['outputTokenAccount', 'outputVault', 'outputVaultMint'],
    ],
  },
  swap: 'payer',
} satisfies Meaning;
const OPEN = {
  sentence: 'Open the position {personalPosition} with at most {amount0Max} and {amount1Max}',
  amounts: { amount0Max: 'tokenAccount0', amount1Max: 'tokenAccount1' },
};
const ADD = {
  sentence: 'Add at most {amount0Max} and {amount1Max} to the position {personalPosition}',
  amounts: { amount0Max: 'tokenAccount0', amount1Max: 'tokenAccount1' },
};
const TAKE = {
  sentence: 'Remove at least {amount0Min} and {amount1Min} from the position {personalPosition}',
  amounts: { amount0Min: 'recipientTokenAccount0', amount1Min: 'recipientTokenAccount1' },
};

/** What programs that began as Raydium’s say of the instructions all of them have. */
export const RAYDIUM_CLMM_MEANING = {
  swap: SWAP,
  swapV2: SWAP,
  openPosition: OPEN,
  openPositionV2: OPEN,
  openPositionWithToken22Nft: OPEN,
  closePosition: { sentence: 'Close the position {personalPosition}' },
  increaseLiquidity: ADD,
  increaseLiquidityV2: ADD,
  decreaseLiquidity: TAKE,
  decreaseLiquidityV2: TAKE,
  createPool: { sentence: 'Create the pool {poolState} of {tokenMint0} and {tokenMint1}' },
  initializeReward: { sentence: 'Initialize a reward in the pool {poolState}' },
  setRewardParams: { sentence: 'Set a reward of the pool {poolState}' },
  collectRemainingRewards: { sentence: 'Collect the remaining rewards of the pool {poolState}' },
  collectProtocolFee: { sentence: 'Collect the protocol’s fees of the pool {poolState}' },
  collectFundFee: { sentence: 'Collect the fund’s fees of the pool {poolState}' },
  updateRewardInfos: { sentence: 'Update the rewards of the pool {poolState}' },
} satisfies InterfaceDefinition['meaning'];

export const RAYDIUM_CLMM: InterfaceDefinition = {
  key: 'raydium-clmm',
  name: 'Raydium CLMM',
  programs: ['CAMMCzo5YL8w4VFF8KVHrK22GGUsp5VTaW7grrKgrWqK'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.1.0, with 27 instructions',
  meaning: {
    ...RAYDIUM_CLMM_MEANING,
    swapRouterBaseIn: {
      sentence: 'Swap {amountIn} for at least {amountOutMinimum} through several pools',
      amounts: { amountIn: 'inputTokenAccount' },
      swap: 'payer',
    },
  },
  idl: 'raydium-clmm',
};
