import { findNewest, LEAST_POINTS, type LineSeries } from './line-data.ts';
import { toTimeText } from './time-text.ts';
import styles from './too-few-points.module.css';

export interface TooFewPointsProps {
  readonly times: readonly number[];
  readonly series: readonly LineSeries[];
  /** Seconds of a bucket. */
  readonly step: number;
  /** How many there are. */
  readonly points: number;
  /** The value of a series in a row of `times`, with its unit. */
  readonly textOf: (series: LineSeries, row: number) => string;
}

/** What stands in the place of a line that would have fewer than three points: the newest figures, and why. */
export function TooFewPoints({ times, series, step, points, textOf }: TooFewPointsProps) {
  return (
    <div className={styles.few}>
      <dl>
        {series.map((one) => {
          const newest = findNewest(times, one);
          return (
            newest && (
              <div key={one.name}>
                <dt>{one.name}</dt>
                <dd>{textOf(one, times.indexOf(newest.time))}</dd>
                <dd>{toTimeText(newest.time, step)}</dd>
              </div>
            )
          );
        })}
      </dl>
      <p>
        {points === 1 ? 'One point' : `${points} points`} so far: a line is drawn from {LEAST_POINTS} on.
      </p>
    </div>
  );
}
