import launchTraders, { EARLY_SLOTS } from '#store/tables/launch-traders';
import tokens from '#store/tables/tokens';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: launchTraders,
  follows: {
    tables: [tokens.name],
    *rows(changes, { block, hops }) {
      const born = new Map(
        changes(tokens.name).flatMap(({ after }) => {
          const { mint, bornSlot, tradedSlot, creator } = after as Born; // its columns
          return bornSlot === undefined || tradedSlot === undefined ? [] : [[mint, { tradedSlot, creator }]];
        }),
      );
      for (const hop of hops) {
        const launch = born.get(hop.base);
        if (launch === undefined) continue;
        if (block.slot > launch.tradedSlot + EARLY_SLOTS && hop.trader !== launch.creator) continue;
        const value = hop.microUsd ?? 0n;
        yield {
          mint: hop.base,
          trader: hop.trader,
          firstSlot: block.slot,
          firstTime: block.time,
          buys: hop.isBuy ? 1 : 0,
          sells: hop.isBuy ? 0 : 1,
          bought: hop.isBuy ? hop.baseAmount : 0n,
          sold: hop.isBuy ? 0n : hop.baseAmount,
          boughtMicroUsd: hop.isBuy ? value : 0n,
          soldMicroUsd: hop.isBuy ? 0n : value,
        };
      }
    },
  },
});

type Born = {
  readonly mint: string;
  readonly bornSlot: number | undefined;
  readonly tradedSlot: number | undefined;
  readonly creator: string | undefined;
};
