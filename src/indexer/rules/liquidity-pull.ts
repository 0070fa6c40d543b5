import { defineRule, figure } from './define-rule.ts';

const LEAST_SHARE = 0.5;

export default defineRule({
  name: 'liquidity-pull',
  title: 'Liquidity pulled',
  severity: 'warning',
  text: `One instruction took at least ${LEAST_SHARE * 100} % of what both vaults of a pool held. Pools whose vaults the transaction does not show are not seen.`,
  measured: figure.share('Removed from both vaults'),
  headline: 'secondAmount',
  figures: {
    provider: figure.address('Taken by'),
    program: figure.address('Program'),
    instruction: figure.text('Instruction'),
    firstAmount: figure.amount('Taken', 'firstMint'),
    firstMint: figure.address('First token'),
    secondAmount: figure.amount('Taken', 'secondMint'),
    secondMint: figure.address('Second token'),
  },
  find: ({ pulls }) =>
    pulls.flatMap(({ position, program, instruction, pool, provider, sides }) => {
      const [first, second] = sides;
      if (first === undefined || second === undefined) return [];
      const measured = Math.min(...sides.map(({ amount, before }) => Number(amount) / Number(before)));
      if (measured < LEAST_SHARE) return [];
      return [
        {
          subject: pool ?? first.vault,
          position,
          measured,
          allowed: LEAST_SHARE,
          evidence: {
            provider,
            program,
            instruction,
            firstAmount: String(first.amount),
            firstMint: first.mint,
            secondAmount: String(second.amount),
            secondMint: second.mint,
          },
        },
      ];
    }),
});
