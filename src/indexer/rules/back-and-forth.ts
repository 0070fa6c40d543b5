import { BOUNDS } from '#contracts/anomaly-rules';
import type { HopFact } from '../facts/facts.ts';
import { defineRule, type Finding } from './define-rule.ts';

const { times, left } = BOUNDS.backAndForth;

export default defineRule({
  name: 'back-and-forth',
  find({ hops }) {
    if (hops.length < times * 2) return [];
    return [...Map.groupBy(hops, ({ market, trader }) => `${market} ${trader}`).values()].flatMap(
      (traded) => toFinding(traded) ?? [],
    );
  },
});

function toFinding(hops: readonly HopFact[]): Finding | undefined {
  if (hops.length < times * 2) return undefined;
  const buys = hops.filter(({ isBuy }) => isBuy).length;
  const sells = hops.length - buys;
  if (buys < times || sells < times) return undefined;
  let [turnover, net, microUsd] = [0n, 0n, 0n];
  for (const { isBuy, baseAmount, microUsd: worth = 0n } of hops) {
    turnover += baseAmount;
    net += isBuy ? baseAmount : -baseAmount;
    microUsd += worth;
  }
  if (Math.abs(Number(net)) >= Number(turnover) * left) return undefined;
  const { market, trader, base, position } = hops[0]!;
  return {
    subject: market,
    position,
    measured: hops.length,
    allowed: times * 2,
    evidence: {
      trader,
      buys,
      sells,
      turnover: String(turnover),
      base,
      ...(microUsd > 0n && { microUsd: String(microUsd) }),
    },
  };
}
