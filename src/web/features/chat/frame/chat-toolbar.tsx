import { useState } from 'react';
import { PRODUCT } from '#contracts/product';
import type { ChatTab } from '#contracts/assistant/chat';
import { ChatIcon, type ChatIconName } from './chat-icon.tsx';
import { reset } from '../chat-actions.ts';
import { MoreMenu } from './more-menu.tsx';
import { ShareToast } from '../history/share-toast.tsx';
import styles from './chat-view.module.css';

export interface ChatToolbarProps {
  /** The chat that is shown. */
  readonly tab: ChatTab | undefined;
  readonly canClose: boolean;
  readonly isExpanded: boolean | undefined;
  readonly onExpand: (() => void) | undefined;
  readonly onClose: (() => void) | undefined;
  readonly onNew: () => void;
  readonly onRename: (id: string) => void;
}

/** Name and state of the assistant, and what is done to the chat as a whole. */
export function ChatToolbar(props: ChatToolbarProps) {
  const { tab, isExpanded, onExpand, onClose } = props;
  const [toast, setToast] = useState<string>();
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Chat">
      <strong className={styles.brand}>{PRODUCT.assistantName}</strong>
      <span className={styles.mode}>{tab?.mode}</span>
      <span className={styles.spring} />
      <ShareToast text={toast} onOver={() => setToast(undefined)} />
      {onExpand && (
        <Tool
          icon={isExpanded ? 'shrink' : 'expand'}
          label={isExpanded ? 'Collapse' : 'Expand'}
          onPress={onExpand}
        />
      )}
      {tab && <Tool icon="reset" label="Reset" onPress={() => reset(tab.id)} />}
      <Tool icon="plus" label="New chat" onPress={props.onNew} />
      <MoreMenu {...props} onSaid={setToast} />
      {onClose && <Tool icon="cross" label="Close the assistant" onPress={onClose} />}
    </div>
  );
}

function Tool({
  icon,
  label,
  onPress,
}: {
  readonly icon: ChatIconName;
  readonly label: string;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool={icon}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <ChatIcon name={icon} />
    </button>
  );
}
