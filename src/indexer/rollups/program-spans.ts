import programSpans from '#store/tables/program-spans';
import programUsers from '#store/tables/program-users';
import { SPAN_WIDTHS } from '#store/tables/token-spans';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: programSpans,
  *rows({ block, programs, swaps }) {
    for (const width of SPAN_WIDTHS) {
      const bucket = toBucketStart(block.time, width);
      for (const use of programs) {
        yield {
          width,
          bucket,
          program: use.program,
          calls: use.calls,
          transactions: use.transactions,
          failed: use.failed,
          users: 0,
          computeUnits: use.computeUnits,
          feeLamports: use.feeLamports,
          swaps: 0,
          lamports: 0n,
          microUsd: 0n,
        };
      }
      for (const swap of swaps) {
        yield {
          width,
          bucket,
          program: swap.venue,
          calls: 0,
          transactions: 0,
          failed: 0,
          users: 0,
          computeUnits: 0,
          feeLamports: 0n,
          swaps: 1,
          lamports: swap.lamports ?? 0n,
          microUsd: swap.microUsd ?? 0n,
        };
      }
    }
  },
  follows: {
    tables: [programUsers.name],
    *rows(changes) {
      for (const { before, after } of changes(programUsers.name)) {
        if (before !== undefined) continue;
        const { width, bucket, program } = after as { width: number; bucket: number; program: string }; // its key
        yield {
          width,
          bucket,
          program,
          calls: 0,
          transactions: 0,
          failed: 0,
          users: 1,
          computeUnits: 0,
          feeLamports: 0n,
          swaps: 0,
          lamports: 0n,
          microUsd: 0n,
        };
      }
    },
  },
});
