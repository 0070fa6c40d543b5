import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import type { MenuContentProps } from './menu-content.tsx';
import { Tooltip } from './tooltip.tsx';
import { useLatePart } from '../state/use-late-part.ts';
import styles from './menu.module.css';

export type MenuEntry =
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly href: string;
      readonly newTab?: boolean | undefined;
      /** Stands before the text and says nothing that the note does not. */
      readonly mark?: ReactNode;
      /** A word about it, behind the text. */
      readonly note?: string | undefined;
      /** Whether it is what is shown. */
      readonly isCurrent?: boolean | undefined;
      /** The cluster it leads to, where that is another one: such a page is loaded from the ground up. */
      readonly cluster?: string | undefined;
      /** Hears the press before the browser follows the link. */
      readonly onPress?: ((event: MouseEvent) => void) | undefined;
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
      /** Whether it is one of several of which one holds. */
      readonly isOneOf?: boolean | undefined;
    }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'separator' };

type LinkEntry = Extract<MenuEntry, { readonly kind: 'link' }>;

export interface MenuProps {
  readonly entries: readonly MenuEntry[];
  /** What stands on the button. */
  readonly title: ReactNode;
  /** Names a button that shows an icon, and is its tooltip. */
  readonly label?: string | undefined;
  readonly look?: 'plain' | 'framed' | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** The menu itself, where its entries are made when it opens; until then, and without scripts, it has the links of `entries`. */
  readonly load?: (() => Promise<{ readonly default: ComponentType<MenuContentProps> }>) | undefined;
  /** The button, for those who give it the focus. */
  readonly ref?: RefObject<HTMLButtonElement | null> | undefined;
}

const loadContent = () => import('./menu-content.tsx');

/**
 * A button and the menu that hangs from it. The menu itself comes when the pointer or the focus is on the button;
 * until then, and where no script runs, a press shows its links as the browser does by itself.
 */
export function Menu({
  entries,
  title,
  label,
  look = 'plain',
  align = 'start',
  load = loadContent,
  ref,
}: MenuProps) {
  const id = useId();
  const plain = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  /** How often there was a sign that it will be wanted. */
  const [wish, setWish] = useState(0);
  const { Part: Content, failure } = useLatePart(load, wish);
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
          {links.map((link) => (
            <a key={link.href} className={styles.entry} {...toLinkProps(link)} />
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

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** What an entry that is a link draws it with. */
export const toLinkProps = ({ href, text, newTab, mark, note, isCurrent, cluster, onPress }: LinkEntry) => ({
  href,
  ...(newTab && NEW_TAB),
  ...(cluster && { target: '_self', 'data-cluster': cluster }),
  'aria-current': isCurrent,
  onClick: onPress,
  children: [mark, text, note && <small key="note">{note}</small>],
});

/** Not in browsers without popovers. */
const canShow = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && 'showPopover' in element;

const isShown = (element: HTMLElement | null): boolean =>
  canShow(element) && element.matches(':popover-open');
