import { toDurationText, toGrouped } from '../text/value-text.ts';
import type { CatchUp } from './monitoring.ts';

/** How far an index is that catches up, as `is 62 % through 12,000 slots, 85.0 slots/s, 54s left; 7,480 calls, 0 blocks from the archive`. */
export function toCatchUpText(catchUp: CatchUp): string {
  const { fromSlot, slot, toSlot, slotsPerSecond, secondsLeft, calls, archivedBlocks } = catchUp;
  const parts = [
    `is ${toCatchUpPercent(catchUp)} % through ${toGrouped(toSlot - fromSlot)} slots, ${toGrouped(toSlot - slot)} to go`,
    ...(slotsPerSecond === undefined ? [] : [`${slotsPerSecond.toFixed(1)} slots/s`]),
    secondsLeft === undefined ? 'no end in sight' : `about ${toDurationText(secondsLeft)} left`,
    `${toGrouped(calls)} calls of the node`,
    `${toGrouped(archivedBlocks)} blocks from the archive`,
  ];
  return parts.join(', ');
}

/** Whole percent of the way; never 100 before the end. */
export const toCatchUpPercent = ({
  fromSlot,
  slot,
  toSlot,
}: Pick<CatchUp, 'fromSlot' | 'slot' | 'toSlot'>): number =>
  toSlot <= fromSlot ? 0 : Math.min(99, Math.floor(((slot - fromSlot) * 100) / (toSlot - fromSlot)));
