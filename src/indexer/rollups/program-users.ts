import programUsers from '#store/tables/program-users';
import { SPAN_WIDTHS } from '#store/tables/token-spans';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: programUsers,
  followedColumns: [],
  *rows({ block, programs }) {
    for (const width of SPAN_WIDTHS) {
      const bucket = toBucketStart(block.time, width);
      for (const { program, users } of programs) {
        for (const [wallet, transactions] of users) yield { width, bucket, program, wallet, transactions };
      }
    }
  },
});
