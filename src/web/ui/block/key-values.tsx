import type { ReactNode } from 'react';
import styles from './key-values.module.css';

export interface KeyValue {
  readonly label: string;
  /** Said on hover: what the label means. */
  readonly hint?: string | undefined;
  readonly value: ReactNode;
}

/** Labels and values in two columns; under each other on a phone. Rows without a value are left out. */
export function KeyValues({ rows }: { readonly rows: readonly (KeyValue | false | undefined)[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(
        (row) =>
          row && (
            <div className={styles.row} key={row.label}>
              <dt className={styles.label} title={row.hint}>
                {row.label}
              </dt>
              <dd className={styles.value}>{row.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
