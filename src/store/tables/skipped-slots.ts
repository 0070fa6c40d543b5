import { defineFacts } from '../define-table.ts';

export default defineFacts({
  name: 'skippedSlots',
  about: 'A slot without a block, proven by the block above it, whose parent is the block below it.',
  columns: { slot: 'integer', lower: 'integer', upper: 'integer' },
  key: ['slot'],
});
