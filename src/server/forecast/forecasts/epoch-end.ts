import { getEpochSchedule, listPerformanceSamples, slotsOfEpoch, type PerformanceSample } from '#chain';
import { toGrouped } from '#contracts/text/value-text';
import type { Slot, UnixSeconds } from '#contracts/chain';
import liveQueries from '#store/queries/live';
import { readChainClock } from '../../reading/block/chain-clock.ts';
import type { IndexReader } from '../../reading/index/index-reader.ts';
import { defineForecast } from '../define-forecast.ts';
import { toRollingCases, type SeriesModel } from '../statistics/rolling-origin.ts';

/** What is left of the epoch is so many stretches; time is measured by the stretch. */
const AHEAD = 8;
const LEAST_SLOTS = 10;
const MOST_STRETCHES = 240;
/**
 * Slots from the end of a stretch on whose times tell when it ended. Block times are whole seconds, so one alone would be
 * off by up to one, and errors of a few equal steps hold far more often than four times in five: the mean of many
 * blocks is not rounded. Leaders skip in groups of four.
 */
const LOOKED_AT = 20;
/** With fewer blocks there it is not known when a stretch ended. */
const LEAST_BLOCKS = 5;
const MOST_SAMPLES = 720;

/** Seconds that a stretch of slots took; absent where its ends are not known. */
type Stretch = number | undefined;

const sum = (stretches: readonly Stretch[]): number | undefined =>
  stretches.reduce((all, one) => (all === undefined || one === undefined ? undefined : all + one), 0);

/** As long as what is to come, looked back at. */
export const paceModel: SeriesModel<Stretch> = {
  predict: (past, ahead) => (past.length < ahead ? undefined : sum(past.slice(-ahead))),
  naive(past, ahead) {
    const newest = past.at(-1);
    return newest === undefined ? undefined : newest * ahead;
  },
  actual: sum,
};

export default defineForecast({
  key: 'epoch-end',
  title: 'End of the epoch',
  about: 'When the current epoch ends.',
  subject: 'nothing',
  unit: 'unix-seconds',
  scale: 'ratio',
  method:
    'The slots that are left take as long as the same number of slots took last. Errors are parts of the time left. Block times are whole seconds: when a slot was is the mean of 20 blocks.',
  naive: 'They go at the pace of the newest eighth of those slots.',
  async observe({ reader, signal }) {
    const options = { signal };
    const [clock, schedule] = await Promise.all([
      readChainClock(reader, options),
      getEpochSchedule(reader.chain, options),
    ]);
    const { firstSlot, slots } = slotsOfEpoch(schedule, clock.epoch);
    const left = firstSlot + slots - clock.slot;
    const { index, chain } = reader;
    const coverage = await index?.coverage();
    const samples = (await listPerformanceSamples(chain, MOST_SAMPLES, options).catch(() => [])).filter(
      ({ numSlots, samplePeriodSecs }) => numSlots > 0 && samplePeriodSecs > 0,
    );
    const indexed = coverage === undefined ? 0 : coverage.toSlot - coverage.fromSlot;
    const sampled = samples.reduce((all, { numSlots }) => all + numSlots, 0);
    const usesIndex = index !== undefined && coverage !== undefined && indexed >= sampled;
    // Blocks of the index are timed better than to the second, so it is counted from them, too, where they are new.
    const isNew = usesIndex && clock.slot - coverage.toSlot <= LOOKED_AT;
    const from = isNew ? toMiddle(toNewest(coverage)) : clock.slot;
    const ahead = firstSlot + slots - from;
    const slotsOfStretch = Math.max(
      LEAST_SLOTS,
      Math.ceil(ahead / AHEAD),
      usesIndex ? 0 : (samples[0]?.numSlots ?? 0),
    );
    const times = usesIndex ? await readTimes(index, coverage, slotsOfStretch) : [];
    const stretches = usesIndex ? toTimedStretches(times) : toStretches(samples, slotsOfStretch);
    if (stretches.length === 0) {
      return {
        kind: 'nothing',
        reason: 'The node has no performance samples, and no blocks are indexed that would tell the pace.',
      };
    }
    const share = ahead / (slotsOfStretch * AHEAD);
    const since = (isNew ? times.at(-1) : undefined) ?? clock.time;
    return {
      kind: 'observed',
      source: `${toGrouped(stretches.length)} stretches of ${toGrouped(slotsOfStretch)} slots, by ${
        usesIndex ? 'block times in the index' : 'performance samples of the node'
      }`,
      parts: [
        {
          title: `Epoch ${toGrouped(clock.epoch)}, ${toGrouped(left)} slots left`,
          cases: toRollingCases(paceModel, stretches, AHEAD),
          predicted: paceModel.predict(stretches, AHEAD),
          toValue: (seconds) => since + seconds * share,
        },
      ],
      notes: [
        'Past cases cannot allow for an outage, or a change of the slot time, that has not happened before.',
      ],
    };
  },
});

