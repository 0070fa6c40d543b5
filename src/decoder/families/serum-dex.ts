import type { InterfaceDefinition } from '../define-interface.ts';

const ORDER = { sentence: 'Place an order ({side}, {orderType}) on the market {market}' };
const CANCEL = { sentence: 'Cancel an order on the market {market}' };
const CANCEL_OLD = { sentence: 'Request to cancel an order on the market {market}' };
const SETTLE_EVENTS = { title: 'Consume events', sentence: 'Consume events of the market {market}' };

/** What the order book program and the forks that kept its layouts share. */
export const SERUM_DEX: InterfaceDefinition = {
  key: 'serum-dex',
  name: 'Serum DEX v3',
  programs: ['9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'],
  category: 'clob',
  source: 'project-serum/serum-dex, dex/src (instruction.rs, state.rs, error.rs)',
  meaning: {
    initializeMarket: { sentence: 'Create the market {market} of {coinMint} and {pcMint}' },
    newOrder: ORDER,
    newOrderV2: ORDER,
    newOrderV3: ORDER,
    matchOrders: { sentence: 'Match orders on the market {market}' },
    consumeEvents: SETTLE_EVENTS,
    consumeEventsPermissioned: SETTLE_EVENTS,
    cancelOrder: CANCEL_OLD,
    cancelOrderByClientId: CANCEL_OLD,
    cancelOrderV2: CANCEL,
    cancelOrderByClientIdV2: CANCEL,
    cancelOrdersByClientIds: { sentence: 'Cancel several orders on the market {market}' },
    settleFunds: { sentence: 'Settle funds of the market {market}' },
    disableMarket: { sentence: 'Disable the market {market}' },
    sweepFees: { sentence: 'Collect the fees of the market {market}' },
    sendTake: { sentence: 'Send a take order ({side}) on the market {market}', swap: 'owner' },
    closeOpenOrders: { sentence: 'Close the open orders account {openOrders}' },
    initOpenOrders: { sentence: 'Open the open orders account {openOrders} on the market {market}' },
    prune: { sentence: 'Prune the orders of {owner} from the market {market}' },
    replaceOrderByClientId: { sentence: 'Replace an order ({side}, {orderType}) on the market {market}' },
    replaceOrdersByClientIds: { sentence: 'Replace several orders on the market {market}' },
  },
  interface: `
    instruction 0000000000 initializeMarket(coinLotSize: u64, pcLotSize: u64, feeRateBps: u16, vaultSignerNonce: u64, pcDustThreshold: u64): market requestQueue eventQueue bids asks coinVault pcVault coinMint pcMint rent openOrdersAuthority pruneAuthority crankAuthority
    instruction 0001000000 newOrder(side: Side, limitPrice: u64, maxQuantity: u64, orderType: OrderType, clientId: u64): market openOrders requestQueue payer owner coinVault pcVault tokenProgram rent feeDiscount
    instruction 0002000000 matchOrders(limit: u16): market requestQueue eventQueue bids asks
    instruction 0003000000 consumeEvents(limit: u16): openOrders* market eventQueue unused1 unused2
    instruction 0004000000 cancelOrder(side: Side, orderId: u128, owner: pubkey, ownerSlot: u8): market openOrders requestQueue ordersOwner
    instruction 0005000000 settleFunds(): market openOrders owner coinVault pcVault coinWallet pcWallet vaultSigner tokenProgram referrerPcWallet
    instruction 0006000000 cancelOrderByClientId(clientId: u64): market openOrders requestQueue owner
    instruction 0007000000 disableMarket(): market authority
    instruction 0008000000 sweepFees(): market pcVault authority feeReceiver vaultSigner tokenProgram
    instruction 0009000000 newOrderV2(side: Side, limitPrice: u64, maxQuantity: u64, orderType: OrderType, clientId: u64, selfTradeBehavior: SelfTradeBehavior): market openOrders requestQueue payer owner coinVault pcVault tokenProgram rent feeDiscount
    instruction 000a000000 newOrderV3(side: Side, limitPrice: u64, maxCoinQuantity: u64, maxNativePcQuantity: u64, selfTradeBehavior: SelfTradeBehavior, orderType: OrderType, clientOrderId: u64, limit: u16, maxTimestamp: i64): market openOrders requestQueue eventQueue bids asks payer owner coinVault pcVault tokenProgram rent feeDiscount
    instruction 000b000000 cancelOrderV2(side: Side, orderId: u128): market bids asks openOrders owner eventQueue
    instruction 000c000000 cancelOrderByClientIdV2(clientId: u64): market bids asks openOrders owner eventQueue
    instruction 000d000000 sendTake(side: Side, limitPrice: u64, maxCoinQuantity: u64, maxNativePcQuantity: u64, minCoinQuantity: u64, minNativePcQuantity: u64, limit: u16): market requestQueue eventQueue bids asks coinWallet pcWallet owner coinVault pcVault tokenProgram vaultSigner feeDiscount
    instruction 000e000000 closeOpenOrders(): openOrders owner destination market
    instruction 000f000000 initOpenOrders(): openOrders owner market rent openOrdersAuthority
    instruction 0010000000 prune(limit: u16): market bids asks pruneAuthority openOrders owner eventQueue
    instruction 0011000000 consumeEventsPermissioned(limit: u16): openOrders* market eventQueue crankAuthority
    instruction 0012000000 cancelOrdersByClientIds(clientIds: Rest<u64>): market bids asks openOrders owner eventQueue
    instruction 0013000000 replaceOrderByClientId(side: Side, limitPrice: u64, maxCoinQuantity: u64, maxNativePcQuantity: u64, selfTradeBehavior: SelfTradeBehavior, orderType: OrderType, clientOrderId: u64, limit: u16, maxTimestamp: i64): market openOrders requestQueue eventQueue bids asks payer owner coinVault pcVault tokenProgram rent feeDiscount
    instruction 0014000000 replaceOrdersByClientIds(orders: Vec64<Order>): market openOrders requestQueue eventQueue bids asks payer owner coinVault pcVault tokenProgram rent feeDiscount
    account 736572756d0300000000000000 Market { ownAddress: pubkey, vaultSignerNonce: u64, coinMint: pubkey, pcMint: pubkey, coinVault: pubkey, coinDepositsTotal: u64, coinFeesAccrued: u64, pcVault: pubkey, pcDepositsTotal: u64, pcFeesAccrued: u64, pcDustThreshold: u64, requestQueue: pubkey, eventQueue: pubkey, bids: pubkey, asks: pubkey, coinLotSize: u64, pcLotSize: u64, feeRateBps: u64, referrerRebatesAccrued: u64 }
    account 736572756d8300000000000000 ClosedMarket { ownAddress: pubkey, vaultSignerNonce: u64, coinMint: pubkey, pcMint: pubkey, coinVault: pubkey, coinDepositsTotal: u64, coinFeesAccrued: u64, pcVault: pubkey, pcDepositsTotal: u64, pcFeesAccrued: u64, pcDustThreshold: u64, requestQueue: pubkey, eventQueue: pubkey, bids: pubkey, asks: pubkey, coinLotSize: u64, pcLotSize: u64, feeRateBps: u64, referrerRebatesAccrued: u64 }
    account 736572756d0302000000000000 PermissionedMarket { ownAddress: pubkey, vaultSignerNonce: u64, coinMint: pubkey, pcMint: pubkey, coinVault: pubkey, coinDepositsTotal: u64, coinFeesAccrued: u64, pcVault: pubkey, pcDepositsTotal: u64, pcFeesAccrued: u64, pcDustThreshold: u64, requestQueue: pubkey, eventQueue: pubkey, bids: pubkey, asks: pubkey, coinLotSize: u64, pcLotSize: u64, feeRateBps: u64, referrerRebatesAccrued: u64, openOrdersAuthority: pubkey, pruneAuthority: pubkey, consumeEventsAuthority: pubkey }
    account 736572756d0306000000000000 CrankedMarket { ownAddress: pubkey, vaultSignerNonce: u64, coinMint: pubkey, pcMint: pubkey, coinVault: pubkey, coinDepositsTotal: u64, coinFeesAccrued: u64, pcVault: pubkey, pcDepositsTotal: u64, pcFeesAccrued: u64, pcDustThreshold: u64, requestQueue: pubkey, eventQueue: pubkey, bids: pubkey, asks: pubkey, coinLotSize: u64, pcLotSize: u64, feeRateBps: u64, referrerRebatesAccrued: u64, openOrdersAuthority: pubkey, pruneAuthority: pubkey, consumeEventsAuthority: pubkey }
    account 736572756d0500000000000000 OpenOrders { market: pubkey, owner: pubkey, nativeCoinFree: u64, nativeCoinTotal: u64, nativePcFree: u64, nativePcTotal: u64, freeSlotBits: u128, isBidBits: u128, orders: [u128; 128], clientOrderIds: [u64; 128], referrerRebatesAccrued: u64 }
    account 736572756d0900000000000000 RequestQueue { head: u64, count: u64, nextSequenceNumber: u64 }
    account 736572756d1100000000000000 EventQueue { head: u64, count: u64, sequenceNumber: u64 }
    account 736572756d2100000000000000 Bids { bumpIndex: u64, freeListLength: u64, freeListHead: u32, rootNode: u32, leafCount: u64 }
    account 736572756d4100000000000000 Asks { bumpIndex: u64, freeListLength: u64, freeListHead: u32, rootNode: u32, leafCount: u64 }
    type Side(u32) = Bid | Ask
    type SelfTradeBehavior(u32) = DecrementTake | CancelProvide | AbortTransaction
    type OrderType(u32) = Limit | ImmediateOrCancel | PostOnly
    type Order { side: Side, limitPrice: u64, maxCoinQuantity: u64, maxNativePcQuantity: u64, selfTradeBehavior: SelfTradeBehavior, orderType: OrderType, clientOrderId: u64, limit: u16, maxTimestamp: i64 }
    error 0 InvalidMarketFlags
    error 1 InvalidAskFlags
    error 2 InvalidBidFlags
    error 3 InvalidQueueLength
    error 4 OwnerAccountNotProvided
    error 5 ConsumeEventsQueueFailure
    error 6 WrongCoinVault
    error 7 WrongPcVault
    error 8 WrongCoinMint
    error 9 WrongPcMint
    error 10 CoinVaultProgramId
    error 11 PcVaultProgramId
    error 12 CoinMintProgramId
    error 13 PcMintProgramId
    error 14 WrongCoinMintSize
    error 15 WrongPcMintSize
    error 16 WrongCoinVaultSize
    error 17 WrongPcVaultSize
    error 18 UninitializedVault
    error 19 UninitializedMint
    error 20 CoinMintUninitialized
    error 21 PcMintUninitialized
    error 22 WrongMint
    error 23 WrongVaultOwner
    error 24 VaultHasDelegate
    error 25 AlreadyInitialized
    error 26 WrongAccountDataAlignment
    error 27 WrongAccountDataPaddingLength
    error 28 WrongAccountHeadPadding
    error 29 WrongAccountTailPadding
    error 30 RequestQueueEmpty
    error 31 EventQueueTooSmall
    error 32 SlabTooSmall
    error 33 BadVaultSignerNonce
    error 34 InsufficientFunds The account that pays holds too little for the order.
    error 35 SplAccountProgramId
    error 36 SplAccountLen
    error 37 WrongFeeDiscountAccountOwner
    error 38 WrongFeeDiscountMint
    error 39 CoinPayerProgramId
    error 40 PcPayerProgramId
    error 41 ClientIdNotFound There is no order with that client id.
    error 42 TooManyOpenOrders The orders account has no room for another order.
    error 43 FakeErrorSoWeDontChangeNumbers
    error 44 BorrowError
    error 45 WrongOrdersAccount
    error 46 WrongBidsAccount
    error 47 WrongAsksAccount
    error 48 WrongRequestQueueAccount
    error 49 WrongEventQueueAccount
    error 50 RequestQueueFull
    error 51 EventQueueFull
    error 52 MarketIsDisabled The market is closed.
    error 53 WrongSigner
    error 54 TransferFailed
    error 55 ClientOrderIdIsZero
    error 56 WrongRentSysvarAccount
    error 57 RentNotProvided
    error 58 OrdersNotRentExempt
    error 59 OrderNotFound The order is no longer on the book.
    error 60 OrderNotYours The order belongs to somebody else.
    error 61 WouldSelfTrade The order would trade with an order of the same owner.
    error 62 InvalidOpenOrdersAuthority
    error 63 OrderMaxTimestampExceeded
    error 64 MinAmountNotMet The trade brings less than the trader asked for.
    error 1000 Unknown
  `,
};
