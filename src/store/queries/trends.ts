import { defineQuery } from '../define-query.ts';
import cohorts from '../tables/cohorts.ts';

const { first, bucket, users } = cohorts.columns;

export default {
  programUse: defineQuery({
    name: 'program-use',
    about: 'Use of every program between two times, the most called first.',
    sql: `SELECT program, sum(calls) AS calls, sum(transactions) AS transactions, sum(failed) AS failed,
            sum(micro_usd) AS micro_usd
          FROM program_spans
          WHERE width = $width AND bucket >= $from AND bucket < $until
          GROUP BY program ORDER BY calls DESC, program LIMIT $limit`,
    parameters: { width: 'integer', from: 'integer', until: 'integer', limit: 'integer' },
    row: {
      program: 'address',
      calls: 'integer',
      transactions: 'integer',
      failed: 'integer',
      microUsd: 'int64',
    },
  }),
  programUsersOfSpan: defineQuery({
    name: 'program-users-of-span',
    about: 'Different fee payers who called each of some programs in one span.',
    sql: `SELECT program, users FROM program_spans
          WHERE width = $width AND bucket = $bucket AND program IN ($programs) LIMIT 200`,
    parameters: { width: 'integer', bucket: 'integer', programs: 'address[]' },
    row: { program: 'address', users: 'integer' },
  }),
  userCohorts: defineQuery({
    name: 'user-cohorts',
    about: 'Fee payers by the span the index first saw them in, and how many were active in each span after.',
    sql: `SELECT first, bucket, users FROM cohorts
          WHERE width = $width AND first >= $from ORDER BY first, bucket LIMIT 1000`,
    parameters: { width: 'integer', from: 'integer' },
    row: { first, bucket, users },
  }),
  volumeOfVenues: defineQuery({
    name: 'volume-of-venues',
    about: 'What was traded in the pools of some programs, in steps of several spans.',
    sql: `SELECT program, time, sum(micro_usd) AS micro_usd
          FROM (SELECT program, bucket - bucket % $step AS time, micro_usd FROM program_spans
                WHERE program IN ($programs) AND width = $width AND bucket >= $from AND bucket < $until) AS spans
          GROUP BY program, time ORDER BY program, time LIMIT 2000`,
    parameters: {
      programs: 'address[]',
      step: 'integer',
      width: 'integer',
      from: 'integer',
      until: 'integer',
    },
    row: { program: 'address', time: 'integer', microUsd: 'int64' },
  }),
  volumeOfChain: defineQuery({
    name: 'volume-of-chain',
    about: 'What was traded on the whole chain, in steps of several spans.',
    sql: `SELECT time, sum(micro_usd) AS micro_usd
          FROM (SELECT bucket - bucket % $step AS time, micro_usd FROM chain_spans
                WHERE width = $width AND bucket >= $from AND bucket < $until) AS spans
          GROUP BY time ORDER BY time LIMIT 1000`,
    parameters: { step: 'integer', width: 'integer', from: 'integer', until: 'integer' },
    row: { time: 'integer', microUsd: 'int64' },
  }),
};
