import { MessagesSquare } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { StoredChat } from '#contracts/assistant/chat';
import { useSession } from '../../../visitor/session.ts';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/block/empty-state.tsx';
import { AgeValue } from '../../../values/age.tsx';
import { reopen } from '../chat-actions.ts';
import { findChats, useHistory } from './chat-history.ts';
import { forgetChat, readOwner } from './chat-sync.ts';
import { OwnShares } from './own-shares.tsx';
import styles from '../frame/side-panels.module.css';

/** Chats of before, found by their words. */
export function HistoryPanel({ onOpened }: { readonly onOpened: () => void }) {
  const { kind } = useSession();
  const chats = useHistory(readOwner());
  const [query, setQuery] = useState('');
  const found = useMemo(() => findChats(chats, query), [chats, query]);
  return (
    <div className={styles.panel}>
      <input
        className={styles.search}
        type="search"
        value={query}
        aria-label="Search the history"
        placeholder="Search messages"
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p className={styles.meta}>
        {kind === 'anonymous'
          ? 'Stored in this browser. Sign in with a wallet to have them on every device.'
          : 'Stored on the server too, so that you have them on every device.'}
      </p>
      {found.length === 0 ? (
        <EmptyState icon={MessagesSquare} title={chats.length === 0 ? 'No chats yet' : 'No chats match'}>
          {chats.length === 0 ? 'Your chats are listed here.' : 'Try another word.'}
        </EmptyState>
      ) : (
        <ul className={styles.entries} aria-label="History">
          {found.map((chat) => (
            <HistoryEntry
              key={chat.id}
              chat={chat}
              onOpen={() => {
                reopen(chat);
                onOpened();
              }}
            />
          ))}
        </ul>
      )}
      <OwnShares />
    </div>
  );
}

function HistoryEntry({ chat, onOpen }: { readonly chat: StoredChat; readonly onOpen: () => void }) {
  const first = chat.messages.find(({ role }) => role === 'user');
  return (
    <li className={styles.entry}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.chatName}>{chat.name}</span>
        <span className={styles.excerpt}>{first?.content ?? chat.messages[0]?.content}</span>
      </button>
      <div className={styles.tools}>
        <span className={styles.meta}>
          {chat.messages.length} {chat.messages.length === 1 ? 'message' : 'messages'} · {chat.mode} ·{' '}
          <AgeValue unixSeconds={Math.floor(chat.savedMs / 1000)} />
        </span>
        <Button
          look="plain"
          aria-label={`Delete ${chat.name} from the history`}
          onClick={() => forgetChat(chat)}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
