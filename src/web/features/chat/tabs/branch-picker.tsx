import type { Branching, ChatTab } from '#contracts/assistant/chat';
import { chooseBranch } from '../chat-actions.ts';
import { ChatIcon } from '../frame/chat-icon.tsx';
import styles from '../message/message-list.module.css';

/** ‹ 2/3 ›: which of the ways the conversation went on is shown. */
export function BranchPicker({ tab, branching }: { readonly tab: ChatTab; readonly branching: Branching }) {
  const { after, at, tails } = branching;
  const step = (to: number, label: string, icon: 'left' | 'right') => (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      disabled={tab.isProcessing || tails[to] === undefined}
      onClick={() => chooseBranch(tab, after, to)}
    >
      <ChatIcon name={icon} size={12} />
    </button>
  );
  return (
    <span className={styles.branches}>
      {step(at - 1, 'Branch before', 'left')}
      <span>
        {at + 1}/{tails.length}
      </span>
      {step(at + 1, 'Next branch', 'right')}
    </span>
  );
}
