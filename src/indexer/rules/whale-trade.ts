import { toGrouped } from '#contracts/value-text';
import type { HopFact } from '../facts/facts.ts';
import { defineRule, figure } from './define-rule.ts';

const LEAST_SHARE = 0.2;
const LEAST_MICRO_USD = 1_000_000_000n;

export default defineRule({
  name: 'whale-trade',
  title: 'Whale trade',
  severity: 'notice',
  text: `A trade brought or took at least ${LEAST_SHARE * 100} % of what the pool held of SOL or the stablecoin, and was worth at least ${toGrouped(LEAST_MICRO_USD / 1_000_000n)} dollars. Pools whose vault the transaction does not show are not seen.`,
  measured: figure.share('Of the quote vault'),
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
  find: ({ hops, sightings }) =>
    hops.flatMap((hop, i) => {
      const after = sightings[i]?.quoteReserve;
      if (after === undefined || hop.microUsd === undefined || hop.microUsd < LEAST_MICRO_USD) return [];
      const held = hop.isBuy ? after - hop.quoteAmount : after + hop.quoteAmount;
      if (held <= 0n || isRepeated(hops, i)) return [];
      const measured = Number(hop.quoteAmount) / Number(held);
      if (measured < LEAST_SHARE) return [];
      return [
        {
          subject: hop.market,
          position: hop.position,
          measured,
          allowed: LEAST_SHARE,
          evidence: {
            trader: hop.trader,
            side: hop.isBuy ? 'buy' : 'sell',
            microUsd: String(hop.microUsd),
            quoteAmount: String(hop.quoteAmount),
            held: String(held),
            quote: hop.quote,
            base: hop.base,
          },
        },
      ];
    }),
});

/** Whether the transaction went through the market again: then its balances say nothing of one hop. */
function isRepeated(hops: readonly HopFact[], at: number): boolean {
  const { position, market } = hops[at]!;
  for (const step of [-1, 1]) {
    for (let i = at + step; hops[i]?.position === position; i += step)
      if (hops[i]!.market === market) return true;
  }
  return false;
}
