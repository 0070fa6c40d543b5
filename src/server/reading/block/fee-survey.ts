import { FEE_PERCENTILES, type FeeSurvey } from '#contracts/network/solana';
import type { ReadBlock } from './read-block.ts';
import { compareBig } from '../validator/validator-rows.ts';

const MICRO = 1_000_000n;

/** Fees of all that landed in `blocks`, votes left out; `undefined` when there is nothing else. */
export function toFeeSurvey(
  blocks: readonly Pick<ReadBlock, 'row' | 'transactions'>[],
): FeeSurvey | undefined {
  const fees: bigint[] = [];
  const priorityFees: bigint[] = [];
  const prices: bigint[] = [];
  let failed = 0;
  for (const { transactions } of blocks) {
    for (const { row, priorityFeeLamports, computeUnitLimit } of transactions) {
      if (row.vote === true || row.feeLamports === undefined || priorityFeeLamports === undefined) continue;
      fees.push(row.feeLamports);
      priorityFees.push(priorityFeeLamports);
      if (row.status === 'failed') failed++;
      // A fee on top without a stated limit was for a limit the runtime chose, which is not shown here.
      if (priorityFeeLamports === 0n) prices.push(0n);
      else if (computeUnitLimit !== undefined && computeUnitLimit > 0) {
        prices.push((priorityFeeLamports * MICRO) / BigInt(computeUnitLimit));
      }
    }
  }
  if (fees.length === 0) return undefined;
  for (const values of [fees, priorityFees, prices]) values.sort(compareBig);
  const slots = blocks.map(({ row }) => row.slot);
  return {
    percentiles: FEE_PERCENTILES.map((percentile) => ({
      percentile,
      feeLamports: pickPercentile(fees, percentile)!,
      priorityFeeLamports: pickPercentile(priorityFees, percentile)!,
      microLamportsPerUnit: pickPercentile(prices, percentile),
    })),
    transactions: fees.length,
    failed,
    withPriority: priorityFees.filter((fee) => fee > 0n).length,
    priced: prices.length,
    blocks: blocks.length,
    firstSlot: Math.min(...slots),
    lastSlot: Math.max(...slots),
  };
}

/** Nearest rank: the smallest value that at least `percentile` percent do not exceed. */
export function pickPercentile(ascending: readonly bigint[], percentile: number): bigint | undefined {
  return ascending[Math.max(0, Math.ceil((ascending.length * percentile) / 100) - 1)];
}
