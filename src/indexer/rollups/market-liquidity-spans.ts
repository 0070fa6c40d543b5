import marketLiquiditySpans from '#store/tables/market-liquidity-spans';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

const HOUR = 3_600;

export default defineRollup({
  table: marketLiquiditySpans,
  *rows({ swaps, sightings }) {
    for (const [i, { market, time }] of swaps.entries()) {
      const liquidity = sightings[i]!.liquidityMicroUsd;
      if (liquidity === undefined) continue;
      yield { market, width: HOUR, bucket: toBucketStart(time, HOUR), high: liquidity, close: liquidity };
    }
  },
});
