import type { InterfaceDefinition } from '../define-interface.ts';

const CHOICES = {
  choices: {
    side: { Bid: 'buy', Ask: 'sell' },
    orderType: { Limit: 'limit', ImmediateOrCancel: 'immediate or cancel', PostOnly: 'post-only' },
  },
};
/** Lots and prices by them: how many units are in a lot, only the market’s account says. */
const toOrder = (act: string, lots: string) => ({
  ...CHOICES,
  sentence: `${act} an order to {side}[ {${lots}} base lots][ at {limitPrice} quote lots each] ({orderType}) on the market {market}`,
});
const OLD_ORDER = toOrder('Place', 'maxQuantity');
const CANCEL = { sentence: 'Cancel an order on the market {market}' };
const CANCEL_OLD = { sentence: 'Request to cancel an order on the market {market}' };
const SETTLE_EVENTS = { title: 'Consume events', sentence: 'Crank the event queue of the market {market}' };

/** What the order book program and the forks that kept its layouts share. */
export const SERUM_DEX: InterfaceDefinition = {
  key: 'serum-dex',
  name: 'Serum DEX v3',
  programs: ['9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'],
  category: 'clob',
  source: 'project-serum/serum-dex, dex/src (instruction.rs, state.rs, error.rs)',
  meaning: {
    initializeMarket: { sentence: 'Create the market {market} of {coinMint} and {pcMint}' },
    newOrder: OLD_ORDER,
    newOrderV2: OLD_ORDER,
    newOrderV3: toOrder('Place', 'maxCoinQuantity'),
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
    sendTake: {
      sentence:
        'Send a take order ({side})[ of {maxCoinQuantity} base lots][ at {limitPrice} quote lots each] on the market {market}',
      swap: 'owner',
    },
    closeOpenOrders: { sentence: 'Close the open orders account {openOrders}' },
    initOpenOrders: { sentence: 'Open the open orders account {openOrders} on the market {market}' },
    prune: { sentence: 'Prune the orders of {owner} from the market {market}' },
    replaceOrderByClientId: toOrder('Replace', 'maxCoinQuantity'),
    replaceOrdersByClientIds: { sentence: 'Replace several orders on the market {market}' },
  },
  idl: 'serum-dex',
};
