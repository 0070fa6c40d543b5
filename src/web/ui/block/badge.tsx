import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'positive' | 'negative' | 'warning' | 'info' | 'accent';

/** A short word in a frame. The word carries the meaning, the colour only repeats it. */
export function Badge({
  tone = 'neutral',
  title,
  children,
}: {
  tone?: Tone;
  title?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`} title={title}>
      {children}
    </span>
  );
}
