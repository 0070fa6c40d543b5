import { defineInterface } from '../define-interface.ts';

const SWAP = {
  sentence: 'Swap {amountIn} for at least {minAmountOut} through the pool {lbPair}',
  amounts: { amountIn: 'userTokenIn', minAmountOut: 'userTokenOut' },
  swap: 'user',
};
const SWAP_OUT = {
  sentence: 'Swap at most {maxInAmount} for {outAmount} through the pool {lbPair}',
  amounts: { maxInAmount: 'userTokenIn', outAmount: 'userTokenOut' },
  swap: 'user',
};
const SWAP_IMPACT = {
  sentence: 'Swap {amountIn} through the pool {lbPair}',
  amounts: { amountIn: 'userTokenIn' },
  swap: 'user',
};
const ADD = {
  sentence: 'Add {amountX} and {amountY} to the position {position}',
  amounts: { amountX: 'userTokenX', amountY: 'userTokenY' },
};
const ADD_ONE = { sentence: 'Add {amount} to the position {position}', amounts: { amount: 'userToken' } };
const ADD_PRECISE = { sentence: 'Add single-sided liquidity to the position {position}' };
const REMOVE = { sentence: 'Remove liquidity from the position {position}' };
const OPEN = { sentence: 'Open the position {position} in the pool {lbPair}' };
const CLOSE = { sentence: 'Close the position {position}' };
const FEE = { sentence: 'Claim the fees of the position {position}' };
const REWARD = { sentence: 'Claim a reward of the position {position}' };
const CREATE = { sentence: 'Create the pool {lbPair} of {tokenMintX} and {tokenMintY}' };

export default defineInterface({
  key: 'meteora-dlmm',
  name: 'Meteora DLMM',
  programs: ['LBUZKhRxPF3XUpBCjp4YzTKgLccjZhTSDM9YuVaPwxo'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.10.0',
  meaning: {
    swap: SWAP,
    swap2: SWAP,
    swapExactOut: SWAP_OUT,
    swapExactOut2: SWAP_OUT,
    swapWithPriceImpact: SWAP_IMPACT,
    swapWithPriceImpact2: SWAP_IMPACT,
    addLiquidity: ADD,
    addLiquidity2: ADD,
    addLiquidityByStrategy: ADD,
    addLiquidityByStrategy2: ADD,
    addLiquidityByWeight: ADD,
    addLiquidityByStrategyOneSide: ADD_ONE,
    addLiquidityOneSide: ADD_ONE,
    addLiquidityOneSidePrecise: ADD_PRECISE,
    addLiquidityOneSidePrecise2: ADD_PRECISE,
    removeLiquidity: REMOVE,
    removeLiquidity2: REMOVE,
    removeLiquidityByRange: REMOVE,
    removeLiquidityByRange2: REMOVE,
    removeAllLiquidity: { sentence: 'Remove all liquidity from the position {position}' },
    rebalanceLiquidity: { sentence: 'Rebalance the liquidity of the position {position}' },
    initializePosition: OPEN,
    initializePositionPda: OPEN,
    initializePositionByOperator: OPEN,
    closePosition: CLOSE,
    closePosition2: CLOSE,
    closePositionIfEmpty: { sentence: 'Close the position {position} if it is empty' },
    claimFee: FEE,
    claimFee2: FEE,
    claimReward: REWARD,
    claimReward2: REWARD,
    initializeLbPair: CREATE,
    initializeLbPair2: CREATE,
    initializePermissionLbPair: CREATE,
    initializeCustomizablePermissionlessLbPair: CREATE,
    initializeCustomizablePermissionlessLbPair2: CREATE,
    initializeBinArray: { sentence: 'Initialize a bin array in the pool {lbPair}' },
    initializeBinArrayBitmapExtension: {
      sentence: 'Initialize a bin array bitmap extension in the pool {lbPair}',
    },
    increasePositionLength: { sentence: 'Increase the length of the position {position}' },
    decreasePositionLength: { sentence: 'Decrease the length of the position {position}' },
    updateFeesAndRewards: { sentence: 'Update the fees and rewards of the position {position}' },
    updateFeesAndReward2: { sentence: 'Update the fees and rewards of the position {position}' },
    fundReward: {
      sentence: 'Add {amount} to the rewards of the pool {lbPair}',
      amounts: { amount: 'mint:rewardMint' },
    },
    withdrawProtocolFee: { sentence: 'Withdraw the protocol’s fees of the pool {lbPair}' },
    goToABin: { sentence: 'Set the active bin of the empty pool {lbPair}' },
  },
});
