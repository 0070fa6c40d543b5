import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'routeSpans',
  about: 'Swaps a router sent to a venue in an hour.',
  columns: {
    width: 'integer',
    bucket: 'integer',
    router: 'address',
    venue: 'address',
    swaps: 'integer',
    lamports: 'int64',
    microUsd: 'int64',
  },
  key: ['width', 'bucket', 'router', 'venue'],
  indexes: [['router', 'width', 'bucket']],
  merge: { swaps: 'sum', lamports: 'sum', microUsd: 'sum' },
  shardBy: 'router',
  keep: { column: 'bucket', days: 30 },
});
