import { BOUNDS } from '#contracts/anomaly-rules';
import { defineRule } from './define-rule.ts';

const { share: allowed } = BOUNDS.liquidityPull;

export default defineRule({
  name: 'liquidity-pull',
  find: ({ pulls }) =>
    pulls.flatMap(({ position, program, instruction, pool, provider, sides }) => {
      const [first, second] = sides;
      if (first === undefined || second === undefined) return [];
      const measured = Math.min(...sides.map(({ amount, before }) => Number(amount) / Number(before)));
      if (measured < allowed) return [];
      return [
        {
          subject: pool ?? first.vault,
          position,
          measured,
          allowed,
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
