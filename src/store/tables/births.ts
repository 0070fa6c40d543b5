import { defineFacts } from '../define-table.ts';

export default defineFacts({
  name: 'births',
  about: 'A mint that was created.',
  columns: {
    slot: 'integer',
    position: 'integer',
    part: 'integer',
    time: 'integer',
    mint: 'address',
    /** Who paid for the transaction. */
    creator: 'address',
    decimals: 'integer',
    /** The launchpad whose instruction created it. */
    launchpad: 'address?',
  },
  key: ['slot', 'position', 'part'],
  indexes: [['mint'], ['creator', 'slot'], ['launchpad', 'slot']],
  shardBy: 'mint',
});
