import type { SwapAsk } from '../asked-swap.ts';
import { defineInterface } from '../define-interface.ts';

const ASKS: SwapAsk = {
  amount: 'inAtoms',
  limit: 'outAtoms',
  areSides: true,
  isExactIn: ['isExactIn', true],
  isForward: ['isBaseIn', true],
  sides: [
    ['traderBase', 'baseVault'],
    ['traderQuote', 'quoteVault'],
  ],
};

export default defineInterface({
  key: 'manifest',
  name: 'Manifest',
  programs: ['MNFSTqtC93rEfYHB6hF82sKdZpUDFWkViLByLd1k1Ms'],
  category: 'clob',
  source: 'the Shank IDL 1.0.0 in cpkt9762/solana-idls',
  meaning: {
    swap: { sentence: 'Swap on the market {market}', asks: ASKS, swap: 'payer' },
    swapV2: { sentence: 'Swap on the market {market}', asks: ASKS, swap: 'owner' },
    deposit: { sentence: 'Deposit of {payer} into the market {market}' },
    withdraw: { sentence: 'Withdraw from the market {market}' },
    batchUpdate: { sentence: 'Place and cancel orders on the market {market}' },
  },
});
