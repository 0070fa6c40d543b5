import type { CoveredWindow } from '#contracts/market/analytics';
import { toShareText } from '#contracts/assistant/share-text';
import { toDurationText, toInstantText } from '#contracts/text/value-text';
import { CoverageBadge } from '../../answers/coverage-badge.tsx';
import { Disclosure } from '../../ui/block/disclosure.tsx';
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
    <Disclosure
      summary={
        isWhole(now) ? (
          'The whole window is indexed'
        ) : (
          // Of the window's own length: its last span is still filling, and what is there of it is shorter.
          <CoverageBadge covered={now.seconds} of={before.until - before.from} />
        )
      }
    >
      <p>
        {toClock(now.from)} to {toClock(now.until)} UTC, {toSummedText(now, before, width)}.{' '}
        {before.seconds === 0 ? (
          'Nothing to compare with yet: the previous window is not indexed.'
        ) : isWhole(before) ? (
          'Changes compare per second with the previous window.'
        ) : isComparable(before) ? (
          <>
            Changes compare per second with the previous window, of which{' '}
            {toShareText(toCoveredShare(before))} is indexed.
          </>
        ) : (
          <>
            Nothing to compare with yet: only {toShareText(toCoveredShare(before))} of the previous window is
            indexed.
          </>
        )}
      </p>
    </Disclosure>
  );
}

/** A window begins with a whole span, and its last one is still filling: it is shorter than its name. */
export function toSummedText(now: CoveredWindow, before: CoveredWindow, width: number): string {
  const missing = before.until - before.from - (now.until - now.from);
  const spans = `in ${SPAN_NAMES[width] ?? `spans of ${toDurationText(width)}`}`;
  return missing <= 0
    ? spans
    : `${spans}, the newest still filling: ${toDurationText(missing)} shorter than the previous window`;
}

const SPAN_NAMES: Readonly<Record<number, string>> = {
  60: 'whole minutes',
  300: 'steps of five minutes',
  3_600: 'whole hours',
};
