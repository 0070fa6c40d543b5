import { defineQuery } from '../define-query.ts';
import chainSpans from '../tables/chain-spans.ts';

const { width: _width, firstTime: _firstTime, lastTime: _lastTime, ...points } = chainSpans.columns;

/** Block times are whole seconds: a block made at :59 covers that second. */
const SECONDS = 'last_time - first_time + 1';

export default {
  chainPoints: defineQuery({
    name: 'chain-points',
    about:
      'What happened on the whole chain, span by span, with the seconds between the first and the last block of each.',
    sql: `SELECT bucket, blocks, skipped, transactions, votes, failed, fee_lamports, priority_fee_lamports,
            compute_units, swaps, transfers, token_mints, micro_usd, users, new_users, ${SECONDS} AS seconds
          FROM chain_spans
          WHERE width = $width AND bucket >= $from AND bucket < $until
          ORDER BY bucket LIMIT 1000`,
    parameters: { width: 'integer', from: 'integer', until: 'integer' },
    row: { ...points, seconds: 'integer' },
  }),
  chainSteps: defineQuery({
    name: 'chain-steps',
    about:
      'What happened on the whole chain, in steps of several spans, with the seconds between the first and the last block of each span.',
    sql: `SELECT time, sum(blocks) AS blocks, sum(skipped) AS skipped, sum(transactions) AS transactions,
            sum(votes) AS votes, sum(failed) AS failed, sum(fee_lamports) AS fee_lamports,
            sum(priority_fee_lamports) AS priority_fee_lamports, sum(compute_units) AS compute_units,
            sum(swaps) AS swaps, sum(transfers) AS transfers, sum(token_mints) AS token_mints,
            sum(micro_usd) AS micro_usd, sum(seconds) AS seconds
          FROM (SELECT bucket - bucket % $step AS time, blocks, skipped, transactions, votes, failed, fee_lamports,
                  priority_fee_lamports, compute_units, swaps, transfers, token_mints, micro_usd, ${SECONDS} AS seconds
                FROM chain_spans WHERE width = $width AND bucket >= $from AND bucket < $until) AS spans
          GROUP BY time ORDER BY time LIMIT 1000`,
    parameters: { step: 'integer', width: 'integer', from: 'integer', until: 'integer' },
    row: {
      time: 'integer',
      blocks: 'integer',
      skipped: 'integer',
      transactions: 'integer',
      votes: 'integer',
      failed: 'integer',
      feeLamports: 'int64',
      priorityFeeLamports: 'int64',
      computeUnits: 'integer',
      swaps: 'integer',
      transfers: 'integer',
      tokenMints: 'integer',
      microUsd: 'int64',
      seconds: 'integer',
    },
  }),
  chainSums: defineQuery({
    name: 'chain-sums',
    about:
      'What happened on the whole chain between two times, and the seconds between the first and the last block of each span, by which rates are divided.',
    sql: `SELECT coalesce(sum(blocks), 0) AS blocks, coalesce(sum(skipped), 0) AS skipped,
            coalesce(sum(transactions), 0) AS transactions, coalesce(sum(votes), 0) AS votes,
            coalesce(sum(failed), 0) AS failed, coalesce(sum(fee_lamports), 0) AS fee_lamports,
            coalesce(sum(priority_fee_lamports), 0) AS priority_fee_lamports,
            coalesce(sum(compute_units), 0) AS compute_units, coalesce(sum(swaps), 0) AS swaps,
            coalesce(sum(transfers), 0) AS transfers, coalesce(sum(token_mints), 0) AS token_mints,
            coalesce(sum(micro_usd), 0) AS micro_usd, coalesce(sum(new_users), 0) AS new_users,
            coalesce(sum(${SECONDS}), 0) AS seconds
          FROM chain_spans
          WHERE width = $width AND bucket >= $from AND bucket < $until LIMIT 1`,
    parameters: { width: 'integer', from: 'integer', until: 'integer' },
    row: {
      blocks: 'integer',
      skipped: 'integer',
      transactions: 'integer',
      votes: 'integer',
      failed: 'integer',
      feeLamports: 'int64',
      priorityFeeLamports: 'int64',
      computeUnits: 'integer',
      swaps: 'integer',
      transfers: 'integer',
      tokenMints: 'integer',
      microUsd: 'int64',
      newUsers: 'integer',
      seconds: 'integer',
    },
  }),
  blockSums: defineQuery({
    name: 'block-sums',
    about:
      'What happened in the blocks of some slots, and when the first, the last and the one before them were made.',
    sql: `SELECT count(*) AS blocks, coalesce(sum(transactions), 0) AS transactions, coalesce(sum(votes), 0) AS votes,
            coalesce(sum(failed), 0) AS failed, coalesce(sum(fee_lamports), 0) AS fee_lamports,
            coalesce(sum(priority_fee_lamports), 0) AS priority_fee_lamports,
            coalesce(sum(compute_units), 0) AS compute_units, coalesce(sum(swaps), 0) AS swaps,
            coalesce(sum(transfers), 0) AS transfers, min(time) AS first_time, max(time) AS last_time,
            (SELECT b.time FROM blocks b WHERE b.slot < $from ORDER BY b.slot DESC LIMIT 1) AS before_time
          FROM blocks WHERE slot >= $from AND slot <= $to LIMIT 1`,
    parameters: { from: 'integer', to: 'integer' },
    row: {
      blocks: 'integer',
      transactions: 'integer',
      votes: 'integer',
      failed: 'integer',
      feeLamports: 'int64',
      priorityFeeLamports: 'int64',
      computeUnits: 'integer',
      swaps: 'integer',
      transfers: 'integer',
      firstTime: 'integer?',
      lastTime: 'integer?',
      beforeTime: 'integer?',
    },
  }),
  slotBefore: defineQuery({
    name: 'slot-before',
    about: 'The newest block made before a time.',
    sql: `SELECT slot FROM blocks WHERE time < $time ORDER BY time DESC, slot DESC LIMIT 1`,
    parameters: { time: 'integer' },
    row: { slot: 'integer' },
  }),
  chainUsers: defineQuery({
    name: 'chain-users',
    about: 'Different fee payers of single spans; votes are left out.',
    sql: `SELECT bucket, users FROM chain_spans WHERE width = $width AND bucket IN ($buckets) LIMIT 10`,
    parameters: { width: 'integer', buckets: 'integer[]' },
    row: { bucket: 'integer', users: 'integer' },
  }),
};
