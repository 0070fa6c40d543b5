import type { SwapFact } from '../facts/facts.ts';
import { defineRule, figure, type Finding } from './define-rule.ts';

const LEAST_TIMES = 2;
const MOST_LEFT = 0.1;

export default defineRule({
  name: 'back-and-forth',
  title: 'Back and forth',
  severity: 'notice',
  text: `In one block and market one trader bought and sold at least ${LEAST_TIMES} times each and was left with under ${MOST_LEFT * 100} % of what went through. Wash trading looks like this, and so may a market maker.`,
  measured: figure.count('Trades'),
  figures: {
    trader: figure.address('Trader'),
    buys: figure.count('Buys'),
    sells: figure.count('Sells'),
    turnover: figure.amount('Bought and sold', 'base'),
    base: figure.address('Token'),
    microUsd: figure.microUsd('Worth'),
  },
  find({ swaps }) {
    if (swaps.length < LEAST_TIMES * 2) return [];
    return [...Map.groupBy(swaps, ({ market, trader }) => `${market} ${trader}`).values()].flatMap(
      (traded) => toFinding(traded) ?? [],
    );
  },
});

function toFinding(swaps: readonly SwapFact[]): Finding | undefined {
  if (swaps.length < LEAST_TIMES * 2) return undefined;
  const buys = swaps.filter(({ isBuy }) => isBuy).length;
  const sells = swaps.length - buys;
  if (buys < LEAST_TIMES || sells < LEAST_TIMES) return undefined;
  let [turnover, net, microUsd] = [0n, 0n, 0n];
  for (const { isBuy, baseAmount, microUsd: worth = 0n } of swaps) {
    turnover += baseAmount;
    net += isBuy ? baseAmount : -baseAmount;
    microUsd += worth;
  }
  if (Math.abs(Number(net)) >= Number(turnover) * MOST_LEFT) return undefined;
  const { market, trader, base, position } = swaps[0]!;
  return {
    subject: market,
    position,
    measured: swaps.length,
    allowed: LEAST_TIMES * 2,
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
