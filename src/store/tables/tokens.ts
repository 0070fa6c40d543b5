import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'tokens',
  about: 'What the index knows of a mint.',
  columns: {
    mint: 'address',
    decimals: 'integer?',
    /** First slot any fact names it. */
    firstSlot: 'integer',
    firstTime: 'integer',
    /** Only of a mint whose creation was indexed. */
    createdSlot: 'integer?',
    createdTime: 'integer?',
    creator: 'address?',
    launchpad: 'address?',
    /** Slot of the first swap in a pool that is no launchpad’s. */
    pooledSlot: 'integer?',
    pooledTime: 'integer?',
    /** Slot of the first swap at all. */
    tradedSlot: 'integer?',
    /** Token accounts with a balance among those the index has seen. */
    holders: 'integer',
    swaps: 'integer',
  },
  key: ['mint'],
  indexes: [['createdSlot'], ['launchpad', 'createdSlot'], ['launchpad', 'pooledSlot']],
  merge: {
    decimals: 'last',
    firstSlot: 'min',
    firstTime: 'min',
    createdSlot: 'first',
    createdTime: 'first',
    creator: 'first',
    launchpad: 'first',
    pooledSlot: 'first',
    pooledTime: 'first',
    tradedSlot: 'first',
    holders: 'sum',
    swaps: 'sum',
  },
  shardBy: 'mint',
});
