import { defineInterface } from '../define-interface.ts';

const LP_MARGIN = { amounts: { keeperTip: 'ownerTokenAccount' } };

export default defineInterface({
  key: 'parcl-v3',
  name: 'Parcl v3',
  programs: ['3parcLrT7WnXAcyPfkCz49oofuuf2guUKkjuFkAhZW8Y'],
  category: 'perpetuals',
  source:
    'ParclFinance/v3-sdk-ts `src/instructionBuilder.ts`, `src/types/instructionBuilder/serializers.ts`; sizes have six decimals and prices eight (`src/constants/preciseMath.ts`)',
  meaning: {
    createLpAccount: { sentence: 'Open the liquidity account {lpAccount}', minor: true },
    closeLpAccount: { sentence: 'Close the liquidity account {lpAccount}' },
    addLiquidity: {
      sentence: 'Add liquidity of {liquidity} to Parcl',
      amounts: { liquidity: 'signerTokenAccount' },
    },
    removeLiquidity: { ...LP_MARGIN, sentence: 'Request to remove {shares} shares of liquidity from Parcl' },
    setLpAccountDelegate: { sentence: 'Delegate the liquidity account {lpAccount} to {delegate}' },
    createMarginAccount: { sentence: 'Open the margin account {marginAccount}', minor: true },
    closeMarginAccount: { sentence: 'Close the margin account {marginAccount}' },
    depositMargin: {
      sentence: 'Deposit {margin} into the margin account {marginAccount}',
      amounts: { margin: 'signerTokenAccount' },
    },
    withdrawMargin: {
      sentence: 'Request to withdraw {margin} from the margin account {marginAccount}',
      amounts: { margin: 'ownerTokenAccount', keeperTip: 'ownerTokenAccount' },
    },
    modifyPosition: {
      sentence:
        'Change the position in market {marketId} by {sizeDelta}, at a price of {acceptablePrice} or better',
      scaled: { sizeDelta: 6, acceptablePrice: 8 },
    },
    setMarginAccountDelegate: { sentence: 'Delegate the margin account {marginAccount} to {delegate}' },
    liquidate: { sentence: 'Liquidate the margin account {marginAccount}' },
    processSettlementRequests: { sentence: 'Settle requests to withdraw from Parcl' },
    refreshLockedOiAccounting: { sentence: 'Refresh the accounting of open interest on Parcl', minor: true },
  },
});
