import launchTraders, { EARLY_SLOTS } from '#store/tables/launch-traders';
import tokens from '#store/tables/tokens';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: launchTraders,
  follows: {
    tables: [tokens.name],
    *rows(changes, { block, swaps }) {
      const created = new Map(
        changes(tokens.name).flatMap(({ after }) => {
          const { mint, createdSlot, tradedSlot, creator } = after as Created; // its columns
          return createdSlot === undefined || tradedSlot === undefined
            ? []
            : [[mint, { tradedSlot, creator }]];
        }),
      );
      for (const swap of swaps) {
        const launch = created.get(swap.base);
        if (launch === undefined) continue;
        if (block.slot > launch.tradedSlot + EARLY_SLOTS && swap.trader !== launch.creator) continue;
        const value = swap.microUsd ?? 0n;
        yield {
          mint: swap.base,
          trader: swap.trader,
          firstSlot: block.slot,
          firstTime: block.time,
          buys: swap.isBuy ? 1 : 0,
          sells: swap.isBuy ? 0 : 1,
          bought: swap.isBuy ? swap.baseAmount : 0n,
          sold: swap.isBuy ? 0n : swap.baseAmount,
          boughtMicroUsd: swap.isBuy ? value : 0n,
          soldMicroUsd: swap.isBuy ? 0n : value,
        };
      }
    },
  },
});

type Created = {
  readonly mint: string;
  readonly createdSlot: number | undefined;
  readonly tradedSlot: number | undefined;
  readonly creator: string | undefined;
};
