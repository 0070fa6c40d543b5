import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { Button } from './button.tsx';
import styles from './filter-fold.module.css';

/** Filters of a list: in sight where there is room, on a phone behind a button that says how many are set. */
export function FilterFold({
  label = 'Filters',
  set,
  children,
}: {
  /** What the button says. */
  readonly label?: string | undefined;
  /** How many are set. */
  readonly set: number;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <div data-filters>
      <div className={styles.opener}>
        <Button aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
          {label}
          {set > 0 && ` (${set})`} <Icon name="down" />
        </Button>
      </div>
      <div id={panel} className={styles.fields} data-open={isOpen}>
        {children}
      </div>
    </div>
  );
}
