import { defineFacts } from '../define-table.ts';

export default defineFacts({
  name: 'tokenMints',
  about: 'A mint that was created, but for those of shares in pools.',
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
  madeFrom: {
    effects: ['create-mint'],
    toRow({ mint, decimals }, { at, feePayer, launchpad, isOfPool }, earlier) {
      if (isOfPool) return undefined;
      // A launchpad's instruction and the token program's inside it both tell of the same mint.
      if (earlier.some((row) => row.mint === mint && row.position === at.position)) return undefined;
      return { ...at, mint, creator: feePayer, decimals, launchpad };
    },
  },
});
