import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { Tooltip } from './tooltip.tsx';
import { useLatePart } from '../state/use-late-part.ts';
import styles from './menu.module.css';

export type MenuEntry =
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly href: string;
      readonly newTab?: boolean | undefined;
    }
  | {
      readonly kind: 'action';
      readonly text: string;
      /** Called when the menu is gone and its button has the focus again. */
      readonly run: () => void;
      readonly disabled?: boolean | undefined;
      /** What a press on it is counted as, where the visitor's use of the product is counted. */
      readonly counts?: 'export' | undefined;
    }
  /** The menu stays open while they are switched. */
  | {
      readonly kind: 'check';
      readonly text: string;
      readonly checked: boolean;
      readonly toggle: () => void;
      readonly disabled?: boolean | undefined;
    }
  | { readonly kind: 'separator' };

export interface MenuProps {
  readonly entries: readonly MenuEntry[];
  /** What stands on the button. */
  readonly title: ReactNode;
  /** Names a button that shows an icon, and is its tooltip. */
  readonly label?: string | undefined;
  readonly look?: 'plain' | 'framed' | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** The button, for those who give it the focus. */
  readonly ref?: RefObject<HTMLButtonElement | null> | undefined;
}

const loadContent = () => import('./menu-content.tsx');

/**
 * A button and the menu that hangs from it. The menu itself comes when the pointer or the focus is on the button;
 * until then, and where no script runs, a press shows its links as the browser does by itself.
 */
export function Menu({ entries, title, label, look = 'plain', align = 'start', ref }: MenuProps) {
  const id = useId();
  const plain = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  /** How often there was a sign that it will be wanted. */
  const [wish, setWish] = useState(0);
  const { Part: Content, failure } = useLatePart(loadContent, wish);
  const expect = () => {
    if (!Content) setWish(wish + 1);
  };
  useEffect(() => {
    // Pressed before this ran.
    if (!isShown(plain.current)) return;
    setOpen(true);
    setWish(1);
  }, []);
  useEffect(() => {
    if (failure === undefined || !isOpen || !canShow(plain.current)) return;
    if (!isShown(plain.current)) plain.current.showPopover();
  }, [failure, isOpen]);
  const links = entries.filter((entry) => entry.kind === 'link');
  const hasPlain = !Content && (links.length > 0 || failure !== undefined);
  const trigger = (
    <button
      ref={ref}
      id={id}
      type="button"
      className={classNames(styles.button, styles[look])}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-controls={isOpen && Content ? `${id}-menu` : undefined}
      aria-label={label}
      popoverTarget={hasPlain ? `${id}-plain` : undefined}
      onPointerEnter={expect}
      onFocus={expect}
      onClick={({ detail }) => {
        // A press of Enter or Space is a click that no pointer made.
        setByKey(detail === 0);
        expect();
        // Until the menu is there the browser shows the links, and says when they go.
        if (Content || !canShow(plain.current)) setOpen(!isOpen);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setByKey(true);
        expect();
        setOpen(true);
      }}
    >
      {title}
      {label === undefined && <Icon name="down" size={12} />}
    </button>
  );
  return (
    <>
      {label === undefined ? trigger : <Tooltip text={label}>{trigger}</Tooltip>}
      {hasPlain && (
        <div
          ref={plain}
          id={`${id}-plain`}
          popover="auto"
          className={classNames(styles.list, styles.unscripted, styles[align])}
          onToggle={({ newState }) => setOpen(newState === 'open')}
        >
          {links.map(({ href, text, newTab }) => (
            <a key={href} className={styles.entry} href={href} {...(newTab && NEW_TAB)}>
              {text}
            </a>
          ))}
          {failure !== undefined && (
            <p className={styles.failure} role="alert">
              {links.length > 0 ? 'The rest of this menu' : 'This menu'} could not be loaded.
            </p>
          )}
        </div>
      )}
      {Content && isOpen && (
        <Content id={id} isByKey={isByKey} entries={entries} align={align} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

export const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** Not in browsers without popovers. */
const canShow = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && 'showPopover' in element;

const isShown = (element: HTMLElement | null): boolean =>
  canShow(element) && element.matches(':popover-open');
