import { defineQuery } from '../define-query.ts';
import programSpans from '../tables/program-spans.ts';
import tokenRankings from '../tables/token-rankings.ts';
import tokenSpans from '../tables/token-spans.ts';
import tokens from '../tables/tokens.ts';
import users from '../tables/users.ts';

const { wallet, firstTime, lastTime, transactions, failed, feeLamports } = users.columns;
const { mint, swaps, buys, microUsd, unvalued, change, liquidityMicroUsd } = tokenRankings.columns;
const { createdTime, holders } = tokens.columns;
const { program } = programSpans.columns;
const { bucket } = tokenSpans.columns;

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
  pricesAmong: defineQuery({
    name: 'prices-among',
    about: 'What some tokens were traded at, span by span.',
    // `width + 0`: see `tokenSpansSince`.
    sql: `SELECT mint, bucket, close AS usd FROM token_spans
          WHERE mint IN ($mints) AND width + 0 = $width AND bucket > $from AND close IS NOT NULL
          ORDER BY mint, bucket LIMIT $limit`,
    parameters: { mints: 'address[]', width: 'integer', from: 'integer', limit: 'integer' },
    row: { mint, bucket, usd: 'real' },
  }),
  callsAmong: defineQuery({
    name: 'calls-among',
    about: 'How often some programs were called since a time.',
    sql: `SELECT program, sum(calls) AS calls, sum(transactions) AS transactions, sum(failed) AS failed
          FROM program_spans
          WHERE program IN ($programs) AND width + 0 = $width AND bucket > $from
          GROUP BY program LIMIT $limit`,
    parameters: { programs: 'address[]', width: 'integer', from: 'integer', limit: 'integer' },
    row: { program, calls: 'integer', transactions: 'integer', failed: 'integer' },
  }),
};
