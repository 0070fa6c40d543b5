import type { ReactNode } from 'react';
import { PRODUCT } from '#contracts/product';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './chat-dialog.module.css';

/** The chat over the page instead of beside it. */
export function ChatDialog({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Dialog title={`${PRODUCT.assistantName} assistant`} size="bare" onClose={onClose}>
      <div className={styles.chat} data-assistant data-width="wide">
        {children}
      </div>
    </Dialog>
  );
}
