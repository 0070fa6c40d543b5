import { BOUNDS } from '#contracts/anomaly-rules';
import { defineRule } from './define-rule.ts';

const { factor, share: lost, leastFailed, leastBlocks } = BOUNDS.failureBurst;

export default defineRule({
  name: 'failure-burst',
  find({ block, programs }, recent) {
    if (recent.length < leastBlocks || block.failed < leastFailed) return [];
    const failed = recent.reduce((sum, one) => sum + one.failed, 0);
    const all = recent.reduce((sum, one) => sum + one.transactions - one.votes, 0);
    const transactions = Math.max(1, block.transactions - block.votes);
    const share = block.failed / transactions;
    const usual = all === 0 ? 0 : failed / all;
    const allowed = Math.min(usual * factor, usual + (1 - usual) * lost);
    if (share <= allowed) return [];
    const worst = programs.reduce((most, one) => (one.failed > most.failed ? one : most), programs[0]!);
    return [
      {
        measured: share,
        allowed,
        evidence: {
          failed: block.failed,
          transactions,
          usualShare: usual,
          blocksCompared: recent.length,
          program: worst.program,
        },
      },
    ];
  },
});
