import tokenSpans, { SPAN_WIDTHS } from '#store/tables/token-spans';
import { toWholePrice } from '../facts/whole-price.ts';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: tokenSpans,
  *rows({ hops, sightings }) {
    for (const [i, hop] of hops.entries()) {
      const price = toWholePrice(hop.microUsd, hop.baseAmount, sightings[i]!.baseDecimals);
      for (const width of SPAN_WIDTHS) {
        yield {
          width,
          bucket: toBucketStart(hop.time, width),
          mint: hop.base,
          hops: 1,
          buys: hop.isBuy ? 1 : 0,
          lamports: hop.lamports ?? 0n,
          microUsd: hop.microUsd ?? 0n,
          open: price,
          high: price,
          low: price,
          close: price,
          unvalued: hop.microUsd === undefined ? 1 : 0,
        };
        // The other side was traded as well; what it cost is another market's to say.
        yield {
          width,
          bucket: toBucketStart(hop.time, width),
          mint: hop.quote,
          hops: 1,
          buys: hop.isBuy ? 0 : 1,
          lamports: hop.lamports ?? 0n,
          microUsd: hop.microUsd ?? 0n,
          open: undefined,
          high: undefined,
          low: undefined,
          close: undefined,
          unvalued: hop.microUsd === undefined ? 1 : 0,
        };
      }
    }
  },
});
