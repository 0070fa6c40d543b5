import { defineInterface } from '../define-interface.ts';

const SIDES = { side: { Bid: 'buy', Ask: 'sell' } };
/** How many units are in a lot, only the market’s account says. */
const PERP = {
  sentence:
    'Place a perpetual order to {side}[ {maxBaseLots} base lots][ at {priceLots} quote lots each] on the market {perpMarket}',
  choices: SIDES,
};
const PEGGED = {
  sentence:
    'Place a perpetual order to {side}[ {maxBaseLots} base lots] at a pegged price on the market {perpMarket}',
  choices: SIDES,
};
const SPOT = {
  sentence:
    'Place an order to {side}[ {maxBaseQty} base lots][ at {limitPrice} quote lots each] on the market {serumMarketExternal}',
  choices: SIDES,
};

export default defineInterface({
  key: 'mango-v4',
  name: 'Mango Markets v4',
  programs: ['4MangoMjqJ2firMokCjjGgoK8d4MXcrgL7XJaL3w6fVg'],
  category: 'perpetuals',
  source: 'the Anchor IDL 0.24.4 in cpkt9762/solana-idls',
  meaning: {
    tokenDeposit: {
      sentence: 'Deposit {amount} into Mango',
      amounts: { amount: 'tokenAccount' },
      loan: { deposit: 'tokenAccount' },
    },
    tokenDepositIntoExisting: {
      sentence: 'Deposit {amount} into Mango',
      amounts: { amount: 'tokenAccount' },
      loan: { deposit: 'tokenAccount' },
    },
    tokenWithdraw: {
      sentence: 'Withdraw {amount} from Mango',
      amounts: { amount: 'tokenAccount' },
      loan: { withdraw: 'tokenAccount' },
    },
    perpPlaceOrder: PERP,
    perpPlaceOrderV2: PERP,
    perpPlaceOrderPegged: PEGGED,
    perpPlaceOrderPeggedV2: PEGGED,
    serum3PlaceOrder: SPOT,
    serum3PlaceOrderV2: SPOT,
  },
});
