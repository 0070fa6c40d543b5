import { defineRule } from './define-rule.ts';

const FACTOR = 4;
const LEAST_FAILED = 8;
const LEAST_BLOCKS = 50;

export default defineRule({
  name: 'failure-burst',
  title: 'Burst of failures',
  text: `At least ${LEAST_FAILED} transactions of a block that are no votes failed, and their share is ${FACTOR} times that of the blocks before it.`,
  severity: 'notice',
  find({ block }, recent) {
    if (recent.length < LEAST_BLOCKS || block.failed < LEAST_FAILED) return [];
    const failed = recent.reduce((sum, one) => sum + one.failed, 0);
    const all = recent.reduce((sum, one) => sum + one.transactions - one.votes, 0);
    const share = block.failed / Math.max(1, block.transactions - block.votes);
    const usual = all === 0 ? 0 : failed / all;
    const allowed = Math.min(1, usual * FACTOR);
    if (share <= allowed) return [];
    return [
      {
        measured: share,
        allowed,
        evidence: {
          failed: block.failed,
          transactions: block.transactions - block.votes,
          usualShare: usual,
          blocksCompared: recent.length,
        },
      },
    ];
  },
});
