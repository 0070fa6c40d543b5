import { toGrouped } from '#contracts/text/value-text';
import type { BlockFact } from '../facts/facts.ts';
import { defineRule, figure } from './define-rule.ts';

const FACTOR = 6;
const LEAST_LAMPORTS = 50_000n;
const LEAST_TRANSACTIONS = 20;
const LEAST_BLOCKS = 50;

export default defineRule({
  name: 'fee-spike',
  title: 'Fee spike',
  severity: 'notice',
  text: `The mean priority fee of a block’s transactions, its highest left out, is ${FACTOR} times the median of the ${LEAST_BLOCKS} to 300 blocks before it and at least ${toGrouped(LEAST_LAMPORTS)} lamports. Blocks with fewer than ${LEAST_TRANSACTIONS} transactions are passed over.`,
  measured: figure.lamports('Mean priority fee'),
  figures: {
    median: figure.lamports('Median of the block'),
    highest: figure.lamports('Highest of the block'),
    highestBy: figure.signature('Paid by'),
    usual: figure.lamports('Usual mean'),
    transactions: figure.count('Transactions'),
    blocksCompared: figure.count('Blocks compared'),
  },
  find({ priorityFees, block }, recent) {
    const transactions = priorityFees.length;
    if (recent.length < LEAST_BLOCKS || transactions < LEAST_TRANSACTIONS) return [];
    // Cheap before exact: most blocks end here.
    if (block.priorityFeeLamports < LEAST_LAMPORTS * BigInt(transactions - 1)) return [];
    const highest = priorityFees.reduce((most, one) => (one.lamports > most.lamports ? one : most));
    const mean = (block.priorityFeeLamports - highest.lamports) / BigInt(transactions - 1);
    const usual = toMedian(recent.map(toMean));
    const bound = usual * BigInt(FACTOR);
    const allowed = bound > LEAST_LAMPORTS ? bound : LEAST_LAMPORTS;
    if (mean < allowed) return [];
    return [
      {
        measured: Number(mean),
        allowed: Number(allowed),
        evidence: {
          median: String(toMedian(priorityFees.map(({ lamports }) => lamports))),
          highest: String(highest.lamports),
          highestBy: highest.signature,
          usual: String(usual),
          transactions,
          blocksCompared: recent.length,
        },
      },
    ];
  },
});

const toMean = ({ priorityFeeLamports, transactions, votes }: BlockFact): bigint =>
  priorityFeeLamports / BigInt(Math.max(1, transactions - votes));

const toMedian = (values: readonly bigint[]): bigint =>
  values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))[values.length >> 1] ?? 0n;
