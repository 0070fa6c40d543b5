import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'failureSpans',
  about: 'How often one program failed with one error in a minute.',
  columns: {
    /** Unix seconds the minute begins at. */
    bucket: 'integer',
    /** The innermost program that failed; of a transaction that failed as a whole the main one it calls. */
    program: 'address',
    /** Its name, as `DecodedError` has it: of the runtime, of the program, or `Custom(6001)`. */
    error: 'text',
    failed: 'integer',
    feeLamports: 'int64',
    /** The newest of them. */
    signature: 'signature',
  },
  key: ['bucket', 'program', 'error'],
  indexes: [['program', 'bucket']],
  merge: { failed: 'sum', feeLamports: 'sum', signature: 'last' },
  shardBy: 'program',
  keep: { column: 'bucket', days: 30 },
});
