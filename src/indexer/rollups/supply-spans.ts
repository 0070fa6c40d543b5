import supplySpans from '#store/tables/supply-spans';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

const HOUR = 3_600;

export default defineRollup({
  table: supplySpans,
  *rows({ supplyChanges }) {
    for (const { mint, time, isBurn, amount } of supplyChanges) {
      yield {
        width: HOUR,
        bucket: toBucketStart(time, HOUR),
        mint,
        minted: isBurn ? 0n : amount,
        burnt: isBurn ? amount : 0n,
        changes: 1,
      };
    }
  },
});
