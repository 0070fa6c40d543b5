import launches from '#store/tables/launches';
import tokens from '#store/tables/tokens';
import { toWholePrice } from '../facts/whole-price.ts';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: launches,
  follows: {
    tables: [tokens.name],
    *rows(changes, { hops, sightings }) {
      const born = new Set(
        changes(tokens.name).flatMap(
          ({ after }) => (after['bornSlot'] === undefined ? [] : [after['mint'] as string]), // its columns
        ),
      );
      for (const [i, hop] of hops.entries()) {
        if (!born.has(hop.base)) continue;
        const { baseDecimals, liquidityMicroUsd } = sightings[i]!;
        yield {
          mint: hop.base,
          firstTime: hop.time,
          lastTime: hop.time,
          hops: 1,
          buys: hop.isBuy ? 1 : 0,
          microUsd: hop.microUsd ?? 0n,
          unvalued: hop.microUsd === undefined ? 1 : 0,
          firstPrice: toWholePrice(hop.microUsd, hop.baseAmount, baseDecimals),
          peakLiquidityMicroUsd: liquidityMicroUsd,
        };
      }
    },
  },
});
