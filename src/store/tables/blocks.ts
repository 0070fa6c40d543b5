import { defineFacts } from '../define-table.ts';

export default defineFacts({
  name: 'blocks',
  about: 'A block and the sums over its transactions.',
  columns: {
    slot: 'integer',
    hash: 'hash',
    parentSlot: 'integer',
    parentHash: 'hash',
    /** Unix seconds; the parent's where the node recorded none. */
    time: 'integer',
    height: 'integer?',
    transactions: 'integer',
    votes: 'integer',
    /** Failed ones that are no votes. */
    failed: 'integer',
    feeLamports: 'int64',
    priorityFeeLamports: 'int64',
    computeUnits: 'integer',
    swaps: 'integer',
    transfers: 'integer',
    tokenMints: 'integer',
    /** Different fee payers of transactions that are no votes. */
    users: 'integer',
    microUsd: 'int64',
    /** SHA-256 over the block's other facts, in the order of their keys. */
    digest: 'hash',
  },
  key: ['slot'],
  indexes: [['time']],
});
