import programUsers from '#store/tables/program-users';
import { SPAN_WIDTHS } from '#store/tables/token-spans';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: programUsers,
  followedColumns: [],
  *rows({ block, programs }) {
    const spans = SPAN_WIDTHS.map((width) => ({ width, bucket: toBucketStart(block.time, width) }));
    for (const { program, users } of programs) {
      for (const [wallet, transactions] of users) {
        // Rows of one wallet follow each other, so that its address is looked up once for all widths.
        for (const { width, bucket } of spans) yield { width, bucket, program, wallet, transactions };
      }
    }
  },
});
