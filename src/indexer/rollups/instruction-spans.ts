import instructionSpans from '#store/tables/instruction-spans';
import { defineRollup, toBucket } from './define-rollup.ts';

const HOUR = 3_600;

export default defineRollup({
  table: instructionSpans,
  *rows({ block, programs }) {
    const bucket = toBucket(block.time, HOUR);
    for (const { program, instructions } of programs) {
      for (const [instruction, { calls, failed }] of instructions) {
        yield { width: HOUR, bucket, program, instruction, calls, failed };
      }
    }
  },
});
