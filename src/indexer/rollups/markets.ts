import markets from '#store/tables/markets';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: markets,
  *rows({ hops, sightings }) {
    for (const [i, hop] of hops.entries()) {
      const seen = sightings[i]!;
      yield {
        market: hop.market,
        venue: hop.venue,
        base: hop.base,
        quote: hop.quote,
        quoteKind: seen.quoteKind,
        baseDecimals: seen.baseDecimals,
        quoteDecimals: seen.quoteDecimals,
        firstSlot: hop.slot,
        firstTime: hop.time,
        firstPrice: hop.price,
        slot: hop.slot,
        time: hop.time,
        price: hop.price,
        baseReserve: seen.baseReserve,
        quoteReserve: seen.quoteReserve,
        liquidityLamports: seen.liquidityLamports,
        liquidityMicroUsd: seen.liquidityMicroUsd,
        hops: 1,
      };
    }
  },
});
