import type { ReactNode } from 'react';
import { PanelBoundary } from './panel-boundary.tsx';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  /** Anchor for links into the page. */
  readonly id?: string | undefined;
  /** Beside the title: counts, switches. */
  readonly aside?: ReactNode;
  /** What is above says the title already; it stays in the outline of the page. */
  readonly untitled?: boolean | undefined;
  /** Without padding, for tables that reach the frame. */
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
}

/** A titled frame, the building block of every page. */
export function Section({ title, id, aside, untitled, flush, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-label={title}>
      <header className={styles.header}>
        <h2 className={untitled ? 'visually-hidden' : undefined}>{title}</h2>
        {aside !== undefined && aside !== false && <div className={styles.aside}>{aside}</div>}
      </header>
      <div className={flush ? styles.flush : styles.body}>
        <PanelBoundary title={title}>{children}</PanelBoundary>
      </div>
    </section>
  );
}
