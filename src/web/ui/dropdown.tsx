import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { useOutsidePress } from './use-outside-press.ts';
import styles from './dropdown.module.css';

export interface DropdownProps {
  readonly title: ComponentChildren;
  readonly label?: string | undefined;
  /** Content that is no list of links. */
  readonly panel?: boolean | undefined;
  readonly align?: 'right' | undefined;
  /** Given a function, it gets the way to close this, which leaves the focus at the button. */
  readonly children: ComponentChildren | ((close: () => void) => ComponentChildren);
}

/** A button that opens what hangs below it. Arrow keys move, Escape closes, leaving closes. */
export function Dropdown({ title, label, panel, align, children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useOutsidePress(root, open, () => setOpen(false));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close();
      // Neither a dialog around it nor a run in it means this one.
      event.preventDefault();
      event.stopPropagation();
    }
    if (panel || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    if (!open) setOpen(true);
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((one) => one === document.activeElement);
    links.at((at + (event.key === 'ArrowDown' ? 1 : -1) + links.length) % links.length)?.focus();
  };
  return (
    <div
      ref={root}
      class={styles.root}
      onKeyDown={onKeyDown}
      onFocusOut={(event) => {
        if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget))
          setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        class={styles.button}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {title}
        {!panel && <Icon name="down" size={12} />}
      </button>
      <div
        id={id}
        class={`${styles.list} ${align === 'right' ? styles.right : ''}`}
        role={panel ? 'group' : 'menu'}
        aria-label={typeof title === 'string' ? title : label}
        hidden={!open}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
        }}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </div>
  );
}
