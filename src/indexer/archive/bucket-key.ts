import { epochOfSlot, type EpochSchedule } from '#chain';
import { startOfSegment } from './archive-store.ts';
import type { BlockHead } from './raw-block.ts';

/** Names sort as their slots do. */
const SLOT_DIGITS = 12;
const EPOCH_DIGITS = 6;
/** After every name of a block that begins with the same slot. */
const AFTER = '~';

/** A folder of an epoch, and in it one of 432 slots, with a slash at the end. */
export const EPOCH_FOLDER = /^epoch-\d{6}\/$/;
const BLOCK =
  /^epoch-\d{6}\/\d{12}\/(?<slot>\d{12})_(?<parentSlot>\d{1,12})_(?<hash>[A-Za-z0-9-]{1,88})_(?<parentHash>[A-Za-z0-9-]{1,88})_(?<time>-?\d{1,12}|none)_(?<transactions>\d{1,9})(?<pushed>_pushed)?$/;

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

function toStem(schedule: EpochSchedule, slot: number): string {
  const epoch = pad(epochOfSlot(schedule, slot), EPOCH_DIGITS);
  return `epoch-${epoch}/${pad(startOfSegment(schedule, slot), SLOT_DIGITS)}/${pad(slot, SLOT_DIGITS)}`;
}

/**
 * The name of a block's object, which says its whole head, so that a listing does. `undefined` for a head that no name can say: no
 * chain has one.
 */
export function toBlockKey(schedule: EpochSchedule, head: BlockHead): string | undefined {
  const { slot, parentSlot, hash, parentHash, time, transactions, isPushed } = head;
  const parts = [toStem(schedule, slot), parentSlot, hash, parentHash, time ?? 'none', transactions];
  const key = [...parts, ...(isPushed ? ['pushed'] : [])].join('_');
  return BLOCK.test(key) ? key : undefined;
}

/** `undefined` for a name that is no block’s. */
export function readBlockKey(key: string): BlockHead | undefined {
  const groups = BLOCK.exec(key)?.groups;
  if (groups === undefined) return undefined;
  const { slot, parentSlot, hash, parentHash, time, transactions, pushed } = groups;
  return {
    slot: Number(slot),
    parentSlot: Number(parentSlot),
    hash: hash!,
    parentHash: parentHash!,
    time: time === 'none' ? null : Number(time),
    transactions: Number(transactions),
    ...(pushed !== undefined && { isPushed: true }),
  };
}

/** A name after those of all blocks up to `slot`, and before all others. */
export const toKeyAfter = (schedule: EpochSchedule, slot: number): string | undefined =>
  slot < 0 ? undefined : toStem(schedule, slot) + AFTER;
