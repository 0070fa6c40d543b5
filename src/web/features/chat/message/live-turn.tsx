import type { Depth } from '#contracts/assistant/agent';
import type { ChatMessage, RunningTurn } from '#contracts/assistant/chat';
import { AnswerBlocks } from '../../../answers/answer-blocks.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { toResults } from '../run/reply.ts';
import styles from './message-list.module.css';

/** A turn that is not over: its plan as it runs, then its answer part by part. */
export function LiveTurn({
  run,
  planning,
  depth,
  retried,
}: {
  readonly run: RunningTurn;
  /** What is being done now. */
  readonly planning: ChatMessage | undefined;
  readonly depth: Depth;
  /** How many actions that failed are in progress again. */
  readonly retried: number;
}) {
  const { reply } = run;
  return (
    <div className={styles.assistant} aria-busy="true">
      {reply.isTest && <p className={styles.test}>Test answer: a scripted model, not the product</p>}
      {retried > 0 && reply.steps.length === 0 && (
        <p className={styles.progress} role="status">
          {retried === 1 ? 'The failed action is' : `${retried} failed actions are`} in progress again.
        </p>
      )}
      {reply.steps.length > 0 && <PlanSteps reply={reply} />}
      {reply.blocks.length > 0 && (
        <AnswerBlocks blocks={reply.blocks} results={toResults(reply)} depth={depth} />
      )}
      {/* Comes and goes too fast to be read aloud; what follows is announced when it stays. */}
      <p className={styles.progress} aria-live="off">
        {reply.checking === undefined ? (
          (planning?.content ?? '↻ Reading the question')
        ) : (
          <span className={styles.checking}>
            {reply.checking} <small>checking</small>
          </span>
        )}
      </p>
    </div>
  );
}
