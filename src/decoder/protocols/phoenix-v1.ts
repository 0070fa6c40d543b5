import { defineInterface } from '../define-interface.ts';

const SWAP = { sentence: 'Swap on the market {market}', swap: 'trader' };
const PLACE = { sentence: 'Place an order on the market {market}' };
const PLACE_SEVERAL = { sentence: 'Place several orders on the market {market}' };
const REDUCE = { sentence: 'Reduce an order on the market {market}' };
const CANCEL = { sentence: 'Cancel orders on the market {market}' };
const CANCEL_ALL = { sentence: 'Cancel all orders of the trader on the market {market}' };

export default defineInterface({
  key: 'phoenix-v1',
  name: 'Phoenix v1',
  programs: ['PhoeNiXZ8ByJGLkxNfZRnkUfjvmuYqLR89jjFHGqdXY'],
  category: 'clob',
  source: 'the program’s own IDL 0.2.4 and Ellipsis-Labs/phoenix-v1 (accounts.rs, events.rs)',
  meaning: {
    swap: SWAP,
    swapWithFreeFunds: { sentence: 'Swap free funds on the market {market}' },
    placeLimitOrder: PLACE,
    placeLimitOrderWithFreeFunds: PLACE,
    placeMultiplePostOnlyOrders: PLACE_SEVERAL,
    placeMultiplePostOnlyOrdersWithFreeFunds: PLACE_SEVERAL,
    reduceOrder: REDUCE,
    reduceOrderWithFreeFunds: REDUCE,
    cancelAllOrders: CANCEL_ALL,
    cancelAllOrdersWithFreeFunds: CANCEL_ALL,
    cancelUpTo: CANCEL,
    cancelUpToWithFreeFunds: CANCEL,
    cancelMultipleOrdersById: CANCEL,
    cancelMultipleOrdersByIdWithFreeFunds: CANCEL,
    withdrawFunds: { sentence: 'Withdraw funds from the market {market}' },
    depositFunds: { sentence: 'Deposit funds into the market {market}' },
    requestSeat: { sentence: 'Request a seat on the market {market}' },
    requestSeatAuthorized: { sentence: 'Request a seat on the market {market} for {trader}' },
    changeSeatStatus: { sentence: 'Change the status of the seat {seat} on the market {market}' },
    evictSeat: { sentence: 'Evict the seat of {trader} on the market {market}' },
    forceCancelOrders: { sentence: 'Cancel the orders of {trader} on the market {market}' },
    collectFees: { sentence: 'Collect the fees of the market {market}' },
    initializeMarket: { sentence: 'Create the market {market} of {baseMint} and {quoteMint}' },
    log: { title: 'Event log' },
  },
  interface: `
    instruction 00 swap(orderPacket: OrderPacket): phoenixProgram logAuthority market trader baseAccount quoteAccount baseVault quoteVault tokenProgram
    instruction 01 swapWithFreeFunds(orderPacket: OrderPacket): phoenixProgram logAuthority market trader seat
    instruction 02 placeLimitOrder(orderPacket: OrderPacket): phoenixProgram logAuthority market trader seat baseAccount quoteAccount baseVault quoteVault tokenProgram
    instruction 03 placeLimitOrderWithFreeFunds(orderPacket: OrderPacket): phoenixProgram logAuthority market trader seat
    instruction 04 reduceOrder(baseParams: CancelOrderParams, size: u64): phoenixProgram logAuthority market trader baseAccount quoteAccount baseVault quoteVault tokenProgram
    instruction 05 reduceOrderWithFreeFunds(baseParams: CancelOrderParams, size: u64): phoenixProgram logAuthority market trader
    instruction 06 cancelAllOrders(): phoenixProgram logAuthority market trader baseAccount quoteAccount baseVault quoteVault tokenProgram
    instruction 07 cancelAllOrdersWithFreeFunds(): phoenixProgram logAuthority market trader
    instruction 08 cancelUpTo(side: Side, tickLimit: Option<u64>, numOrdersToSearch: Option<u32>, numOrdersToCancel: Option<u32>): phoenixProgram logAuthority market trader baseAccount quoteAccount baseVault quoteVault tokenProgram
    instruction 09 cancelUpToWithFreeFunds(side: Side, tickLimit: Option<u64>, numOrdersToSearch: Option<u32>, numOrdersToCancel: Option<u32>): phoenixProgram logAuthority market trader
    instruction 0a cancelMultipleOrdersById(orders: Vec<CancelOrderParams>): phoenixProgram logAuthority market trader baseAccount quoteAccount baseVault quoteVault tokenProgram
    instruction 0b cancelMultipleOrdersByIdWithFreeFunds(orders: Vec<CancelOrderParams>): phoenixProgram logAuthority market trader
    instruction 0c withdrawFunds(quoteLotsToWithdraw: Option<u64>, baseLotsToWithdraw: Option<u64>): phoenixProgram logAuthority market trader baseAccount quoteAccount baseVault quoteVault tokenProgram
    instruction 0d depositFunds(quoteLotsToDeposit: u64, baseLotsToDeposit: u64): phoenixProgram logAuthority market trader seat baseAccount quoteAccount baseVault quoteVault tokenProgram
    instruction 0e requestSeat(): phoenixProgram logAuthority market payer seat systemProgram
    instruction 0f log(events: Rest<Event>): logAuthority
    instruction 10 placeMultiplePostOnlyOrders(bids: Vec<CondensedOrder>, asks: Vec<CondensedOrder>, clientOrderId: Option<u128>, failedMultipleLimitOrderBehavior: FailedMultipleLimitOrderBehavior): phoenixProgram logAuthority market trader seat baseAccount quoteAccount baseVault quoteVault tokenProgram
    instruction 11 placeMultiplePostOnlyOrdersWithFreeFunds(bids: Vec<CondensedOrder>, asks: Vec<CondensedOrder>, clientOrderId: Option<u128>, failedMultipleLimitOrderBehavior: FailedMultipleLimitOrderBehavior): phoenixProgram logAuthority market trader seat
    instruction 64 initializeMarket(marketSizeParams: MarketSizeParams, numQuoteLotsPerQuoteUnit: u64, tickSizeInQuoteLotsPerBaseUnit: u64, numBaseLotsPerBaseUnit: u64, takerFeeBps: u16, feeCollector: pubkey, rawBaseUnitsPerBaseUnit: Option<u32>): phoenixProgram logAuthority market marketCreator baseMint quoteMint baseVault quoteVault systemProgram tokenProgram
    instruction 65 claimAuthority(): phoenixProgram logAuthority market successor
    instruction 66 nameSuccessor(successor: pubkey): phoenixProgram logAuthority market marketAuthority
    instruction 67 changeMarketStatus(marketStatus: MarketStatus): phoenixProgram logAuthority market marketAuthority
    instruction 68 changeSeatStatus(approvalStatus: SeatApprovalStatus): phoenixProgram logAuthority market marketAuthority seat
    instruction 69 requestSeatAuthorized(): phoenixProgram logAuthority market marketAuthority payer trader seat systemProgram
    instruction 6a evictSeat(): phoenixProgram logAuthority market marketAuthority trader seat baseAccount quoteAccount baseVault quoteVault tokenProgram
    instruction 6b forceCancelOrders(side: Side, tickLimit: Option<u64>, numOrdersToSearch: Option<u32>, numOrdersToCancel: Option<u32>): phoenixProgram logAuthority market marketAuthority trader seat baseAccount quoteAccount baseVault quoteVault tokenProgram
    instruction 6c collectFees(): phoenixProgram logAuthority market sweeper feeRecipient quoteVault tokenProgram
    instruction 6d changeFeeRecipient(): phoenixProgram logAuthority market marketAuthority newFeeRecipient
    account 77df7173b7205871 Market { status: u64, marketSizeParams: MarketSizeParams, baseParams: TokenParams, baseLotSize: u64, quoteParams: TokenParams, quoteLotSize: u64, tickSizeInQuoteAtomsPerBaseUnit: u64, authority: pubkey, feeRecipient: pubkey, marketSequenceNumber: u64, successor: pubkey, rawBaseUnitsPerBaseUnit: u32 }
    account 88b7421f47adca1b Seat { market: pubkey, trader: pubkey, approvalStatus: u64 }
    type MarketSizeParams { bidsSize: u64, asksSize: u64, numSeats: u64 }
    type CondensedOrder { priceInTicks: u64, sizeInBaseLots: u64, lastValidSlot: Option<u64>, lastValidUnixTimestampInSeconds: Option<u64> }
    type CancelOrderParams { side: Side, priceInTicks: u64, orderSequenceNumber: u64 }
    type FailedMultipleLimitOrderBehavior = FailOnInsufficientFundsAndAmendOnCross | FailOnInsufficientFundsAndFailOnCross | SkipOnInsufficientFundsAndAmendOnCross | SkipOnInsufficientFundsAndFailOnCross
    type MarketStatus = Uninitialized | Active | PostOnly | Paused | Closed | Tombstoned
    type SeatApprovalStatus = NotApproved | Approved | Retired
    type OrderPacket = PostOnly { side: Side, priceInTicks: u64, numBaseLots: u64, clientOrderId: u128, rejectPostOnly: bool, useOnlyDepositedFunds: bool, lastValidSlot?: Option<u64>, lastValidUnixTimestampInSeconds?: Option<u64>, failSilentlyOnInsufficientFunds?: bool } | Limit { side: Side, priceInTicks: u64, numBaseLots: u64, selfTradeBehavior: SelfTradeBehavior, matchLimit: Option<u64>, clientOrderId: u128, useOnlyDepositedFunds: bool, lastValidSlot?: Option<u64>, lastValidUnixTimestampInSeconds?: Option<u64>, failSilentlyOnInsufficientFunds?: bool } | ImmediateOrCancel { side: Side, priceInTicks: Option<u64>, numBaseLots: u64, numQuoteLots: u64, minBaseLotsToFill: u64, minQuoteLotsToFill: u64, selfTradeBehavior: SelfTradeBehavior, matchLimit: Option<u64>, clientOrderId: u128, useOnlyDepositedFunds: bool, lastValidSlot?: Option<u64>, lastValidUnixTimestampInSeconds?: Option<u64> }
    type Side = Bid | Ask
    type SelfTradeBehavior = Abort | CancelProvide | DecrementTake
    type TokenParams { decimals: u32, vaultBump: u32, mintKey: pubkey, vaultKey: pubkey }
    type Event = Uninitialized | Header { instruction: u8, sequenceNumber: u64, timestamp: i64, slot: u64, market: pubkey, signer: pubkey, totalEvents: u16 } | Fill { index: u16, makerId: pubkey, orderSequenceNumber: u64, priceInTicks: u64, baseLotsFilled: u64, baseLotsRemaining: u64 } | Place { index: u16, orderSequenceNumber: u64, clientOrderId: u128, priceInTicks: u64, baseLotsPlaced: u64 } | Reduce { index: u16, orderSequenceNumber: u64, priceInTicks: u64, baseLotsRemoved: u64, baseLotsRemaining: u64 } | Evict { index: u16, makerId: pubkey, orderSequenceNumber: u64, priceInTicks: u64, baseLotsEvicted: u64 } | FillSummary { index: u16, clientOrderId: u128, totalBaseLotsFilled: u64, totalQuoteLotsFilled: u64, totalFeeInQuoteLots: u64 } | Fee { index: u16, feesCollectedInQuoteLots: u64 } | TimeInForce { index: u16, orderSequenceNumber: u64, lastValidSlot: u64, lastValidUnixTimestampInSeconds: u64 } | ExpiredOrder { index: u16, makerId: pubkey, orderSequenceNumber: u64, priceInTicks: u64, baseLotsRemoved: u64 }
    error 0 InvalidMarketParameters Invalid market parameters error
    error 1 InvalidMarketAuthority Invalid market authority error
    error 2 FailedToLoadMarketFromAccount Market deserialization error
    error 3 MarketAlreadyInitialized Market already initialized error
    error 4 MarketUninitialized Market is not initialized error
    error 5 InvalidStateTransition Invalid state transition error
    error 6 InvalidMarketSigner Invalid market signer error
    error 7 InvalidLotSize Invalid lot size error
    error 8 InvalidTickSize Invalid tick size error
    error 9 InvalidMint Invalid mint error
    error 10 InvalidBaseVault Invalid base vault error
    error 11 InvalidQuoteVault Invalid quote vault error
    error 12 InvalidBaseAccount Invalid base account error
    error 13 InvalidQuoteAccount Invalid quote account error
    error 14 TooManyEvents Too many events error
    error 15 NewOrderError
    error 16 ReduceOrderError
    error 17 CancelMultipleOrdersError
    error 18 WithdrawFundsError
    error 19 RemoveEmptyOrdersError
    error 20 TraderNotFound Trader not found error
    error 21 InvalidSeatStatus
    error 22 EvictionError Failed to evict trader
    error 23 NonEmptyScratchBuffer
    error 24 FailedToSerializeEvent
    error 25 FailedToFlushBuffer
  `,
});
