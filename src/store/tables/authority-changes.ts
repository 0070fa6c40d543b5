import { defineFacts } from '../define-table.ts';

export default defineFacts({
  name: 'authorityChanges',
  about: 'An authority of a mint that was handed on or given up.',
  columns: {
    slot: 'integer',
    position: 'integer',
    part: 'integer',
    time: 'integer',
    mint: 'address',
    /** Reads on with the mint: ‘the right to mint’. */
    authority: 'text',
    /** Absent when it was given up for ever. */
    holder: 'address?',
  },
  key: ['slot', 'position', 'part'],
  indexes: [['mint', 'slot']],
  shardBy: 'mint',
});
