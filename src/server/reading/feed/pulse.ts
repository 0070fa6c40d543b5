import { getEpochInfo, listPerformanceSamples, type Chain, type ChainOptions } from '#chain';
import type { ChainPulse } from '#contracts/answers';

const SAMPLES = 60;
/** Samples the rates are a mean over: five minutes at a sample a minute. */
const RATE_SAMPLES = 5;

/** Where the chain stands and how fast it goes. Rates are absent when the node keeps no samples. */
export async function readPulse(chain: Chain, options?: ChainOptions): Promise<ChainPulse> {
  const [epoch, samples] = await Promise.all([
    getEpochInfo(chain, options),
    listPerformanceSamples(chain, SAMPLES, options).catch(() => []),
  ]);
  const usable = samples.filter((sample) => sample.samplePeriodSecs > 0 && sample.numSlots > 0);
  const recent = usable.slice(0, RATE_SAMPLES);
  const seconds = recent.reduce((sum, sample) => sum + sample.samplePeriodSecs, 0);
  const slots = recent.reduce((sum, sample) => sum + sample.numSlots, 0);
  const transactions = recent.reduce((sum, sample) => sum + sample.numTransactions, 0);
  const nonVotes = recent.every((sample) => sample.numNonVoteTransactions !== undefined)
    ? recent.reduce((sum, sample) => sum + (sample.numNonVoteTransactions ?? 0), 0)
    : undefined;
  return {
    slot: epoch.absoluteSlot,
    blockHeight: epoch.blockHeight,
    epoch: epoch.epoch,
    slotIndex: epoch.slotIndex,
    slotsInEpoch: epoch.slotsInEpoch,
    transactionCount: epoch.transactionCount ?? undefined,
    ...(seconds > 0 && {
      slotMs: (seconds * 1_000) / slots,
      transactionsPerSecond: transactions / seconds,
      nonVotePerSecond: nonVotes === undefined ? undefined : nonVotes / seconds,
      windowSeconds: seconds,
    }),
    samples: usable.toReversed().map((sample) => ({
      slot: sample.slot,
      perSecond: sample.numTransactions / sample.samplePeriodSecs,
      nonVotePerSecond:
        sample.numNonVoteTransactions === undefined
          ? undefined
          : sample.numNonVoteTransactions / sample.samplePeriodSecs,
    })),
  };
}
