import { BOUNDS } from '#contracts/anomaly-rules';
import { defineRule } from './define-rule.ts';

const { users, share, factor, leastBlocks } = BOUNDS.programFailing;

export default defineRule({
  name: 'program-failing',
  find({ block, programs }, recent) {
    if (recent.length < leastBlocks || block.failed < users) return [];
    const usual = recent.reduce((sum, one) => sum + one.failed, 0) / recent.length;
    if (block.failed <= usual * factor) return [];
    // Programs that call each other fail together: the one most transactions name stands for them.
    const worst = programs
      .filter((one) => one.users.size >= users && one.failed >= one.transactions * share)
      .reduce<(typeof programs)[number] | undefined>(
        (most, one) => (most === undefined || one.failed > most.failed ? one : most),
        undefined,
      );
    if (worst === undefined) return [];
    return [
      {
        subject: worst.program,
        measured: worst.failed / worst.transactions,
        allowed: share,
        evidence: {
          failed: worst.failed,
          transactions: worst.transactions,
          users: worst.users.size,
          usualFailed: Math.round(usual),
        },
      },
    ];
  },
});
