import instructionSpans from '#store/tables/instruction-spans';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

const HOUR = 3_600;

export default defineRollup({
  table: instructionSpans,
  *rows({ block, programs }) {
    const bucket = toBucketStart(block.time, HOUR);
    for (const { program, instructions } of programs) {
      for (const [instruction, { calls, failed }] of instructions) {
        yield { width: HOUR, bucket, program, instruction, calls, failed };
      }
    }
  },
});
