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
  fromEffects: {
    kinds: ['create-mint'],
    toRow({ mint, decimals }, { place, feePayer, launchpad, rows }) {
      // A launchpad's instruction and the token program's inside it both tell of the same mint.
      if (rows.some((row) => row['mint'] === mint && row['position'] === place.position)) return undefined;
      return { ...place, mint, creator: feePayer, decimals, launchpad };
    },
  },
});