interface Covered {
  readonly fromSlot: Slot;
  readonly toSlot: Slot;
}

/** Where the newest stretch ends: slots whose times tell when are left behind it. */
const toNewest = ({ toSlot }: Covered): Slot => toSlot - LOOKED_AT;
/** The slot in the middle of those that tell the time of an end. */
const toMiddle = (end: Slot): number => end + (LOOKED_AT - 1) / 2;

/** When stretches of so many slots ended, the oldest first. */
async function readTimes(
  index: IndexReader,
  covered: Covered,
  length: number,
): Promise<readonly (UnixSeconds | undefined)[]> {
  const newest = toNewest(covered);
  const count = Math.min(MOST_STRETCHES, Math.floor((newest - covered.fromSlot) / length));
  if (count < 1) return [];
  const ends = Array.from({ length: count + 1 }, (_, i) => newest - (count - i) * length);
  const slots = new Set(ends.flatMap((end) => Array.from({ length: LOOKED_AT }, (_, i) => end + i)));
  const found = await index.all(liveQueries.blocksAmong, { slots: [...slots], limit: slots.size });
  return toTimes(ends, new Map(found.map(({ slot, time }) => [slot, time])));
}

/** Unix seconds with fractions of the middle of the slots after each end, from the whole seconds of their blocks. */
export function toTimes(
  ends: readonly Slot[],
  timeOf: ReadonlyMap<Slot, UnixSeconds>,
): readonly (UnixSeconds | undefined)[] {
  const places = ends.map((end) => toPlace(end, timeOf));
  const known = places.filter((place) => place !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || first === last) return ends.map(() => undefined);
  const pace = (last.time - first.time) / (last.slot - first.slot);
  // Where slots were skipped the middle of the blocks is not the middle of the slots.
  return places.map((place, i) => place && place.time + (toMiddle(ends[i]!) - place.slot) * pace);
}

/** Seconds from each time to the next. */
export const toTimedStretches = (times: readonly (UnixSeconds | undefined)[]): readonly Stretch[] =>
  times.slice(1).map((time, i) => {
    const before = times[i];
    return time === undefined || before === undefined || time <= before ? undefined : time - before;
  });

/** The middle of the blocks from a slot on: their mean slot and mean time. */
function toPlace(
  end: Slot,
  timeOf: ReadonlyMap<Slot, UnixSeconds>,
): { readonly slot: number; readonly time: number } | undefined {
  let [blocks, slots, seconds] = [0, 0, 0];
  for (let slot = end; slot < end + LOOKED_AT; slot++) {
    const time = timeOf.get(slot);
    if (time === undefined) continue;
    blocks++;
    slots += slot;
    seconds += time;
  }
  return blocks < LEAST_BLOCKS ? undefined : { slot: slots / blocks, time: seconds / blocks };
}

/** Samples, the newest first, as stretches of equal slots, the oldest first. */
export function toStretches(
  samples: readonly Pick<PerformanceSample, 'numSlots' | 'samplePeriodSecs'>[],
  length: number,
): readonly Stretch[] {
  const stretches: number[] = [];
  let [slots, seconds, before] = [0, 0, 0];
  for (const { numSlots, samplePeriodSecs } of samples) {
    // The ends of stretches lie between those of samples, at the pace of the sample they lie in.
    for (let end = (stretches.length + 1) * length; end <= slots + numSlots; end += length) {
      const time = seconds + ((end - slots) / numSlots) * samplePeriodSecs;
      stretches.push(time - before);
      before = time;
    }
    slots += numSlots;
    seconds += samplePeriodSecs;
  }
  return stretches.slice(0, MOST_STRETCHES).reverse();
}
