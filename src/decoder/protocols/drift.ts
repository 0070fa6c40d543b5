import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const perpOrder: Meaning = { sentence: 'Place a {direction} order on perpetual market {marketIndex}' };
const spotOrder: Meaning = { sentence: 'Place a {direction} order on spot market {marketIndex}' };

export default defineInterface({
  key: 'drift',
  name: 'Drift v2',
  programs: ['dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH'],
  category: 'perpetuals',
  source: 'the program’s own Anchor IDL 2.131.1, without what only its administrators call',
  meaning: {
    initializeUser: { sentence: 'Open the Drift account {user} for {authority}', minor: true },
    initializeUserStats: { sentence: 'Initialize the Drift user stats of {authority}', minor: true },
    deposit: { sentence: 'Deposit {amount} into Drift', amounts: { amount: 'userTokenAccount' } },
    withdraw: { sentence: 'Withdraw {amount} from Drift', amounts: { amount: 'userTokenAccount' } },
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
  interface: `
    instruction 6f11b9fa3c7a26fe initializeUser(subAccountId: u16, name: [u8; 32]): user userStats state authority payer rent systemProgram
    instruction fef34862fb82a8d5 initializeUserStats(): userStats state authority payer rent systemProgram
    instruction a4639c7e9c3963b4 initializeSignedMsgUserOrders(numOrders: u16): signedMsgUserOrders authority payer rent systemProgram
    instruction eb7ee70a2aa41a3d initializeReferrerName(name: [u8; 32]): referrerName user userStats authority payer rent systemProgram
    instruction f223c68952e1f2b6 deposit(marketIndex: u16, amount: u64, reduceOnly: bool): state user userStats authority spotMarketVault userTokenAccount tokenProgram
    instruction b712469c946da122 withdraw(marketIndex: u16, amount: u64, reduceOnly: bool): state user userStats authority spotMarketVault driftSigner userTokenAccount tokenProgram
    instruction 141493df293fcc6f transferDeposit(marketIndex: u16, amount: u64): fromUser toUser userStats authority state spotMarketVault
    instruction c5679a196b5a3c5e transferPools(depositFromMarketIndex: u16, depositToMarketIndex: u16, borrowFromMarketIndex: u16, borrowToMarketIndex: u16, depositAmount: Option<u64>, borrowAmount: Option<u64>): fromUser toUser userStats authority state depositFromSpotMarketVault depositToSpotMarketVault borrowFromSpotMarketVault borrowToSpotMarketVault driftSigner
    instruction 17acbca886d2036c transferPerpPosition(marketIndex: u16, amount: Option<i64>): fromUser toUser userStats authority state
    instruction 45a15dca787e4cb9 placePerpOrder(params: OrderParams): state user authority
    instruction 5f81edf00831df84 cancelOrder(orderId: Option<u32>): state user authority
    instruction 6bd3fa8512253964 cancelOrderByUserId(userOrderId: u8): state user authority
    instruction eee15f9ee36708c2 cancelOrders(marketType: Option<MarketType>, marketIndex: Option<u16>, direction: Option<PositionDirection>): state user authority
    instruction 861390a55ef0d25e cancelOrdersByIds(orderIds: Vec<u32>): state user authority
    instruction 2f7c75ffc9c5825e modifyOrder(orderId: Option<u32>, modifyOrderParams: ModifyOrderParams): state user authority
    instruction 9e4d04fdfcc2a1b3 modifyOrderByUserId(userOrderId: u8, modifyOrderParams: ModifyOrderParams): state user authority
    instruction d53301bb6cdce6e0 placeAndTakePerpOrder(orderType: OrderType, marketType: MarketType, direction: PositionDirection, userOrderId: u8, baseAssetAmount: u64, price: u64, marketIndex: u16, reduceOnly: bool, postOnly: PostOnlyParam, bitFlags: u8, maxTs: Option<i64>, triggerPrice: Option<u64>, triggerCondition: OrderTriggerCondition, oraclePriceOffset: Option<i32>, auctionDuration: Option<u8>, auctionStartPrice: Option<i64>, auctionEndPrice: Option<i64>, successCondition: Option<u32>): state user userStats authority
    instruction 95750bed2f5f59ed placeAndMakePerpOrder(orderType: OrderType, marketType: MarketType, direction: PositionDirection, userOrderId: u8, baseAssetAmount: u64, price: u64, marketIndex: u16, reduceOnly: bool, postOnly: PostOnlyParam, bitFlags: u8, maxTs: Option<i64>, triggerPrice: Option<u64>, triggerCondition: OrderTriggerCondition, oraclePriceOffset: Option<i32>, auctionDuration: Option<u8>, auctionStartPrice: Option<i64>, auctionEndPrice: Option<i64>, takerOrderId: u32): state user userStats taker takerStats authority
    instruction 101a7b835e1daf62 placeAndMakeSignedMsgPerpOrder(orderType: OrderType, marketType: MarketType, direction: PositionDirection, userOrderId: u8, baseAssetAmount: u64, price: u64, marketIndex: u16, reduceOnly: bool, postOnly: PostOnlyParam, bitFlags: u8, maxTs: Option<i64>, triggerPrice: Option<u64>, triggerCondition: OrderTriggerCondition, oraclePriceOffset: Option<i32>, auctionDuration: Option<u8>, auctionStartPrice: Option<i64>, auctionEndPrice: Option<i64>, signedMsgOrderUuid: [u8; 8]): state user userStats taker takerStats takerSignedMsgUserOrders authority
    instruction 204f658b1906620f placeSignedMsgTakerOrder(signedMsgOrderParamsMessageBytes: bytes, isDelegateSigner: bool): state user userStats signedMsgUserOrders authority ixSysvar
    instruction 2d4f51a0f85a5bdc placeSpotOrder(params: OrderParams): state user authority
    instruction bf038a4772c6ca64 placeAndTakeSpotOrder(orderType: OrderType, marketType: MarketType, direction: PositionDirection, userOrderId: u8, baseAssetAmount: u64, price: u64, marketIndex: u16, reduceOnly: bool, postOnly: PostOnlyParam, bitFlags: u8, maxTs: Option<i64>, triggerPrice: Option<u64>, triggerCondition: OrderTriggerCondition, oraclePriceOffset: Option<i32>, auctionDuration: Option<u8>, auctionStartPrice: Option<i64>, auctionEndPrice: Option<i64>, fulfillmentType: Option<SpotFulfillmentType>, makerOrderId: Option<u32>): state user userStats authority
    instruction 959e5542ef09f362 placeAndMakeSpotOrder(orderType: OrderType, marketType: MarketType, direction: PositionDirection, userOrderId: u8, baseAssetAmount: u64, price: u64, marketIndex: u16, reduceOnly: bool, postOnly: PostOnlyParam, bitFlags: u8, maxTs: Option<i64>, triggerPrice: Option<u64>, triggerCondition: OrderTriggerCondition, oraclePriceOffset: Option<i32>, auctionDuration: Option<u8>, auctionStartPrice: Option<i64>, auctionEndPrice: Option<i64>, takerOrderId: u32, fulfillmentType: Option<SpotFulfillmentType>): state user userStats taker takerStats authority
    instruction 3c3f327b0cc53cbe placeOrders(params: Vec<OrderParams>): state user authority
    instruction ae6de401f269e869 beginSwap(inMarketIndex: u16, outMarketIndex: u16, amountIn: u64): state user userStats authority outSpotMarketVault inSpotMarketVault outTokenAccount inTokenAccount tokenProgram driftSigner instructions
    instruction b1b81bc1220dd291 endSwap(inMarketIndex: u16, outMarketIndex: u16, limitPrice: Option<u64>, reduceOnly: Option<SwapReduceOnly>): state user userStats authority outSpotMarketVault inSpotMarketVault outTokenAccount inTokenAccount tokenProgram driftSigner instructions
    instruction 38d138c577febc75 addPerpLpShares(nShares: u64, marketIndex: u16): state user authority
    instruction d559d912a037358d removePerpLpShares(sharesToBurn: u64, marketIndex: u16): state user authority
    instruction 53fefd893b7a449c removePerpLpSharesInExpiringMarket(sharesToBurn: u64, marketIndex: u16): state user signer
    instruction 8719b938a5352288 updateUserName(subAccountId: u16, name: [u8; 32]): user authority
    instruction 15dd8cbb20810b7b updateUserCustomMarginRatio(subAccountId: u16, marginRatio: u32): user authority
    instruction c25cccdff6bc1fcb updateUserMarginTradingEnabled(subAccountId: u16, marginTradingEnabled: bool): user authority
    instruction db56496a38da806d updateUserPoolId(subAccountId: u16, poolId: u8): user authority
    instruction 8bcd8d8d71245ebb updateUserDelegate(subAccountId: u16, delegate: pubkey): user authority
    instruction c7472a439013566d updateUserReduceOnly(subAccountId: u16, reduceOnly: bool): user authority
    instruction 42506bba1bf2425f updateUserAdvancedLp(subAccountId: u16, advancedLp: bool): user authority
    instruction 72277bc6bb195adb updateUserProtectedMakerOrders(subAccountId: u16, protectedMakerOrders: bool): state user authority protectedMakerModeConfig
    instruction ba5511f9dbe762fb deleteUser(): user userStats state authority
    instruction 02f1c3ace318fe9e forceDeleteUser(): user userStats state authority keeper driftSigner
    instruction ddf780fdd4fe2e99 deleteSignedMsgUserOrders(): signedMsgUserOrders state authority
    instruction dac813c5e359c016 reclaimRent(): user userStats state authority rent
    instruction e718e670c9ad49b8 enableUserHighLeverageMode(subAccountId: u16): state user authority highLeverageModeConfig
    instruction 0dbcf86786d96af0 fillPerpOrder(orderId: Option<u32>, makerOrderId: Option<u32>): state authority filler fillerStats user userStats
    instruction eceeb045ef0ab5c1 revertFill(): state authority filler fillerStats
    instruction d4ce82ad1522c728 fillSpotOrder(orderId: Option<u32>, fulfillmentType: Option<SpotFulfillmentType>, makerOrderId: Option<u32>): state authority filler fillerStats user userStats
    instruction 3f7033e9e82ff0c7 triggerOrder(orderId: u32): state authority filler user
    instruction 40b5c43fde4840e8 forceCancelOrders(): state authority filler user
    instruction fd85431667a11464 updateUserIdle(): state authority filler user
    instruction a21523fb2039a1d2 logUserBalances(): state authority user
    instruction b79b2d00e255d545 disableUserHighLeverageMode(disableMaintenance: bool): state authority user highLeverageModeConfig
    instruction 2b3dea2d0f5f9899 settlePnl(marketIndex: u16): state user authority spotMarketVault
    instruction 7f4275392832987f settleMultiplePnls(marketIndexes: Vec<u16>, mode: SettlePnlMode): state user authority spotMarketVault
    instruction de5aca5e1c2d73b7 settleFundingPayment(): state user
    instruction 9be7747161e58b8d settleLp(marketIndex: u16): state user
    instruction 4b2377f7bf128b02 liquidatePerp(marketIndex: u16, liquidatorMaxBaseAssetAmount: u64, limitPrice: Option<u64>): state authority liquidator liquidatorStats user userStats
    instruction 5f6f7c6956a9bb22 liquidatePerpWithFill(marketIndex: u16): state authority liquidator liquidatorStats user userStats
    instruction 6b00802923e5fb12 liquidateSpot(assetMarketIndex: u16, liabilityMarketIndex: u16, liquidatorMaxLiabilityTransfer: u128, limitPrice: Option<u64>): state authority liquidator liquidatorStats user userStats
    instruction 0c2bb0539cfb750d liquidateSpotWithSwapBegin(assetMarketIndex: u16, liabilityMarketIndex: u16, swapAmount: u64): state authority liquidator liquidatorStats user userStats liabilitySpotMarketVault assetSpotMarketVault liabilityTokenAccount assetTokenAccount tokenProgram driftSigner instructions
    instruction 8e58a3a0df4b37e1 liquidateSpotWithSwapEnd(assetMarketIndex: u16, liabilityMarketIndex: u16): state authority liquidator liquidatorStats user userStats liabilitySpotMarketVault assetSpotMarketVault liabilityTokenAccount assetTokenAccount tokenProgram driftSigner instructions
    instruction a911205acf94d11b liquidateBorrowForPerpPnl(perpMarketIndex: u16, spotMarketIndex: u16, liquidatorMaxLiabilityTransfer: u128, limitPrice: Option<u64>): state authority liquidator liquidatorStats user userStats
    instruction ed4bc6ebe9ba4b23 liquidatePerpPnlForDeposit(perpMarketIndex: u16, spotMarketIndex: u16, liquidatorMaxPnlTransfer: u128, limitPrice: Option<u64>): state authority liquidator liquidatorStats user userStats
    instruction 6a85a0cec1abc0c2 setUserStatusToBeingLiquidated(): state user authority
    instruction a8cc44969f7e5f94 resolvePerpPnlDeficit(spotMarketIndex: u16, perpMarketIndex: u16): state authority spotMarketVault insuranceFundVault driftSigner tokenProgram
    instruction e010b0d6a2d5b7de resolvePerpBankruptcy(quoteSpotMarketIndex: u16, marketIndex: u16): state authority liquidator liquidatorStats user userStats spotMarketVault insuranceFundVault driftSigner tokenProgram
    instruction 7cc2f0fec6d5347a resolveSpotBankruptcy(marketIndex: u16): state authority liquidator liquidatorStats user userStats spotMarketVault insuranceFundVault driftSigner tokenProgram
    instruction c8785d884526c79f settleRevenueToInsuranceFund(spotMarketIndex: u16): state spotMarket spotMarketVault driftSigner insuranceFundVault tokenProgram
    instruction c9b274d4a69048ee updateFundingRate(marketIndex: u16): state perpMarket oracle
    instruction f717ff41d45addc2 updatePerpBidAskTwap(): state perpMarket oracle keeperStats authority
    instruction 27a68bf39ea59be1 updateSpotMarketCumulativeInterest(): state spotMarket oracle spotMarketVault
    instruction c96ad9fd04afe461 updateAmms(marketIndexes: rest): state authority
    instruction bbb3f346f85a5c93 initializeInsuranceFundStake(marketIndex: u16): spotMarket insuranceFundStake userStats state authority payer rent systemProgram
    instruction fb90730bde2f3eec addInsuranceFundStake(marketIndex: u16, amount: u64): state spotMarket insuranceFundStake userStats authority spotMarketVault insuranceFundVault driftSigner userTokenAccount tokenProgram
    instruction 8e46cc5c496ab434 requestRemoveInsuranceFundStake(marketIndex: u16, amount: u64): spotMarket insuranceFundStake userStats authority insuranceFundVault
    instruction 61eb4e3ed42af17f cancelRequestRemoveInsuranceFundStake(marketIndex: u16): spotMarket insuranceFundStake userStats authority insuranceFundVault
    instruction 80a68e09febb8fae removeInsuranceFundStake(marketIndex: u16): state spotMarket insuranceFundStake userStats authority insuranceFundVault driftSigner userTokenAccount tokenProgram
    instruction e6bfbd5e6c3b4ac5 updatePythPullOracle(feedId: [u8; 32], params: bytes): keeper pythSolanaReceiver encodedVaa priceFeed
    instruction 747a899ee0c3ad77 postPythPullOracleUpdateAtomic(feedId: [u8; 32], params: bytes): keeper pythSolanaReceiver guardianSet priceFeed
    instruction f34fcce4e3d064f4 postMultiPythPullOracleUpdatesAtomic(params: bytes): keeper pythSolanaReceiver guardianSet
    instruction daedaaf5278fa621 postPythLazerOracleUpdate(pythMessage: bytes): keeper pythLazerStorage ixSysvar
    account 6eca0e2a5f495a5f InsuranceFundStake { authority: pubkey, ifShares: u128, lastWithdrawRequestShares: u128, ifBase: u128, lastValidTs: i64, lastWithdrawRequestValue: u64, lastWithdrawRequestTs: i64, costBasis: i64, marketIndex: u16, padding: [u8; 14] }
    account 0adf0c2c6bf537f7 PerpMarket { pubkey: pubkey, amm: AMM, pnlPool: PoolBalance, name: [u8; 32], insuranceClaim: InsuranceClaim, unrealizedPnlMaxImbalance: u64, expiryTs: i64, expiryPrice: i64, nextFillRecordId: u64, nextFundingRateRecordId: u64, nextCurveRecordId: u64, imfFactor: u32, unrealizedPnlImfFactor: u32, liquidatorFee: u32, ifLiquidationFee: u32, marginRatioInitial: u32, marginRatioMaintenance: u32, unrealizedPnlInitialAssetWeight: u32, unrealizedPnlMaintenanceAssetWeight: u32, numberOfUsersWithBase: u32, numberOfUsers: u32, marketIndex: u16, status: MarketStatus, contractType: ContractType, contractTier: ContractTier, pausedOperations: u8, quoteSpotMarketIndex: u16, feeAdjustment: i16, fuelBoostPosition: u8, fuelBoostTaker: u8, fuelBoostMaker: u8, poolId: u8, highLeverageMarginRatioInitial: u16, highLeverageMarginRatioMaintenance: u16, protectedMakerLimitPriceDivisor: u8, protectedMakerDynamicDivisor: u8, padding1: u32, lastFillPrice: u64, padding: [u8; 24] }
    account 64b1086ba8414127 SpotMarket { pubkey: pubkey, oracle: pubkey, mint: pubkey, vault: pubkey, name: [u8; 32], historicalOracleData: HistoricalOracleData, historicalIndexData: HistoricalIndexData, revenuePool: PoolBalance, spotFeePool: PoolBalance, insuranceFund: InsuranceFund, totalSpotFee: u128, depositBalance: u128, borrowBalance: u128, cumulativeDepositInterest: u128, cumulativeBorrowInterest: u128, totalSocialLoss: u128, totalQuoteSocialLoss: u128, withdrawGuardThreshold: u64, maxTokenDeposits: u64, depositTokenTwap: u64, borrowTokenTwap: u64, utilizationTwap: u64, lastInterestTs: u64, lastTwapTs: u64, expiryTs: i64, orderStepSize: u64, orderTickSize: u64, minOrderSize: u64, maxPositionSize: u64, nextFillRecordId: u64, nextDepositRecordId: u64, initialAssetWeight: u32, maintenanceAssetWeight: u32, initialLiabilityWeight: u32, maintenanceLiabilityWeight: u32, imfFactor: u32, liquidatorFee: u32, ifLiquidationFee: u32, optimalUtilization: u32, optimalBorrowRate: u32, maxBorrowRate: u32, decimals: u32, marketIndex: u16, ordersEnabled: bool, oracleSource: OracleSource, status: MarketStatus, assetTier: AssetTier, pausedOperations: u8, ifPausedOperations: u8, feeAdjustment: i16, maxTokenBorrowsFraction: u16, flashLoanAmount: u64, flashLoanInitialTokenAmount: u64, totalSwapFee: u64, scaleInitialAssetWeightStart: u64, minBorrowRate: u8, fuelBoostDeposits: u8, fuelBoostBorrows: u8, fuelBoostTaker: u8, fuelBoostMaker: u8, fuelBoostInsurance: u8, tokenProgramFlag: u8, poolId: u8, padding: [u8; 40] }
    account d8926b5e684bb6b1 State { admin: pubkey, whitelistMint: pubkey, discountMint: pubkey, signer: pubkey, srmVault: pubkey, perpFeeStructure: FeeStructure, spotFeeStructure: FeeStructure, oracleGuardRails: OracleGuardRails, numberOfAuthorities: u64, numberOfSubAccounts: u64, lpCooldownTime: u64, liquidationMarginBufferRatio: u32, settlementDuration: u16, numberOfMarkets: u16, numberOfSpotMarkets: u16, signerNonce: u8, minPerpAuctionDuration: u8, defaultMarketOrderTimeInForce: u8, defaultSpotAuctionDuration: u8, exchangeStatus: u8, liquidationDuration: u8, initialPctToLiquidate: u16, maxNumberOfSubAccounts: u16, maxInitializeUserFee: u16, featureBitFlags: u8, padding: [u8; 9] }
    account 9f755fe3ef973aec User { authority: pubkey, delegate: pubkey, name: [u8; 32], spotPositions: [SpotPosition; 8], perpPositions: [PerpPosition; 8], orders: [Order; 32], lastAddPerpLpSharesTs: i64, totalDeposits: u64, totalWithdraws: u64, totalSocialLoss: u64, settledPerpPnl: i64, cumulativeSpotFees: i64, cumulativePerpFunding: i64, liquidationMarginFreed: u64, lastActiveSlot: u64, nextOrderId: u32, maxMarginRatio: u32, nextLiquidationId: u16, subAccountId: u16, status: u8, isMarginTradingEnabled: bool, idle: bool, openOrders: u8, hasOpenOrder: bool, openAuctions: u8, hasOpenAuction: bool, marginMode: MarginMode, poolId: u8, padding1: [u8; 3], lastFuelBonusUpdateTs: u32, padding: [u8; 12] }
    account b0df881b7a4f20e3 UserStats { authority: pubkey, referrer: pubkey, fees: UserFees, nextEpochTs: i64, makerVolume30d: u64, takerVolume30d: u64, fillerVolume30d: u64, lastMakerVolume30dTs: i64, lastTakerVolume30dTs: i64, lastFillerVolume30dTs: i64, ifStakedQuoteAssetAmount: u64, numberOfSubAccounts: u16, numberOfSubAccountsCreated: u16, referrerStatus: u8, disableUpdatePerpBidAskTwap: bool, padding1: [u8; 1], fuelOverflowStatus: u8, fuelInsurance: u32, fuelDeposits: u32, fuelBorrows: u32, fuelPositions: u32, fuelTaker: u32, fuelMaker: u32, ifStakedGovTokenAmount: u64, lastFuelIfBonusUpdateTs: u32, padding: [u8; 12] }
    account 6985aa6e342a1cb6 ReferrerName { authority: pubkey, user: pubkey, userStats: pubkey, name: [u8; 32] }
    event ecba71db2a3395f9 newUserRecord { ts: i64, userAuthority: pubkey, user: pubkey, subAccountId: u16, name: [u8; 32], referrer: pubkey }
    event b4f1dacf66872c86 depositRecord { ts: i64, userAuthority: pubkey, user: pubkey, direction: DepositDirection, depositRecordId: u64, amount: u64, marketIndex: u16, oraclePrice: i64, marketDepositBalance: u128, marketWithdrawBalance: u128, marketCumulativeDepositInterest: u128, marketCumulativeBorrowInterest: u128, totalDepositsAfter: u64, totalWithdrawsAfter: u64, explanation: DepositExplanation, transferUser: Option<pubkey> }
    event b7bacbbae1bb5f82 spotInterestRecord { ts: i64, marketIndex: u16, depositBalance: u128, cumulativeDepositInterest: u128, borrowBalance: u128, cumulativeBorrowInterest: u128, optimalUtilization: u32, optimalBorrowRate: u32, maxBorrowRate: u32 }
    event 083b601489c9385f fundingPaymentRecord { ts: i64, userAuthority: pubkey, user: pubkey, marketIndex: u16, fundingPayment: i64, baseAssetAmount: i64, userLastCumulativeFunding: i64, ammCumulativeFundingLong: i128, ammCumulativeFundingShort: i128 }
    event 4403ff1a855b93fe fundingRateRecord { ts: i64, recordId: u64, marketIndex: u16, fundingRate: i64, fundingRateLong: i128, fundingRateShort: i128, cumulativeFundingRateLong: i128, cumulativeFundingRateShort: i128, oraclePriceTwap: i64, markPriceTwap: u64, periodRevenue: i64, baseAssetAmountWithAmm: i128, baseAssetAmountWithUnsettledLp: i128 }
    event 65ee28e4462e3d75 curveRecord { ts: i64, recordId: u64, pegMultiplierBefore: u128, baseAssetReserveBefore: u128, quoteAssetReserveBefore: u128, sqrtKBefore: u128, pegMultiplierAfter: u128, baseAssetReserveAfter: u128, quoteAssetReserveAfter: u128, sqrtKAfter: u128, baseAssetAmountLong: u128, baseAssetAmountShort: u128, baseAssetAmountWithAmm: i128, totalFee: i128, totalFeeMinusDistributions: i128, adjustmentCost: i128, oraclePrice: i64, fillRecord: u128, numberOfUsers: u32, marketIndex: u16 }
    event d3c519128e56711b signedMsgOrderRecord { user: pubkey, hash: string, matchingOrderParams: OrderParams, userOrderId: u32, signedMsgOrderMaxSlot: u64, signedMsgOrderUuid: [u8; 8], ts: i64 }
    event 681340385915025a orderRecord { ts: i64, user: pubkey, order: Order }
    event e0344347c2ed6d01 orderActionRecord { ts: i64, action: OrderAction, actionExplanation: OrderActionExplanation, marketIndex: u16, marketType: MarketType, filler: Option<pubkey>, fillerReward: Option<u64>, fillRecordId: Option<u64>, baseAssetAmountFilled: Option<u64>, quoteAssetAmountFilled: Option<u64>, takerFee: Option<u64>, makerFee: Option<i64>, referrerReward: Option<u32>, quoteAssetAmountSurplus: Option<i64>, spotFulfillmentMethodFee: Option<u64>, taker: Option<pubkey>, takerOrderId: Option<u32>, takerOrderDirection: Option<PositionDirection>, takerOrderBaseAssetAmount: Option<u64>, takerOrderCumulativeBaseAssetAmountFilled: Option<u64>, takerOrderCumulativeQuoteAssetAmountFilled: Option<u64>, maker: Option<pubkey>, makerOrderId: Option<u32>, makerOrderDirection: Option<PositionDirection>, makerOrderBaseAssetAmount: Option<u64>, makerOrderCumulativeBaseAssetAmountFilled: Option<u64>, makerOrderCumulativeQuoteAssetAmountFilled: Option<u64>, oraclePrice: i64, bitFlags: u8, takerExistingQuoteEntryAmount: Option<u64>, takerExistingBaseAssetAmount: Option<u64>, makerExistingQuoteEntryAmount: Option<u64>, makerExistingBaseAssetAmount: Option<u64>, triggerPrice: Option<u64> }
    event 65163626b20d8e6f lPRecord { ts: i64, user: pubkey, action: LPAction, nShares: u64, marketIndex: u16, deltaBaseAssetAmount: i64, deltaQuoteAssetAmount: i64, pnl: i64 }
    event 7f11006cb60de735 liquidationRecord { ts: i64, liquidationType: LiquidationType, user: pubkey, liquidator: pubkey, marginRequirement: u128, totalCollateral: i128, marginFreed: u64, liquidationId: u16, bankrupt: bool, canceledOrderIds: Vec<u32>, liquidatePerp: LiquidatePerpRecord, liquidateSpot: LiquidateSpotRecord, liquidateBorrowForPerpPnl: LiquidateBorrowForPerpPnlRecord, liquidatePerpPnlForDeposit: LiquidatePerpPnlForDepositRecord, perpBankruptcy: PerpBankruptcyRecord, spotBankruptcy: SpotBankruptcyRecord }
    event 3944691a77c6d559 settlePnlRecord { ts: i64, user: pubkey, marketIndex: u16, pnl: i128, baseAssetAmount: i64, quoteAssetAmountAfter: i64, quoteEntryAmount: i64, settlePrice: i64, explanation: SettlePnlExplanation }
    event 38ded7eb4ec56392 insuranceFundRecord { ts: i64, spotMarketIndex: u16, perpMarketIndex: u16, userIfFactor: u32, totalIfFactor: u32, vaultAmountBefore: u64, insuranceVaultAmountBefore: u64, totalIfSharesBefore: u128, totalIfSharesAfter: u128, amount: i64 }
    event 44429c07d894fa72 insuranceFundStakeRecord { ts: i64, userAuthority: pubkey, action: StakeAction, amount: u64, marketIndex: u16, insuranceVaultAmountBefore: u64, ifSharesBefore: u128, userIfSharesBefore: u128, totalIfSharesBefore: u128, ifSharesAfter: u128, userIfSharesAfter: u128, totalIfSharesAfter: u128 }
    event 55be63cbed21e364 insuranceFundSwapRecord { rebalanceConfig: pubkey, inIfTotalSharesBefore: u128, outIfTotalSharesBefore: u128, inIfUserSharesBefore: u128, outIfUserSharesBefore: u128, inIfTotalSharesAfter: u128, outIfTotalSharesAfter: u128, inIfUserSharesAfter: u128, outIfUserSharesAfter: u128, ts: i64, inAmount: u64, outAmount: u64, outOraclePrice: u64, outOraclePriceTwap: i64, inVaultAmountBefore: u64, outVaultAmountBefore: u64, inFundVaultAmountAfter: u64, outFundVaultAmountAfter: u64, inMarketIndex: u16, outMarketIndex: u16 }
    event d1768ea7822ea497 transferProtocolIfSharesToRevenuePoolRecord { ts: i64, marketIndex: u16, amount: u64, shares: u128, ifVaultAmountBefore: u64, protocolSharesBefore: u128, transferAmount: u64 }
    event a2bb7bc28a38faf1 swapRecord { ts: i64, user: pubkey, amountOut: u64, amountIn: u64, outMarketIndex: u16, inMarketIndex: u16, outOraclePrice: i64, inOraclePrice: i64, fee: u64 }
    event b2d917bc7fbe2049 spotMarketVaultDepositRecord { ts: i64, marketIndex: u16, depositBalance: u128, cumulativeDepositInterestBefore: u128, cumulativeDepositInterestAfter: u128, depositTokenAmountBefore: u64, amount: u64 }
    event 476fbe76070384de deleteUserRecord { ts: i64, userAuthority: pubkey, user: pubkey, subAccountId: u16, keeper: Option<pubkey> }
    event 295425f684f08308 fuelSweepRecord { ts: i64, authority: pubkey, userStatsFuelInsurance: u32, userStatsFuelDeposits: u32, userStatsFuelBorrows: u32, userStatsFuelPositions: u32, userStatsFuelTaker: u32, userStatsFuelMaker: u32, fuelOverflowFuelInsurance: u128, fuelOverflowFuelDeposits: u128, fuelOverflowFuelBorrows: u128, fuelOverflowFuelPositions: u128, fuelOverflowFuelTaker: u128, fuelOverflowFuelMaker: u128 }
    event 13897721e0f90657 fuelSeasonRecord { ts: i64, authority: pubkey, fuelInsurance: u128, fuelDeposits: u128, fuelBorrows: u128, fuelPositions: u128, fuelTaker: u128, fuelMaker: u128, fuelTotal: u128 }
    type LiquidatePerpRecord { marketIndex: u16, oraclePrice: i64, baseAssetAmount: i64, quoteAssetAmount: i64, lpShares: u64, fillRecordId: u64, userOrderId: u32, liquidatorOrderId: u32, liquidatorFee: u64, ifFee: u64 }
    type LiquidateSpotRecord { assetMarketIndex: u16, assetPrice: i64, assetTransfer: u128, liabilityMarketIndex: u16, liabilityPrice: i64, liabilityTransfer: u128, ifFee: u64 }
    type LiquidateBorrowForPerpPnlRecord { perpMarketIndex: u16, marketOraclePrice: i64, pnlTransfer: u128, liabilityMarketIndex: u16, liabilityPrice: i64, liabilityTransfer: u128 }
    type LiquidatePerpPnlForDepositRecord { perpMarketIndex: u16, marketOraclePrice: i64, pnlTransfer: u128, assetMarketIndex: u16, assetPrice: i64, assetTransfer: u128 }
    type PerpBankruptcyRecord { marketIndex: u16, pnl: i128, ifPayment: u128, clawbackUser: Option<pubkey>, clawbackUserPayment: Option<u128>, cumulativeFundingRateDelta: i128 }
    type SpotBankruptcyRecord { marketIndex: u16, borrowAmount: u128, ifPayment: u128, cumulativeDepositInterestDelta: u128 }
    type HistoricalOracleData { lastOraclePrice: i64, lastOracleConf: u64, lastOracleDelay: i64, lastOraclePriceTwap: i64, lastOraclePriceTwap5min: i64, lastOraclePriceTwapTs: i64 }
    type HistoricalIndexData { lastIndexBidPrice: u64, lastIndexAskPrice: u64, lastIndexPriceTwap: u64, lastIndexPriceTwap5min: u64, lastIndexPriceTwapTs: i64 }
    type OrderParams { orderType: OrderType, marketType: MarketType, direction: PositionDirection, userOrderId: u8, baseAssetAmount: u64, price: u64, marketIndex: u16, reduceOnly: bool, postOnly: PostOnlyParam, bitFlags: u8, maxTs: Option<i64>, triggerPrice: Option<u64>, triggerCondition: OrderTriggerCondition, oraclePriceOffset: Option<i32>, auctionDuration: Option<u8>, auctionStartPrice: Option<i64>, auctionEndPrice: Option<i64> }
    type ModifyOrderParams { direction: Option<PositionDirection>, baseAssetAmount: Option<u64>, price: Option<u64>, reduceOnly: Option<bool>, postOnly: Option<PostOnlyParam>, bitFlags: Option<u8>, maxTs: Option<i64>, triggerPrice: Option<u64>, triggerCondition: Option<OrderTriggerCondition>, oraclePriceOffset: Option<i32>, auctionDuration: Option<u8>, auctionStartPrice: Option<i64>, auctionEndPrice: Option<i64>, policy: Option<u8> }
    type InsuranceClaim { revenueWithdrawSinceLastSettle: i64, maxRevenueWithdrawPerPeriod: u64, quoteMaxInsurance: u64, quoteSettledInsurance: u64, lastRevenueWithdrawTs: i64 }
    type PoolBalance { scaledBalance: u128, marketIndex: u16, padding: [u8; 6] }
    type AMM { oracle: pubkey, historicalOracleData: HistoricalOracleData, baseAssetAmountPerLp: i128, quoteAssetAmountPerLp: i128, feePool: PoolBalance, baseAssetReserve: u128, quoteAssetReserve: u128, concentrationCoef: u128, minBaseAssetReserve: u128, maxBaseAssetReserve: u128, sqrtK: u128, pegMultiplier: u128, terminalQuoteAssetReserve: u128, baseAssetAmountLong: i128, baseAssetAmountShort: i128, baseAssetAmountWithAmm: i128, baseAssetAmountWithUnsettledLp: i128, maxOpenInterest: u128, quoteAssetAmount: i128, quoteEntryAmountLong: i128, quoteEntryAmountShort: i128, quoteBreakEvenAmountLong: i128, quoteBreakEvenAmountShort: i128, userLpShares: u128, lastFundingRate: i64, lastFundingRateLong: i64, lastFundingRateShort: i64, last24hAvgFundingRate: i64, totalFee: i128, totalMmFee: i128, totalExchangeFee: u128, totalFeeMinusDistributions: i128, totalFeeWithdrawn: u128, totalLiquidationFee: u128, cumulativeFundingRateLong: i128, cumulativeFundingRateShort: i128, totalSocialLoss: u128, askBaseAssetReserve: u128, askQuoteAssetReserve: u128, bidBaseAssetReserve: u128, bidQuoteAssetReserve: u128, lastOracleNormalisedPrice: i64, lastOracleReservePriceSpreadPct: i64, lastBidPriceTwap: u64, lastAskPriceTwap: u64, lastMarkPriceTwap: u64, lastMarkPriceTwap5min: u64, lastUpdateSlot: u64, lastOracleConfPct: u64, netRevenueSinceLastFunding: i64, lastFundingRateTs: i64, fundingPeriod: i64, orderStepSize: u64, orderTickSize: u64, minOrderSize: u64, mmOracleSlot: u64, volume24h: u64, longIntensityVolume: u64, shortIntensityVolume: u64, lastTradeTs: i64, markStd: u64, oracleStd: u64, lastMarkPriceTwapTs: i64, baseSpread: u32, maxSpread: u32, longSpread: u32, shortSpread: u32, mmOraclePrice: i64, maxFillReserveFraction: u16, maxSlippageRatio: u16, curveUpdateIntensity: u8, ammJitIntensity: u8, oracleSource: OracleSource, lastOracleValid: bool, targetBaseAssetAmountPerLp: i32, perLpBase: i8, takerSpeedBumpOverride: i8, ammSpreadAdjustment: i8, oracleSlotDelayOverride: i8, mmOracleSequenceId: u64, netUnsettledFundingPnl: i64, quoteAssetAmountWithUnsettledLp: i64, referencePriceOffset: i32, ammInventorySpreadAdjustment: i8, padding: [u8; 3], lastFundingOracleTwap: i64 }
    type InsuranceFund { vault: pubkey, totalShares: u128, userShares: u128, sharesBase: u128, unstakingPeriod: i64, lastRevenueSettleTs: i64, revenueSettlePeriod: i64, totalFactor: u32, userFactor: u32 }
    type OracleGuardRails { priceDivergence: PriceDivergenceGuardRails, validity: ValidityGuardRails }
    type PriceDivergenceGuardRails { markOraclePercentDivergence: u64, oracleTwap5minPercentDivergence: u64 }
    type ValidityGuardRails { slotsBeforeStaleForAmm: i64, slotsBeforeStaleForMargin: i64, confidenceIntervalMaxSize: u64, tooVolatileRatio: i64 }
    type FeeStructure { feeTiers: [FeeTier; 10], fillerRewardStructure: OrderFillerRewardStructure, referrerRewardEpochUpperBound: u64, flatFillerFee: u64 }
    type FeeTier { feeNumerator: u32, feeDenominator: u32, makerRebateNumerator: u32, makerRebateDenominator: u32, referrerRewardNumerator: u32, referrerRewardDenominator: u32, refereeFeeNumerator: u32, refereeFeeDenominator: u32 }
    type OrderFillerRewardStructure { rewardNumerator: u32, rewardDenominator: u32, timeBasedRewardLowerBound: u128 }
    type UserFees { totalFeePaid: u64, totalFeeRebate: u64, totalTokenDiscount: u64, totalRefereeDiscount: u64, totalReferrerReward: u64, currentEpochReferrerReward: u64 }
    type SpotPosition { scaledBalance: u64, openBids: i64, openAsks: i64, cumulativeDeposits: i64, marketIndex: u16, balanceType: SpotBalanceType, openOrders: u8, padding: [u8; 4] }
    type PerpPosition { lastCumulativeFundingRate: i64, baseAssetAmount: i64, quoteAssetAmount: i64, quoteBreakEvenAmount: i64, quoteEntryAmount: i64, openBids: i64, openAsks: i64, settledPnl: i64, lpShares: u64, lastBaseAssetAmountPerLp: i64, lastQuoteAssetAmountPerLp: i64, remainderBaseAssetAmount: i32, marketIndex: u16, openOrders: u8, perLpBase: i8 }
    type Order { slot: u64, price: u64, baseAssetAmount: u64, baseAssetAmountFilled: u64, quoteAssetAmountFilled: u64, triggerPrice: u64, auctionStartPrice: i64, auctionEndPrice: i64, maxTs: i64, oraclePriceOffset: i32, orderId: u32, marketIndex: u16, status: OrderStatus, orderType: OrderType, marketType: MarketType, userOrderId: u8, existingPositionDirection: PositionDirection, direction: PositionDirection, reduceOnly: bool, postOnly: bool, immediateOrCancel: bool, triggerCondition: OrderTriggerCondition, auctionDuration: u8, postedSlotTail: u8, bitFlags: u8, padding: [u8; 1] }
    type PositionDirection = Long | Short
    type SpotFulfillmentType = SerumV3 | Match | PhoenixV1 | OpenbookV2
    type SwapReduceOnly = In | Out
    type DepositExplanation = None | Transfer | Borrow | RepayBorrow | Reward
    type DepositDirection = Deposit | Withdraw
    type OrderAction = Place | Cancel | Fill | Trigger | Expire
    type OrderActionExplanation = None | InsufficientFreeCollateral | OraclePriceBreachedLimitPrice | MarketOrderFilledToLimitPrice | OrderExpired | Liquidation | OrderFilledWithAMM | OrderFilledWithAMMJit | OrderFilledWithMatch | OrderFilledWithMatchJit | MarketExpired | RiskingIncreasingOrder | ReduceOnlyOrderIncreasedPosition | OrderFillWithSerum | NoBorrowLiquidity | OrderFillWithPhoenix | OrderFilledWithAMMJitLPSplit | OrderFilledWithLPJit | DeriskLp | OrderFilledWithOpenbookV2 | TransferPerpPosition
    type LPAction = AddLiquidity | RemoveLiquidity | SettleLiquidity | RemoveLiquidityDerisk
    type LiquidationType = LiquidatePerp | LiquidateSpot | LiquidateBorrowForPerpPnl | LiquidatePerpPnlForDeposit | PerpBankruptcy | SpotBankruptcy
    type SettlePnlExplanation = None | ExpiredPosition
    type StakeAction = Stake | UnstakeRequest | UnstakeCancelRequest | Unstake | UnstakeTransfer | StakeTransfer
    type OracleSource = Pyth | Switchboard | QuoteAsset | Pyth1K | Pyth1M | PythStableCoin | Prelaunch | PythPull | Pyth1KPull | Pyth1MPull | PythStableCoinPull | SwitchboardOnDemand | PythLazer | PythLazer1K | PythLazer1M | PythLazerStableCoin
    type PostOnlyParam = None | MustPostOnly | TryPostOnly | Slide
    type MarketStatus = Initialized | Active | FundingPaused | AmmPaused | FillPaused | WithdrawPaused | ReduceOnly | Settlement | Delisted
    type ContractType = Perpetual | Future | Prediction
    type ContractTier = A | B | C | Speculative | HighlySpeculative | Isolated
    type SettlePnlMode = MustSettle | TrySettle
    type SpotBalanceType = Deposit | Borrow
    type AssetTier = Collateral | Protected | Cross | Isolated | Unlisted
    type OrderStatus = Init | Open | Filled | Canceled
    type OrderType = Market | Limit | TriggerMarket | TriggerLimit | Oracle
    type OrderTriggerCondition = Above | Below | TriggeredAbove | TriggeredBelow
    type MarketType = Spot | Perp
    type MarginMode = Default | HighLeverage | HighLeverageMaintenance
    error 6002 InsufficientDeposit Insufficient deposit
    error 6003 InsufficientCollateral Insufficient collateral
    error 6004 SufficientCollateral Sufficient collateral
    error 6007 MarketDelisted Market Delisted
    error 6009 UserAccountAndUserPositionsAccountMismatch User Account And User Positions Account Mismatch
    error 6010 UserHasNoPositionInMarket User Has No Position In Market
    error 6011 InvalidInitialPeg Invalid Initial Peg
    error 6015 SlippageOutsideLimit Slippage Outside Limit Price
    error 6016 OrderSizeTooSmall Order Size Too Small
    error 6017 InvalidUpdateK Price change too large when updating K
    error 6020 BnConversionError Conversion to u128/u64 failed with an overflow or underflow
    error 6021 ClockUnavailable Clock unavailable
    error 6023 PriceBandsBreached Price Bands Breached
    error 6024 ExchangePaused Exchange is paused
    error 6035 InvalidOracle InvalidOracle
    error 6036 OracleNotFound OracleNotFound
    error 6037 LiquidationsBlockedByOracle Liquidations Blocked By Oracle
    error 6038 MaxDeposit Can not deposit more than max deposit
    error 6042 InvalidOrder InvalidOrder
    error 6043 InvalidOrderMaxTs InvalidOrderMaxTs
    error 6044 InvalidOrderMarketType InvalidOrderMarketType
    error 6045 InvalidOrderForInitialMarginReq InvalidOrderForInitialMarginReq
    error 6046 InvalidOrderNotRiskReducing InvalidOrderNotRiskReducing
    error 6047 InvalidOrderSizeTooSmall InvalidOrderSizeTooSmall
    error 6048 InvalidOrderNotStepSizeMultiple InvalidOrderNotStepSizeMultiple
    error 6049 InvalidOrderBaseQuoteAsset InvalidOrderBaseQuoteAsset
    error 6050 InvalidOrderIOC InvalidOrderIOC
    error 6051 InvalidOrderPostOnly InvalidOrderPostOnly
    error 6052 InvalidOrderIOCPostOnly InvalidOrderIOCPostOnly
    error 6054 InvalidOrderAuction InvalidOrderAuction
    error 6055 InvalidOrderOracleOffset InvalidOrderOracleOffset
    error 6056 InvalidOrderMinOrderSize InvalidOrderMinOrderSize
    error 6057 PlacePostOnlyLimitFailure Failed to Place Post-Only Limit Order
    error 6058 UserHasNoOrder User has no order
    error 6059 OrderAmountTooSmall Order Amount Too Small
    error 6061 OrderDoesNotExist Order does not exist
    error 6062 OrderNotOpen Order not open
    error 6063 FillOrderDidNotUpdateState FillOrderDidNotUpdateState
    error 6064 ReduceOnlyOrderIncreasedRisk Reduce only order increased risk
    error 6066 TradeSizeTooLarge Trade Size Too Large
    error 6067 UserCantReferThemselves User cant refer themselves
    error 6071 UserOrderIdAlreadyInUse User Order Id Already In Use
    error 6072 NoPositionsLiquidatable No positions liquidatable
    error 6073 InvalidMarginRatio Invalid Margin Ratio
    error 6074 CantCancelPostOnlyOrder Cant Cancel Post Only Order
    error 6075 InvalidOracleOffset InvalidOracleOffset
    error 6076 CantExpireOrders CantExpireOrders
    error 6079 InvalidMarketAccount InvalidMarketAccount
    error 6095 InsufficientCollateralForSettlingPNL InsufficientCollateralForSettlingPNL
    error 6097 AuctionNotComplete AuctionNotComplete
    error 6098 MakerNotFound MakerNotFound
    error 6099 MakerStatsNotFound MakerNotFound
    error 6100 MakerMustBeWritable MakerMustBeWritable
    error 6101 MakerStatsMustBeWritable MakerMustBeWritable
    error 6102 MakerOrderNotFound MakerOrderNotFound
    error 6105 AuctionPriceDoesNotSatisfyMaker AuctionPriceDoesNotSatisfyMaker
    error 6107 MakerOrderMustBePostOnly MakerOrderMustBePostOnly
    error 6108 CantMatchTwoPostOnlys CantMatchTwoPostOnlys
    error 6109 OrderBreachesOraclePriceLimits OrderBreachesOraclePriceLimits
    error 6113 PositionAlreadyBeingLiquidated PositionAlreadyBeingLiquidated
    error 6114 PositionDoesntHaveOpenPositionOrOrders PositionDoesntHaveOpenPositionOrOrders
    error 6115 AllOrdersAreAlreadyLiquidations AllOrdersAreAlreadyLiquidations
    error 6116 CantCancelLiquidationOrder CantCancelLiquidationOrder
    error 6117 UserIsBeingLiquidated UserIsBeingLiquidated
    error 6118 LiquidationsOngoing LiquidationsOngoing
    error 6120 UserCantLiquidateThemself UserCantLiquidateThemself
    error 6124 InvalidPositionDelta InvalidPositionDelta
    error 6127 UserHasInvalidBorrow UserHasInvalidBorrow
    error 6128 DailyWithdrawLimit DailyWithdrawLimit
    error 6133 TryingToRemoveLiquidityTooFast Trying to remove liqudity too fast after adding it
    error 6144 InvalidFeeStructure InvalidFeeStructure
    error 6145 InsufficientIFShares Insufficient IF shares
    error 6146 MarketActionPaused the Market has paused this action
    error 6147 MarketPlaceOrderPaused the Market status doesnt allow placing orders
    error 6148 MarketFillOrderPaused the Market status doesnt allow filling orders
    error 6149 MarketWithdrawPaused the Market status doesnt allow withdraws
    error 6150 ProtectedAssetTierViolation Action violates the Protected Asset Tier rules
    error 6151 IsolatedAssetTierViolation Action violates the Isolated Asset Tier rules
    error 6153 ReduceOnlyWithdrawIncreasedRisk Reduce Only Withdraw Increased Risk
    error 6154 MaxOpenInterest Max Open Interest
    error 6156 LiquidationDoesntSatisfyLimitPrice Liquidation Doesnt Satisfy Limit Price
    error 6157 MarginTradingDisabled Margin Trading Disabled
    error 6171 InvalidOrderFillPrice InvalidOrderFillPrice
    error 6174 InvalidPDA InvalidPDA
    error 6175 InvalidPDASigner InvalidPDASigner
    error 6182 MaxRevenueWithdrawPerPeriodReached MaxRevenueWithdrawPerPeriodReached
    error 6183 MaxIFWithdrawReached InvalidSpotPositionDetected
    error 6184 NoIFWithdrawAvailable NoIFWithdrawAvailable
    error 6185 InvalidIFUnstake InvalidIFUnstake
    error 6186 InvalidIFUnstakeSize InvalidIFUnstakeSize
    error 6187 InvalidIFUnstakeCancel InvalidIFUnstakeCancel
    error 6188 InvalidIFForNewStakes InvalidIFForNewStakes
    error 6189 InvalidIFRebase InvalidIFRebase
    error 6191 InvalidOrderLimitPrice InvalidOrderLimitPrice
    error 6192 InvalidIFDetected InvalidIFDetected
    error 6194 InvalidConcentrationCoef InvalidConcentrationCoef
    error 6195 InvalidSrmVault InvalidSrmVault
    error 6196 InvalidVaultOwner InvalidVaultOwner
    error 6198 IFWithdrawRequestInProgress IFWithdrawRequestInProgress
    error 6199 NoIFWithdrawRequestInProgress NoIFWithdrawRequestInProgress
    error 6200 IFWithdrawRequestTooSmall IFWithdrawRequestTooSmall
    error 6202 BlockchainClockInconsistency BlockchainClockInconsistency
    error 6203 InvalidIFSharesDetected InvalidIFSharesDetected
    error 6214 InvalidUserSubAccountId Invalid Sub Account Id
    error 6220 InvalidLiquidation Invalid Liquidation
    error 6222 InvalidMaker Invalid Maker
    error 6226 MarginOrdersOpen MarginOrdersOpen
    error 6230 InvalidUserAccount InvalidUserAccount
    error 6234 UserNotFound UserNotFound
    error 6238 UserNotInactive User Not Inactive
    error 6239 RevertFill RevertFill
    error 6240 InvalidMarketAccountforDeletion Invalid MarketAccount for Deletion
    error 6245 InvalidPricePrecision InvalidPricePrecision
    error 6254 UserReduceOnly UserReduceOnly
    error 6255 InvalidMarginCalculation InvalidMarginCalculation
    error 6256 CantPayUserInitFee CantPayUserInitFee
    error 6257 CantReclaimRent CantReclaimRent
    error 6259 NoUnsettledPnl NoUnsettledPnl
    error 6261 OracleNonPositive OracleInvalid
    error 6262 OracleTooVolatile OracleTooVolatile
    error 6263 OracleTooUncertain OracleTooUncertain
    error 6264 OracleStaleForMargin OracleStaleForMargin
    error 6265 OracleInsufficientDataPoints OracleInsufficientDataPoints
    error 6268 MaxBorrows Can not borow more than max borrows
    error 6269 OracleUpdatesNotMonotonic Updates must be monotonically increasing
    error 6270 OraclePriceFeedMessageMismatch Trying to update price feed with the wrong feed id
    error 6271 OracleUnsupportedMessageType The message in the update must be a PriceFeedMessage
    error 6276 OracleTooManyPriceAccountUpdates Multi updates must have 2 or fewer accounts passed in remaining accounts
    error 6277 OracleMismatchedVaaAndPriceUpdates Don't have the same remaining accounts number and pyth updates left
    error 6278 OracleBadRemainingAccountPublicKey Remaining account passed does not match oracle update derived pda
    error 6291 InvalidRFQUserAccount Invalid RFQ User Account
    error 6293 RFQUserAccountFull RFQUserAccount has too many active RFQs
    error 6294 RFQOrderNotFilled RFQ order not filled as expected
    error 6295 InvalidRFQOrder RFQ orders must be jit makers
    error 6296 InvalidRFQMatch RFQ matches must be valid
  `,
});
