import referencePrices from '#store/tables/reference-prices';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: referencePrices,
  *rows({ referencePrice }) {
    if (referencePrice !== undefined)
      yield { bucket: toBucketStart(referencePrice.time, 60), ...referencePrice };
  },
});
