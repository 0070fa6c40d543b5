import { defineQuery } from '../define-query.ts';
import tokenRankings from '../tables/token-rankings.ts';
import tokens from '../tables/tokens.ts';
import users from '../tables/users.ts';

const { wallet, firstTime, lastTime, transactions, failed, feeLamports } = users.columns;
const { mint, swaps, buys, microUsd, unvalued, change, liquidityMicroUsd } = tokenRankings.columns;
const { createdTime, holders } = tokens.columns;

export default {
  feePayersAmong: defineQuery({
    name: 'fee-payers-among',
    about: 'What the index knows of some addresses as fee payers.',
    sql: `SELECT wallet, first_time, last_time, transactions, failed, fee_lamports FROM users
          WHERE wallet IN ($wallets) LIMIT $limit`,
    parameters: { wallets: 'address[]', limit: 'integer' },
    row: { wallet, firstTime, lastTime, transactions, failed, feeLamports },
  }),
  tokensAmong: defineQuery({
    name: 'tokens-among',
    about: 'Which of some addresses are mints the index has seen, and how many hold them.',
    sql: `SELECT mint, created_time, holders FROM tokens WHERE mint IN ($mints) LIMIT $limit`,
    parameters: { mints: 'address[]', limit: 'integer' },
    row: { mint, createdTime, holders },
  }),
  tradedAmong: defineQuery({
    name: 'traded-among',
    about: 'Which of some tokens were traded in a window, and how.',
    sql: `SELECT mint, swaps, buys, micro_usd, unvalued, change, liquidity_micro_usd FROM token_rankings
          WHERE span = $span AND mint IN ($mints) LIMIT $limit`,
    parameters: { mints: 'address[]', span: 'integer', limit: 'integer' },
    row: { mint, swaps, buys, microUsd, unvalued, change, liquidityMicroUsd },
  }),
};
