import type { CoveredWindow } from '#contracts/market/analytics';
import { toShareText } from '#contracts/assistant/share-text';
import { toInstantText } from '#contracts/text/value-text';
import { isComparable, isWhole, toCoveredShare } from '../../answers/chain/rates.ts';

/** To the minute, in UTC. */
export const toClock = (seconds: number): string => toInstantText(seconds).slice(0, 16).replace('T', ' ');

/** What the figures stand for: both windows with what the index holds of them. */
export function WindowNote({ now, before }: { readonly now: CoveredWindow; readonly before: CoveredWindow }) {
  return (
    <p>
      From {toClock(now.from)} to {toClock(now.until)} UTC
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
