import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ChatMode, Depth } from '#contracts/assistant/agent';
import { CHAT_TEXTS, type ChatTab } from '#contracts/assistant/chat';
import { toPageEntity } from '#contracts/account/entities';
import { DepthSwitch } from '../../../answers/depth-switch.tsx';
import { usePlace } from '../../../router/place.ts';
import { useLatest } from '../../../ui/state/use-latest.ts';
import { setDepth, setMode } from '../chat-actions.ts';
import { Composer } from '../composer/composer.tsx';
import { MessageList } from '../message/message-list.tsx';
import { toQuickActions } from '../composer/page-context.ts';
import type { Prompt } from '../composer/prompts.ts';
import { cancelTurn } from '../run/run-turn.ts';
import type { SavedNotes } from '../composer/use-notes.ts';
import type { Sending } from '../run/use-sending.ts';
import { Welcome } from '../composer/welcome.tsx';
import styles from './chat-panel.module.css';

export interface ChatPanelProps {
  /** Absent until something is asked. */
  readonly tab: ChatTab | undefined;
  readonly mode: ChatMode;
  readonly depth: Depth;
  readonly notes: SavedNotes;
  readonly sending: Sending;
  /** Somebody put this into the input, and wants it seen. */
  readonly prompt: Prompt | undefined;
  readonly onPrompted: () => void;
}

/** A conversation and what is written into it. */
export function ChatPanel(props: ChatPanelProps) {
  const { tab, mode, depth, notes, sending, prompt, onPrompted } = props;
  const { path } = usePlace();
  // What is pressed in the list long after it was drawn still sends what goes along now.
  const newest = useLatest(sending);
  const input = useRef<HTMLTextAreaElement>(null);
  const [edited, setEdited] = useState<{ readonly tab: string | undefined; readonly message: string }>();
  const editing = edited?.tab === tab?.id ? edited?.message : undefined;
  const setEditing = (message: string | undefined) =>
    setEdited(message === undefined ? undefined : { tab: tab?.id, message });
  const focusInput = () => input.current?.focus();
  const prompted = useEffectEvent(onPrompted);
  useEffect(() => {
    if (!prompt) return;
    prompted();
    // On a phone the keyboard would cover what is there to be pressed.
    if (prompt.question !== undefined || !matchMedia('(pointer: coarse)').matches) focusInput();
  }, [prompt]);
  // A dialog gives the focus to its first button.
  useEffect(() => {
    if (input.current?.closest('dialog')) focusInput();
  }, []);
  const asked = useMemo(
    () =>
      (tab?.messages ?? [])
        .filter(({ role, isImported, isLocal }) => role === 'user' && !isImported && !isLocal)
        .map(({ content }) => content)
        .toReversed(),
    [tab?.messages],
  );
  // What was asked already needs no button.
  const quick =
    tab && !tab.isProcessing && tab.messages.length > 0 && toPageEntity(path)
      ? toQuickActions(path, mode).find(
          (text) => !asked.some((one) => one.toLowerCase() === text.toLowerCase()),
        )
      : undefined;
  const cancel = () => {
    if (tab?.isProcessing) cancelTurn(tab.id);
  };
  return (
    <div
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !tab?.isProcessing) return;
        event.preventDefault();
        cancel();
      }}
    >
      {tab === undefined || tab.messages.length === 0 ? (
        <Welcome
          mode={mode}
          path={path}
          onMode={tab && ((next) => setMode(tab.id, next))}
          onAsk={(text) => {
            sending.send(text);
            focusInput();
          }}
        />
      ) : (
        <MessageList
          key={tab.id}
          tab={tab}
          depth={depth}
          editing={editing}
          onEditing={setEditing}
          onAsk={(text, insteadOf) => {
            setEditing(undefined);
            newest.current.send(text, insteadOf);
            focusInput();
          }}
          onNote={notes.add}
        />
      )}
      <div className={styles.foot}>
        <div className={styles.bar}>
          <span className={styles.here}>
            <span className={styles.state} role="status">
              {tab?.isProcessing ? CHAT_TEXTS.processing : ''}
            </span>
            {quick !== undefined && (
              <button type="button" className={styles.quickHere} onClick={() => sending.send(quick)}>
                {quick}
              </button>
            )}
          </span>
          {tab !== undefined && tab.messages.length > 0 && (
            <DepthSwitch label="How much is shown" depth={depth} onDepth={setDepth} />
          )}
        </div>
        <Composer
          inputRef={input}
          sending={sending}
          asked={asked}
          isProcessing={tab?.isProcessing ?? false}
          onCancel={cancel}
        />
      </div>
    </div>
  );
}
