import { toGrouped } from '#contracts/text/value-text';
import type { SwapFact } from '../facts/facts.ts';
import { defineRule, figure } from './define-rule.ts';

const LEAST_SHARE = 0.2;
const LEAST_MICRO_USD = 1_000_000_000n;

export default defineRule({
  name: 'whale-trade',
  title: 'Whale trade',
  severity: 'notice',
  text: `A trade brought or took at least ${LEAST_SHARE * 100} % of what the pool held of SOL or the stablecoin, and was worth at least ${toGrouped(LEAST_MICRO_USD / 1_000_000n)} dollars. Pools whose vault the transaction does not show are not seen.`,
  measured: figure.share('Share of the quote vault'),
  headline: 'microUsd',
  figures: {
    trader: figure.address('Trader'),
    side: figure.text('Side'),
    microUsd: figure.microUsd('Worth'),
    quoteAmount: figure.amount('Amount', 'quote'),
    held: figure.amount('The pool held', 'quote'),
    quote: figure.address('Quote'),
    base: figure.address('Token'),
  },
  find: ({ swaps, sightings }) =>
    swaps.flatMap((swap, i) => {
      const after = sightings[i]?.quoteReserve;
      if (after === undefined || swap.microUsd === undefined || swap.microUsd < LEAST_MICRO_USD) return [];
      const held = swap.isBuy ? after - swap.quoteAmount : after + swap.quoteAmount;
      if (held <= 0n || isRepeated(swaps, i)) return [];
      const measured = Number(swap.quoteAmount) / Number(held);
      if (measured < LEAST_SHARE) return [];
      return [
        {
          subject: swap.market,
          position: swap.position,
          measured,
          allowed: LEAST_SHARE,
          evidence: {
            trader: swap.trader,
            side: swap.isBuy ? 'buy' : 'sell',
            microUsd: String(swap.microUsd),
            quoteAmount: String(swap.quoteAmount),
            held: String(held),
            quote: swap.quote,
            base: swap.base,
          },
        },
      ];
    }),
});

/** Whether the transaction went through the market again: then its balances say nothing of one swap. */
function isRepeated(swaps: readonly SwapFact[], at: number): boolean {
  const { position, market } = swaps[at]!;
  for (const step of [-1, 1]) {
    for (let i = at + step; swaps[i]?.position === position; i += step)
      if (swaps[i]!.market === market) return true;
  }
  return false;
}
