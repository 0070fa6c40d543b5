import type { InterfaceDefinition } from '../define-interface.ts';

/** What the token swap program shares with the many exchanges that began as copies of it. */
export const TOKEN_SWAP: InterfaceDefinition = {
  key: 'token-swap',
  name: 'SPL Token Swap',
  programs: ['SwaPpA9LAaLfeLi3a68M4DjnLqgtticKg6CnyNwgAC8'],
  category: 'amm',
  source: 'solana-labs/solana-program-library, token-swap/program/src (instruction.rs, state.rs, error.rs)',
  meaning: {
    initialize: { sentence: 'Create the pool {pool}' },
    swap: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {pool}',
      amounts: { amountIn: 'source', minimumAmountOut: 'destination' },
      swap: 'userTransferAuthority',
    },
    depositAllTokenTypes: {
      sentence: 'Deposit at most {maximumTokenAAmount} and {maximumTokenBAmount} into the pool {pool}',
      amounts: {
        poolTokenAmount: 'destination',
        maximumTokenAAmount: 'sourceA',
        maximumTokenBAmount: 'sourceB',
      },
    },
    withdrawAllTokenTypes: {
      sentence: 'Withdraw at least {minimumTokenAAmount} and {minimumTokenBAmount} from the pool {pool}',
      amounts: {
        poolTokenAmount: 'source',
        minimumTokenAAmount: 'destinationA',
        minimumTokenBAmount: 'destinationB',
      },
      moved: { to: ['destinationA', 'destinationB'], sentence: 'Withdraw {moved} from the pool {pool}' },
    },
    depositSingleTokenTypeExactAmountIn: {
      sentence: 'Deposit {sourceTokenAmount} into the pool {pool}',
      amounts: { sourceTokenAmount: 'source', minimumPoolTokenAmount: 'destination' },
    },
    withdrawSingleTokenTypeExactAmountOut: {
      sentence: 'Withdraw {destinationTokenAmount} from the pool {pool}',
      amounts: { destinationTokenAmount: 'destination', maximumPoolTokenAmount: 'source' },
    },
  },
  idl: 'token-swap',
};
