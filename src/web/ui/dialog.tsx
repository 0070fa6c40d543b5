import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { isPlainPress } from './is-plain-press.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  /** Called once when it closes, by whatever means; the owner then stops showing it. */
  readonly onClose: () => void;
  /** Width on a wide screen; a phone is filled by every one. `bare` is as large as its content, which brings its own header and way out. */
  readonly size?: 'small' | 'medium' | 'large' | 'bare' | undefined;
  /** Buttons that stay in sight below the content. */
  readonly footer?: ComponentChildren;
  /** A press beside it does nothing, for forms whose draft would be lost. */
  readonly keepOnOutsidePress?: boolean | undefined;
  readonly children: ComponentChildren;
}

/**
 * A modal over the page, shown as long as it is rendered. Escape, the cross and a press beside it close it, and so
 * does a link that leads elsewhere; the focus stays inside and then returns to where it was. An element with
 * `autofocus` gets the focus first.
 */
export function Dialog({
  title,
  onClose,
  size = 'medium',
  footer,
  keepOnOutsidePress,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isBare = size === 'bare';
  const isGone = useRef(false);
  /** A selection dragged out of the dialog ends beside it and is no press there. */
  const pressedOutside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    isGone.current = false;
    if (element && !element.open) element.showModal();
    return () => {
      // Only closing gives the focus back; taking the element away does not.
      isGone.current = true;
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={classNames(styles.dialog, styles[size])}
      aria-labelledby={isBare ? undefined : titleId}
      aria-label={isBare ? title : undefined}
      onClose={(event) => {
        // The close of something inside, such as another dialog, is not ours.
        if (event.target === dialog.current && !isGone.current) onClose();
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
        <div class={styles.frame}>
          <div class={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <button
              type="button"
              class={styles.close}
              aria-label="Close"
              title="Close (Escape)"
              onClick={() => dialog.current?.close()}
            >
              <Icon name="cross" size={18} />
            </button>
          </div>
          <div class={styles.body}>{children}</div>
          {footer !== undefined && <div class={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Whether a click opens another page in this tab. */
function leadsElsewhere(event: MouseEvent): boolean {
  if (!isPlainPress(event)) return false;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || anchor.hasAttribute('download')) return false;
  const href = anchor.getAttribute('href') ?? '#';
  return !href.startsWith('#') && (anchor.target === '' || anchor.target === '_self');
}
