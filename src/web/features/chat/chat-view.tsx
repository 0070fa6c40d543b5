import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChatMode } from '#contracts/agent';
import type { View } from './views.ts';
import { useSession } from '../../session/session.ts';
import { forgetOwner, keepInSync } from './chat-sync.ts';
import { ChatPanel } from './chat-panel.tsx';
import { ChatTabs } from './chat-tab-strip.tsx';
import { ChatToolbar } from './chat-toolbar.tsx';
import { useChats } from './chat-store.ts';
import { HistoryPanel } from './history-panel.tsx';
import { KnowledgePanel } from './knowledge-panel.tsx';
import { startChats } from './run-turn.ts';
import { newTab } from './chat-actions.ts';
import { useNotes } from './use-notes.ts';
import styles from './chat-view.module.css';

export interface ChatViewProps {
  /** Pixels there are. */
  readonly width: number;
  readonly isExpanded?: boolean | undefined;
  /** Absent where the chat has its size from elsewhere. */
  readonly onExpand?: (() => void) | undefined;
  /** Absent where the chat is the page. */
  readonly onClose?: (() => void) | undefined;
}

/** The chat itself: toolbar, tabs, and what the chosen tab holds. The same beside a page, over it and as one. */
export default function ChatView({ isExpanded, onExpand, onClose }: ChatViewProps) {
  const { tabs, activeId, depth } = useChats();
  const [view, setView] = useState<View>('chat');
  const [draftMode, setDraftMode] = useState<ChatMode>('agent');
  const [renaming, setRenaming] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const notes = useNotes();
  useEffect(startChats, []);
  const { kind } = useSession();
  useEffect(() => (kind === 'anonymous' ? forgetOwner() : keepInSync()), [kind]);
  const active = tabs.find(({ id }) => id === activeId);
  const startNew = () => {
    newTab(active?.mode ?? draftMode);
    setView('chat');
  };
  return (
    <div ref={root} class={styles.view} data-view={view}>
      <ChatToolbar
        tab={view === 'chat' ? active : undefined}
        canClose={tabs.length > 1}
        isExpanded={isExpanded}
        onExpand={onExpand}
        onClose={onClose}
        onNew={startNew}
        onRename={setRenaming}
      />
      <ChatTabs
        tabs={tabs}
        activeId={activeId}
        view={view}
        draftMode={draftMode}
        renaming={renaming}
        onRenaming={setRenaming}
        onView={setView}
        onDraftMode={setDraftMode}
        onNew={startNew}
      />
      {view === 'knowledge' ? (
        <KnowledgePanel notes={notes} tab={active} />
      ) : view === 'history' ? (
        <HistoryPanel onOpened={() => setView('chat')} />
      ) : (
        <ChatPanel
          tab={active}
          mode={active?.mode ?? draftMode}
          depth={depth}
          notes={notes}
          onPrompted={() => setView('chat')}
        />
      )}
    </div>
  );
}
