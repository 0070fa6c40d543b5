import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'instructionSpans',
  about: 'How often one instruction of a program ran in an hour.',
  columns: {
    width: 'integer',
    bucket: 'integer',
    program: 'address',
    /** The layout’s own name; empty where it is not known. */
    instruction: 'text',
    calls: 'integer',
    failed: 'integer',
  },
  key: ['width', 'bucket', 'program', 'instruction'],
  indexes: [['program', 'width', 'bucket']],
  merge: { calls: 'sum', failed: 'sum' },
  shardBy: 'program',
  keep: { column: 'bucket', days: 30 },
});
