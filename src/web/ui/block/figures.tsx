import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Figure {
  readonly label: string;
  /** Said on hover: what the label means. */
  readonly hint?: string | undefined;
  readonly value: ReactNode;
  /** A line below: window, share, source. */
  readonly more?: ReactNode;
}

/** The few figures a page begins with, side by side in one frame. */
export function Figures({ figures }: { readonly figures: readonly (Figure | false | undefined)[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(
        (figure) =>
          figure && (
            <div key={figure.label} className={styles.figure}>
              <dt title={figure.hint}>{figure.label}</dt>
              <dd>
                <span className={styles.value}>{figure.value}</span>
                {figure.more !== undefined && <span className={styles.more}>{figure.more}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
