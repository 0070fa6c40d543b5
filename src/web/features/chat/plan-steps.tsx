import type { Reply, ReplyCall } from '#contracts/chat';
import { ChatIcon, type ChatIconName } from './chat-icon.tsx';
import styles from './tool-card.module.css';

type State = ReplyCall['state'] | 'waiting';

export const STATE_LOOK: Readonly<Record<State, readonly [ChatIconName, string]>> = {
  waiting: ['waiting', 'Waiting'],
  running: ['running', 'Running'],
  done: ['check', 'Done'],
  failed: ['failed', 'Failed'],
};

/** The plan of a turn, each step with how far it is. */
export function PlanSteps({ reply }: { readonly reply: Reply }) {
  return (
    <ol class={styles.steps} aria-label={reply.title ?? 'Plan'}>
      {reply.steps.map((step) => {
        const calls = reply.calls.filter(({ stepId }) => stepId === step.id);
        const state: State = calls.some((call) => call.state === 'running')
          ? 'running'
          : (calls.at(-1)?.state ?? (reply.outcome === undefined ? 'waiting' : 'done'));
        const [icon, word] = STATE_LOOK[state];
        return (
          <li key={step.id} class={styles.step} data-state={state}>
            <ChatIcon name={icon} size={13} />
            <span>{step.title}</span>
            <span class={styles.stateWord}>{word}</span>
          </li>
        );
      })}
    </ol>
  );
}
