import styles from './skeleton.module.css';

/** Stands in for lines of text of the same height while they are on their way. */
export function Skeleton({
  lines = 3,
  label = 'Loading',
}: {
  readonly lines?: number;
  readonly label?: string;
}) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_unused, i) => (
        <span key={i} className={styles.line} />
      ))}
    </div>
  );
}
