import type { ComponentChildren } from 'preact';
import styles from './key-values.module.css';

export interface KeyValue {
  readonly label: string;
  /** Said on hover: what the label means. */
  readonly hint?: string | undefined;
  readonly value: ComponentChildren;
}

/** Labels and values in two columns; under each other on a phone. Rows without a value are left out. */
export function KeyValues({ rows }: { readonly rows: readonly (KeyValue | false | undefined)[] }) {
  return (
    <dl class={styles.list}>
      {rows.map(
        (row) =>
          row && (
            <div class={styles.row} key={row.label}>
              <dt class={styles.label} title={row.hint}>
                {row.label}
              </dt>
              <dd class={styles.value}>{row.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
