import type { ComponentChildren } from 'preact';
import styles from './figures.module.css';

export interface Figure {
  readonly label: string;
  /** Said on hover: what the label means. */
  readonly hint?: string | undefined;
  readonly value: ComponentChildren;
  /** A line below: window, share, source. */
  readonly more?: ComponentChildren;
}

/** The few figures a page begins with, side by side in one frame. */
export function Figures({ figures }: { readonly figures: readonly (Figure | false | undefined)[] }) {
  return (
    <dl class={styles.figures}>
      {figures.map(
        (figure) =>
          figure && (
            <div key={figure.label} class={styles.figure}>
              <dt title={figure.hint}>{figure.label}</dt>
              <dd>
                <span class={styles.value}>{figure.value}</span>
                {figure.more !== undefined && <span class={styles.more}>{figure.more}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
