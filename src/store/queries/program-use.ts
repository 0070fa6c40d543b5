import { defineQuery } from '../define-query.ts';
import programUsers from '../tables/program-users.ts';

const { wallet } = programUsers.columns;

export default {
  programPoints: defineQuery({
    name: 'program-points',
    about:
      'Use of one program in steps of several spans, with the most different fee payers of one of these.',
    // `width + 0`: see `tokenSpansSince`.
    sql: `SELECT time, sum(calls) AS calls, sum(transactions) AS transactions, sum(failed) AS failed,
            max(users) AS most_users
          FROM (SELECT bucket - bucket % $step AS time, calls, transactions, failed, users FROM program_spans
                WHERE program = $program AND width + 0 = $width AND bucket >= $from) AS spans
          GROUP BY time ORDER BY time LIMIT $limit`,
    parameters: { program: 'address', step: 'integer', width: 'integer', from: 'integer', limit: 'integer' },
    row: {
      time: 'integer',
      calls: 'integer',
      transactions: 'integer',
      failed: 'integer',
      mostUsers: 'integer',
    },
  }),
  programCallers: defineQuery({
    name: 'program-callers',
    about: 'Fee payers who called one program most in some spans.',
    sql: `SELECT wallet, sum(transactions) AS transactions FROM program_users
          WHERE width = $width AND bucket IN ($buckets) AND program = $program
          GROUP BY wallet ORDER BY transactions DESC, wallet LIMIT $limit`,
    parameters: { width: 'integer', buckets: 'integer[]', program: 'address', limit: 'integer' },
    row: { wallet, transactions: 'integer' },
  }),
};
