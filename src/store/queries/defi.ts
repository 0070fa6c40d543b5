import { defineQuery } from '../define-query.ts';

const programs = { programs: 'address[]', width: 'integer', from: 'integer' } as const;

export default {
  programsInWindow: defineQuery({
    name: 'programs-in-window',
    about: 'Use of some programs in a window and in the previous one.',
    sql: `SELECT program,
            sum(CASE WHEN bucket >= $from THEN calls ELSE 0 END) AS calls,
            sum(CASE WHEN bucket >= $from THEN transactions ELSE 0 END) AS transactions,
            sum(CASE WHEN bucket >= $from THEN failed ELSE 0 END) AS failed,
            sum(CASE WHEN bucket >= $from THEN users ELSE 0 END) AS user_spans,
            max(CASE WHEN bucket >= $from THEN users ELSE 0 END) AS most_users,
            sum(CASE WHEN bucket >= $from THEN fee_lamports ELSE 0 END) AS fee_lamports,
            sum(CASE WHEN bucket >= $from THEN swaps ELSE 0 END) AS swaps,
            sum(CASE WHEN bucket >= $from THEN micro_usd ELSE 0 END) AS micro_usd,
            sum(CASE WHEN bucket < $from THEN calls ELSE 0 END) AS calls_before,
            sum(CASE WHEN bucket < $from THEN micro_usd ELSE 0 END) AS micro_usd_before
          FROM program_spans
          WHERE program IN ($programs) AND width = $width AND bucket >= $before_from
          GROUP BY program LIMIT 5000`,
    parameters: { ...programs, beforeFrom: 'integer' },
    row: {
      program: 'address',
      calls: 'integer',
      transactions: 'integer',
      failed: 'integer',
      userSpans: 'integer',
      mostUsers: 'integer',
      feeLamports: 'int64',
      swaps: 'integer',
      microUsd: 'int64',
      callsBefore: 'integer',
      microUsdBefore: 'int64',
    },
  }),
  programSteps: defineQuery({
    name: 'program-steps',
    about: 'Calls and volume of some programs together, step by step.',
    sql: `SELECT time, sum(calls) AS calls, sum(micro_usd) AS micro_usd
          FROM (SELECT bucket - bucket % $step AS time, calls, micro_usd
                FROM program_spans
                WHERE program IN ($programs) AND width = $width AND bucket >= $from) AS spans
          GROUP BY time ORDER BY time LIMIT 500`,
    parameters: { ...programs, step: 'integer' },
    row: { time: 'integer', calls: 'integer', microUsd: 'int64' },
  }),
  usersOfPrograms: defineQuery({
    name: 'users-of-programs',
    about: 'Different fee payers who called any of some programs in some spans.',
    sql: `SELECT count(DISTINCT wallet) AS users FROM program_users
          WHERE width = $width AND bucket IN ($buckets) AND program IN ($programs) LIMIT 1`,
    parameters: { width: 'integer', buckets: 'integer[]', programs: 'address[]' },
    row: { users: 'integer' },
  }),
  instructionsOfPrograms: defineQuery({
    name: 'instructions-of-programs',
    about: 'Instructions of some programs by how often they ran since a time.',
    sql: `SELECT program, instruction, sum(calls) AS calls, sum(failed) AS failed
          FROM instruction_spans
          WHERE program IN ($programs) AND width = 3600 AND bucket >= $from
          GROUP BY program, instruction
          ORDER BY calls DESC, program, instruction LIMIT $limit`,
    parameters: { programs: 'address[]', from: 'integer', limit: 'integer' },
    row: { program: 'address', instruction: 'text', calls: 'integer', failed: 'integer' },
  }),
  routesOfPrograms: defineQuery({
    name: 'routes-of-programs',
    about: 'Swaps that some programs sent to each venue since a time, and in the previous window.',
    sql: `SELECT router, venue,
            sum(CASE WHEN bucket >= $from THEN swaps ELSE 0 END) AS swaps,
            sum(CASE WHEN bucket >= $from THEN micro_usd ELSE 0 END) AS micro_usd,
            sum(CASE WHEN bucket < $from THEN micro_usd ELSE 0 END) AS micro_usd_before
          FROM route_spans
          WHERE router IN ($programs) AND width = 3600 AND bucket >= $before_from
          GROUP BY router, venue
          ORDER BY micro_usd DESC, router, venue LIMIT 2000`,
    parameters: { programs: 'address[]', from: 'integer', beforeFrom: 'integer' },
    row: {
      router: 'address',
      venue: 'address',
      swaps: 'integer',
      microUsd: 'int64',
      microUsdBefore: 'int64',
    },
  }),
  routedSteps: defineQuery({
    name: 'routed-steps',
    about: 'What some programs routed, step by step.',
    sql: `SELECT time, sum(swaps) AS swaps, sum(micro_usd) AS micro_usd
          FROM (SELECT bucket - bucket % $step AS time, swaps, micro_usd
                FROM route_spans
                WHERE router IN ($programs) AND width = 3600 AND bucket >= $from) AS spans
          GROUP BY time ORDER BY time LIMIT 500`,
    parameters: { programs: 'address[]', from: 'integer', step: 'integer' },
    row: { time: 'integer', swaps: 'integer', microUsd: 'int64' },
  }),
  // Looks back from the end of the key, which SQLite calls a search only with a bound.
  newestRoutedSwaps: defineQuery({
    name: 'newest-routed-swaps',
    about: 'Of the newest swaps, those some programs sent, and how many transactions they are of.',
    // A transaction may hold swaps besides those it had routed, so `swaps.swaps` would not do.
    sql: `SELECT count(*) AS newest,
            count(CASE WHEN router IN ($routers) THEN 1 END) AS swaps,
            count(DISTINCT CASE WHEN router IN ($routers) THEN slot * 1000000 + position END) AS transactions
          FROM (SELECT slot, position, router FROM swaps WHERE slot >= 0
                ORDER BY slot DESC, position DESC, part DESC LIMIT 20000) AS looked_at LIMIT 1`,
    parameters: { routers: 'address[]' },
    row: { newest: 'integer', swaps: 'integer', transactions: 'integer' },
  }),
  stakeActions: defineQuery({
    name: 'stake-actions',
    about: 'What was done with stake accounts from a slot on.',
    sql: `SELECT action, count(*) AS changes, sum(lamports) AS lamports
          FROM stake_changes WHERE slot >= $from_slot
          GROUP BY action ORDER BY changes DESC, action LIMIT 50`,
    parameters: { fromSlot: 'integer' },
    row: { action: 'text', changes: 'integer', lamports: 'int64?' },
  }),
  firstSlotSince: defineQuery({
    name: 'first-slot-since',
    about: 'The first block that was made at a time or later.',
    sql: `SELECT slot FROM blocks WHERE time >= $time ORDER BY time, slot LIMIT 1`,
    parameters: { time: 'integer' },
    row: { slot: 'integer' },
  }),
};
