import { useEffect, useRef } from 'react';
import { CHAT_LIMITS, type ChatTab } from '#contracts/assistant/chat';
import { ChatIcon } from '../frame/chat-icon.tsx';
import { close } from '../chat-actions.ts';
import { changeOneTab } from '../chat-store.ts';
import { renameTab } from './chat-tabs.ts';
import styles from './chat-tab-strip.module.css';

export interface TabEntryProps {
  readonly tab: ChatTab;
  readonly isActive: boolean;
  readonly canClose: boolean;
  readonly isRenaming: boolean;
  readonly onRenaming: (on: boolean) => void;
  readonly onSelect: () => void;
}

/** A chat in the strip: its state as a dot, its name, and the way to close it. A double-click renames. */
export function TabEntry({ tab, isActive, canClose, isRenaming, onRenaming, onSelect }: TabEntryProps) {
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) entry.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isActive]);
  return (
    <li ref={entry} className={styles.tab} data-active={isActive}>
      {isRenaming ? (
        <RenameBox tab={tab} onDone={() => onRenaming(false)} />
      ) : (
        <button
          type="button"
          className={styles.name}
          aria-current={isActive ? 'true' : undefined}
          title={`${tab.name} (${tab.mode}), ${tab.status}. Double-click or F2 renames.`}
          onClick={onSelect}
          onDoubleClick={() => onRenaming(true)}
          onKeyDown={(event) => {
            if (event.key === 'F2') onRenaming(true);
          }}
        >
          <span className={styles.dot} data-status={tab.status} aria-hidden="true" />
          {tab.pinned && <ChatIcon name="pin" size={11} />}
          <span className={styles.text}>{tab.name}</span>
          <span className="visually-hidden">
            , {tab.status}
            {tab.pinned && ', pinned'}
          </span>
        </button>
      )}
      {canClose && !isRenaming && (
        <button
          type="button"
          className={styles.close}
          aria-label={`Close ${tab.name}`}
          title="Close; the chat moves to the history"
          onClick={() => close(tab.id)}
        >
          <ChatIcon name="cross" size={11} />
        </button>
      )}
    </li>
  );
}

function RenameBox({ tab, onDone }: { readonly tab: ChatTab; readonly onDone: () => void }) {
  const box = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  const end = (name: string | undefined) => {
    if (isDone.current) return;
    isDone.current = true;
    if (name !== undefined) changeOneTab(tab.id, (now) => renameTab(now, name));
    onDone();
  };
  return (
    <input
      ref={box}
      className={styles.rename}
      aria-label="Name of the chat"
      defaultValue={tab.name}
      maxLength={CHAT_LIMITS.tabName}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end(event.currentTarget.value);
        else if (event.key === 'Escape') {
          event.preventDefault();
          end(undefined);
        }
      }}
      onBlur={(event) => end(event.currentTarget.value)}
    />
  );
}
