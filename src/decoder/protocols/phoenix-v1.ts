import { defineInterface } from '../define-interface.ts';

const SWAP = { sentence: 'Swap on the market {market}', swap: 'trader' };
const PLACE = { sentence: 'Place an order on the market {market}' };
const PLACE_SEVERAL = { sentence: 'Place several orders on the market {market}' };
const REDUCE = { sentence: 'Reduce an order on the market {market}' };
const CANCEL = { sentence: 'Cancel orders on the market {market}' };
const CANCEL_ALL = { sentence: 'Cancel all own orders on the market {market}' };

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
});
