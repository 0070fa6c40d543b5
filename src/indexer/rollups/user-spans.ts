import userSpans from '#store/tables/user-spans';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';
import { CHAIN_WIDTHS } from '../spans/chain-widths.ts';

export default defineRollup({
  table: userSpans,
  followedColumns: [],
  *rows({ block, users }) {
    for (const width of CHAIN_WIDTHS) {
      const bucket = toBucketStart(block.time, width);
      for (const { wallet, transactions } of users) yield { width, bucket, wallet, transactions };
    }
  },
});
