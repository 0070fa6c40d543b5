import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ChatMode } from '#contracts/assistant/agent';
import type { View } from './views.ts';
import { useSession } from '../../../visitor/session.ts';
import { listChats } from '../history/chat-history.ts';
import { forgetOwner, keepInSync, readOwner } from '../history/chat-sync.ts';
import { ChatPanel } from './chat-panel.tsx';
import { ChatTabs } from '../tabs/chat-tab-strip.tsx';
import { ChatToolbar } from './chat-toolbar.tsx';
import { typeInto, useChats } from '../chat-store.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { KnowledgePanel } from '../composer/knowledge-panel.tsx';
import { LimitNote } from '../message/limit-note.tsx';
import { takePrompts, type Prompt } from '../composer/prompts.ts';
import { startChats } from '../run/run-turn.ts';
import { newTab } from '../chat-actions.ts';
import { useNotes } from '../composer/use-notes.ts';
import { useSending } from '../run/use-sending.ts';
import styles from './chat-view.module.css';

export interface ChatViewProps {
  readonly isExpanded?: boolean | undefined;
  /** Absent where the chat has its size from elsewhere. */
  readonly onExpand?: (() => void) | undefined;
  /** Absent where the chat is the page. */
  readonly onClose?: (() => void) | undefined;
}

/** The chat itself: toolbar, tabs, and what the chosen tab holds. The same beside a page, over it and as one. */
export default function ChatView({ isExpanded, onExpand, onClose }: ChatViewProps) {
  // Before anything is drawn: what somebody wants asked goes into a chat that is there.
  useState(startChats);
  const { tabs, activeId, depth } = useChats();
  const [view, setView] = useState<View>('chat');
  const [draftMode, setDraftMode] = useState<ChatMode>('agent');
  const [renaming, setRenaming] = useState<string>();
  const notes = useNotes();
  const { kind } = useSession();
  useEffect(() => (kind === 'anonymous' ? forgetOwner() : keepInSync()), [kind]);
  const isEmpty = tabs.length === 0;
  const hasHistory = useMemo(
    () => isEmpty && (kind !== 'anonymous' || listChats(readOwner()).length > 0),
    [isEmpty, kind],
  );
  const active = tabs.find(({ id }) => id === activeId);
  const mode = active?.mode ?? draftMode;
  const sending = useSending(active, mode, notes);
  // Whether what was put into the input is still to be shown.
  const [prompt, setPrompt] = useState<Prompt>();
  const take = useEffectEvent((next: Prompt) => {
    sending.take(next.question, next.entities ?? []);
    setView('chat');
    setPrompt(next);
  });
  useEffect(() => takePrompts((next) => take(next)), []);
  const startNew = () => {
    const tab = newTab(mode);
    // What was written while there was no chat is written in this one.
    if (tab && !active) typeInto(tab.id, sending.text);
    setView('chat');
  };
  return (
    <div className={styles.view}>
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
        hasHistory={hasHistory}
        renaming={renaming}
        onRenaming={setRenaming}
        onView={setView}
        onDraftMode={setDraftMode}
        onNew={startNew}
      />
      <LimitNote />
      {view === 'knowledge' ? (
        <KnowledgePanel notes={notes} tab={active} />
      ) : view === 'history' ? (
        <HistoryPanel onOpened={() => setView('chat')} />
      ) : (
        <ChatPanel
          tab={active}
          mode={mode}
          depth={depth}
          notes={notes}
          sending={sending}
          prompt={prompt}
          onPrompted={() => setPrompt(undefined)}
        />
      )}
    </div>
  );
}
