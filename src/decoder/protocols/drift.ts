import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

/** Sizes of perpetuals have nine decimals (BASE_PRECISION), prices six (PRICE_PRECISION); a market order has none. */
const ORDER: Meaning = {
  scaled: { price: 6 },
  choices: {
    direction: { Long: 'long', Short: 'short' },
    orderType: {
      Market: 'market',
      Limit: 'limit',
      TriggerMarket: 'trigger market',
      TriggerLimit: 'trigger limit',
      Oracle: 'oracle',
    },
  },
};
const perpOrder: Meaning = {
  ...ORDER,
  sentence:
    'Place a {direction} {orderType} order of {baseAssetAmount}[ at {price}] on perpetual market {marketIndex}',
  scaled: { ...ORDER.scaled, baseAssetAmount: 9 },
};
/** Sizes on spot markets are in the decimals of their token. */
const spotOrder: Meaning = {
  ...ORDER,
  sentence: 'Place a {direction} {orderType} order[ at {price}] on spot market {marketIndex}',
};

export default defineInterface({
  key: 'drift',
  name: 'Drift v2',
  programs: ['dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH'],
  category: 'perpetuals',
  source: 'the program’s own Anchor IDL 2.131.1, without what only its administrators call',
  meaning: {
    initializeUser: { sentence: 'Open the Drift account {user} for {authority}', minor: true },
    initializeUserStats: { sentence: 'Initialize the Drift user stats of {authority}', minor: true },
    deposit: {
      sentence: 'Deposit {amount} into Drift',
      amounts: { amount: 'userTokenAccount' },
      loan: { deposit: 'userTokenAccount' },
    },
    withdraw: {
      sentence: 'Withdraw {amount} from Drift',
      amounts: { amount: 'userTokenAccount' },
      loan: { withdraw: 'userTokenAccount' },
    },
    transferDeposit: { sentence: 'Transfer a deposit from {fromUser} to {toUser}' },
    transferPools: { sentence: 'Transfer deposits and borrows from {fromUser} to {toUser}' },
    transferPerpPosition: { sentence: 'Transfer a perpetual position from {fromUser} to {toUser}' },
    placePerpOrder: perpOrder,
    placeAndTakePerpOrder: perpOrder,
    placeAndMakePerpOrder: perpOrder,
    placeAndMakeSignedMsgPerpOrder: perpOrder,
    placeSignedMsgTakerOrder: { sentence: 'Place a signed order of {user}' },
    placeSpotOrder: spotOrder,
    placeAndTakeSpotOrder: spotOrder,
    placeAndMakeSpotOrder: spotOrder,
    placeOrders: { sentence: 'Place orders on Drift' },
    cancelOrder: { sentence: 'Cancel the order {orderId}' },
    cancelOrderByUserId: { sentence: 'Cancel the order with the user order ID {userOrderId}' },
    cancelOrders: { sentence: 'Cancel orders of {user}' },
    cancelOrdersByIds: { sentence: 'Cancel orders of {user}' },
    modifyOrder: { sentence: 'Modify the order {orderId}' },
    modifyOrderByUserId: { sentence: 'Modify the order with the user order ID {userOrderId}' },
    fillPerpOrder: { sentence: 'Fill an order of {user}' },
    fillSpotOrder: { sentence: 'Fill an order of {user}' },
    revertFill: { sentence: 'Revert a fill by {filler}', minor: true },
    triggerOrder: { sentence: 'Trigger the order {orderId} of {user}' },
    forceCancelOrders: { sentence: 'Cancel orders of {user} for insufficient collateral' },
    beginSwap: {
      sentence: 'Begin a swap of {amountIn} on Drift',
      amounts: { amountIn: 'inTokenAccount' },
      minor: true,
    },
    endSwap: { sentence: 'End the swap on Drift', minor: true },
    addPerpLpShares: { sentence: 'Add liquidity to perpetual market {marketIndex}' },
    removePerpLpShares: { sentence: 'Remove liquidity from perpetual market {marketIndex}' },
    updateUserName: { sentence: 'Rename the Drift account {user}' },
    updateUserDelegate: { sentence: 'Delegate trading of {user} to {delegate}' },
    updateUserPoolId: { sentence: 'Set the pool of {user} to {poolId}' },
    deleteUser: { sentence: 'Close the Drift account {user}' },
    forceDeleteUser: { sentence: 'Close the idle Drift account {user}' },
    settlePnl: { sentence: 'Settle the PnL of {user} in market {marketIndex}' },
    settleMultiplePnls: { sentence: 'Settle the PnL of {user}' },
    settleFundingPayment: { sentence: 'Settle the funding of {user}' },
    settleLp: { sentence: 'Settle the LP position of {user} in market {marketIndex}' },
    liquidatePerp: { sentence: 'Liquidate {user} in perpetual market {marketIndex}' },
    liquidatePerpWithFill: { sentence: 'Liquidate {user} in perpetual market {marketIndex}' },
    liquidateSpot: { sentence: 'Liquidate {user} in spot market {liabilityMarketIndex}' },
    liquidateBorrowForPerpPnl: { sentence: 'Liquidate {user} in spot market {spotMarketIndex}' },
    liquidatePerpPnlForDeposit: { sentence: 'Liquidate {user} in perpetual market {perpMarketIndex}' },
    updateFundingRate: { sentence: 'Update the funding rate of {perpMarket}' },
    updateSpotMarketCumulativeInterest: {
      sentence: 'Update the cumulative interest of {spotMarket}',
      minor: true,
    },
    updateAmms: { sentence: 'Update the AMMs of perpetual markets', minor: true },
    updatePerpBidAskTwap: { sentence: 'Update the bid and ask TWAP of {perpMarket}' },
    updateUserIdle: { sentence: 'Mark {user} as idle' },
    initializeInsuranceFundStake: {
      sentence: 'Initialize an insurance fund stake in {spotMarket}',
      minor: true,
    },
    addInsuranceFundStake: {
      sentence: 'Stake {amount} in the insurance fund of Drift',
      amounts: { amount: 'userTokenAccount' },
    },
    requestRemoveInsuranceFundStake: { sentence: 'Request to unstake from the insurance fund of Drift' },
    cancelRequestRemoveInsuranceFundStake: { sentence: 'Cancel unstaking from the insurance fund of Drift' },
    removeInsuranceFundStake: { sentence: 'Unstake from the insurance fund of Drift' },
    settleRevenueToInsuranceFund: { sentence: 'Settle the revenue of {spotMarket} to the insurance fund' },
    updatePythPullOracle: { sentence: 'Post a Pyth price to {priceFeed}', minor: true },
    postPythPullOracleUpdateAtomic: { sentence: 'Post a Pyth price to {priceFeed}', minor: true },
    postMultiPythPullOracleUpdatesAtomic: { sentence: 'Post Pyth prices', minor: true },
    postPythLazerOracleUpdate: { sentence: 'Post Pyth prices', minor: true },
  },
});
