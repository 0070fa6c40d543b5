import { classNames } from '../class-names.ts';
import styles from './trend-line.module.css';

export interface TrendLineProps {
  /** By `at`, in any unit; `value` in any other. */
  readonly points: readonly { readonly at: number; readonly value: number }[];
  readonly label: string;
  /** What it is drawn over, where that is more than its own points reach: lines of one list can be compared. */
  readonly over?: { readonly from: number; readonly until: number } | undefined;
  /** Which way it went, where more is known than the points say. */
  readonly isFalling?: boolean | undefined;
}

const [WIDTH, HEIGHT, EDGE] = [96, 28, 2];

/** The course of a figure in the room of a table's cell, from its least to its most; coloured by which way it went. */
export function TrendLine({ points, label, over, isFalling }: TrendLineProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const { from, until } = over ?? { from: first.at, until: last.at };
  const x = (at: number) => ((at - from) / (until - from || 1)) * (WIDTH - 2 * EDGE) + EDGE;
  // What never moved is a line in the middle.
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const line = points.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg
      className={classNames(
        styles.trend,
        (isFalling ?? last.value < first.value) ? styles.falling : styles.rising,
      )}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <polygon points={`${x(first.at).toFixed(1)},${HEIGHT} ${line} ${x(last.at).toFixed(1)},${HEIGHT}`} />
      <polyline points={line} />
    </svg>
  );
}
