import { defineFacts } from '../define-table.ts';

export default defineFacts({
  name: 'transfers',
  about: 'A transfer above dust that is no leg of a trade.',
  columns: {
    slot: 'integer',
    position: 'integer',
    part: 'integer',
    time: 'integer',
    /** The mint; wrapped SOL’s for SOL. */
    mint: 'address',
    sender: 'address',
    receiver: 'address',
    amount: 'uint',
    decimals: 'integer?',
  },
  key: ['slot', 'position', 'part'],
  indexes: [['mint', 'slot', 'position', 'part']],
  shardBy: 'mint',
  keep: { column: 'time', days: 30 },
});
