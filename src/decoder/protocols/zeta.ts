import { defineInterface } from '../define-interface.ts';

const PERP = { sentence: 'Place an order ({side}) for the {asset} perpetual' };
const ORDER = { sentence: 'Place an order ({side}) on the market {market}' };
const TRIGGER = { sentence: 'Place a trigger order for {asset}' };
const CANCEL = { sentence: 'Cancel an order for {asset}' };
const FORCE = { sentence: 'Force-cancel orders of the margin account {marginAccount}' };
const DEPOSIT = {
  sentence: 'Deposit {amount} into the margin account {marginAccount}',
  amounts: { amount: 'userTokenAccount' },
};
const WITHDRAW = {
  sentence: 'Withdraw {amount} from the margin account {marginAccount}',
  amounts: { amount: 'userTokenAccount' },
};
const INSURE = {
  sentence: 'Deposit {amount} into the insurance vault',
  amounts: { amount: 'userTokenAccount' },
};

export default defineInterface({
  key: 'zeta',
  name: 'Zeta',
  programs: ['ZETAxsqBRek56DhiGXrn75yj2NHU3aYUnxvHXpkf3aD'],
  category: 'perpetuals',
  source: 'the Anchor IDL in zetamarkets/sdk, src/idl/zeta.json of September 2025',
  meaning: {
    placePerpOrderV3: PERP,
    placePerpOrderV4: PERP,
    placePerpOrderV5: PERP,
    placePerpOrder: ORDER,
    placePerpOrderV2: ORDER,
    placeOrder: ORDER,
    placeOrderV2: ORDER,
    placeOrderV3: ORDER,
    placeOrderV4: ORDER,
    placeMultiOrders: { sentence: 'Place several orders for the {asset} perpetual' },
    placeTriggerOrder: TRIGGER,
    executeTriggerOrder: { sentence: 'Execute the trigger order {triggerOrder}' },
    executeTriggerOrderV2: { sentence: 'Execute the trigger order {triggerOrder}' },
    takeTriggerOrder: { sentence: 'Take the trigger order {triggerOrder}' },
    cancelTriggerOrder: { sentence: 'Cancel the trigger order {triggerOrder}' },
    cancelTriggerOrderV2: { sentence: 'Cancel the trigger order {triggerOrder}' },
    forceCancelTriggerOrder: { sentence: 'Force-cancel the trigger order {triggerOrder}' },
    editTriggerOrder: { sentence: 'Edit the trigger order {triggerOrder}' },
    editTriggerOrderV2: { sentence: 'Edit the trigger order {triggerOrder}' },
    cancelOrder: CANCEL,
    cancelOrderNoError: CANCEL,
    cancelOrderByClientOrderId: CANCEL,
    cancelOrderByClientOrderIdNoError: CANCEL,
    cancelOrderHalted: CANCEL,
    cancelAllMarketOrders: { sentence: 'Cancel all orders of the trader for {asset}' },
    forceCancelOrders: FORCE,
    forceCancelOrdersV2: FORCE,
    forceCancelOrderByOrderId: FORCE,
    forceCancelOrderByOrderIdV2: FORCE,
    pruneExpiredTifOrders: { sentence: 'Remove expired orders from the market {market}' },
    pruneExpiredTifOrdersV2: { sentence: 'Remove expired orders from the market {market}' },
    crankEventQueue: { sentence: 'Consume events of the market {market}' },
    updatePricingV2: { sentence: 'Update the price of {asset}' },
    updatePricingV3: { sentence: 'Update the price of {asset}' },
    applyPerpFunding: { sentence: 'Settle the funding of {asset}' },
    deposit: DEPOSIT,
    depositV2: DEPOSIT,
    depositPermissionless: {
      sentence: 'Deposit {amount} into the margin account {crossMarginAccount}',
      amounts: { amount: 'depositTokenAcc' },
    },
    withdraw: WITHDRAW,
    withdrawV2: WITHDRAW,
    depositInsuranceVault: INSURE,
    depositInsuranceVaultV2: INSURE,
    withdrawInsuranceVault: { sentence: 'Withdraw from the insurance vault' },
    withdrawInsuranceVaultV2: { sentence: 'Withdraw from the insurance vault' },
    liquidate: { sentence: 'Liquidate a position of the margin account {liquidatedMarginAccount}' },
    liquidateV2: { sentence: 'Liquidate {asset} of the margin account {liquidatedAccount}' },
    initializeMarginAccount: { sentence: 'Open the margin account {marginAccount}' },
    initializeCrossMarginAccount: { sentence: 'Open the margin account {crossMarginAccount}' },
    initializeOpenOrdersV3: { sentence: 'Initialize an open orders account for {asset}' },
    closeMarginAccount: { sentence: 'Close the margin account {marginAccount}' },
    closeCrossMarginAccount: { sentence: 'Close the margin account {crossMarginAccount}' },
    editDelegatedPubkey: { sentence: 'Delegate trading of the margin account {marginAccount} to {newKey}' },
  },
  interface: `
    instruction 9d356b68b8bd64dc migrateToCrossMarginAccount(): crossMarginAccount pricing authority
    instruction 489a0f1ca5d7d1c7 initializeCrossMarginAccountManager(): crossMarginAccountManager authority payer zetaProgram systemProgram
    instruction a6cbb0d2b0348c69 initializeCrossMarginAccountManagerV2(referrer: Option<pubkey>): crossMarginAccountManager authority payer zetaProgram systemProgram
    instruction 1b1ae432d2d3cd5e initializeCrossMarginAccount(subaccountIndex: u8): crossMarginAccount crossMarginAccountManager authority payer zetaProgram systemProgram
    instruction 43eb4266a7ab78c5 initializeMarginAccount(): marginAccount authority payer zetaProgram systemProgram zetaGroup
    instruction ce56fb1b5b6f17d3 initializeSpreadAccount(): spreadAccount authority payer zetaProgram systemProgram zetaGroup
    instruction e8b6b689565876fc closeCrossMarginAccountManager(): crossMarginAccountManager authority admin pricingAdmin state
    instruction cbc4bb3c0daabe45 closeCrossMarginAccount(subaccountIndex: u8): crossMarginAccount crossMarginAccountManager authority admin pricingAdmin state
    instruction 69d729efa6cf0167 closeMarginAccount(): marginAccount authority zetaGroup admin pricingAdmin state
    instruction bee4fd10c994a1f0 closeSpreadAccount(): spreadAccount authority zetaGroup admin pricingAdmin state
    instruction eb6d8aad0f2533f4 updatePricingV2(asset: Asset): state pricing oracle oracleBackupFeed oracleBackupProgram perpMarket perpBids perpAsks
    instruction df3ab45666fbed52 updatePricingV3(asset: Asset, price: u64, timestamp: u64): state pricing oracle perpMarket perpBids perpAsks pricingAdmin
    instruction 1752e1dedb7ae6fb applyPerpFunding(asset: Asset): state pricing
    instruction f223c68952e1f2b6 deposit(amount: u64): zetaGroup marginAccount vault userTokenAccount socializedLossAccount authority tokenProgram state greeks
    instruction 6d4b4599acda9213 depositV2(amount: u64): marginAccount vault userTokenAccount socializedLossAccount authority tokenProgram state pricing
    instruction ebf709f8cc340932 depositPermissionless(amount: u64): crossMarginAccount vault depositTokenAcc socializedLossAccount authority payer tokenProgram state pricing
    instruction 2f35192f6d7a1616 depositInsuranceVault(amount: u64): state insuranceVault insuranceDepositAccount userTokenAccount zetaVault socializedLossAccount authority tokenProgram
    instruction f22c18135b3b07c9 depositInsuranceVaultV2(amount: u64): state pricing insuranceVault insuranceDepositAccount userTokenAccount zetaVault socializedLossAccount authority tokenProgram
    instruction 749cc052f82973ba chooseAirdropCommunity(community: u8): crossMarginAccountManager authority
    instruction b712469c946da122 withdraw(amount: u64): state zetaGroup vault marginAccount userTokenAccount tokenProgram authority greeks oracle oracleBackupFeed oracleBackupProgram socializedLossAccount
    instruction f250a300c4ddc2c2 withdrawV2(amount: u64): state pricing vault marginAccount userTokenAccount tokenProgram authority socializedLossAccount
    instruction 11fad52dac7551e1 withdrawInsuranceVault(percentageAmount: u64): state insuranceVault insuranceDepositAccount userTokenAccount authority tokenProgram
    instruction cb472c94e0f245a5 withdrawInsuranceVaultV2(percentageAmount: u64): state pricing insuranceVault insuranceDepositAccount userTokenAccount authority tokenProgram
    instruction 37ea1052642a7ec0 initializeOpenOrders(): state zetaGroup dexProgram systemProgram openOrders marginAccount authority payer market serumAuthority openOrdersMap rent
    instruction dc11551470ae94e3 initializeOpenOrdersV2(): state dexProgram systemProgram openOrders marginAccount authority payer market serumAuthority openOrdersMap rent
    instruction 16bf8b88792754ca initializeOpenOrdersV3(asset: Asset): state dexProgram systemProgram openOrders crossMarginAccount authority payer market serumAuthority openOrdersMap rent
    instruction c8d83fef07e6ff14 closeOpenOrders(mapNonce: u8): state zetaGroup dexProgram openOrders marginAccount authority market serumAuthority openOrdersMap
    instruction 4e98c4a344b37948 closeOpenOrdersV2(mapNonce: u8): state dexProgram openOrders marginAccount authority market serumAuthority openOrdersMap admin pricingAdmin
    instruction cf0fc64ac5e4b01e closeOpenOrdersV3(mapNonce: u8, asset: Asset): state pricing dexProgram openOrders crossMarginAccount authority market serumAuthority openOrdersMap
    instruction a765a1f6d03106e1 closeOpenOrdersV4(mapNonce: u8, asset: Asset): state pricing dexProgram openOrders crossMarginAccount authority market serumAuthority openOrdersMap eventQueue admin pricingAdmin
    instruction 55a372798ba72925 initializeInsuranceDepositAccount(nonce: u8): insuranceDepositAccount authority payer systemProgram whitelistInsuranceAccount
    instruction 33c29baf6d82606a placeOrder(price: u64, size: u64, side: Side, clientOrderId: Option<u64>): state zetaGroup marginAccount authority dexProgram tokenProgram serumAuthority greeks openOrders rent market requestQueue eventQueue bids asks orderPayerTokenAccount coinVault pcVault coinWallet pcWallet oracle oracleBackupFeed oracleBackupProgram marketNode marketMint mintAuthority
    instruction e86f73c4ed8f3ecc placeOrderV2(price: u64, size: u64, side: Side, orderType: OrderType, clientOrderId: Option<u64>): state zetaGroup marginAccount authority dexProgram tokenProgram serumAuthority greeks openOrders rent market requestQueue eventQueue bids asks orderPayerTokenAccount coinVault pcVault coinWallet pcWallet oracle oracleBackupFeed oracleBackupProgram marketNode marketMint mintAuthority
    instruction 925d0ea79f14063a placeOrderV3(price: u64, size: u64, side: Side, orderType: OrderType, clientOrderId: Option<u64>, tag: Option<string>): state zetaGroup marginAccount authority dexProgram tokenProgram serumAuthority greeks openOrders rent market requestQueue eventQueue bids asks orderPayerTokenAccount coinVault pcVault coinWallet pcWallet oracle oracleBackupFeed oracleBackupProgram marketNode marketMint mintAuthority
    instruction 45a15dca787e4cb9 placePerpOrder(price: u64, size: u64, side: Side, orderType: OrderType, clientOrderId: Option<u64>, tag: Option<string>): state zetaGroup marginAccount authority dexProgram tokenProgram serumAuthority greeks openOrders rent market requestQueue eventQueue bids asks orderPayerTokenAccount coinVault pcVault coinWallet pcWallet oracle oracleBackupFeed oracleBackupProgram marketMint mintAuthority perpSyncQueue
    instruction cd5482b43f760acf placePerpOrderV2(price: u64, size: u64, side: Side, orderType: OrderType, clientOrderId: Option<u64>, tag: Option<string>, tifOffset: Option<u16>): state zetaGroup marginAccount authority dexProgram tokenProgram serumAuthority greeks openOrders rent market requestQueue eventQueue bids asks orderPayerTokenAccount coinVault pcVault coinWallet pcWallet oracle oracleBackupFeed oracleBackupProgram marketMint mintAuthority perpSyncQueue
    instruction f3f8d58fb84f2949 placeOrderV4(price: u64, size: u64, side: Side, orderType: OrderType, clientOrderId: Option<u64>, tag: Option<string>, tifOffset: Option<u16>): state zetaGroup marginAccount authority dexProgram tokenProgram serumAuthority greeks openOrders rent market requestQueue eventQueue bids asks orderPayerTokenAccount coinVault pcVault coinWallet pcWallet oracle oracleBackupFeed oracleBackupProgram marketNode marketMint mintAuthority
    instruction 5bf660073516eae1 placePerpOrderV3(price: u64, size: u64, side: Side, orderType: OrderType, clientOrderId: Option<u64>, tag: Option<string>, tifOffset: Option<u16>, asset: Asset): state pricing marginAccount authority dexProgram tokenProgram serumAuthority openOrders rent market requestQueue eventQueue bids asks orderPayerTokenAccount coinVault pcVault coinWallet pcWallet oracle oracleBackupFeed oracleBackupProgram marketMint mintAuthority perpSyncQueue
    instruction a68acd645a6ebf5b placePerpOrderV4(price: u64, size: u64, side: Side, orderType: OrderType, reduceOnly: bool, clientOrderId: Option<u64>, tag: Option<string>, tifOffset: Option<u16>, asset: Asset): authority state pricing marginAccount dexProgram tokenProgram serumAuthority openOrders rent market requestQueue eventQueue bids asks orderPayerTokenAccount coinVault pcVault coinWallet pcWallet oracle oracleBackupFeed oracleBackupProgram marketMint mintAuthority perpSyncQueue
    instruction 0718b6199b904b32 placePerpOrderV5(price: u64, size: u64, side: Side, orderType: OrderType, reduceOnly: bool, clientOrderId: Option<u64>, tag: Option<string>, tifOffset: Option<u16>, asset: Asset, selfTradeBehavior: Option<SelfTradeBehaviorZeta>): authority state pricing marginAccount dexProgram tokenProgram serumAuthority openOrders rent market requestQueue eventQueue bids asks orderPayerTokenAccount coinVault pcVault coinWallet pcWallet oracle oracleBackupFeed oracleBackupProgram marketMint mintAuthority perpSyncQueue
    instruction ccd7f3f33beae179 placeMultiOrders(asset: Asset, bidOrders: Vec<OrderArgs>, askOrders: Vec<OrderArgs>, orderType: OrderType): authority state pricing marginAccount dexProgram tokenProgram serumAuthority openOrders rent market requestQueue eventQueue bids asks marketBaseVault marketQuoteVault zetaBaseVault zetaQuoteVault oracle oracleBackupFeed oracleBackupProgram marketBaseMint marketQuoteMint mintAuthority perpSyncQueue
    instruction 209c32bce89f70ec placeTriggerOrder(triggerOrderBit: u8, orderPrice: u64, triggerPrice: Option<u64>, triggerDirection: Option<TriggerDirection>, triggerTs: Option<u64>, size: u64, side: Side, orderType: OrderType, reduceOnly: bool, tag: Option<string>, asset: Asset): state openOrders authority marginAccount pricing triggerOrder systemProgram dexProgram market
    instruction 05e4307708d6b796 executeTriggerOrderV2(triggerOrderBit: u8): payer triggerOrder state pricing marginAccount dexProgram tokenProgram serumAuthority openOrders rent market requestQueue eventQueue bids asks orderPayerTokenAccount coinVault pcVault coinWallet pcWallet oracle oracleBackupFeed oracleBackupProgram marketMint mintAuthority perpSyncQueue
    instruction 6bcf3be219171fa1 takeTriggerOrder(triggerOrderBit: u8): triggerOrder state pricing oracle oracleBackupFeed oracleBackupProgram bids asks taker takerMarginAccount orderMarginAccount
    instruction 690a6888d78654ab executeTriggerOrder(triggerOrderBit: u8): admin triggerOrder state pricing marginAccount dexProgram tokenProgram serumAuthority openOrders rent market requestQueue eventQueue bids asks orderPayerTokenAccount coinVault pcVault coinWallet pcWallet oracle oracleBackupFeed oracleBackupProgram marketMint mintAuthority perpSyncQueue
    instruction 78ecd81cc04fffbc forceCancelTriggerOrder(triggerOrderBit: u8, enforceTpslConditions: bool): state admin triggerOrder marginAccount
    instruction df414307bd033f8e cancelTriggerOrderV2(triggerOrderBit: u8): authority triggerOrder marginAccount
    instruction 905443271b19ca8d cancelTriggerOrder(triggerOrderBit: u8): state admin payer triggerOrder marginAccount
    instruction b42bd770fe741485 editTriggerOrder(orderPrice: u64, triggerPrice: Option<u64>, triggerDirection: Option<TriggerDirection>, triggerTs: Option<u64>, size: u64, side: Side, orderType: OrderType, reduceOnly: bool): owner triggerOrder
    instruction 499fcdb12b557589 editTriggerOrderV2(orderPrice: u64, triggerPrice: Option<u64>, triggerDirection: Option<TriggerDirection>, triggerTs: Option<u64>, size: u64, side: Side, orderType: OrderType, reduceOnly: bool): owner triggerOrder state marginAccount
    instruction 5f81edf00831df84 cancelOrder(side: Side, orderId: u128, asset: Asset): authority state marginAccount dexProgram serumAuthority openOrders market bids asks eventQueue
    instruction 5f61d7cc6f33ccb8 cancelOrderNoError(side: Side, orderId: u128, asset: Asset): authority state marginAccount dexProgram serumAuthority openOrders market bids asks eventQueue
    instruction 8bbee6f94da0ce04 cancelAllMarketOrders(asset: Asset): authority state marginAccount dexProgram serumAuthority openOrders market bids asks eventQueue
    instruction 00c0e902fcfb82a9 cancelOrderHalted(side: Side, orderId: u128, asset: Asset): state marginAccount dexProgram serumAuthority openOrders market bids asks eventQueue
    instruction 73b2c908afb77b77 cancelOrderByClientOrderId(clientOrderId: u64, asset: Asset): authority state marginAccount dexProgram serumAuthority openOrders market bids asks eventQueue
    instruction 354da79daf8390ab cancelOrderByClientOrderIdNoError(clientOrderId: u64, asset: Asset): authority state marginAccount dexProgram serumAuthority openOrders market bids asks eventQueue
    instruction 18e3e2d45d1af2e6 pruneExpiredTifOrders(): dexProgram state serumAuthority market bids asks eventQueue
    instruction cc257c399ed3b2d1 pruneExpiredTifOrdersV2(limit: u16): dexProgram state serumAuthority market bids asks eventQueue
    instruction 51f33c5adec929de forceCancelOrderByOrderIdV2(side: Side, orderId: u128, asset: Asset): pricing oracle oracleBackupFeed oracleBackupProgram state marginAccount dexProgram serumAuthority openOrders market bids asks eventQueue
    instruction b6eb30b3f885d2f0 forceCancelOrderByOrderId(side: Side, orderId: u128, asset: Asset): zetaGroup greeks oracle oracleBackupFeed oracleBackupProgram state marginAccount dexProgram serumAuthority openOrders market bids asks eventQueue
    instruction 0e3e95ca8f113873 forceCancelOrdersV2(asset: Asset): pricing oracle oracleBackupFeed oracleBackupProgram state marginAccount dexProgram serumAuthority openOrders market bids asks eventQueue
    instruction 40b5c43fde4840e8 forceCancelOrders(asset: Asset): zetaGroup greeks oracle oracleBackupFeed oracleBackupProgram state marginAccount dexProgram serumAuthority openOrders market bids asks eventQueue
    instruction 438561dfb2bcebb5 crankEventQueue(asset: Asset): state pricing market eventQueue dexProgram serumAuthority perpSyncQueue
    instruction 0f56553702e1a1eb liquidateV2(size: u64, asset: Asset): state liquidator liquidatorAccount pricing oracle oracleBackupFeed oracleBackupProgram market liquidatedAccount
    instruction dfb3e27d302e274a liquidate(size: u64): state liquidator liquidatorMarginAccount greeks oracle oracleBackupFeed oracleBackupProgram market zetaGroup liquidatedMarginAccount
    instruction a5678e26d3a60ee2 settleDexFunds(): state market zetaBaseVault zetaQuoteVault dexBaseVault dexQuoteVault vaultOwner mintAuthority serumAuthority dexProgram tokenProgram
    instruction 75104bf9b37fab93 positionMovement(movementType: MovementType, movements: Vec<PositionMovementArg>): state zetaGroup marginAccount spreadAccount authority greeks oracle oracleBackupFeed oracleBackupProgram
    instruction acb80c0a346940d5 transferExcessSpreadBalance(): zetaGroup marginAccount spreadAccount authority
    instruction 69e448ddda12b375 initializeReferrerAccounts(referrerId: string): authority referrerIdAccount referrerPubkeyAccount systemProgram
    instruction e04e378bcbec3e4e closeReferrerAccounts(): referrerIdAccount referrerPubkeyAccount authority admin pricingAdmin state
    instruction 89f547592ef91635 editDelegatedPubkey(newKey: pubkey): marginAccount authority
    account be7bd2b68f0b9888 Pricing { nonce: u8, markPrices: [u64; 25], updateTimestamps: [u64; 25], fundingDeltas: [AnchorDecimal; 25], latestFundingRates: [AnchorDecimal; 25], latestMidpoints: [u64; 25], oracles: [pubkey; 25], oracleBackupFeeds: [pubkey; 25], markets: [pubkey; 25], perpSyncQueues: [pubkey; 25], perpParameters: [PerpParameters; 25], marginParameters: [MarginParameters; 25], products: [Product; 25], zetaGroupKeys: [pubkey; 25], totalInsuranceVaultDeposits: u64, lastWithdrawTimestamp: u64, netOutflowSum: i64, haltForcePricing: [bool; 25], padding: [u8; 2707] }
    account fa7eac0a761e03a8 OpenOrdersMap { userKey: pubkey }
    account c5185209520e309a CrossOpenOrdersMap { userKey: pubkey, subaccountIndex: u8 }
    account 3982fc88a7b12fa2 SpreadAccount { authority: pubkey, nonce: u8, balance: u64, seriesExpiry: [u64; 5], seriesExpiryPadding: u64, positions: [Position; 46], positionsPadding: [Position; 92], asset: Asset, padding: [u8; 262] }
    account 5ca21a433156fc05 CrossMarginAccountManager { nonce: u8, authority: pubkey, accounts: [CrossMarginAccountInfo; 20], referrer: pubkey, airdropCommunity: u8, referredTimestamp: u64, padding: [u8; 14] }
    account f25e8e8323f4931c CrossMarginAccount { authority: pubkey, delegatedPubkey: pubkey, balance: u64, subaccountIndex: u8, nonce: u8, forceCancelFlag: bool, accountType: MarginAccountType, openOrdersNonces: [u8; 25], rebalanceAmount: i64, lastFundingDeltas: [AnchorDecimal; 25], productLedgers: [ProductLedger; 25], triggerOrderBits: u128, rebateRebalanceAmount: u64, potentialOrderLoss: [u64; 25], padding: [u8; 1776] }
    account 85dcadd5b3d32bee MarginAccount { authority: pubkey, nonce: u8, balance: u64, forceCancelFlag: bool, openOrdersNonce: [u8; 138], seriesExpiry: [u64; 5], seriesExpiryPadding: u64, productLedgers: [ProductLedger; 46], productLedgersPadding: [ProductLedger; 91], perpProductLedger: ProductLedger, rebalanceAmount: i64, asset: Asset, accountType: MarginAccountType, lastFundingDelta: AnchorDecimal, delegatedPubkey: pubkey, rebateRebalanceAmount: u64, padding: [u8; 330] }
    account ec3d2abe980c6a74 TriggerOrder { owner: pubkey, marginAccount: pubkey, openOrders: pubkey, orderPrice: u64, triggerPrice: Option<u64>, triggerTs: Option<u64>, size: u64, creationTs: u64, triggerDirection: Option<TriggerDirection>, side: Side, asset: Asset, orderType: OrderType, bit: u8, reduceOnly: bool }
    account 41fe8deb3c546889 SocializedLossAccount { nonce: u8, overbankruptAmount: u64 }
    account b6a1fc657ba1cdb8 InsuranceDepositAccount { nonce: u8, amount: u64 }
    account cfc24e8a9e4aba7f ReferrerIdAccount { referrerId: [u8; 6], referrerPubkey: pubkey }
    account 1d37607f524897c5 ReferrerPubkeyAccount { referrerId: [u8; 6] }
    event bddb7fd34ee661ee tradeEvent { marginAccount: pubkey, index: u8, size: u64, costOfTrades: u64, isBid: bool, clientOrderId: u64, orderId: u128 }
    event 128ed28bb27bcb75 tradeEventV2 { marginAccount: pubkey, index: u8, size: u64, costOfTrades: u64, isBid: bool, clientOrderId: u64, orderId: u128, asset: u8, user: pubkey, isTaker: bool, sequenceNumber: u64 }
    event 72a23b2154866c3e tradeEventV3 { marginAccount: pubkey, index: u8, size: u64, costOfTrades: u64, isBid: bool, clientOrderId: u64, orderId: u128, asset: Asset, user: pubkey, isTaker: bool, sequenceNumber: u64, fee: u64, price: u64, pnl: i64, rebate: u64 }
    event 44b90d941ce3655f positionMovementEvent { netBalanceTransfer: i64, marginAccountBalance: u64, spreadAccountBalance: u64, movementFees: u64 }
    event 41bf195b1bfcc028 placeOrderEvent { fee: u64, oraclePrice: u64, orderId: u128, expiryTs: u64, asset: Asset, marginAccount: pubkey, clientOrderId: u64, user: pubkey }
    event 030d155dad884890 liquidationEvent { liquidatorReward: u64, insuranceReward: u64, costOfTrades: u64, size: i64, remainingLiquidateeBalance: u64, remainingLiquidatorBalance: u64, markPrice: u64, underlyingPrice: u64, liquidatee: pubkey, liquidator: pubkey, asset: Asset, liquidateeMarginAccount: pubkey, liquidatorMarginAccount: pubkey }
    event 1a64c4ea5d799fdf orderCompleteEvent { marginAccount: pubkey, user: pubkey, asset: Asset, marketIndex: u8, side: Side, unfilledSize: u64, orderId: u128, clientOrderId: u64, orderCompleteType: OrderCompleteType }
    event 7fca0fb7c8c0040c applyFundingEvent { marginAccount: pubkey, user: pubkey, asset: Asset, balanceChange: i64, remainingBalance: u64, fundingRate: i64, oraclePrice: u64, positionSize: i64 }
    event ee081207a23b6891 placeMultiOrdersEvent { oraclePrice: u64, orderIds: Vec<u128>, expiryTss: Vec<u64>, asset: Asset, marginAccount: pubkey, clientOrderIds: Vec<u64>, user: pubkey }
    type AnchorDecimal { flags: u32, hi: u32, lo: u32, mid: u32 }
    type MarginParameters { futureMarginInitial: u64, futureMarginMaintenance: u64 }
    type PerpParameters { minFundingRatePercent: i64, maxFundingRatePercent: i64, impactCashDelta: u64 }
    type Strike { isSet: bool, value: u64 }
    type Product { market: pubkey, strike: Strike, dirty: bool, kind: Kind }
    type Position { size: i64, costOfTrades: u64 }
    type OrderState { closingOrders: u64, openingOrders: [u64; 2] }
    type ProductLedger { position: Position, orderState: OrderState }
    type CrossMarginAccountInfo { initialized: bool, name: [u8; 10] }
    type OrderArgs { price: u64, size: u64, clientOrderId: Option<u64>, tifOffset: Option<u16> }
    type PositionMovementArg { index: u8, size: i64 }
    type Kind = Uninitialized | Call | Put | Future | Perp
    type OrderType = Limit | PostOnly | FillOrKill | ImmediateOrCancel | PostOnlySlide | PostOnlyFront
    type Side = Uninitialized | Bid | Ask
    type TriggerDirection = Uninitialized | LessThanOrEqual | GreaterThanOrEqual
    type Asset = SOL | BTC | ETH | APT | ARB | BERA | PYTH | TIA | JTO | ONEMBONK | SEI | JUP | DYM | STRK | WIF | RNDR | TNSR | POPCAT | EIGEN | DBR | GOAT | DRIFT | PNUT | PENGU | TRUMP | UNDEFINED
    type MovementType = Undefined | Lock | Unlock
    type OrderCompleteType = Cancel | Fill | Booted
    type MarginAccountType = Normal | MarketMaker | MarketMakerT1 | MarketMakerT0 | MarketMakerT2 | MarketMakerT3 | MarketMakerT4 | MarketMakerT5 | MarketMakerT6 | MarketMakerT7 | MarketMakerT8 | MarketMakerT9 | NormalT1 | NormalT2 | NormalT3 | NormalT4 | NormalT5 | NormalT6 | NormalT7 | NormalT8 | NormalT9 | WithdrawOnly
    type SelfTradeBehaviorZeta = CancelProvide | AbortTransaction
    error 6000 DepositOverflow
    error 6001 Unreachable
    error 6002 FailedInitialMarginRequirement
    error 6003 LiquidatorFailedMarginRequirement
    error 6004 CannotLiquidateOwnAccount
    error 6005 CrankInvalidRemainingAccounts Invalid cranking remaining accounts
    error 6006 IncorrectTickSize
    error 6007 ZeroPrice
    error 6008 ZeroSize
    error 6009 ZeroWithdrawableBalance
    error 6010 DepositAmountExceeded Deposit amount exceeds limit and user is not whitelisted
    error 6011 WithdrawalAmountExceedsWithdrawableBalance
    error 6012 AccountHasSufficientMarginPostCancels
    error 6013 OverBankrupt
    error 6014 AccountHasSufficientMargin
    error 6015 UserHasNoActiveOrders
    error 6016 InvalidExpirationInterval
    error 6017 ProductMarketsAlreadyInitialized
    error 6018 InvalidProductMarketKey
    error 6019 MarketNotLive
    error 6020 MarketPricingNotReady
    error 6021 UserHasRemainingOrdersOnExpiredMarket
    error 6022 InvalidSeriesExpiration
    error 6023 InvalidExpiredOrderCancel
    error 6024 NoMarketsToAdd
    error 6025 UserHasUnsettledPositions
    error 6026 NoMarginAccountsToSettle
    error 6027 CannotSettleUserWithActiveOrders Cannot settle users with active orders
    error 6028 OrderbookNotEmpty
    error 6029 InvalidNumberOfAccounts
    error 6030 InvalidMarketAccounts Bids or Asks don't match the Market
    error 6031 ProductStrikeUninitialized
    error 6032 PricingNotUpToDate
    error 6033 RetreatsAreStale
    error 6034 ProductDirty
    error 6035 ProductStrikesInitialized
    error 6036 StrikeInitializationNotReady
    error 6037 UnsupportedKind
    error 6038 InvalidZetaGroup
    error 6039 InvalidMarginAccount
    error 6040 InvalidGreeksAccount
    error 6041 InvalidSettlementAccount
    error 6042 InvalidCancelAuthority
    error 6043 CannotUpdatePricingAfterExpiry
    error 6044 LoadAccountDiscriminatorAlreadySet Account discriminator already set
    error 6045 AccountAlreadyInitialized
    error 6046 GreeksAccountSeedsMismatch
    error 6047 ZetaGroupAccountSeedsMismatch
    error 6048 MarginAccountSeedsMismatch
    error 6049 OpenOrdersAccountSeedsMismatch
    error 6050 MarketNodeAccountSeedsMismatch Market node seeds mismatch
    error 6051 UserTradingFeeWhitelistAccountSeedsMismatch
    error 6052 UserDepositWhitelistAccountSeedsMismatch
    error 6053 MarketIndexesUninitialized
    error 6054 MarketIndexesAlreadyInitialized
    error 6055 CannotGetUnsetStrike
    error 6056 CannotSetInitializedStrike
    error 6057 CannotResetUninitializedStrike Cannot set initialized strike
    error 6058 CrankMarginAccountNotMutable
    error 6059 InvalidAdminSigner
    error 6060 UserHasActiveOrders User still has active orders
    error 6061 UserForceCancelInProgress User has a force cancel in progress
    error 6062 FailedPriceBandCheck
    error 6063 UnsortedOpenOrdersAccounts
    error 6064 AccountNotMutable
    error 6065 AccountDiscriminatorMismatch
    error 6066 InvalidMarketNodeIndex
    error 6067 InvalidMarketNode
    error 6068 LUTOutOfBounds
    error 6069 RebalanceInsuranceInvalidRemainingAccounts Rebalance insurance vault with no margin accounts
    error 6070 InvalidMintDecimals
    error 6071 InvalidZetaGroupOracle Invalid oracle for this zeta group
    error 6072 InvalidZetaGroupDepositMint
    error 6073 InvalidZetaGroupRebalanceMint Invalid zeta group rebalance insurance vault mint
    error 6074 InvalidDepositAmount
    error 6075 InvalidTokenAccountOwner
    error 6076 InvalidWithdrawAmount
    error 6077 InvalidDepositRemainingAccounts Invalid number of remaining accounts in deposit
    error 6078 InvalidPlaceOrderRemainingAccounts Invalid number of remaining accounts in place order
    error 6079 ClientOrderIdCannotBeZero
    error 6080 ZetaGroupHalted
    error 6081 ZetaGroupNotHalted
    error 6082 HaltMarkPriceNotSet
    error 6083 HaltMarketsNotCleaned
    error 6084 HaltMarketNodesNotCleaned
    error 6085 CannotExpireOptionsAfterExpirationThreshold
    error 6086 PostOnlyInCross Post only order in cross
    error 6087 FillOrKillNotFullSize Fill or kill order was not filled for full size
    error 6088 InvalidOpenOrdersMapOwner
    error 6089 AccountDidNotSerialize Failed to serialize the account
    error 6090 OpenOrdersWithNonEmptyPositions Cannot close open orders account with non empty positions
    error 6091 CannotCloseNonEmptyMarginAccount Cannot close margin account that is not empty
    error 6092 InvalidTagLength
    error 6093 NakedShortCallIsNotAllowed
    error 6094 InvalidSpreadAccount
    error 6095 CannotCloseNonEmptySpreadAccount
    error 6096 SpreadAccountSeedsMismatch
    error 6097 SpreadAccountHasUnsettledPositions Spread account seeds mismatch
    error 6098 SpreadAccountInvalidExpirySeriesState
    error 6099 InsufficientFundsToCollateralizeSpreadAccount
    error 6100 FailedMaintenanceMarginRequirement
    error 6101 InvalidMovement
    error 6102 MovementOnExpiredSeries
    error 6103 InvalidMovementSize
    error 6104 ExceededMaxPositionMovements
    error 6105 ExceededMaxSpreadAccountContracts
    error 6106 OraclePriceIsInvalid Fetched oracle price is invalid
    error 6107 InvalidUnderlyingMint Provided underlying mint address is invalid
    error 6108 InvalidReferrerAlias Invalid referrer alias - Invalid length
    error 6109 ReferrerAlreadyHasAlias
    error 6110 InvalidTreasuryMovementAmount
    error 6111 InvalidReferralsAdminSigner
    error 6112 InvalidSetReferralsRewardsRemainingAccounts
    error 6113 SetReferralsRewardsAccountNotMutable Referrals account not mutable
    error 6114 InvalidClaimReferralsRewardsAmount Invalid claim referrals rewards: not enough in refererals rewards wallet
    error 6115 InvalidClaimReferralsRewardsAccount Invalid claim referrals rewards: referrals account is not a referral or referrer account
    error 6116 ReferralAccountSeedsMismatch
    error 6117 ReferrerAccountSeedsMismatch
    error 6118 ProtectedMmMarginAccount Market maker accounts are protected from liquidation
    error 6119 CannotWithdrawWithOpenOrders
    error 6120 FundingRateNotUpToDate Perp funding rate not up to date
    error 6121 PerpSyncQueueFull Perp taker/maker sync queue is full
    error 6122 PerpSyncQueueAccountSeedsMismatch
    error 6123 PerpSyncQueueEmpty Program tried to pop from an empty perpSyncQueue
    error 6124 InvalidNonPerpMarket Perp product index given in placeOrder, use placePerpOrder
    error 6125 InvalidPerpMarket Non-perp product index given in placePerpOrder, use placeOrder
    error 6126 CannotInitializePerpMarketNode Not allowed to initialize market node for a perp market
    error 6127 DeprecatedInstruction Instruction is deprecated, please use the newer version
    error 6128 ForceCancelExpiredTIFOrdersOnly Can only force cancel expired TIF orders
    error 6129 InvalidPlaceOrderAuthority
    error 6130 InvalidOpenOrdersAuthority
    error 6131 InsuranceVaultSeedsMismatch
    error 6132 OpenInterestLimitBreach Open interest limit breach, decrease your position
    error 6133 WithdrawLimitBreach Withdraw limit breach, wait to withdraw more
    error 6134 InvalidPricingOracle Invalid oracle for this pricing account
    error 6135 PricingAccountSeedsMismatch
    error 6136 ZetaHalted Zeta exchange is halted
    error 6137 ZetaNotHalted Zeta exchange is not halted
    error 6138 NotFreshCrossMarginAccount Cross margin account is not unused, close it and make a new one
    error 6139 CannotCloseNonEmptyMarginAccountManager Cannot close margin account manager that is not empty
    error 6140 CannotMigrateWithOpenOrders Cannot migrate to cross margin account with open orders, close all open orders
    error 6141 InvalidMarginAccountType Invalid margin account type - account is not MarginAccount or CrossMarginAccount
    error 6142 MarginAccountAssetMismatch Margin account asset mismatched with instruction argument asset
    error 6143 FeatureUnavailable Feature is not available yet
    error 6144 MarginAccountCannotLiquidateCrossMarginAccount
    error 6145 InvalidDexAccOwner Invalid owner for dex account
    error 6146 TriggerOrderCannotBeRemoved
    error 6147 TriggerOrderCannotBeExecuted
    error 6148 TooManyTriggerOrders Too many trigger orders, close some and retry
    error 6149 InvalidTriggerOrderRemainingAccounts
    error 6150 InvalidTriggerOrderWhitelistFeesAccount
    error 6151 MissingTriggerOrderWhitelistFeesAccount
    error 6152 InvalidTriggerOrderBitRange
    error 6153 InvalidSecondaryAdmin
    error 6154 OnlyOwnerCanEditTriggerOrder Only the owner can edit their own trigger order
    error 6155 TriggerOrderNeedsTimeOrPriceAndDirection Trigger order needs either a trigger price + direction, or trigger time
    error 6156 TriggerOrderBitOccupied Given trigger order bit is occupied, pick another
    error 6157 InvalidLiquidatorAuthority
    error 6158 IOCInvalidTakerFillSize IOC size_to_use doesn't match taker fill size
    error 6159 IncorrectLotSize
    error 6160 InvalidReferrerIDLength
    error 6161 InvalidReferrerIDOwner
    error 6162 CannotReferSelf User cannot refer themselves
    error 6163 InvalidMATypeAdminSigner Invalid margin account type admin signer
    error 6164 PostOnlyForMulti Post only order types only for multi orders
    error 6165 ErrTickWide
    error 6166 OORemainingEvents Open orders has remaining events
    error 6167 CannotForceCancelTriggerOrder
    error 6168 InvalidPricingAdmin
    error 6169 InvalidOracleUpdate
    error 6170 OrderPriceTooFarFromMarkPrice
    error 6171 AirdropCommunityAlreadySet Airdrop community already set, cannot set again
    error 6172 RemainingOrdersInBookAfterPrune User still has orders in orderbook after prune
    error 6173 OODoesntMatch Can only pop events for open orders passed in
    error 6174 WithdrawOnlyAccount Account is restricted, only withdrawals are allowed
    error 6175 InvalidTreasurySplitTokenAccount
    error 6176 InvalidReferrerRemainingAccounts
  `,
});
