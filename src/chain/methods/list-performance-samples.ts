import type { Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

export interface PerformanceSample {
  readonly slot: Slot;
  readonly numSlots: number;
  readonly numTransactions: number;
  readonly numNonVoteTransactions?: number;
  readonly samplePeriodSecs: number;
}

/** Recent samples, newest first, at most `limit` (720 at the node). Empty when the node keeps none. */
export async function listPerformanceSamples(
  chain: Chain,
  limit: number,
  options?: ChainOptions,
): Promise<readonly PerformanceSample[]> {
  return (
    (await chain.request<readonly PerformanceSample[] | null>(
      'getRecentPerformanceSamples',
      [limit],
      options,
    )) ?? []
  );
}
