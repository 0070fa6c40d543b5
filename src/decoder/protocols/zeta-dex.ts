import { defineInterface } from '../define-interface.ts';
import { SERUM_DEX } from '../families/serum-dex.ts';

/** The fork kept the first eighteen instructions, gave the next tags to its own, and added fields to accounts. */
const KEPT = SERUM_DEX.interface
  .split('\n')
  .filter((line) => !/^\s*(?:account|instruction 001[2-4]|error 6[34])/.test(line))
  .join('\n');
const {
  cancelOrdersByClientIds: _several,
  replaceOrderByClientId: _one,
  replaceOrdersByClientIds: _more,
  ...meaning
} = SERUM_DEX.meaning ?? {};

export default defineInterface({
  ...SERUM_DEX,
  key: 'zeta-dex',
  name: 'Zeta DEX',
  programs: ['zDEXqXEG7gAyxb1Kg9mK5fPnUdENCGKzWrM21RMdWRq'],
  source: 'zetamarkets/serum-dex, dex/src/instruction.rs; address of zetamarkets/sdk src/constants.ts',
  meaning: {
    ...meaning,
    cancelOrderV2NoError: { sentence: 'Cancel an order on the market {market}' },
    cancelOrderByClientIdV2NoError: { sentence: 'Cancel an order on the market {market}' },
    newOrderV4: { sentence: 'Place an order ({side}, {orderType}) on the market {market}' },
    pruneExpired: { sentence: 'Remove expired orders from the market {market}' },
    popTailOutEventsPermissioned: { sentence: 'Consume events of the market {market}' },
  },
  interface: `${KEPT}
    instruction 0012000000 cancelOrderV2NoError(side: Side, orderId: u128): market bids asks openOrders owner eventQueue
    instruction 0013000000 cancelOrderByClientIdV2NoError(clientId: u64): market bids asks openOrders owner eventQueue
    instruction 0014000000 initializeTifEpochCycle(length: u16): market authority
    instruction 0015000000 newOrderV4(side: Side, limitPrice: u64, maxCoinQuantity: u64, maxNativePcQuantity: u64, selfTradeBehavior: SelfTradeBehavior, orderType: OrderType, clientOrderId: u64, limit: u16, tifOffset: u16): market openOrders requestQueue eventQueue bids asks payer owner coinVault pcVault tokenProgram
    instruction 0016000000 pruneExpired(limit: u16): market bids asks pruneAuthority eventQueue
    instruction 0017000000 popTailOutEventsPermissioned(limit: u16): openOrders owner market eventQueue crankAuthority
    instruction 0018000000 resetOpenOrdersPermissioned(): openOrders owner market
    error 63 OpenOrdersNotInitialized
    error 64 TIFNotInitialized
    error 65 TIFOffsetGreaterThanEpochCycleLength
    error 66 CannotPlaceExpiredOrder The order had expired before it was placed.
    error 67 InvalidEventToPopFromTail
  `,
});
