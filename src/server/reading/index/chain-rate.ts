import { EXACT_RATE_SECONDS, type RateAnswer } from '#contracts/network/rate';
import { toInstantText } from '#contracts/text/value-text';
import analyticsQueries from '#store/queries/analytics';
import monitoringQueries from '#store/queries/monitoring';
import { readTwoSums } from './chain-spans.ts';
import type { Coverage, IndexReader } from './index-reader.ts';

type Rate = Omit<Extract<RateAnswer, { readonly kind: 'found' }>, 'kind' | 'coverage'>;

const HOUR = 3_600;

/** Sums of the blocks of an interval of time whose end is left out; of whole hours where it is long. */
export async function readRateOfTime(
  index: IndexReader,
  { from, to }: { readonly from: number; readonly to: number },
  coverage: Coverage,
): Promise<Rate> {
  const missing = toMissing(from, to, coverage);
  if (to - from > EXACT_RATE_SECONDS) {
    const [start, end] = [from - (from % HOUR), to + ((HOUR - (to % HOUR)) % HOUR)];
    const { now } = await readTwoSums(
      index,
      { beforeFrom: start, from: start, until: end },
      HOUR,
      coverage.toTime,
    );
    const clipped = { from: Math.max(start, coverage.fromTime), to: now.until };
    const { tokenMints: _mints, microUsd: _usd, newUsers: _users, until: _until, ...sums } = now;
    return { ...sums, ...clipped, ...NO_SLOTS, seconds: toSeconds(clipped), missing };
  }
  const [first, last] = await Promise.all([
    index.first(monitoringQueries.firstSlotSince, { time: from }),
    index.first(analyticsQueries.slotBefore, { time: to }),
  ]);
  // Nothing lies between them where no block is of the interval.
  const slots = { from: first?.slot ?? 1, to: last?.slot ?? 0 };
  const sums = await readSums(index, slots);
  const clipped = { from: Math.max(from, coverage.fromTime), to: Math.min(to, coverage.toTime + 1) };
  return { ...sums, ...clipped, seconds: toSeconds(clipped), missing };
}

/** Sums of the blocks of some slots, both included. Their time begins where the block before them was made. */
export async function readRateOfSlots(
  index: IndexReader,
  { from, to }: { readonly from: number; readonly to: number },
  coverage: Coverage,
): Promise<Rate> {
  const inside = { from: Math.max(from, coverage.fromSlot), to: Math.min(to, coverage.toSlot) };
  const { beforeTime, firstTime, lastTime, ...sums } = await readTimedSums(index, inside);
  const start = beforeTime ?? firstTime;
  const missing =
    from < coverage.fromSlot
      ? `Slots before ${coverage.fromSlot} are not known: the index begins there.`
      : to > coverage.toSlot
        ? `Slots after ${coverage.toSlot} are not indexed yet.`
        : undefined;
  return {
    ...sums,
    from: firstTime ?? coverage.fromTime,
    to: (lastTime ?? coverage.fromTime) + 1,
    seconds:
      start === undefined || lastTime === undefined || lastTime === start ? undefined : lastTime - start,
    missing,
  };
}

const NO_SLOTS = { fromSlot: undefined, toSlot: undefined } as const;

const toSeconds = ({ from, to }: { readonly from: number; readonly to: number }): number | undefined =>
  to > from ? to - from : undefined;

async function readSums(index: IndexReader, slots: { readonly from: number; readonly to: number }) {
  const {
    beforeTime: _before,
    firstTime: _first,
    lastTime: _last,
    ...sums
  } = await readTimedSums(index, slots);
  return sums;
}

async function readTimedSums(index: IndexReader, slots: { readonly from: number; readonly to: number }) {
  const sums = (await index.first(analyticsQueries.blockSums, slots))!; // a sum is one row
  const isEmpty = slots.to < slots.from;
  return {
    ...sums,
    ...(isEmpty ? NO_SLOTS : { fromSlot: slots.from, toSlot: slots.to }),
    skipped: isEmpty ? 0 : slots.to - slots.from + 1 - sums.blocks,
  };
}

function toMissing(from: number, to: number, { fromTime, toTime }: Coverage): string | undefined {
  if (to <= fromTime) return `Not known: the index begins at ${toInstantText(fromTime)}.`;
  if (from > toTime) return `Not known yet: the index ends at ${toInstantText(toTime)}.`;
  if (from < fromTime)
    return `What was before ${toInstantText(fromTime)} is not known: the index begins there.`;
  return to > toTime + 1
    ? `The index ends at ${toInstantText(toTime)}; what is later is not in it.`
    : undefined;
}
