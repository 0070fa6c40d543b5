import type { ReactNode } from 'react';
import styles from './bar-list.module.css';

export interface BarItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: number;
  /** Length of the bar, 0 to 1. */
  readonly share: number;
  /** The value as it is read. */
  readonly text: string;
}

export interface BarListProps {
  /** What is ranked, for those who cannot see its surroundings. */
  readonly label: string;
  readonly items: readonly BarItem[];
}

/** A ranking with a bar under each entry. */
export function BarList({ label, items }: BarListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {items.map(({ key, label: name, value, share, text }) => (
        <li key={key} className={styles.item}>
          <span className={styles.label}>{name}</span>
          <data className={styles.value} value={String(value)}>
            {text}
          </data>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${toPercent(share)}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const toPercent = (share: number): string =>
  (Number.isFinite(share) ? Math.min(1, Math.max(0, share)) * 100 : 0).toFixed(2);
