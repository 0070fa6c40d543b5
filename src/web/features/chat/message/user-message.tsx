import { memo, useEffect, useRef } from 'react';
import { CHAT_LIMITS, CHAT_TEXTS, type ChatMessage, type ChatTab } from '#contracts/assistant/chat';
import { maskSecrets } from '#contracts/assistant/looks-secret';
import { Button } from '../../../ui/form/button.tsx';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { ChainText } from '../../../values/display-text.tsx';
import { findBranching } from '../tabs/branchings.ts';
import { BranchPicker } from '../tabs/branch-picker.tsx';
import { fork } from '../chat-actions.ts';
import { MessageTools, type MessageTool } from './message-tools.tsx';
import { toEntityText, toPageText } from '../composer/page-context.ts';
import { toQuestionLink } from '../history/shared-chat.ts';
import styles from './message-list.module.css';

export interface UserMessageProps {
  readonly tab: ChatTab;
  readonly message: ChatMessage;
  readonly isEditing: boolean;
  readonly onEditing: (id: string | undefined) => void;
  readonly onAsk: (text: string, insteadOf?: string) => void;
}

/** A question with what went along. Editing asks it again and keeps the old answer as another branch. */
export const UserMessage = memo(UserMessageView);

function UserMessageView({ tab, message, isEditing, onEditing, onAsk }: UserMessageProps) {
  const { about } = message;
  const branching = findBranching(tab, message.id);
  const tools: readonly MessageTool[] = [
    ...(message.isImported || message.isLocal
      ? []
      : [
          {
            icon: 'edit' as const,
            label: 'Edit and ask again',
            act: () => onEditing(message.id),
            isOff: tab.isProcessing,
          },
        ]),
    { icon: 'fork', label: 'Fork from here', act: () => void fork(tab, message.id) },
    {
      icon: 'link',
      label: 'Copy a link to this question',
      said: 'Link copied',
      act: () => copyText(toQuestionLink(location.origin, message.content)),
    },
  ];
  return (
    <article className={styles.user} data-message={message.id} tabIndex={-1} aria-label="You asked">
      {isEditing ? (
        <EditBox
          text={message.content}
          onCancel={() => onEditing(undefined)}
          onDone={(text) => onAsk(text, message.id)}
        />
      ) : (
        <p className={styles.question}>
          {message.isImported ? (
            <ChainText text={message.content} limit={CHAT_LIMITS.contentLength} />
          ) : (
            message.content
          )}
        </p>
      )}
      {about && (about.page !== undefined || about.entities.length > 0 || about.notes > 0) && (
        <p className={styles.about}>
          {[
            ...(about.page === undefined ? [] : [toPageText(about.page)]),
            ...about.entities.map(toEntityText),
            ...(about.notes > 0 ? [`${about.notes} ${about.notes === 1 ? 'note' : 'notes'}`] : []),
          ].join(' · ')}
        </p>
      )}
      {tab.isProcessing && maskSecrets(message.content, '') !== message.content && (
        <p className={styles.about} role="status">
          {CHAT_TEXTS.maskedSecret}
        </p>
      )}
      <div className={styles.under}>
        {branching && <BranchPicker tab={tab} branching={branching} />}
        <MessageTools tools={tools} />
      </div>
    </article>
  );
}

function EditBox({
  text,
  onCancel,
  onDone,
}: {
  readonly text: string;
  readonly onCancel: () => void;
  readonly onDone: (text: string) => void;
}) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
  }, []);
  const done = () => {
    const written = box.current?.value.trim() ?? '';
    if (written !== '') onDone(written);
  };
  return (
    <div className={styles.edit}>
      <textarea
        ref={box}
        className={styles.editBox}
        rows={3}
        aria-label="Edit the question"
        defaultValue={text}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) done();
          else if (event.key === 'Escape') onCancel();
          else return;
          event.preventDefault();
        }}
      />
      <div className={styles.editFoot}>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
        <Button look="primary" onClick={done}>
          Ask again
        </Button>
      </div>
    </div>
  );
}
