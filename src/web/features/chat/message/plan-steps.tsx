import type { Reply } from '#contracts/assistant/chat';
import { ChatIcon, type ChatIconName } from '../frame/chat-icon.tsx';
import { toStepState, type StepState } from './step-state.ts';
import styles from './tool-card.module.css';

export const STATE_LOOK: Readonly<Record<StepState, readonly [ChatIconName, string]>> = {
  waiting: ['waiting', 'Waiting'],
  running: ['running', 'Running'],
  done: ['check', 'Done'],
  failed: ['failed', 'Failed'],
  cancelled: ['stop', 'Cancelled'],
  'not-run': ['waiting', 'Not run'],
};

/** The plan of a turn, each step with how far it is. */
export function PlanSteps({ reply }: { readonly reply: Reply }) {
  return (
    <ol className={styles.steps} aria-label={reply.title ?? 'Plan'}>
      {reply.steps.map((step) => {
        const state = toStepState(reply, step.id);
        const [icon, word] = STATE_LOOK[state];
        return (
          <li key={step.id} className={styles.step} data-state={state}>
            <ChatIcon name={icon} size={13} />
            <span>{step.title}</span>
            <span className={styles.stateWord}>{word}</span>
          </li>
        );
      })}
    </ol>
  );
}
