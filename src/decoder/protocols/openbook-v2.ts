import { defineInterface } from '../define-interface.ts';

const SIDES = { side: { Bid: 'buy', Ask: 'sell' } };
/** How many units are in a lot, only the market’s account says. */
const PLACE = {
  sentence:
    'Place an order to {side}[ {maxBaseLots} base lots][ at {priceLots} quote lots each] on the market {market}',
  choices: SIDES,
};
const CANCEL = { sentence: 'Cancel an order on the market {market}' };
const SETTLE = { sentence: 'Crank the event queue of the market {market}' };
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
    placeOrderPegged: {
      sentence: 'Place an order to {side}[ {maxBaseLots} base lots] at a pegged price on the market {market}',
      choices: SIDES,
    },
    placeTakeOrder: {
      sentence:
        'Place a take order to {side}[ {maxBaseLots} base lots][ at {priceLots} quote lots each] on the market {market}',
      choices: SIDES,
      swap: 'signer',
    },
    placeOrders: { sentence: 'Place several orders on the market {market}' },
    cancelAllAndPlaceOrders: {
      sentence: 'Cancel all orders and place several on the market {market}',
    },
    editOrder: { sentence: 'Edit an order on the market {market}' },
    editOrderPegged: { sentence: 'Edit an order on the market {market}' },
    cancelOrder: CANCEL,
    cancelOrderByClientOrderId: CANCEL,
    cancelAllOrders: { sentence: 'Cancel all own orders on the market {market}' },
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
});
