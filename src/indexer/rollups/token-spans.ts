import tokenSpans, { SPAN_WIDTHS } from '#store/tables/token-spans';
import { toWholePrice } from '../facts/whole-price.ts';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: tokenSpans,
  *rows({ swaps, sightings }) {
    const prices = swaps.map(({ microUsd, baseAmount }, i) =>
      toWholePrice(microUsd, baseAmount, sightings[i]!.baseDecimals),
    );
    for (const [i, swap] of swaps.entries()) {
      const price = prices[i];
      for (const width of SPAN_WIDTHS) {
        yield {
          width,
          bucket: toBucketStart(swap.time, width),
          mint: swap.base,
          swaps: 1,
          buys: swap.isBuy ? 1 : 0,
          lamports: swap.lamports ?? 0n,
          microUsd: swap.microUsd ?? 0n,
          open: price,
          high: price,
          low: price,
          close: price,
          unvalued: swap.microUsd === undefined ? 1 : 0,
        };
      }
      // The other side was traded as well; what it cost is another market's to say.
      for (const width of SPAN_WIDTHS) {
        yield {
          width,
          bucket: toBucketStart(swap.time, width),
          mint: swap.quote,
          swaps: 1,
          buys: swap.isBuy ? 0 : 1,
          lamports: swap.lamports ?? 0n,
          microUsd: swap.microUsd ?? 0n,
          open: undefined,
          high: undefined,
          low: undefined,
          close: undefined,
          unvalued: swap.microUsd === undefined ? 1 : 0,
        };
      }
    }
  },
});
