import { defineInterface } from '../define-interface.ts';

/** Prices have six decimals, sizes three (zetamarkets/sdk `src/constants.ts`: PLATFORM_PRECISION, POSITION_PRECISION). */
const SIDES = {
  scaled: { price: 6, size: 3 },
  choices: { side: { Bid: 'buy', Ask: 'sell' } },
};
const PERP = { ...SIDES, sentence: 'Place a perpetual order to {side} {size} {asset}[ at {price}]' };
/** Asset 5 changed its name. */
const ASSETS = { asset: { BNB_OR_BERA: 'BNB or BERA' } };
const PRICE = {
  sentence: 'Update the price of {asset}',
  choices: ASSETS,
  logged: { after: 'price: price=', decimals: 6, sentence: 'Update the price of {asset} to {logged}' },
};
const ORDER = { ...SIDES, sentence: 'Place an order to {side} {size}[ at {price}] on the market {market}' };
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
  source:
    'the Anchor IDL in zetamarkets/sdk, src/idl/zeta.json of September 2025; its asset 5, BERA there, was BNB in the IDL of 2024',
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
    cancelAllMarketOrders: { sentence: 'Cancel all own orders for {asset}' },
    forceCancelOrders: FORCE,
    forceCancelOrdersV2: FORCE,
    forceCancelOrderByOrderId: FORCE,
    forceCancelOrderByOrderIdV2: FORCE,
    pruneExpiredTifOrders: { sentence: 'Prune the market {market} of expired orders' },
    pruneExpiredTifOrdersV2: { sentence: 'Prune the market {market} of expired orders' },
    crankEventQueue: { sentence: 'Crank the event queue of the market {market}' },
    updatePricingV2: PRICE,
    updatePricingV3: PRICE,
    applyPerpFunding: { sentence: 'Settle the funding of {asset} for {marginAccounts}' },
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
});
