import markets from '#store/tables/markets';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: markets,
  *rows({ swaps, sightings }) {
    for (const [i, swap] of swaps.entries()) {
      const seen = sightings[i]!;
      yield {
        market: swap.market,
        venue: swap.venue,
        base: swap.base,
        quote: swap.quote,
        quoteKind: seen.quoteKind,
        baseDecimals: seen.baseDecimals,
        quoteDecimals: seen.quoteDecimals,
        firstSlot: swap.slot,
        firstTime: swap.time,
        firstPrice: swap.price,
        slot: swap.slot,
        time: swap.time,
        price: swap.price,
        baseReserve: seen.baseReserve,
        quoteReserve: seen.quoteReserve,
        liquidityLamports: seen.liquidityLamports,
        liquidityMicroUsd: seen.liquidityMicroUsd,
        swaps: 1,
      };
    }
  },
});
