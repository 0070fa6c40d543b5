import { BOUNDS } from '#contracts/anomaly-rules';
import type { HopFact } from '../facts/facts.ts';
import { defineRule } from './define-rule.ts';

const { share: allowed, microUsd: least } = BOUNDS.whaleTrade;

export default defineRule({
  name: 'whale-trade',
  find: ({ hops, sightings }) =>
    hops.flatMap((hop, i) => {
      const after = sightings[i]?.quoteReserve;
      if (after === undefined || hop.microUsd === undefined || hop.microUsd < least) return [];
      const held = hop.isBuy ? after - hop.quoteAmount : after + hop.quoteAmount;
      if (held <= 0n || isRepeated(hops, i)) return [];
      const measured = Number(hop.quoteAmount) / Number(held);
      if (measured < allowed) return [];
      return [
        {
          subject: hop.market,
          position: hop.position,
          measured,
          allowed,
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
