import type { ComponentChildren } from 'preact';
import styles from './disclosure.module.css';

/** Detail that unfolds below its summary; works before any script runs. */
export function Disclosure({
  summary,
  open,
  children,
}: {
  summary: ComponentChildren;
  open?: boolean | undefined;
  children: ComponentChildren;
}) {
  return (
    <details class={styles.details} open={open}>
      <summary class={styles.summary}>{summary}</summary>
      <div class={styles.body}>{children}</div>
    </details>
  );
}
