/** A slot, an epoch or a time as another of the three. */
import { epochOfSlot, getEpochSchedule, slotsOfEpoch, type EpochSchedule } from '#chain';
import type { ConversionUnit } from '#contracts/network/conversion';
import { findSlotOfTime, findTimeOfSlot, readChainClock, type ChainClock } from '../block/chain-clock.ts';
import type { QuestionContext } from '../question-context.ts';
import { parseMoment } from './conversion-units.ts';
import type { Conversion, NoConversion } from './convert.ts';

/** A slot with whatever is known of how it was found. */
interface Found {
  readonly slot: number;
  readonly estimate: boolean;
  readonly block?: Conversion['block'];
}

const MOST_SLOT = 1e15;

/** Rejects as `Chain.request` does. The result of an epoch is its first slot, or when that was. */
export async function convertMoment(
  ask: QuestionContext,
  value: string,
  from: ConversionUnit,
  to: ConversionUnit,
): Promise<Conversion | NoConversion> {
  const number = from === 'time' ? parseMoment(value) : /^\d{1,15}$/.test(value) ? Number(value) : undefined;
  if (number === undefined || number > MOST_SLOT) {
    return {
      kind: 'malformed',
      reason:
        from === 'time'
          ? 'This is not a time: give unix seconds, or a date in UTC such as 2026-10-01T14:00Z.'
          : `This is not a number of a ${from}.`,
    };
  }
  const given = { unit: from, value: String(number) };
  const start = { given, rounded: false, prices: [] };
  if (from === to) return { ...start, result: { unit: to, value: String(number) }, estimate: false };
  const options = { signal: ask.signal };
  const [clock, schedule] = await Promise.all([
    readChainClock(ask.reader, options),
    getEpochSchedule(ask.reader.chain, options),
  ]);
  const found = await toSlot(ask, number, from, schedule, clock);
  if ('reason' in found) return found;
  const epochSlots = from === 'epoch' || to === 'epoch' ? toEpochSlots(schedule, found.slot) : undefined;
  const more = { epochSlots, slotMs: undefined, block: found.block };
  if (to === 'time') {
    const time = await findTimeOfSlot(ask.reader.chain, found.slot, clock, options);
    if (time.kind === 'unknown') return { kind: 'not-available', reason: time.reason };
    const isEstimate = time.kind === 'estimate';
    return {
      ...start,
      ...more,
      result: { unit: to, value: String(time.time) },
      estimate: isEstimate,
      ...(isEstimate ? { slotMs: clock.slotMs } : { block: { slot: time.block, time: time.time } }),
    };
  }
  return {
    ...start,
    ...more,
    result: {
      unit: to,
      value: String(to === 'epoch' ? epochOfSlot(schedule, found.slot) : found.slot),
    },
    estimate: found.estimate,
    ...(found.estimate && { slotMs: clock.slotMs }),
  };
}

async function toSlot(
  ask: QuestionContext,
  number: number,
  from: ConversionUnit,
  schedule: EpochSchedule,
  clock: ChainClock,
): Promise<Found | NoConversion> {
  if (from === 'slot') return { slot: number, estimate: false };
  if (from === 'epoch') {
    // Beyond it slots are no exact numbers any more.
    if (number > 1e9) return { kind: 'malformed', reason: 'There is no such epoch.' };
    return { slot: slotsOfEpoch(schedule, number).firstSlot, estimate: false };
  }
  const found = await findSlotOfTime(ask.reader, number, clock, { signal: ask.signal });
  if (found.kind === 'unknown') return { kind: 'not-available', reason: found.reason };
  return found.kind === 'estimate'
    ? { slot: found.slot, estimate: true }
    : { slot: found.slot, estimate: false, block: { slot: found.slot, time: found.time } };
}

function toEpochSlots(schedule: EpochSchedule, slot: number): Conversion['epochSlots'] {
  const { firstSlot, slots } = slotsOfEpoch(schedule, epochOfSlot(schedule, slot));
  return { first: firstSlot, last: firstSlot + slots - 1 };
}
