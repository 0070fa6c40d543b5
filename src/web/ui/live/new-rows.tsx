import { Button } from '../form/button.tsx';
import type { HeldRows } from './use-held-rows.ts';
import styles from './live.module.css';

/** Over the top of a live list: says how many rows wait and lets them in. Takes no room. */
export function NewRows({
  held: { waiting, release, frame },
  isSticky,
}: {
  readonly held: HeldRows<unknown>;
  /** Whether it stays on the screen while the page is scrolled. */
  readonly isSticky?: boolean | undefined;
}) {
  return (
    <div className={styles.chip} data-sticky={isSticky}>
      {waiting > 0 && (
        <Button
          look="primary"
          onClick={({ detail }) => {
            release();
            const list = frame.current;
            if (!list) return;
            if (list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
            if (list.scrollTop > 0) list.scrollTo({ top: 0 });
            if (detail > 0) return;
            list.focus({ preventScroll: true }); // by key: the chip goes, j enters at the first row
          }}
        >
          {waiting.toLocaleString('en')} new
        </Button>
      )}
      {/* Said once, not for every row that comes. */}
      <span className="visually-hidden" role="status">
        {waiting > 0 && 'New rows are waiting.'}
      </span>
    </div>
  );
}
