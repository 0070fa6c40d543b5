import programUsers from '#store/tables/program-users';
import { SPAN_WIDTHS } from '#store/tables/token-spans';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: programUsers,
  *rows({ block, programs }) {
    for (const { program, users } of programs) {
      for (const [wallet, transactions] of users) {
        for (const width of SPAN_WIDTHS) {
          yield { width, bucket: toBucketStart(block.time, width), program, wallet, transactions };
        }
      }
    }
  },
});
