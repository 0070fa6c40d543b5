import { BOUNDS } from '#contracts/anomaly-rules';
import type { Facts, HopFact } from '../facts/facts.ts';
import { defineRule, type Finding } from './define-rule.ts';

const TOLERANCE = BigInt(Math.round(1 / BOUNDS.sandwich.tolerance));
const LEAST_TRADES = 3;

export default defineRule({
  name: 'sandwich',
  find(facts) {
    if (facts.hops.length < LEAST_TRADES) return [];
    return [...Map.groupBy(facts.hops, ({ market }) => market).values()].flatMap((hops) =>
      hops.length < LEAST_TRADES ? [] : findIn(hops, facts),
    );
  },
});

/** Each trade is held against the same trader’s one before it in the market. */
function findIn(hops: readonly HopFact[], facts: Facts): readonly Finding[] {
  const found: Finding[] = [];
  const earlier = new Map<string, number>();
  hops.forEach((after, i) => {
    const start = earlier.get(after.trader);
    earlier.set(after.trader, i);
    if (start === undefined || i - start < 2) return;
    const before = hops[start]!;
    const gain = toGain(before, after);
    if (gain === undefined) return;
    const between = hops
      .slice(start + 1, i)
      .filter(({ isBuy, position }) => isBuy === before.isBuy && isWithin(position, before, after));
    const [victim] = between;
    if (victim === undefined) return;
    found.push({
      subject: before.market,
      position: victim.position,
      measured: between.length,
      allowed: 1,
      evidence: {
        attacker: before.trader,
        victim: victim.trader,
        gain: String(gain),
        quote: before.quote,
        ...toSignatures(facts, { before, between: victim, after }),
      },
    });
  });
  return found;
}

const isWithin = (position: number, before: HopFact, after: HopFact): boolean =>
  position > before.position && position < after.position;

/** What taking a trade back brought; `undefined` where it was not taken back, or brought nothing. */
function toGain(before: HopFact, after: HopFact): bigint | undefined {
  if (before.isBuy === after.isBuy || before.quote !== after.quote) return undefined;
  const rest = before.baseAmount - after.baseAmount;
  if ((rest < 0n ? -rest : rest) * TOLERANCE > before.baseAmount) return undefined;
  const [bought, sold] = before.isBuy ? [before, after] : [after, before];
  const gain = sold.quoteAmount - bought.quoteAmount;
  const isBetter = sold.quoteAmount * bought.baseAmount > bought.quoteAmount * sold.baseAmount;
  return gain > 0n && isBetter ? gain : undefined;
}

function toSignatures(
  { transactions }: Facts,
  hops: Readonly<Record<string, HopFact>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(hops).flatMap(([name, { position }]) => {
      const row = transactions.find((one) => one.position === position);
      return row === undefined ? [] : [[name, row.signature]];
    }),
  );
}
