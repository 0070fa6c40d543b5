import type { ComponentChildren } from 'preact';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  /** Anchor for links into the page. */
  readonly id?: string | undefined;
  /** Beside the title: counts, switches. */
  readonly aside?: ComponentChildren;
  /** Without padding, for tables that reach the frame. */
  readonly flush?: boolean | undefined;
  readonly children: ComponentChildren;
}

/** A titled frame, the building block of every page. */
export function Section({ title, id, aside, flush, children }: SectionProps) {
  return (
    <section class={styles.section} id={id} aria-label={title}>
      <header class={styles.header}>
        <h2>{title}</h2>
        {aside !== undefined && <div class={styles.aside}>{aside}</div>}
      </header>
      <div class={flush ? styles.flush : styles.body}>{children}</div>
    </section>
  );
}
