import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Depth } from '#contracts/assistant/agent';
import { CHAT_LIMITS, type ChatMessage, type ChatTab } from '#contracts/assistant/chat';
import { useRowWindow } from '../../../ui/table/use-row-window.tsx';
import { AssistantMessage } from './assistant-message.tsx';
import { LiveTurn } from './live-turn.tsx';
import { isPlanning, withoutPlanning } from '../run/turn.ts';
import { UserMessage } from './user-message.tsx';
import styles from './message-list.module.css';

export interface MessageListProps {
  readonly tab: ChatTab;
  readonly depth: Depth;
  /** Id of the question that is being edited. */
  readonly editing: string | undefined;
  readonly onEditing: (id: string | undefined) => void;
  readonly onAsk: (text: string, insteadOf?: string) => void;
  readonly onNote: (content: string, author: string) => boolean;
}

/** So near to the end a reader is at the end. */
const NEAR_PX = 80;

/** Rendered beyond either edge of the list. */
const OVERSCAN = 6;

/** Of messages that were pressed so many keep what was opened in them. */
const MOST_PRESSED = 20;

const idOf = ({ id }: ChatMessage): string => id;

/** What was said. Of a long conversation only the messages near the screen are rendered, and those in use. */
export const MessageList = memo(Messages, isSame);

function Messages({ tab, depth, editing, onEditing, onAsk, onNote }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const lastTop = useRef(0);
  const entries = useRef<HTMLDivElement>(null);
  const { messages, run } = tab;
  const said = useMemo(() => withoutPlanning(messages), [messages]);
  const last = said.at(-1);
  const question = said.findLast(({ role }) => role === 'user')?.id;
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const pinned = useMemo(() => {
    const ids = new Set([question, editing, ...pressed]);
    return said.flatMap(({ id }, index) => (ids.has(id) ? [index] : []));
  }, [said, question, editing, pressed]);
  const { spans, after, measure, focusRow, late } = useRowWindow({
    frame: entries,
    rows: said,
    keyOf: idOf,
    overscan: OVERSCAN,
    most: CHAT_LIMITS.virtualisedFrom - 1,
    pinned,
    begin: 'end',
    focusable: '[data-message]',
  });
  useEffect(() => {
    isFollowing.current = true;
  }, [question]);
  useEffect(() => {
    const end = list.current?.lastElementChild;
    if (!list.current || !end) return;
    const follow = () => {
      if (!isFollowing.current || !list.current) return;
      followTo(list.current, question);
      // Who goes up from here before the browser has reported it goes up, too.
      lastTop.current = list.current.scrollTop;
    };
    follow();
    // Tables and charts come in a later frame than the words around them.
    const growth = new ResizeObserver(follow);
    growth.observe(end);
    return () => growth.disconnect();
  }, [messages, run, question, spans]);
  return (
    <div
      ref={list}
      className={styles.list}
      role="log"
      aria-label={`Messages of ${tab.name}`}
      aria-live="polite"
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        const { scrollHeight, scrollTop, clientHeight } = currentTarget;
        const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_PX;
        // What is added below makes nobody leave the end; going up does.
        if (isAtEnd || scrollTop < lastTop.current) isFollowing.current = isAtEnd;
        lastTop.current = scrollTop;
      }}
      onKeyDown={(event) => {
        const next = event.altKey ? toNextMessage(event.key, said.length) : undefined;
        if (next === undefined) return;
        event.preventDefault();
        focusRow(next);
      }}
    >
      {said.some(({ isImported }) => isImported) && (
        <p className={styles.banner}>
          Imported from a link, unverified. Its text was not checked and is not sent with your questions.
        </p>
      )}
      <div
        ref={entries}
        className={styles.entries}
        onClick={({ target }) => {
          const id = said[toIndex(target)]?.id;
          if (id === undefined || pressed.includes(id)) return;
          setPressed([id, ...pressed].slice(0, MOST_PRESSED));
        }}
      >
        {spans.flatMap(({ start, end, before }, i) => [
          toGap(before, ` gap ${i}`),
          ...said.slice(start, end).map((message, at) => (
            <div key={message.id} ref={measure} className={styles.entry} data-index={start + at}>
              {message.role === 'user' ? (
                <UserMessage
                  tab={tab}
                  message={message}
                  isEditing={editing === message.id}
                  onEditing={onEditing}
                  onAsk={onAsk}
                />
              ) : (
                <AssistantMessage
                  tab={tab}
                  message={message}
                  depth={depth}
                  isLast={message === last}
                  onAsk={onAsk}
                  onNote={onNote}
                />
              )}
            </div>
          )),
        ])}
        {toGap(after, ' gap')}
      </div>
      {late}
      {run && (
        <LiveTurn
          run={run}
          planning={messages.findLast(isPlanning)}
          depth={depth}
          retried={tab.agentActions.filter(({ status }) => status === 'in_progress').length}
        />
      )}
      {last?.role === 'user' && !run && !last.isImported && !tab.isProcessing && (
        <p className={styles.unanswered}>
          No answer was saved.{' '}
          <button type="button" className={styles.again} onClick={() => onAsk(last.content, last.id)}>
            Ask again
          </button>
        </p>
      )}
    </div>
  );
}

/** Goes down to what is new, but no further than the last question: a long answer is read from its beginning. */
function followTo(list: HTMLElement, question: string | undefined): void {
  const asked = [...list.querySelectorAll<HTMLElement>('[data-message]')].find(
    ({ dataset }) => dataset['message'] === question,
  );
  const top = asked
    ? list.scrollTop + asked.getBoundingClientRect().top - list.getBoundingClientRect().top
    : list.scrollHeight;
  if (top > list.scrollTop) list.scrollTo({ top });
}

/** What is typed into the input changes the tab with every key, and nothing here. Its doings ask the newest state. */
function isSame(a: MessageListProps, b: MessageListProps): boolean {
  return (
    a.tab.messages === b.tab.messages &&
    a.tab.run === b.tab.run &&
    a.tab.isProcessing === b.tab.isProcessing &&
    a.tab.branchings === b.tab.branchings &&
    a.tab.name === b.tab.name &&
    a.depth === b.depth &&
    a.editing === b.editing
  );
}

/** Room of messages that are left out. */
const toGap = (px: number, key: string) =>
  px === 0 ? null : <div key={key} className={styles.gap} style={{ height: px }} />;

const toIndex = (target: EventTarget | null): number => {
  const entry = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return entry ? Number(entry.dataset['index']) : -1;
};

/** Where Alt ↑ and Alt ↓ go from message to message; `undefined` for any other key. */
function toNextMessage(key: string, count: number): number | undefined {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return undefined;
  const at = toIndex(document.activeElement);
  return at < 0 ? (step < 0 ? count - 1 : 0) : Math.max(0, Math.min(count - 1, at + step));
}
