import { defineInterface } from '../define-interface.ts';

const SWAP = {
  sentence: 'Swap {amountIn} for at least {minAmountOut} through the pool {pool}',
  amounts: { amountIn: 'fundingAccount', minAmountOut: 'receivingAccount' },
  swap: 'owner',
};
const ADD = {
  sentence: 'Deposit {tokenAmountIn} into the pool {pool}',
  amounts: { tokenAmountIn: 'fundingAccount', minLpAmountOut: 'mint:lpTokenMint' },
};
const REMOVE = {
  sentence: 'Withdraw at least {minAmountOut} from the pool {pool}',
  amounts: { lpAmountIn: 'mint:lpTokenMint', minAmountOut: 'receivingAccount' },
};
const ASK_MORE = {
  sentence: 'Request to increase the position {position} ({side}) by {collateralTokenDelta} of collateral',
  amounts: { collateralTokenDelta: 'fundingAccount' },
};
const ASK_LESS = { sentence: 'Request to decrease the position {position}' };
const MORE = { sentence: 'Increase the position {position}' };
const LESS = { sentence: 'Decrease the position {position}' };
const DROP = { sentence: 'Close the request {positionRequest} for the position {position}' };
const LIQUIDATE = { sentence: 'Liquidate the position {position}' };

export default defineInterface({
  key: 'jupiter-perpetuals',
  name: 'Jupiter Perpetuals',
  programs: ['PERPHjGBqRHArX4DySjwM6UJHiR3sWAatqfdBS2qQJu'],
  category: 'perpetuals',
  source:
    'the program’s own IDL 0.1.0 with 59 instructions; older ones in julianfssen/jupiter-perps-anchor-idl-parsing',
  meaning: {
    swap: SWAP,
    swap2: SWAP,
    swapExactOut: { sentence: 'Swap through the pool {pool}', swap: 'owner' },
    swapWithTokenLedger: {
      sentence: 'Swap for at least {minAmountOut} through the pool {pool}',
      amounts: { minAmountOut: 'receivingAccount' },
      swap: 'owner',
    },
    addLiquidity: ADD,
    addLiquidity2: ADD,
    removeLiquidity: REMOVE,
    removeLiquidity2: REMOVE,
    createIncreasePositionMarketRequest: ASK_MORE,
    createIncreasePositionRequest: ASK_MORE,
    createDecreasePositionMarketRequest: ASK_LESS,
    createDecreasePositionRequest: ASK_LESS,
    createDecreasePositionRequest2: ASK_LESS,
    closePositionRequest: DROP,
    closePositionRequest2: DROP,
    closePositionRequest3: DROP,
    increasePosition2: MORE,
    increasePosition4: MORE,
    increasePositionWithInternalSwap: MORE,
    instantIncreasePosition: { sentence: 'Increase the position {position} ({side})' },
    decreasePosition2: LESS,
    decreasePosition3: LESS,
    decreasePosition4: LESS,
    decreasePositionWithInternalSwap: LESS,
    decreasePositionWithTpsl: LESS,
    decreasePositionWithTpslAndInternalSwap: LESS,
    instantDecreasePosition: LESS,
    instantDecreasePosition2: LESS,
    liquidateFullPosition2: LIQUIDATE,
    liquidateFullPosition4: LIQUIDATE,
    instantCreateTpsl: { sentence: 'Place a TP/SL order on the position {position}' },
    instantCreateLimitOrder: {
      sentence: 'Place a limit order to increase the position {position} ({side})',
    },
    instantUpdateTpsl: { sentence: 'Update the order {positionRequest} for the position {position}' },
    instantUpdateLimitOrder: { sentence: 'Update the order {positionRequest} for the position {position}' },
    refreshAssetsUnderManagement: { sentence: 'Refresh the assets under management of the pool {pool}' },
    borrowFromCustody: {
      sentence: 'Borrow {amount} from the pool {pool}',
      amounts: { amount: 'userTokenAccount' },
    },
    repayToCustody: {
      sentence: 'Repay {amount} to the pool {pool}',
      amounts: { amount: 'userTokenAccount' },
    },
    depositCollateralForBorrows: {
      sentence: 'Deposit {amount} as collateral',
      amounts: { amount: 'userTokenAccount' },
    },
    withdrawCollateralForBorrows: {
      sentence: 'Withdraw {amount} of collateral',
      amounts: { amount: 'userTokenAccount' },
    },
  },
});
