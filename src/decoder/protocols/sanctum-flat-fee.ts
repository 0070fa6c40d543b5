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
  interface: `
    instruction 00 priceExactIn(amount: u64, solValue: u64): inputLstMint outputLstMint inputFeeAcc outputFeeAcc
    instruction 01 priceExactOut(amount: u64, solValue: u64): inputLstMint outputLstMint inputFeeAcc outputFeeAcc
    instruction 02 priceLpTokensToMint(amount: u64, solValue: u64): inputLstMint
    instruction 03 priceLpTokensToRedeem(amount: u64, solValue: u64): outputLstMint state
    instruction fa setLpWithdrawalFee(lpWithdrawalFeeBps: u16): manager state
    instruction fb setLstFee(inputFeeBps: i16, outputFeeBps: i16): manager feeAcc state
    instruction fc removeLst(): manager refundRentTo feeAcc lstMint state
    instruction fd addLst(inputFeeBps: i16, outputFeeBps: i16): manager payer feeAcc lstMint state systemProgram
    instruction fe setManager(): currentManager newManager state
    instruction ff initialize(): payer state systemProgram
    error 0 InvalidProgramStateData Invalid program state data
    error 1 IncorrectProgramState Incorrect program state account
    error 2 UnsupportedLstMint FeeAccount is not initialized for the given LST mint
    error 3 SignedFeeOutOfBound Given signed fee value is out of bound
    error 4 UnsignedFeeOutOfBound Given unsigned fee value is out of bound
    error 5 MathError Math error
  `,
});
