import { BOUNDS } from '#contracts/anomaly-rules';
import type { BlockFact } from '../facts/facts.ts';
import { defineRule } from './define-rule.ts';

const { factor, leastLamports, leastTransactions, leastBlocks } = BOUNDS.feeSpike;

export default defineRule({
  name: 'fee-spike',
  find({ priorityFees, block }, recent) {
    const transactions = priorityFees.length;
    if (recent.length < leastBlocks || transactions < leastTransactions) return [];
    // Cheap before exact: most blocks end here.
    if (block.priorityFeeLamports < leastLamports * BigInt(transactions - 1)) return [];
    const highest = priorityFees.reduce((most, one) => (one.lamports > most.lamports ? one : most));
    const mean = (block.priorityFeeLamports - highest.lamports) / BigInt(transactions - 1);
    const usual = toMedian(recent.map(toMean));
    const bound = usual * BigInt(factor);
    const allowed = bound > leastLamports ? bound : leastLamports;
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
