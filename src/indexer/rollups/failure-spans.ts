import { toBucketStart } from '#std/time-bucket';
import failureSpans from '#store/tables/failure-spans';
import { defineRollup } from './define-rollup.ts';

const MINUTE = 60;

export default defineRollup({
  table: failureSpans,
  *rows({ block, failures }) {
    const bucket = toBucketStart(block.time, MINUTE);
    for (const failure of failures) yield { bucket, ...failure };
  },
});
