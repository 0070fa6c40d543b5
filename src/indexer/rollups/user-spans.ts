import userSpans from '#store/tables/user-spans';
import { defineRollup, toBucket } from './define-rollup.ts';
import { CHAIN_WIDTHS } from '../spans/chain-widths.ts';

export default defineRollup({
  table: userSpans,
  *rows({ block, users }) {
    for (const { wallet, transactions } of users) {
      for (const width of CHAIN_WIDTHS)
        yield { width, bucket: toBucket(block.time, width), wallet, transactions };
    }
  },
});
