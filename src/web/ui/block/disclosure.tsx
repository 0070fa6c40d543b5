import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

/** Detail that unfolds below its summary; works before any script runs. */
export function Disclosure({
  summary,
  open,
  children,
}: {
  summary: ReactNode;
  open?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        <span>{summary}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
