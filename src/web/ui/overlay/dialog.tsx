import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { isPlainPress } from '../is-plain-press.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  /** Called once when it closes, by whatever means; the owner then stops showing it. */
  readonly onClose: () => void;
  /** Width on a wide screen; a phone is filled by every one. `bare` is as large as its content, which brings its own header and way out. */
  readonly size?: 'small' | 'medium' | 'large' | 'bare' | undefined;
  /** Buttons that stay in sight below the content. */
  readonly footer?: ReactNode;
  /** A press beside it does nothing, for forms whose draft would be lost. */
  readonly keepOnOutsidePress?: boolean | undefined;
  /** What has the focus first; without one it is the first thing that can have it. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

/**
 * A modal over the page, shown as long as it is rendered. Escape, the cross and a press beside it close it, and so
 * does a link that leads elsewhere; the focus stays inside and then returns to where it was.
 */
export function Dialog({
  title,
  onClose,
  size = 'medium',
  footer,
  keepOnOutsidePress,
  initialFocus,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isBare = size === 'bare';
  /** Closes that nobody asked for; each is reported a moment later, when the dialog may be shown again. */
  const silentCloses = useRef(0);
  /** A selection dragged out of the dialog ends beside it and is no press there. */
  const pressedOutside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    initialFocus?.current?.focus();
    return () => {
      // Only closing gives the focus back; taking the element away does not.
      if (element?.open) {
        silentCloses.current += 1;
        element.close();
      }
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [initialFocus]);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={isBare ? undefined : titleId}
      aria-label={isBare ? title : undefined}
      onClose={(event) => {
        // The close of something inside, such as another dialog, is not ours.
        if (event.target !== dialog.current) return;
        if (silentCloses.current > 0) silentCloses.current -= 1;
        else onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        const isOutside = event.target === dialog.current && pressedOutside.current;
        if ((isOutside && !keepOnOutsidePress) || leadsElsewhere(event)) dialog.current?.close();
      }}
    >
      {isBare ? (
        children
      ) : (
        <div className={styles.frame}>
          <div className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label="Close"
              title="Close (Escape)"
              onClick={() => dialog.current?.close()}
            >
              <Icon name="cross" size={18} />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Whether a click opens another page in this tab. */
function leadsElsewhere(event: MouseEvent<HTMLDialogElement>): boolean {
  if (!isPlainPress(event)) return false;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || anchor.hasAttribute('download')) return false;
  const href = anchor.getAttribute('href') ?? '#';
  return !href.startsWith('#') && (anchor.target === '' || anchor.target === '_self');
}
