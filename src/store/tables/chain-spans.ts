import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'chainSpans',
  about: 'The whole chain in one span of time.',
  columns: {
    width: 'integer',
    bucket: 'integer',
    blocks: 'integer',
    skipped: 'integer',
    transactions: 'integer',
    votes: 'integer',
    failed: 'integer',
    feeLamports: 'int64',
    priorityFeeLamports: 'int64',
    computeUnits: 'integer',
    swaps: 'integer',
    transfers: 'integer',
    tokenMints: 'integer',
    microUsd: 'int64',
    /** Different fee payers. */
    users: 'integer',
    /** Those of them whom the index had not seen before. */
    newUsers: 'integer',
    /** The first and last block time seen, so that a rate knows its seconds. */
    firstTime: 'integer',
    lastTime: 'integer',
  },
  key: ['width', 'bucket'],
  merge: {
    blocks: 'sum',
    skipped: 'sum',
    transactions: 'sum',
    votes: 'sum',
    failed: 'sum',
    feeLamports: 'sum',
    priorityFeeLamports: 'sum',
    computeUnits: 'sum',
    swaps: 'sum',
    transfers: 'sum',
    tokenMints: 'sum',
    microUsd: 'sum',
    users: 'sum',
    newUsers: 'sum',
    firstTime: 'min',
    lastTime: 'max',
  },
  keep: { column: 'bucket', days: 14, where: 'width = 60' },
});
