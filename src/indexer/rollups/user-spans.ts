import userSpans from '#store/tables/user-spans';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';
import { CHAIN_WIDTHS } from '../spans/chain-widths.ts';

export default defineRollup({
  table: userSpans,
  followedColumns: [],
  *rows({ block, users }) {
    const spans = CHAIN_WIDTHS.map((width) => ({ width, bucket: toBucketStart(block.time, width) }));
    for (const { wallet, transactions } of users) {
      for (const { width, bucket } of spans) yield { width, bucket, wallet, transactions };
    }
  },
});
