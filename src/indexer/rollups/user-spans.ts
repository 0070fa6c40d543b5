import userSpans from '#store/tables/user-spans';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';
import { CHAIN_WIDTHS } from '../spans/chain-widths.ts';

export default defineRollup({
  table: userSpans,
  *rows({ block, users }) {
    for (const { wallet, transactions } of users) {
      for (const width of CHAIN_WIDTHS)
        yield { width, bucket: toBucketStart(block.time, width), wallet, transactions };
    }
  },
});
