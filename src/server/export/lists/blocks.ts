import { BLOCK_COLUMNS } from '#contracts/columns/block-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'blocks',
  title: 'Blocks',
  question: 'blocks',
  page: { limit: '50' },
  rows: ({ blocks }) => blocks,
  // A node that has pruned its ledger ends earlier; this is only how far there is to go.
  total: ({ blocks }) => (blocks[0] === undefined ? undefined : blocks[0].slot + 1),
  next: ({ nextBefore }) => (nextBefore === undefined ? undefined : { before: String(nextBefore) }),
  columns: BLOCK_COLUMNS,
});
