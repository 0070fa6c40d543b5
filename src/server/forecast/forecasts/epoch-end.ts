import { getEpochSchedule, listPerformanceSamples, slotsOfEpoch, type PerformanceSample } from '#chain';
import { toGrouped } from '#contracts/text/value-text';
import liveQueries from '#store/queries/live';
import { readChainClock } from '../../reading/block/chain-clock.ts';
import type { IndexReader } from '../../reading/index/index-reader.ts';
import { defineForecast } from '../define-forecast.ts';
import { toRollingCases, type SeriesModel } from '../statistics/rolling-origin.ts';

/** What is left of the epoch is so many stretches; time is measured by the stretch. */
const AHEAD = 8;
/** Block times are whole seconds: shorter stretches would measure the rounding. */
const LEAST_SLOTS = 10;
const MOST_STRETCHES = 240;
/** Slots after the end of a stretch in which a block is looked for: leaders skip in groups of four. */
const LOOKED_AT = 16;
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
    'The slots that are left take as long as the same number of slots took last. Errors are parts of the time left.',
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
    const length = Math.max(LEAST_SLOTS, Math.ceil(left / AHEAD));
    const indexed = coverage === undefined ? 0 : coverage.toSlot - coverage.fromSlot;
    const sampled = samples.reduce((all, { numSlots }) => all + numSlots, 0);
    const usesIndex = index !== undefined && coverage !== undefined && indexed >= sampled;
    const slotsOfStretch = usesIndex ? length : Math.max(length, samples[0]?.numSlots ?? 0);
    const stretches = usesIndex
      ? await readStretches(index, coverage, length)
      : toStretches(samples, slotsOfStretch);
    if (stretches.length === 0) {
      return {
        kind: 'nothing',
        reason: 'The node has no performance samples, and no blocks are indexed that would tell the pace.',
      };
    }
    const share = left / (slotsOfStretch * AHEAD);
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
          toValue: (seconds) => clock.time + seconds * share,
        },
      ],
      notes: [
        'A change of the slot time at an epoch, or an outage, is in no past case it did not happen in.',
      ],
    };
  },
});

/** The oldest first, up to the newest block. */
async function readStretches(
  index: IndexReader,
  { fromSlot, toSlot }: { readonly fromSlot: number; readonly toSlot: number },
  length: number,
): Promise<readonly Stretch[]> {
  const newest = toSlot - LOOKED_AT;
  const count = Math.min(MOST_STRETCHES, Math.floor((newest - fromSlot) / length));
  if (count < 1) return [];
  const ends = Array.from({ length: count + 1 }, (_, i) => newest - (count - i) * length);
  const slots = ends.flatMap((end) => Array.from({ length: LOOKED_AT }, (_, i) => end + i));
  const found = await index.all(liveQueries.blocksAmong, { slots, limit: slots.length });
  const timeOf = new Map(found.map(({ slot, time }) => [slot, time]));
  const times = ends.map((end) => {
    for (let slot = end; slot < end + LOOKED_AT; slot++) {
      const time = timeOf.get(slot);
      if (time !== undefined) return time;
    }
    return undefined;
  });
  return times.slice(1).map((time, i) => {
    const before = times[i];
    return time === undefined || before === undefined || time <= before ? undefined : time - before;
  });
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
