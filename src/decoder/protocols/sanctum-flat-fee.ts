import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'sanctum-flat-fee',
  name: 'Sanctum Infinity Flat fee pricing',
  programs: ['f1tUoNEKrDp1oeGn4zxr7bh41eN6VcfHjfrL3ZqQday'],
  category: 'infrastructure',
  source: 'the program’s own Shank IDL 1.0.0',
  meaning: {
    priceExactIn: { sentence: 'Query the price of {inputLstMint} in {outputLstMint}', minor: true },
    priceExactOut: { sentence: 'Query the price of {outputLstMint} in {inputLstMint}', minor: true },
    priceLpTokensToMint: { sentence: 'Query the value of a deposit of {inputLstMint}', minor: true },
    priceLpTokensToRedeem: { sentence: 'Query the value of a withdrawal of {outputLstMint}', minor: true },
    setLstFee: { sentence: 'Set the fees of {feeAcc}' },
    setLpWithdrawalFee: { sentence: 'Set the fee of withdrawals in {state}' },
    addLst: { sentence: 'Add {lstMint} to the priced LSTs' },
    removeLst: { sentence: 'Remove {lstMint} from the priced LSTs' },
  },
});
