/** What a validator earned in past epochs, and what an epoch that is under way adds to. */
import { getAccount, type EpochInfo } from '#chain';
import type { Address } from '#contracts/chain';
import { decodeAccount } from '#decoder';
import { forEachConcurrent } from '#std/concurrency';
import type { QuestionContext } from '../reading/question-context.ts';
import { toVoteCredits } from '../reading/validator/vote-credits.ts';
import { toMedian } from './statistics/quantile.ts';
import type { SeriesModel } from './statistics/rolling-origin.ts';

/** Epochs the usual credits of one are the median of. */
const WINDOW = 9;
const LEAST_EPOCHS = 3;

/** Credits of finished epochs; a hole where the account lists none. */
export const creditsModel: SeriesModel<number | undefined> = {
  predict(past) {
    const known = past.slice(-WINDOW).filter((credits) => credits !== undefined);
    return known.length < LEAST_EPOCHS ? undefined : toMedian(known);
  },
  naive: (past) => past.at(-1),
  actual: ([next]) => next,
};

export interface ValidatorEpochs {
  readonly epoch: EpochInfo;
  /** Credits of the epoch under way. */
  readonly earned: number;
  readonly firstEpoch: number;
  /** Of finished epochs without holes, the oldest first. */
  readonly credits: readonly (number | undefined)[];
}

/** `undefined` for an account that no validator votes with. Rejects as `Chain.request` does. */
export async function readValidatorEpochs(
  { reader, signal }: QuestionContext,
  vote: Address,
): Promise<ValidatorEpochs | undefined> {
  const [{ account }, { epoch }] = await Promise.all([
    getAccount(reader.chain, vote, { signal }),
    reader.validators.read({ signal }),
  ]);
  const decoded = account && decodeAccount({ address: vote, ...account });
  if (decoded?.type !== 'vote' || decoded.reading !== 'decoded') return undefined;
  const rows = new Map(toVoteCredits(decoded).map((row) => [row.epoch, row.credits]));
  const firstEpoch = Math.min(epoch.epoch, ...rows.keys());
  return {
    epoch,
    earned: rows.get(epoch.epoch) ?? 0,
    firstEpoch,
    credits: Array.from({ length: epoch.epoch - firstEpoch }, (_, i) => rows.get(firstEpoch + i)),
  };
}

/** The part of the epoch that is still to come. */
export const toRest = ({ slotIndex, slotsInEpoch }: Pick<EpochInfo, 'slotIndex' | 'slotsInEpoch'>): number =>
  slotsInEpoch === 0 ? 0 : Math.min(1, Math.max(0, (slotsInEpoch - slotIndex) / slotsInEpoch));

const ASK_MS = 6_000;
const ASKED_AT_ONCE = 6;

/** Rewards of the vote account for some past epochs, as far as the node has them in time. */
export async function readRewards(
  { reader, signal }: QuestionContext,
  vote: Address,
  epochs: readonly number[],
): Promise<ReadonlyMap<number, bigint>> {
  const found = new Map<number, bigint>();
  const untilMs = performance.now() + ASK_MS;
  await forEachConcurrent(ASKED_AT_ONCE, epochs, async (epoch) => {
    const leftMs = untilMs - performance.now();
    if (leftMs <= 0) return;
    try {
      const reward = await reader.validators.reward(vote, epoch, { signal, timeoutMs: leftMs });
      if (reward !== undefined) found.set(epoch, reward.lamports);
    } catch (error) {
      if (signal.aborted) throw error;
      // An epoch the node has no more: the others stand without it.
    }
  });
  return found;
}
