import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'lifinity-v2',
  name: 'Lifinity v2',
  programs: ['2wT8Yq49kHgDzXuPxZSaeLaH1qbmGXtEyPy64bL7aD3c'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.1.1',
  meaning: {
    swap: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {amm}',
      amounts: { amountIn: 'sourceInfo', minimumAmountOut: 'destinationInfo' },
      swap: 'userTransferAuthority',
    },
    depositAllTokenTypes: {
      sentence: 'Deposit at most {maximumTokenAAmount} and {maximumTokenBAmount} into the pool {amm}',
      amounts: {
        poolTokenAmount: 'mint:poolMint',
        maximumTokenAAmount: 'sourceAInfo',
        maximumTokenBAmount: 'sourceBInfo',
      },
    },
    withdrawAllTokenTypes: {
      sentence: 'Withdraw at least {minimumTokenAAmount} and {minimumTokenBAmount} from the pool {amm}',
      amounts: {
        poolTokenAmount: 'mint:poolMint',
        minimumTokenAAmount: 'destTokenAInfo',
        minimumTokenBAmount: 'destTokenBInfo',
      },
    },
  },
});
