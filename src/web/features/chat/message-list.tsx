import { memo } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import type { Depth } from '#contracts/agent';
import { CHAT_LIMITS, type ChatTab } from '#contracts/chat';
import { AssistantMessage } from './assistant-message.tsx';
import { LiveTurn } from './live-turn.tsx';
import { isPlanning, withoutPlanning } from './turn.ts';
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

/**
 * What was said. Long conversations are not windowed: from 150 messages on the browser skips drawing what is out of
 * sight (`content-visibility`), each message keeping the height it had, so that find, focus and Alt ↑ still reach all.
 */
export const MessageList = memo(Messages, isSame);

function Messages({ tab, depth, editing, onEditing, onAsk, onNote }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const lastTop = useRef(0);
  const { messages, run } = tab;
  const said = withoutPlanning(messages);
  const last = said.at(-1);
  const question = said.findLast(({ role }) => role === 'user')?.id;
  useEffect(() => {
    isFollowing.current = true;
  }, [question]);
  useEffect(() => {
    const end = list.current?.lastElementChild;
    if (!list.current || !end) return;
    const follow = () => isFollowing.current && list.current && followTo(list.current, question);
    follow();
    // Tables and charts come in a later frame than the words around them.
    const growth = new ResizeObserver(follow);
    growth.observe(end);
    return () => growth.disconnect();
  }, [messages, run]);
  return (
    <div
      ref={list}
      class={styles.list}
      role="log"
      aria-label={`Messages of ${tab.name}`}
      aria-live="polite"
      tabIndex={0}
      data-virtual={said.length >= CHAT_LIMITS.virtualisedFrom}
      onScroll={({ currentTarget }) => {
        const { scrollHeight, scrollTop, clientHeight } = currentTarget;
        const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_PX;
        // What is added below makes nobody leave the end; going up does.
        if (isAtEnd || scrollTop < lastTop.current) isFollowing.current = isAtEnd;
        lastTop.current = scrollTop;
      }}
      onKeyDown={(event) => {
        if (event.altKey && moveBetween(list.current, event.key)) event.preventDefault();
      }}
    >
      {said.some(({ isImported }) => isImported) && (
        <p class={styles.banner}>
          Imported from a link, unverified. Nobody checked these words, and they are not sent along with your
          questions.
        </p>
      )}
      {said.map((message) =>
        message.role === 'user' ? (
          <UserMessage
            key={message.id}
            tab={tab}
            message={message}
            isEditing={editing === message.id}
            onEditing={onEditing}
            onAsk={onAsk}
          />
        ) : (
          <AssistantMessage
            key={message.id}
            tab={tab}
            message={message}
            depth={depth}
            isLast={message === last}
            onAsk={onAsk}
            onNote={onNote}
          />
        ),
      )}
      {run && <LiveTurn run={run} planning={messages.findLast(isPlanning)} depth={depth} />}
      {last?.role === 'user' && !run && !last.isImported && !tab.isProcessing && (
        <p class={styles.unanswered}>
          No answer was kept.{' '}
          <button type="button" class={styles.again} onClick={() => onAsk(last.content, last.id)}>
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

/** Alt ↑ and Alt ↓ go from message to message; says whether the key was one of them. */
function moveBetween(list: HTMLElement | null, key: string): boolean {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (!list || step === 0) return false;
  const all = [...list.querySelectorAll<HTMLElement>('[data-message]')];
  const at = all.findIndex((one) => one.contains(document.activeElement));
  all[at < 0 ? (step < 0 ? all.length - 1 : 0) : Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
  return true;
}
