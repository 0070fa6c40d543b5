import { memo, useMemo, useState } from 'react';
import { AGENT_TEXTS, type Depth } from '#contracts/assistant/agent';
import { CHAT_LIMITS, type ChatMessage, type ChatTab } from '#contracts/assistant/chat';
import { AnswerBlocks } from '../../../answers/answer-blocks.tsx';
import { toShortQuestion } from '../../../answers/short-question.ts';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { ChainText } from '../../../values/display-text.tsx';
import { fork } from '../chat-actions.ts';
import { MessageTools, type MessageTool } from './message-tools.tsx';
import { toResults } from '../run/reply.ts';
import { HowFound } from './how-found.tsx';
import { ReadingLine } from './reading-line.tsx';
import type { Cited } from './tool-card.tsx';
import styles from './message-list.module.css';

export interface AssistantMessageProps {
  readonly tab: ChatTab;
  readonly message: ChatMessage;
  readonly depth: Depth;
  readonly isLast: boolean;
  readonly onAsk: (text: string, insteadOf?: string) => void;
  readonly onNote: (content: string, author: string) => boolean;
}

/** An answer, how it was found, and how to go on from it. */
export const AssistantMessage = memo(AssistantMessageView);

function AssistantMessageView({ tab, message, depth, isLast, onAsk, onNote }: AssistantMessageProps) {
  const { reply } = message;
  const results = useMemo(() => (reply ? toResults(reply) : []), [reply]);
  const [cited, setCited] = useState<Cited>();
  const question = useMemo(() => {
    const at = tab.messages.findIndex(({ id }) => id === message.id);
    return tab.messages.slice(0, Math.max(0, at)).findLast(({ role }) => role === 'user');
  }, [tab.messages, message.id]);
  const canAskAgain = question !== undefined && !question.isImported && !question.isLocal;
  const tools: readonly MessageTool[] = [
    ...(canAskAgain
      ? [
          {
            icon: 'again' as const,
            label: 'Answer again',
            act: () => onAsk(question.content, question.id),
            isOff: tab.isProcessing,
          },
        ]
      : []),
    {
      icon: 'note',
      label: 'Save as a note',
      said: 'Saved',
      failed: 'Not saved',
      act: () => onNote(message.content, 'assistant'),
    },
    { icon: 'fork', label: 'Fork from here', act: () => void fork(tab, message.id) },
  ];
  const hasBlocks = reply !== undefined && reply.blocks.length > 0;
  return (
    <article className={styles.assistant} data-message={message.id} tabIndex={-1} aria-label="Answer">
      {reply?.isTest && <p className={styles.test}>Test answer: a scripted model, not the product</p>}
      {hasBlocks ? (
        <>
          {reply.message !== undefined && <p>{reply.message}</p>}
          {reply.answer?.reading !== undefined && <ReadingLine reading={reply.answer.reading} />}
          <AnswerBlocks
            blocks={reply.blocks}
            results={results}
            depth={depth}
            onCite={(factId) => setCited({ factId })}
          />
        </>
      ) : (
        <p className={styles.words}>
          <ChainText text={message.content} limit={CHAT_LIMITS.contentLength} />
        </p>
      )}
      {reply?.outcome === 'failed' &&
        reply.message !== undefined &&
        reply.message !== AGENT_TEXTS.failed &&
        !hasBlocks && <p className={styles.reason}>{reply.message}</p>}
      {reply && (
        <HowFound
          reply={reply}
          cited={cited}
          onRetry={canAskAgain && !tab.isProcessing ? () => onAsk(question.content, question.id) : undefined}
        />
      )}
      {reply?.answer?.reading !== undefined && reply.answer.reading.others.length > 0 && (
        <Buttons
          label="Or did you mean"
          isOff={!isLast || tab.isProcessing}
          items={reply.answer.reading.others.map(({ label, question: text }) => ({ label, text }))}
          onAsk={onAsk}
        />
      )}
      {reply?.answer && reply.answer.choices.length > 0 && (
        <Buttons
          label="Choices"
          isOff={!isLast || tab.isProcessing}
          items={reply.answer.choices.map(({ label, question: text }) => ({ label, text }))}
          onAsk={onAsk}
        />
      )}
      {isLast && reply?.answer && reply.answer.suggestions.length > 0 && (
        <Buttons
          label="Ask next"
          isOff={tab.isProcessing}
          items={reply.answer.suggestions.map((text) => ({ label: toShortQuestion(text), text }))}
          onAsk={onAsk}
        />
      )}
      <div className={styles.under}>
        <MessageTools
          tools={[
            {
              icon: 'copy',
              label: 'Copy the answer',
              said: 'Copied',
              act: () => copyText(message.content),
            },
            ...tools,
          ]}
        />
      </div>
    </article>
  );
}

function Buttons({
  label,
  items,
  isOff,
  onAsk,
}: {
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly text: string }[];
  readonly isOff: boolean;
  readonly onAsk: (text: string) => void;
}) {
  return (
    <ul className={styles.next} aria-label={label}>
      {items.map((item) => (
        <li key={item.label}>
          <button
            type="button"
            className={styles.suggestion}
            disabled={isOff}
            onClick={() => onAsk(item.text)}
          >
            {item.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
