import { defineQuery } from '../define-query.ts';

export default {
  slotsOfTime: defineQuery({
    name: 'slots-of-time',
    about: 'The first and the newest block of an interval of time.',
    sql: `SELECT (SELECT b.slot FROM blocks b WHERE b.time >= $from AND b.time < $to ORDER BY b.time ASC, b.slot ASC LIMIT 1) AS first,
            (SELECT b.slot FROM blocks b WHERE b.time >= $from AND b.time < $to ORDER BY b.time DESC, b.slot DESC LIMIT 1) AS last
          LIMIT 1`,
    parameters: { from: 'integer', to: 'integer' },
    row: { first: 'integer?', last: 'integer?' },
  }),
  timeOfSlot: defineQuery({
    name: 'time-of-slot',
    about: 'When the first block from a slot on was made.',
    sql: `SELECT b.time FROM blocks b WHERE b.slot >= $slot ORDER BY b.slot ASC LIMIT 1`,
    parameters: { slot: 'integer' },
    row: { time: 'integer' },
  }),
};
