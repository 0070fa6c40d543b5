import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './explore.module.css';

/** One part of a query, and below it, when it is pressed, how to change it. One is open at a time. */
export function Chip({
  text,
  name,
  isNew = false,
  onRemove,
  children,
}: {
  readonly text: ReactNode;
  /** What pressing it does, for those who do not see where it stands. */
  readonly name: string;
  /** Whether it adds a part. */
  readonly isNew?: boolean | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const close = () => {
    const face = document.getElementById(id);
    const details = face?.closest('details');
    if (!details?.open) return;
    details.open = false;
    face?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return;
    event.stopPropagation();
    close();
  };
  return (
    <span className={styles.chip}>
      <details name="explore" onKeyDown={onKeyDown}>
        <summary className={classNames(styles.face, isNew && styles.add)} aria-label={name} id={id}>
          {text}
        </summary>
        <div className={styles.card} role="group" aria-labelledby={id}>
          {children(close)}
        </div>
      </details>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={`Remove: ${name}`} onClick={onRemove}>
          <Icon name="cross" size={12} />
        </button>
      )}
    </span>
  );
}
