import type { CoveredWindow } from '#contracts/market/analytics';
import { toShareText } from '#contracts/assistant/share-text';
import { toDurationText, toInstantText } from '#contracts/text/value-text';
import { isComparable, isWhole, toCoveredShare } from '../../answers/chain/rates.ts';

/** To the minute, in UTC. */
export const toClock = (seconds: number): string => toInstantText(seconds).slice(0, 16).replace('T', ' ');

interface WindowNoteProps {
  readonly now: CoveredWindow;
  readonly before: CoveredWindow;
  /** Seconds of the spans that are summed. */
  readonly width: number;
}

/** What the figures stand for: both windows with what the index holds of them. */
export function WindowNote({ now, before, width }: WindowNoteProps) {
  return (
    <p>
      From {toClock(now.from)} to {toClock(now.until)} UTC, {toSummedText(now, before, width)}
      {isWhole(now) ? ', all of it indexed' : `, ${toShareText(toCoveredShare(now))} of it indexed`}. The
      previous window{' '}
      {before.seconds === 0
        ? 'is not indexed, so there is nothing to compare with'
        : isWhole(before)
          ? 'is indexed as well'
          : isComparable(before)
            ? `is indexed for ${toShareText(toCoveredShare(before))}; changes are by the second covered`
            : `is indexed for only ${toShareText(toCoveredShare(before))}, too little to compare with`}
      .
    </p>
  );
}

/** A window begins with a whole span, and its last one is still filling: it is shorter than its name. */
export function toSummedText(now: CoveredWindow, before: CoveredWindow, width: number): string {
  const missing = before.until - before.from - (now.until - now.from);
  const spans = `in ${SPAN_NAMES[width] ?? `spans of ${toDurationText(width)}`}`;
  return missing <= 0
    ? spans
    : `${spans}, of which the newest is still filling: ${toDurationText(missing)} less than the previous window`;
}

const SPAN_NAMES: Readonly<Record<number, string>> = {
  60: 'whole minutes',
  300: 'steps of five minutes',
  3_600: 'whole hours',
};
