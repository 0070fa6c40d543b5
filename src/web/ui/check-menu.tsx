import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { useOutsidePress } from './use-outside-press.ts';
import styles from './check-menu.module.css';

export interface CheckItem {
  readonly key: string;
  readonly title: string;
  readonly checked: boolean;
  /** Shown, but not to be changed. */
  readonly fixed?: boolean | undefined;
}

/** A disclosure of checkboxes that hangs over what is below. Escape and leaving close it. */
export function CheckMenu({
  title,
  items,
  onToggle,
  align,
  children,
}: {
  readonly title: string;
  readonly items: readonly CheckItem[];
  readonly onToggle: (key: string) => void;
  readonly align?: 'right' | undefined;
  /** Below the checkboxes. */
  readonly children?: ComponentChildren;
}) {
  const root = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useOutsidePress(root, open, () => setOpen(false));
  return (
    <details
      ref={root}
      class={styles.root}
      open={open}
      data-counts="customization"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        root.current?.querySelector('summary')?.focus();
      }}
      onFocusOut={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <summary class={styles.summary}>
        {title}
        <Icon name="down" size={12} />
      </summary>
      <div class={styles.list} data-align={align} role="group" aria-label={title}>
        {items.map((item) => (
          <label key={item.key} class={styles.item}>
            <input
              type="checkbox"
              checked={item.checked}
              disabled={item.fixed}
              onChange={() => onToggle(item.key)}
            />
            {item.title}
          </label>
        ))}
        {children}
      </div>
    </details>
  );
}
