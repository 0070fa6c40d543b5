import launches from '#store/tables/launches';
import tokens from '#store/tables/tokens';
import { toWholePrice } from '../facts/whole-price.ts';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: launches,
  follows: {
    tables: [tokens.name],
    *rows(changes, { swaps, sightings }) {
      const created = new Set(
        changes(tokens.name).flatMap(
          ({ after }) => (after['createdSlot'] === undefined ? [] : [after['mint'] as string]), // its columns
        ),
      );
      for (const [i, swap] of swaps.entries()) {
        if (!created.has(swap.base)) continue;
        const { baseDecimals, liquidityMicroUsd } = sightings[i]!;
        yield {
          mint: swap.base,
          firstTime: swap.time,
          lastTime: swap.time,
          swaps: 1,
          buys: swap.isBuy ? 1 : 0,
          microUsd: swap.microUsd ?? 0n,
          unvalued: swap.microUsd === undefined ? 1 : 0,
          firstPrice: toWholePrice(swap.microUsd, swap.baseAmount, baseDecimals),
          peakLiquidityMicroUsd: liquidityMicroUsd,
        };
      }
    },
  },
});
