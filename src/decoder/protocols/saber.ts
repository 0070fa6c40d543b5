import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'saber',
  name: 'Saber Stable swap',
  programs: ['SSwpkEEcbUqx4vtoEByFjSkhKdCT862DNVb52nZg1UZ'],
  category: 'amm',
  source: 'saber-hq/stable-swap, stable-swap-client/src (instruction.rs, state.rs, error.rs)',
  meaning: {
    swap: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {pool}',
      amounts: { amountIn: 'userSource', minimumAmountOut: 'userDestination' },
      swap: 'userAuthority',
    },
    deposit: {
      sentence: 'Deposit {tokenAAmount} and {tokenBAmount} into the pool {pool}',
      amounts: { tokenAAmount: 'userTokenA', tokenBAmount: 'userTokenB', minMintAmount: 'userPoolToken' },
    },
    withdraw: {
      sentence: 'Withdraw at least {minimumTokenAAmount} and {minimumTokenBAmount} from the pool {pool}',
      amounts: {
        poolTokenAmount: 'userPoolToken',
        minimumTokenAAmount: 'userTokenA',
        minimumTokenBAmount: 'userTokenB',
      },
    },
    withdrawOne: {
      sentence: 'Withdraw at least {minimumTokenAmount} from the pool {pool}',
      amounts: { poolTokenAmount: 'userPoolToken', minimumTokenAmount: 'userBaseToken' },
    },
    initialize: { sentence: 'Create the pool {pool}' },
    pause: { sentence: 'Pause the pool {pool}' },
    unpause: { sentence: 'Resume the pool {pool}' },
    setNewFees: { sentence: 'Set the fees of the pool {pool}' },
  },
});
