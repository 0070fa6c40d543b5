import referencePrices from '#store/tables/reference-prices';
import { defineRollup, toBucket } from './define-rollup.ts';

export default defineRollup({
  table: referencePrices,
  *rows({ referencePrice }) {
    if (referencePrice !== undefined) yield { bucket: toBucket(referencePrice.time, 60), ...referencePrice };
  },
});
