import { CLUSTER_NAMES } from '#contracts/cluster';
import { WINDOWS, type IndexCoverage, type Window } from '#contracts/market/market';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { CoverageBadge } from './coverage-badge.tsx';
import { AgeValue } from '../values/age.tsx';
import styles from './source-line.module.css';

/** What the figures of a page are summed from: our index, and what it covers. */
export function CoverageLine({
  coverage,
  what,
}: {
  readonly coverage: Wire<IndexCoverage>;
  /** What was asked of it. */
  readonly what: string;
}) {
  return (
    <p className={styles.line}>
      Source: our own index of {CLUSTER_NAMES[coverage.cluster]} blocks ({what}), slots{' '}
      {toGrouped(coverage.fromSlot)} to {toGrouped(coverage.toSlot)}, since{' '}
      <AgeValue unixSeconds={coverage.fromTime} />, newest block <AgeValue unixSeconds={coverage.toTime} />
    </p>
  );
}

/** Where the index is younger than the window of figures: how much of it they cover. */
export const ShortCoverage = ({
  coverage: { fromTime, toTime },
  window,
}: {
  readonly coverage: Wire<IndexCoverage>;
  readonly window: Window;
}) => <CoverageBadge covered={toTime - fromTime} of={WINDOWS[window]} />;
