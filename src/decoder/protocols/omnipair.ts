import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'omnipair',
  name: 'Omnipair',
  programs: ['omnixgS8fnqHfCcTGKWj6JtKjzpJZ1Y5y9pyFkQDkYE'],
  category: 'amm',
  source: 'the Anchor IDL 0.9.9 in cpkt9762/solana-idls',
  meaning: {
    swap: {
      sentence: 'Swap through the pool {pair}',
      asks: {
        amount: 'amountIn',
        limit: 'minAmountOut',
        sides: [
          ['userTokenInAccount', 'tokenInVault', 'tokenInMint'],
          ['userTokenOutAccount', 'tokenOutVault', 'tokenOutMint'],
        ],
      },
      swap: 'user',
    },
  },
});
