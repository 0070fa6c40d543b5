import { defineQuery } from '../define-query.ts';

export default {
  coverage: defineQuery({
    name: 'coverage',
    about: 'First and newest slot of the index, and when their blocks were made.',
    sql: `SELECT c.first_slot AS from_slot, c.slot AS to_slot, c.time AS to_time,
            (SELECT b.time FROM blocks b WHERE b.slot = c.first_slot) AS from_time
          FROM checkpoints c WHERE c.shard = 0 AND c.time IS NOT NULL LIMIT 1`,
    parameters: {},
    row: { fromSlot: 'integer', toSlot: 'integer', toTime: 'integer', fromTime: 'integer' },
  }),
  checkpoint: defineQuery({
    name: 'checkpoint',
    about: 'How far a shard of the index has come.',
    sql: `SELECT slot, block_slot, block_hash, first_slot, time, memory FROM checkpoints WHERE shard = $shard LIMIT 1`,
    parameters: { shard: 'integer' },
    row: {
      slot: 'integer',
      blockSlot: 'integer',
      blockHash: 'text',
      firstSlot: 'integer',
      time: 'integer?',
      memory: 'text',
    },
  }),
};
