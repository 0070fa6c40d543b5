import type { SwapAsk } from '../asked-swap.ts';

/** Of forks, too: the amount is what goes in or what comes out, and either token goes in, as flags say. */
export const WHIRLPOOL_ASKS: SwapAsk = {
  amount: 'amount',
  limit: 'otherAmountThreshold',
  isExactIn: ['amountSpecifiedIsInput', true],
  isForward: ['aToB', true],
  sides: [
    ['tokenOwnerAccountA', 'tokenVaultA', 'tokenMintA'],
    ['tokenOwnerAccountB', 'tokenVaultB', 'tokenMintB'],
  ],
};

/** Through two pools: what comes out of the second for what goes into the first. */
export const TWO_WHIRLPOOLS_ASKS: SwapAsk = {
  amount: 'amount',
  limit: 'otherAmountThreshold',
  isExactIn: ['amountSpecifiedIsInput', true],
  isForward: ['aToBOne', true],
  isForwardOut: ['aToBTwo', true],
  sides: [
    ['tokenOwnerAccountOneA', 'tokenVaultOneA'],
    ['tokenOwnerAccountOneB', 'tokenVaultOneB'],
  ],
  sidesOut: [
    ['tokenOwnerAccountTwoA', 'tokenVaultTwoA'],
    ['tokenOwnerAccountTwoB', 'tokenVaultTwoB'],
  ],
};

/** Its later version names what goes in and what comes out, whatever the flags say. */
export const TWO_WHIRLPOOLS_V2_ASKS: SwapAsk = {
  amount: 'amount',
  limit: 'otherAmountThreshold',
  isExactIn: ['amountSpecifiedIsInput', true],
  sides: [['tokenMintInput'], ['tokenMintOutput']],
};
