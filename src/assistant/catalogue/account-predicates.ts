/** What may hold of an account. */
import { ofStake, ofTokenAccount, ofWallet } from './account-roles.ts';
import type { GivenPredicate } from './define-subject.ts';
import { isPositive, isSome, isWord, isYes } from './truths.ts';

export const accountPredicates: Readonly<Record<string, GivenPredicate>> = {
  exists: {
    tool: 'get_account',
    holds: (facts) => isYes(facts, '/exists'),
    because: ['balance', 'closedTime'],
  },
  grew: {
    tool: 'get_balance_history',
    holds: (facts) => isPositive(facts, '/change'),
    because: ['balanceChange'],
    needsTime: true,
  },
  hasMemos: {
    tool: 'list_transactions',
    holds: (facts) => isSome(facts, '/history/memoCount'),
    because: ['memos'],
  },
  lenderUsed: {
    tool: 'get_lender',
    isTimed: true,
    holds: (facts) => isYes(facts, '/used'),
    because: ['lenderMoves'],
    ...ofWallet,
  },
  perpOpen: {
    tool: 'get_perpetuals',
    holds: (facts) => isYes(facts, '/open'),
    because: ['perpPositions', 'perpClosed'],
    ...ofWallet,
  },
  perpLiquidated: {
    tool: 'get_perpetuals',
    isTimed: true,
    holds: (facts) => isYes(facts, '/liquidated'),
    because: ['perpClosed'],
    ...ofWallet,
  },
  node: {
    tool: 'get_validator',
    holds: (facts) => facts.has('/vote'),
    whenMissing: false,
    because: ['nodeOf'],
  },
  used: {
    tool: 'list_transactions',
    holds: (facts) => isSome(facts, '/history/count'),
    because: ['transactions', 'firstTime', 'lastTime'],
    timedKey: 'usedThen',
  },
  usedThen: {
    tool: 'list_transactions#window',
    isTimed: true,
    needsTime: true,
    holds: (facts) => isSome(facts, '/within/count'),
    because: ['transactions', 'lastTime'],
  },
  empty: {
    tool: 'get_account',
    holds: (facts) => {
      const [sol, tokens] = [isSome(facts, '/balance'), isSome(facts, '/tokens')];
      return sol === undefined ? undefined : !sol && tokens !== true;
    },
    because: ['balance', 'tokenCount'],
  },
  frozen: {
    tool: 'get_account',
    holds: (facts) => isYes(facts, '/frozen'),
    because: ['state'],
    ...ofTokenAccount,
  },
  hasDelegate: {
    tool: 'get_account',
    holds: (facts) => isYes(facts, '/delegated'),
    because: ['delegate', 'delegatedAmount'],
    ...ofTokenAccount,
  },
  rentExempt: {
    tool: 'get_account',
    holds: (facts) => isYes(facts, '/rentExempt'),
    because: ['rentReserve', 'balance'],
  },
  paysFees: {
    tool: 'query_index',
    holds: (facts) => isSome(facts, '/count'),
    because: ['paidFees', 'feesPaid'],
  },
  profitable: {
    tool: 'get_profit',
    holds: (facts) => isPositive(facts, '/totalProfit'),
    because: ['totalProfit', 'profit', 'unrealisedProfit'],
  },
  sandwiched: {
    tool: 'list_sandwiches',
    holds: (facts) => isSome(facts, '/timesVictim'),
    because: ['timesSandwiched', 'sandwichLoss'],
  },
  sandwicher: {
    tool: 'list_sandwiches',
    holds: (facts) => isSome(facts, '/attacks'),
    because: ['sandwichAttacks'],
  },
  executable: { tool: 'get_account', holds: (facts) => isYes(facts, '/executable'), because: ['type'] },
  onCurve: { tool: 'get_account', holds: (facts) => isYes(facts, '/signable') },
  wallet: {
    tool: 'get_account',
    holds: (facts) => isWord(facts, '/type', 'wallet'),
    because: ['type', 'ownerProgram'],
  },
  tokenAccount: {
    tool: 'get_account',
    holds: (facts) => isWord(facts, '/type', 'token-account'),
    because: ['type', 'ownerProgram'],
  },
  stakeAccount: {
    tool: 'get_account',
    holds: (facts) => isWord(facts, '/type', 'stake'),
    because: ['type', 'ownerProgram'],
  },
  holdsTokens: {
    tool: 'get_portfolio',
    holds: (facts) => isSome(facts, '/tokenCount'),
    because: ['tokenCount'],
    ...ofWallet,
  },
  holds: {
    tool: 'get_portfolio',
    needs: { kind: 'token', argument: 'mint' },
    // Of a part of what it holds, that it holds none of it is not known.
    holds: (facts) =>
      isSome(facts, '/tokens/0/amount') ?? (isYes(facts, '/whole') === true ? false : undefined),
    because: ['tokenBalance'],
  },
  stakeIsActive: {
    tool: 'get_stakes',
    holds: (facts) => isSome(facts, '/active'),
    because: ['stakeState', 'stakeActive'],
    ...ofStake,
  },
  staking: {
    tool: 'get_stakes',
    holds: (facts) => isSome(facts, '/staked'),
    because: ['staked', 'stakedWith'],
    ...ofStake,
  },
  lockedUp: {
    tool: 'get_stakes',
    holds: (facts) =>
      isSome(facts, '/stakeAccounts') === true
        ? facts.all('/stakes/*/lockup/inForce').includes('yes')
        : undefined,
    because: ['lockupEnd'],
    ...ofStake,
  },
  traded: {
    tool: 'list_trades',
    isTimed: true,
    holds: (facts) => isSome(facts, '/sums/trades'),
    because: ['tradeCount'],
  },
  failedEver: {
    tool: 'list_transactions',
    holds: (facts) => isSome(facts, '/history/failed'),
    because: ['failed', 'transactions'],
    timedKey: 'failedThen',
  },
  failedThen: {
    tool: 'list_transactions#window',
    isTimed: true,
    needsTime: true,
    holds: (facts) => isSome(facts, '/within/failed'),
    because: ['failed', 'transactions'],
  },
  hasEmptyAccounts: {
    tool: 'get_token_accounts',
    holds: (facts) => isSome(facts, '/empty'),
    because: ['emptyAccounts', 'rentToReclaim'],
    ...ofWallet,
  },
};
