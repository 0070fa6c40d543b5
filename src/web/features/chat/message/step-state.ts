import type { Reply, ReplyCall } from '#contracts/assistant/chat';

/** How far a step of a plan is, or a call of a tool. */
export type StepState = ReplyCall['state'] | 'waiting' | 'cancelled' | 'not-run';

/** How a call went. One that was on its way when the turn was cancelled did not fail by itself. */
export const toCallState = (call: ReplyCall, outcome: Reply['outcome']): StepState =>
  outcome === 'cancelled' && call.state === 'failed' && call.result === undefined ? 'cancelled' : call.state;

/** How far a step of a plan is: that of its calls; without one it waits, or did not run. */
export function toStepState({ calls, outcome }: Pick<Reply, 'calls' | 'outcome'>, stepId: string): StepState {
  const own = calls.filter((call) => call.stepId === stepId);
  const last = own.find(({ state }) => state === 'running') ?? own.at(-1);
  if (last !== undefined) return toCallState(last, outcome);
  if (outcome === undefined) return 'waiting';
  return outcome === 'cancelled' ? 'cancelled' : 'not-run';
}
