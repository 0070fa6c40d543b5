import type { Reply } from '#contracts/assistant/chat';
import { PlanSteps } from './plan-steps.tsx';
import { toCallState } from './step-state.ts';
import { ToolCard, type Cited } from './tool-card.tsx';
import styles from './tool-card.module.css';

export interface HowFoundProps {
  readonly reply: Reply;
  readonly cited: Cited | undefined;
  readonly onRetry: (() => void) | undefined;
}

/** The plan and the results behind an answer, unfolded when one of its figures is pressed. */
export function HowFound({ reply, cited, onRetry }: HowFoundProps) {
  const { calls, steps } = reply;
  if (calls.length === 0 && steps.length === 0) return null;
  const failed = calls.filter((call) => toCallState(call, reply.outcome) === 'failed').length;
  return (
    <details className={styles.found}>
      <summary className={styles.foundSummary}>
        {calls.length === 0
          ? 'How this was found'
          : `${calls.length} tool ${calls.length === 1 ? 'call' : 'calls'}${failed > 0 ? `, ${failed} failed` : ''}`}
        {reply.backend !== undefined && <span className={styles.backend}>{reply.backend}</span>}
      </summary>
      <div className={styles.foundBody}>
        {steps.length > 0 && <PlanSteps reply={reply} />}
        {calls.map((call) => (
          <ToolCard key={call.callId} call={call} outcome={reply.outcome} cited={cited} onRetry={onRetry} />
        ))}
      </div>
    </details>
  );
}
