import { defineRule, figure } from './define-rule.ts';

const LEAST_USERS = 10;
const FAILED_SHARE = 0.9;
const FACTOR = 2;
const LEAST_BLOCKS = 50;

export default defineRule({
  name: 'program-failing',
  title: 'Program failing',
  severity: 'warning',
  text: `At least ${LEAST_USERS} fee payers called a program and ${FAILED_SHARE * 100} % of these transactions failed, in a block that failed ${FACTOR} times as often as the ${LEAST_BLOCKS} to 300 blocks before it.`,
  measured: figure.share('Its transactions failed'),
  figures: {
    failed: figure.count('Failed'),
    transactions: figure.count('Transactions'),
    users: figure.count('Fee payers'),
    usualFailed: figure.count('Failed in a usual block, all programs'),
  },
  find({ block, programs }, recent) {
    if (recent.length < LEAST_BLOCKS || block.failed < LEAST_USERS) return [];
    const usual = recent.reduce((sum, one) => sum + one.failed, 0) / recent.length;
    if (block.failed <= usual * FACTOR) return [];
    // Programs that call each other fail together: the one most transactions name stands for them.
    const worst = programs
      .filter((one) => one.users.size >= LEAST_USERS && one.failed >= one.transactions * FAILED_SHARE)
      .reduce<(typeof programs)[number] | undefined>(
        (most, one) => (most === undefined || one.failed > most.failed ? one : most),
        undefined,
      );
    if (worst === undefined) return [];
    return [
      {
        subject: worst.program,
        measured: worst.failed / worst.transactions,
        allowed: FAILED_SHARE,
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
