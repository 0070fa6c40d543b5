import styles from './sparkline.module.css';

export interface SparklineProps {
  /** Series over the same positions, drawn over each other; zero is the floor. */
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly label: string;
}

/** Lines without axes: the shape of a series beside its figures. */
export function Sparkline({ series, label }: SparklineProps) {
  const highest = Math.max(1, ...series.flatMap(({ values }) => values));
  const longest = Math.max(2, ...series.map(({ values }) => values.length));
  const pointsOf = (values: readonly number[]): string =>
    values
      .map(
        (value, i) => `${((i / (longest - 1)) * 100).toFixed(2)},${(30 - (value / highest) * 28).toFixed(2)}`,
      )
      .join(' ');
  return (
    <svg
      className={styles.sparkline}
      viewBox="0 0 100 31"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {series.map(({ name, values }, i) => (
        <polyline key={name} className={i === 0 ? styles.first : styles.second} points={pointsOf(values)} />
      ))}
    </svg>
  );
}
