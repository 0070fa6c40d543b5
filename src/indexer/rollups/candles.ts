import candles, { CANDLE_WIDTHS } from '#store/tables/candles';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: candles,
  *rows({ hops }) {
    for (const hop of hops) {
      if (hop.price === undefined) continue;
      for (const width of CANDLE_WIDTHS) {
        yield {
          market: hop.market,
          width,
          bucket: toBucketStart(hop.time, width),
          open: hop.price,
          high: hop.price,
          low: hop.price,
          close: hop.price,
          baseAmount: hop.baseAmount,
          quoteAmount: hop.quoteAmount,
          lamports: hop.lamports ?? 0n,
          microUsd: hop.microUsd ?? 0n,
          hops: 1,
          buys: hop.isBuy ? 1 : 0,
          unvalued: hop.microUsd === undefined ? 1 : 0,
        };
      }
    }
  },
});
