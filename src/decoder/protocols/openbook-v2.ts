import { defineInterface } from '../define-interface.ts';

const PLACE = { sentence: 'Place an order ({side}) on the market {market}' };
const CANCEL = { sentence: 'Cancel an order on the market {market}' };
const SETTLE = { sentence: 'Consume events of the market {market}' };
const DEPOSIT = {
  sentence: 'Deposit {baseAmount} and {quoteAmount} into {openOrdersAccount}',
  amounts: { baseAmount: 'userBaseAccount', quoteAmount: 'userQuoteAccount' },
};

export default defineInterface({
  key: 'openbook-v2',
  name: 'OpenBook v2',
  programs: ['opnb2LAfJYbRMAHHvqjCwQxanZn7ReEHp1k81EohpZb'],
  category: 'clob',
  source: 'the program’s own Anchor IDL 0.1.0',
  meaning: {
    placeOrder: PLACE,
    placeOrderPegged: PLACE,
    placeTakeOrder: { sentence: 'Place a take order ({side}) on the market {market}', swap: 'signer' },
    placeOrders: { sentence: 'Place several orders on the market {market}' },
    cancelAllAndPlaceOrders: {
      sentence: 'Cancel all orders and place several on the market {market}',
    },
    editOrder: { sentence: 'Edit an order on the market {market}' },
    editOrderPegged: { sentence: 'Edit an order on the market {market}' },
    cancelOrder: CANCEL,
    cancelOrderByClientOrderId: CANCEL,
    cancelAllOrders: { sentence: 'Cancel all orders of the trader on the market {market}' },
    consumeEvents: SETTLE,
    consumeGivenEvents: SETTLE,
    deposit: DEPOSIT,
    refill: DEPOSIT,
    settleFunds: { sentence: 'Settle funds of the market {market}' },
    settleFundsExpired: { sentence: 'Settle funds of the expired market {market}' },
    createMarket: { sentence: 'Create the market {market} of {baseMint} and {quoteMint}' },
    closeMarket: { sentence: 'Close the market {market}' },
    createOpenOrdersAccount: {
      sentence: 'Open the open orders account {openOrdersAccount} on the market {market}',
    },
    closeOpenOrdersAccount: { sentence: 'Close the open orders account {openOrdersAccount}' },
    createOpenOrdersIndexer: { sentence: 'Create the open orders indexer of {owner}' },
    sweepFees: { sentence: 'Collect the fees of the market {market}' },
    setDelegate: { sentence: 'Set the delegate of {openOrdersAccount}' },
    pruneOrders: { sentence: 'Prune the orders of {openOrdersAccount} from the closed market {market}' },
  },
  interface: `
    instruction 67e261ebc8bcfbfe createMarket(name: string, oracleConfig: OracleConfigParams, quoteLotSize: i64, baseLotSize: i64, makerFee: i64, takerFee: i64, timeExpiry: i64): market marketAuthority bids asks eventHeap payer marketBaseVault marketQuoteVault baseMint quoteMint systemProgram tokenProgram associatedTokenProgram oracleA? oracleB? collectFeeAdmin openOrdersAdmin? consumeEventsAdmin? closeMarketAdmin? eventAuthority program
    instruction 589af8ba300e7bf4 closeMarket(): closeMarketAdmin market bids asks eventHeap solDestination tokenProgram
    instruction 404099ffd947f985 createOpenOrdersIndexer(): payer owner openOrdersIndexer systemProgram
    instruction 67f9e5e7f7fdc588 closeOpenOrdersIndexer(): owner openOrdersIndexer solDestination tokenProgram
    instruction ccb5afde287dbc47 createOpenOrdersAccount(name: string): payer owner delegateAccount? openOrdersIndexer openOrdersAccount market systemProgram
    instruction b04a73d236b35b67 closeOpenOrdersAccount(): owner openOrdersIndexer openOrdersAccount solDestination systemProgram
    instruction 33c29baf6d82606a placeOrder(side: Side, priceLots: i64, maxBaseLots: i64, maxQuoteLotsIncludingFees: i64, clientOrderId: u64, orderType: PlaceOrderType, expiryTimestamp: u64, selfTradeBehavior: SelfTradeBehavior, limit: u8): signer openOrdersAccount openOrdersAdmin? userTokenAccount market bids asks eventHeap marketVault oracleA? oracleB? tokenProgram
    instruction fed0761dadf8c846 editOrder(clientOrderId: u64, expectedCancelSize: i64, placeOrder: PlaceOrderArgs): signer openOrdersAccount openOrdersAdmin? userTokenAccount market bids asks eventHeap marketVault oracleA? oracleB? tokenProgram
    instruction 3ebb7d451add9d85 editOrderPegged(clientOrderId: u64, expectedCancelSize: i64, placeOrder: PlaceOrderPeggedArgs): signer openOrdersAccount openOrdersAdmin? userTokenAccount market bids asks eventHeap marketVault oracleA? oracleB? tokenProgram
    instruction 3c3f327b0cc53cbe placeOrders(ordersType: PlaceOrderType, bids: Vec<PlaceMultipleOrdersArgs>, asks: Vec<PlaceMultipleOrdersArgs>, limit: u8): signer openOrdersAccount openOrdersAdmin? userQuoteAccount userBaseAccount market bids asks eventHeap marketQuoteVault marketBaseVault oracleA? oracleB? tokenProgram
    instruction 809bde3cba28e132 cancelAllAndPlaceOrders(ordersType: PlaceOrderType, bids: Vec<PlaceMultipleOrdersArgs>, asks: Vec<PlaceMultipleOrdersArgs>, limit: u8): signer openOrdersAccount openOrdersAdmin? userQuoteAccount userBaseAccount market bids asks eventHeap marketQuoteVault marketBaseVault oracleA? oracleB? tokenProgram
    instruction 8db9fb3f4a55d291 placeOrderPegged(side: Side, priceOffsetLots: i64, pegLimit: i64, maxBaseLots: i64, maxQuoteLotsIncludingFees: i64, clientOrderId: u64, orderType: PlaceOrderType, expiryTimestamp: u64, selfTradeBehavior: SelfTradeBehavior, limit: u8): signer openOrdersAccount openOrdersAdmin? userTokenAccount market bids asks eventHeap marketVault oracleA? oracleB? tokenProgram
    instruction 032c47031ac7cb55 placeTakeOrder(side: Side, priceLots: i64, maxBaseLots: i64, maxQuoteLotsIncludingFees: i64, orderType: PlaceOrderType, limit: u8): signer penaltyPayer market marketAuthority bids asks marketBaseVault marketQuoteVault eventHeap userBaseAccount userQuoteAccount oracleA? oracleB? tokenProgram systemProgram openOrdersAdmin?
    instruction dd91b1341f2f3fc9 consumeEvents(limit: u64): consumeEventsAdmin? market eventHeap
    instruction d1e336046dac2947 consumeGivenEvents(slots: Vec<u64>): consumeEventsAdmin? market eventHeap
    instruction 5f81edf00831df84 cancelOrder(orderId: u128): signer openOrdersAccount market bids asks
    instruction 73b2c908afb77b77 cancelOrderByClientOrderId(clientOrderId: u64): signer openOrdersAccount market bids asks
    instruction c453f3ab1164a08f cancelAllOrders(sideOption: Option<Side>, limit: u8): signer openOrdersAccount market bids asks
    instruction f223c68952e1f2b6 deposit(baseAmount: u64, quoteAmount: u64): owner userBaseAccount userQuoteAccount openOrdersAccount market marketBaseVault marketQuoteVault tokenProgram
    instruction 80cf8e0b36e826c9 refill(baseAmount: u64, quoteAmount: u64): owner userBaseAccount userQuoteAccount openOrdersAccount market marketBaseVault marketQuoteVault tokenProgram
    instruction ee40a3604bab1021 settleFunds(): owner penaltyPayer openOrdersAccount market marketAuthority marketBaseVault marketQuoteVault userBaseAccount userQuoteAccount referrerAccount? tokenProgram systemProgram
    instruction 6b123845e43837a4 settleFundsExpired(): closeMarketAdmin owner penaltyPayer openOrdersAccount market marketAuthority marketBaseVault marketQuoteVault userBaseAccount userQuoteAccount referrerAccount? tokenProgram systemProgram
    instruction afe1624776422294 sweepFees(): collectFeeAdmin market marketAuthority marketQuoteVault tokenReceiverAccount tokenProgram
    instruction f21e2e4c6ceb80b5 setDelegate(): owner openOrdersAccount delegateAccount?
    instruction db52dbec3c73c540 setMarketExpired(): closeMarketAdmin market
    instruction 1bd59fbf0c747079 pruneOrders(limit: u8): closeMarketAdmin openOrdersAccount market bids asks
    instruction ac3f65538d4cc7d8 stubOracleCreate(price: f64): payer owner oracle mint systemProgram
    instruction 5c892d032d3c75e0 stubOracleClose(): owner oracle solDestination tokenProgram
    instruction 6dc64f7941caa18e stubOracleSet(price: f64): owner oracle
    account dbbed53700e3c69a Market { bump: u8, baseDecimals: u8, quoteDecimals: u8, padding1: [u8; 5], marketAuthority: pubkey, timeExpiry: i64, collectFeeAdmin: pubkey, openOrdersAdmin: NonZeroPubkeyOption, consumeEventsAdmin: NonZeroPubkeyOption, closeMarketAdmin: NonZeroPubkeyOption, name: [u8; 16], bids: pubkey, asks: pubkey, eventHeap: pubkey, oracleA: NonZeroPubkeyOption, oracleB: NonZeroPubkeyOption, oracleConfig: OracleConfig, quoteLotSize: i64, baseLotSize: i64, seqNum: u64, registrationTime: i64, makerFee: i64, takerFee: i64, feesAccrued: u128, feesToReferrers: u128, referrerRebatesAccrued: u64, feesAvailable: u64, makerVolume: u128, takerVolumeWoOo: u128, baseMint: pubkey, quoteMint: pubkey, marketBaseVault: pubkey, baseDepositTotal: u64, marketQuoteVault: pubkey, quoteDepositTotal: u64, reserved: [u8; 128] }
    account ffc24e7b1069d0a5 OpenOrdersAccount { owner: pubkey, market: pubkey, name: [u8; 32], delegate: NonZeroPubkeyOption, accountNum: u32, bump: u8, version: u8, padding: [u8; 2], position: Position, openOrders: [OpenOrder; 24] }
    account c35380d5cc5b1396 OpenOrdersIndexer { bump: u8, createdCounter: u32, addresses: Vec<pubkey> }
    account e0fbfe63b1ae8904 StubOracle { owner: pubkey, mint: pubkey, price: f64, lastUpdateTs: i64, lastUpdateSlot: u64, deviation: f64, reserved: [u8; 104] }
    account 482ce18db2826139 BookSide { roots: [OrderTreeRoot; 2], reservedRoots: [OrderTreeRoot; 4], reserved: [u8; 256], nodes: OrderTreeNodes }
    account 773b3d13a55439af EventHeap { header: EventHeapHeader, nodes: [EventNode; 600], reserved: [u8; 64] }
    event 8dbaa8fc6c8d485e depositLog { openOrdersAccount: pubkey, signer: pubkey, baseAmount: u64, quoteAmount: u64 }
    event 9617299498a2d740 fillLog { market: pubkey, takerSide: u8, makerSlot: u8, makerOut: bool, timestamp: u64, seqNum: u64, maker: pubkey, makerClientOrderId: u64, makerFee: u64, makerTimestamp: u64, taker: pubkey, takerClientOrderId: u64, takerFeeCeil: u64, price: i64, quantity: i64 }
    event d157d4eca43a3c75 marketMetaDataLog { market: pubkey, name: string, baseMint: pubkey, quoteMint: pubkey, baseDecimals: u8, quoteDecimals: u8, baseLotSize: i64, quoteLotSize: i64 }
    event 08eb303aae4c9c69 totalOrderFillEvent { side: u8, taker: pubkey, totalQuantityPaid: u64, totalQuantityReceived: u64, fees: u64 }
    event 3582975c6d399170 setDelegateLog { openOrdersAccount: pubkey, delegate: Option<pubkey> }
    event 0a32f075ed43e6e9 settleFundsLog { openOrdersAccount: pubkey, baseNative: u64, quoteNative: u64, referrerRebate: u64, referrer: Option<pubkey> }
    event d2f21a4d5e30ff3d sweepFeesLog { market: pubkey, amount: u64, receiver: pubkey }
    event c4f99421a8e44906 openOrdersPositionLog { owner: pubkey, openOrdersAccountNum: u32, market: pubkey, bidsBaseLots: i64, bidsQuoteLots: i64, asksBaseLots: i64, baseFreeNative: u64, quoteFreeNative: u64, lockedMakerFees: u64, referrerRebatesAvailable: u64, makerVolume: u128, takerVolume: u128 }
    type NonZeroPubkeyOption { key: pubkey }
    type Position { bidsBaseLots: i64, asksBaseLots: i64, baseFreeNative: u64, quoteFreeNative: u64, lockedMakerFees: u64, referrerRebatesAvailable: u64, penaltyHeapCount: u64, makerVolume: u128, takerVolume: u128, bidsQuoteLots: i64, reserved: [u8; 64] }
    type OpenOrder { id: u128, clientId: u64, lockedPrice: i64, isFree: u8, sideAndTree: u8, padding: [u8; 6] }
    type OracleConfig { confFilter: f64, maxStalenessSlots: i64, reserved: [u8; 72] }
    type OracleConfigParams { confFilter: f32, maxStalenessSlots: Option<u32> }
    type EventHeapHeader { freeHead: u16, usedHead: u16, count: u16, padd: u16, seqNum: u64 }
    type EventNode { next: u16, prev: u16, pad: [u8; 4], event: AnyEvent }
    type AnyEvent { eventType: u8, padding: [u8; 143] }
    type AnyNode { tag: u8, data: [u8; 87] }
    type OrderTreeRoot { maybeNode: u32, leafCount: u32 }
    type OrderTreeNodes { orderTreeType: u8, padding: [u8; 3], bumpIndex: u32, freeListLen: u32, freeListHead: u32, reserved: [u8; 512], nodes: [AnyNode; 1024] }
    type PlaceOrderArgs { side: Side, priceLots: i64, maxBaseLots: i64, maxQuoteLotsIncludingFees: i64, clientOrderId: u64, orderType: PlaceOrderType, expiryTimestamp: u64, selfTradeBehavior: SelfTradeBehavior, limit: u8 }
    type PlaceMultipleOrdersArgs { priceLots: i64, maxQuoteLotsIncludingFees: i64, expiryTimestamp: u64 }
    type PlaceOrderPeggedArgs { side: Side, priceOffsetLots: i64, pegLimit: i64, maxBaseLots: i64, maxQuoteLotsIncludingFees: i64, clientOrderId: u64, orderType: PlaceOrderType, expiryTimestamp: u64, selfTradeBehavior: SelfTradeBehavior, limit: u8 }
    type PlaceOrderType = Limit | ImmediateOrCancel | PostOnly | Market | PostOnlySlide
    type SelfTradeBehavior = DecrementTake | CancelProvide | AbortTransaction
    type Side = Bid | Ask
    error 6000 SomeError
    error 6001 InvalidInputNameLength Name lenght above limit
    error 6002 InvalidInputMarketExpired Market cannot be created as expired
    error 6003 InvalidInputMarketFees Taker fees should be positive and if maker fees are negative, greater or equal to their abs value
    error 6004 InvalidInputLots Lots cannot be negative
    error 6005 InvalidInputLotsSize Lots size above market limits
    error 6006 InvalidInputOrdersAmounts Input amounts above limits
    error 6007 InvalidInputCancelSize Price lots should be greater than zero
    error 6008 InvalidInputPriceLots Expected cancel size should be greater than zero
    error 6009 InvalidInputPegLimit Peg limit should be greater than zero
    error 6010 InvalidInputOrderType The order type is invalid. A taker order must be Market or ImmediateOrCancel
    error 6011 InvalidInputOrderId Order id cannot be zero
    error 6012 InvalidInputHeapSlots Slot above heap limit
    error 6013 InvalidOracleTypes Cannot combine two oracles of different providers
    error 6014 InvalidSecondOracle Cannot configure secondary oracle without primary
    error 6015 NoCloseMarketAdmin This market does not have a close_market_admin and thus cannot be closed.
    error 6016 InvalidCloseMarketAdmin The signer of this transaction is not this market's close_market_admin.
    error 6017 InvalidOpenOrdersAdmin The open_orders_admin required by this market to sign all instructions that creates orders is missing or is not valid
    error 6018 InvalidConsumeEventsAdmin The consume_events_admin required by this market to sign all instructions that consume events is missing or is not valid
    error 6019 InvalidMarketVault Provided market_vault is invalid
    error 6020 IndexerActiveOO Cannot be closed due to the existence of open orders accounts
    error 6021 OraclePegInvalidOracleState Cannot place a peg order due to invalid oracle state
    error 6022 UnknownOracleType oracle type cannot be determined
    error 6023 OracleConfidence an oracle does not reach the confidence threshold
    error 6024 OracleStale an oracle is stale
    error 6025 OrderIdNotFound Order id not found on the orderbook
    error 6026 EventHeapContainsElements Event heap contains elements and market can't be closed
    error 6027 InvalidOrderPostIOC ImmediateOrCancel is not a PostOrderType
    error 6028 InvalidOrderPostMarket Market is not a PostOrderType
    error 6029 WouldSelfTrade
    error 6030 MarketHasExpired The Market has already expired.
    error 6031 InvalidPriceLots Price lots should be greater than zero
    error 6032 InvalidOraclePrice Oracle price above market limits
    error 6033 MarketHasNotExpired The Market has not expired yet.
    error 6034 NoOwnerOrDelegate No correct owner or delegate.
    error 6035 NoOwner No correct owner
    error 6036 OpenOrdersFull No free order index in open orders account
    error 6037 BookContainsElements
    error 6038 OpenOrdersOrderNotFound Could not find order in user account
    error 6039 InvalidPostAmount Amount to post above book limits
    error 6040 DisabledOraclePeg Oracle peg orders are not enabled for this market
    error 6041 NonEmptyMarket Cannot close a non-empty market
    error 6042 NonEmptyOpenOrdersPosition Cannot close a non-empty open orders account
  `,
});
