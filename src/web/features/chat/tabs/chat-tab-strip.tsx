import type { ChatMode } from '#contracts/assistant/agent';
import type { ChatTab } from '#contracts/assistant/chat';
import { ChatIcon } from '../frame/chat-icon.tsx';
import { selectTab } from '../chat-actions.ts';
import { sortTabs } from './chat-tabs.ts';
import { TabEntry } from './tab-entry.tsx';
import type { View } from '../frame/views.ts';
import styles from './chat-tab-strip.module.css';

export interface ChatTabsProps {
  readonly tabs: readonly ChatTab[];
  readonly activeId: string | undefined;
  readonly view: View;
  readonly draftMode: ChatMode;
  /** Whether there is something to be found in it while there are no chats. */
  readonly hasHistory: boolean;
  readonly renaming: string | undefined;
  readonly onRenaming: (id: string | undefined) => void;
  readonly onView: (view: View) => void;
  readonly onDraftMode: (mode: ChatMode) => void;
  readonly onNew: () => void;
}

/** Without chats the three things there are; with chats a strip of them beside Knowledge and History. */
export function ChatTabs(props: ChatTabsProps) {
  const { tabs, activeId, view, draftMode, onView } = props;
  const fixed = (name: string, key: View) => (
    <button
      type="button"
      className={styles.fixed}
      aria-current={view === key ? 'true' : undefined}
      onClick={() => onView(key)}
    >
      {name}
    </button>
  );
  if (tabs.length === 0) {
    const mode = (name: string, key: ChatMode) => (
      <button
        type="button"
        className={styles.fixed}
        aria-current={view === 'chat' && draftMode === key ? 'true' : undefined}
        onClick={() => {
          props.onDraftMode(key);
          onView('chat');
        }}
      >
        {name}
      </button>
    );
    return (
      <nav className={styles.bar} aria-label="Assistant">
        {mode('AGENT', 'agent')}
        {mode('ASSISTANT', 'assistant')}
        {fixed('KNOWLEDGE', 'knowledge')}
        {props.hasHistory && fixed('HISTORY', 'history')}
      </nav>
    );
  }
  return (
    <nav className={styles.bar} aria-label="Chats">
      <ul className={styles.strip}>
        {sortTabs(tabs).map((tab) => (
          <TabEntry
            key={tab.id}
            tab={tab}
            isActive={view === 'chat' && tab.id === activeId}
            canClose={tabs.length > 1}
            isRenaming={props.renaming === tab.id}
            onRenaming={(on) => props.onRenaming(on ? tab.id : undefined)}
            onSelect={() => {
              selectTab(tab.id);
              onView('chat');
            }}
          />
        ))}
      </ul>
      {fixed('Knowledge', 'knowledge')}
      {fixed('History', 'history')}
      <button type="button" className={styles.new} aria-label="New tab" title="New tab" onClick={props.onNew}>
        <ChatIcon name="plus" />
      </button>
    </nav>
  );
}
