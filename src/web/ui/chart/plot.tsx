import type { RefObject, KeyboardEvent } from 'react';
import { Notice } from '../block/notice.tsx';
import styles from './chart-frame.module.css';

export interface PlotProps {
  readonly label: string;
  readonly host: RefObject<HTMLDivElement | null>;
  readonly failed: boolean;
  /** What the keyboard's cursor stands at, in words; empty while it stands nowhere. */
  readonly spoken: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

/** The element a library draws into: one stop of the keyboard, whose cursor speaks. */
export function Plot({ label, host, failed, spoken, onKeyDown, onBlur }: PlotProps) {
  if (failed)
    return (
      <Notice kind="not-available" title="The chart could not be loaded">
        The table has the same figures; reloading the page tries again.
      </Notice>
    );
  return (
    <>
      <div
        ref={host}
        className={styles.canvas}
        role="application"
        aria-roledescription="chart"
        aria-label={`${label}. Arrow keys, Home and End move a cursor; Escape leaves it.`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}
