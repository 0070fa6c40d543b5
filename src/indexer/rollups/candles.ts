import candles, { CANDLE_WIDTHS } from '#store/tables/candles';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: candles,
  *rows({ swaps }) {
    for (const swap of swaps) {
      if (swap.price === undefined) continue;
      for (const width of CANDLE_WIDTHS) {
        yield {
          market: swap.market,
          width,
          bucket: toBucketStart(swap.time, width),
          open: swap.price,
          high: swap.price,
          low: swap.price,
          close: swap.price,
          baseAmount: swap.baseAmount,
          quoteAmount: swap.quoteAmount,
          lamports: swap.lamports ?? 0n,
          microUsd: swap.microUsd ?? 0n,
          swaps: 1,
          buys: swap.isBuy ? 1 : 0,
          unvalued: swap.microUsd === undefined ? 1 : 0,
        };
      }
    }
  },
});
