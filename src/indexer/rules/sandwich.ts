import type { Facts, SwapFact } from '../facts/facts.ts';
import { defineRule, figure, type Finding } from './define-rule.ts';

/** Share of what was traded. */
const TOLERANCE = 0.05;
const PARTS_PER_TOLERANCE = BigInt(Math.round(1 / TOLERANCE));
const LEAST_TRADES = 3;

export default defineRule({
  name: 'sandwich',
  title: 'Sandwich',
  severity: 'warning',
  text: `In one block and market somebody trades before another trader, in the same direction, and takes the trade back after, at a better price and with a gain. What is taken back may differ by ${TOLERANCE * 100} %. Attackers who use a second wallet are not seen.`,
  measured: figure.count('Victim trades'),
  headline: 'gain',
  figures: {
    attacker: figure.address('Attacker'),
    victim: figure.address('First trader between'),
    gain: figure.amount('Profit before fees', 'quote'),
    quote: figure.address('Paid in'),
    before: figure.signature('Trade before'),
    between: figure.signature('Trade between'),
    after: figure.signature('Trade after'),
  },
  find(facts) {
    if (facts.swaps.length < LEAST_TRADES) return [];
    return [...Map.groupBy(facts.swaps, ({ market }) => market).values()].flatMap((swaps) =>
      swaps.length < LEAST_TRADES ? [] : findIn(swaps, facts),
    );
  },
});

/** Each trade is held against the same trader’s one before it in the market. */
function findIn(swaps: readonly SwapFact[], facts: Facts): readonly Finding[] {
  const found: Finding[] = [];
  const earlier = new Map<string, number>();
  swaps.forEach((after, i) => {
    const start = earlier.get(after.trader);
    earlier.set(after.trader, i);
    if (start === undefined || i - start < 2) return;
    const before = swaps[start]!;
    const gain = toGain(before, after);
    if (gain === undefined) return;
    const between = swaps
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

const isWithin = (position: number, before: SwapFact, after: SwapFact): boolean =>
  position > before.position && position < after.position;

/** What taking a trade back brought; `undefined` where it was not taken back, or brought nothing. */
function toGain(before: SwapFact, after: SwapFact): bigint | undefined {
  if (before.isBuy === after.isBuy || before.quote !== after.quote) return undefined;
  const rest = before.baseAmount - after.baseAmount;
  if ((rest < 0n ? -rest : rest) * PARTS_PER_TOLERANCE > before.baseAmount) return undefined;
  const [bought, sold] = before.isBuy ? [before, after] : [after, before];
  const gain = sold.quoteAmount - bought.quoteAmount;
  const isBetter = sold.quoteAmount * bought.baseAmount > bought.quoteAmount * sold.baseAmount;
  return gain > 0n && isBetter ? gain : undefined;
}

function toSignatures(
  { transactions }: Facts,
  swaps: Readonly<Record<string, SwapFact>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(swaps).flatMap(([name, { position }]) => {
      const row = transactions.find((one) => one.position === position);
      return row === undefined ? [] : [[name, row.signature]];
    }),
  );
}
