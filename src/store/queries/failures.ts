import { defineQuery } from '../define-query.ts';
import failureSpans from '../tables/failure-spans.ts';

const { program, error, failed, feeLamports, signature } = failureSpans.columns;
const GROUPS = `SELECT program, error, sum(failed) AS failed, sum(fee_lamports) AS fee_lamports, max(bucket) AS newest
  FROM failure_spans`;
const MINUTES = `bucket >= $from AND bucket <= $to`;
const BY = `GROUP BY program, error`;
const RANKED = `${BY} ORDER BY failed DESC, program, error LIMIT $limit`;
const SUMS = `SELECT coalesce(sum(failed), 0) AS failed, coalesce(sum(fee_lamports), 0) AS fee_lamports, count(*) AS total`;
const row = { program, error, failed, feeLamports, newest: 'integer' } as const;
const sums = { failed, feeLamports, total: 'integer' } as const;

export default {
  failures: defineQuery({
    name: 'failures',
    about: 'Programs and errors that transactions of some minutes failed with, most frequent first.',
    sql: `${GROUPS} WHERE ${MINUTES} ${RANKED}`,
    parameters: { from: 'integer', to: 'integer', limit: 'integer' },
    row,
  }),
  failuresOfProgram: defineQuery({
    name: 'failures-of-program',
    about: 'Errors of one program in some minutes, most frequent first.',
    sql: `${GROUPS} WHERE program = $program AND ${MINUTES} ${RANKED}`,
    parameters: { program, from: 'integer', to: 'integer', limit: 'integer' },
    row,
  }),
  sumOfFailures: defineQuery({
    name: 'sum-of-failures',
    about: 'Transactions of some minutes that failed, what was paid for them, and with how many errors.',
    sql: `${SUMS} FROM (${GROUPS} WHERE ${MINUTES} ${BY}) AS errors LIMIT 1`,
    parameters: { from: 'integer', to: 'integer' },
    row: sums,
  }),
  sumOfFailuresOfProgram: defineQuery({
    name: 'sum-of-failures-of-program',
    about:
      'Transactions of some minutes that one program failed, what was paid for them, and with how many errors.',
    sql: `${SUMS} FROM (${GROUPS} WHERE program = $program AND ${MINUTES} ${BY}) AS errors LIMIT 1`,
    parameters: { program, from: 'integer', to: 'integer' },
    row: sums,
  }),
  newestFailures: defineQuery({
    name: 'newest-failures',
    about: 'The newest transaction of some errors, each by its minute.',
    sql: `SELECT program, error, bucket, signature FROM failure_spans
          WHERE bucket IN ($buckets) AND program IN ($programs) LIMIT 5000`,
    parameters: { buckets: 'integer[]', programs: 'address[]' },
    row: { program, error, bucket: 'integer', signature },
  }),
};
