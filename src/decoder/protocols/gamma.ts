import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'gamma',
  name: 'GooseFX GAMMA',
  programs: ['GAMMA7meSFWaBXF25oSUgmGRwaW6sCMFLmBNiMSdbHVT'],
  category: 'amm',
  source: 'the Anchor IDL 0.2.0 in cpkt9762/solana-idls',
  meaning: {
    swapBaseInput: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {poolState}',
      amounts: { amountIn: 'inputTokenAccount', minimumAmountOut: 'outputTokenAccount' },
      swap: 'payer',
    },
    swapBaseOutput: {
      sentence: 'Swap at most {maxAmountIn} for {amountOut} through the pool {poolState}',
      amounts: { maxAmountIn: 'inputTokenAccount', amountOut: 'outputTokenAccount' },
      swap: 'payer',
    },
    deposit: { sentence: 'Deposit into the pool {poolState}' },
    withdraw: { sentence: 'Withdraw from the pool {poolState}' },
  },
});
