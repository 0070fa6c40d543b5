import routeSpans from '#store/tables/route-spans';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

const HOUR = 3_600;

export default defineRollup({
  table: routeSpans,
  *rows({ swaps }) {
    for (const { router, venue, time, lamports = 0n, microUsd = 0n } of swaps) {
      if (router === undefined) continue;
      yield { width: HOUR, bucket: toBucketStart(time, HOUR), router, venue, swaps: 1, lamports, microUsd };
    }
  },
});
