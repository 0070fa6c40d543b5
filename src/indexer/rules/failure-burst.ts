import { defineRule, figure } from './define-rule.ts';

const FACTOR = 4;
const LOST_SHARE = 0.5;
const LEAST_FAILED = 8;
const LEAST_BLOCKS = 50;

export default defineRule({
  name: 'failure-burst',
  title: 'Burst of failures',
  severity: 'notice',
  text: `At least ${LEAST_FAILED} non-vote transactions of a block failed; their share is ${FACTOR} times that of the ${LEAST_BLOCKS} to 300 blocks before it, or, where many fail as a rule, half of what usually succeeds failed too.`,
  measured: figure.share('Failed'),
  figures: {
    failed: figure.count('Failed'),
    transactions: figure.count('Transactions'),
    usualShare: figure.share('Usual share'),
    blocksCompared: figure.count('Blocks compared'),
    program: figure.address('Program with most failures'),
  },
  find({ block, programs }, recent) {
    if (recent.length < LEAST_BLOCKS || block.failed < LEAST_FAILED) return [];
    const failed = recent.reduce((sum, one) => sum + one.failed, 0);
    const all = recent.reduce((sum, one) => sum + one.transactions - one.votes, 0);
    const transactions = Math.max(1, block.transactions - block.votes);
    const share = block.failed / transactions;
    const usual = all === 0 ? 0 : failed / all;
    const allowed = Math.min(usual * FACTOR, usual + (1 - usual) * LOST_SHARE);
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
