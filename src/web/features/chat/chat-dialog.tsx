import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { PRODUCT } from '#contracts/product';
import styles from './chat-dialog.module.css';

/** The chat over the page instead of beside it. */
export function ChatDialog({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector('textarea')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={styles.dialog}
      aria-label={`${PRODUCT.assistantName} assistant`}
      data-assistant
      data-width="wide"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      {children}
    </dialog>
  );
}
