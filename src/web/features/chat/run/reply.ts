/** What a run gave so far, added up from its events. Pure: the same events give the same reply. */
import { AGENT_TEXTS, hasHoles, type Answer, type Block, type RunEvent } from '#contracts/assistant/agent';
import type { AgentAction, Reply, ReplyCall } from '#contracts/assistant/chat';

export const NO_REPLY: Reply = { isTest: false, steps: [], calls: [], blocks: [] };

/** The reply with one more event. An event that came before, as after a reconnection, changes nothing. */
export function addEvent(reply: Reply, event: RunEvent): Reply {
  if (reply.outcome !== undefined) return reply;
  switch (event.type) {
    case 'started':
      return {
        ...reply,
        runId: event.runId,
        planId: event.planId,
        backend: event.backend,
        isTest: event.isTest,
      };
    case 'stage':
      return { ...reply, stage: event.stage };
    case 'plan':
      return { ...reply, intent: event.intent, title: event.title, steps: event.steps };
    case 'progress':
    case 'model-ask':
    case 'model-settled':
      return reply;
    case 'call':
      return {
        ...reply,
        calls: withCall(reply.calls, {
          callId: event.callId,
          tool: event.tool,
          args: event.args,
          stepId: event.stepId,
          state: 'running',
        }),
      };
    case 'result': {
      const { result } = event;
      const known = reply.calls.find(({ callId }) => callId === result.callId);
      return {
        ...reply,
        calls: withCall(reply.calls, {
          callId: result.callId,
          tool: result.tool,
          args: known?.args ?? {},
          stepId: known?.stepId,
          state: result.ok ? 'done' : 'failed',
          // Its facts and texts are all of its leaves; the tree would be the same once more.
          result: { ...result, data: null },
        }),
      };
    }
    case 'checking':
      return { ...reply, checking: event.text };
    case 'block':
      return { ...reply, blocks: [...reply.blocks, event.block], checking: undefined };
    case 'finished':
      return finish(reply, event.outcome, event.answer, event.message);
  }
}

/** The reply as it ended. Calls without a result did not come back. */
function finish(
  reply: Reply,
  outcome: NonNullable<Reply['outcome']>,
  answer: Answer | undefined,
  given: string | undefined,
): Reply {
  const { blocks, ...rest } = answer ?? { blocks: reply.blocks };
  const message = given ?? (outcome === 'timed-out' ? AGENT_TEXTS.timedOut : undefined);
  return {
    ...reply,
    blocks: saysOnly(blocks[0], message) ? blocks.slice(1) : blocks,
    outcome,
    message,
    answer: 'suggestions' in rest ? rest : reply.answer,
    checking: undefined,
    calls: reply.calls.map((call) => (call.state === 'running' ? { ...call, state: 'failed' } : call)),
  };
}

/** Whether a block repeats what stands above it. */
const saysOnly = (block: Block | undefined, message: string | undefined): boolean =>
  block?.kind === 'paragraph' && block.spans.map(({ text }) => text).join('') === message;

/** A reply that ends without the server's word. */
export const endReply = (reply: Reply, outcome: NonNullable<Reply['outcome']>, message?: string): Reply =>
  reply.outcome === undefined ? finish(reply, outcome, undefined, message) : reply;

function withCall(calls: readonly ReplyCall[], call: ReplyCall): readonly ReplyCall[] {
  const at = calls.findIndex(({ callId }) => callId === call.callId);
  return at < 0 ? [...calls, call] : calls.with(at, call);
}

/** The results an answer may cite. */
export const toResults = ({ calls }: Pick<Reply, 'calls'>) => calls.flatMap(({ result }) => result ?? []);

/** Facts of one result that are shown when a turn ran out of time. */
const MOST_FACTS = 6;

/** What was read before the time was up, in words; empty for nothing. */
export const toGatheredText = (reply: Pick<Reply, 'calls'>): string =>
  toResults(reply)
    .filter(({ ok }) => ok)
    .flatMap(({ tool, facts }) =>
      facts
        .filter((fact) => !hasHoles(fact))
        .slice(0, MOST_FACTS)
        .map(({ label, ui }) => `- ${tool.replaceAll('_', ' ')}, ${label.toLowerCase()}: ${ui}`),
    )
    .join('\n');

const ACTION_STATUS = { running: 'in_progress', done: 'completed', failed: 'failed' } as const;

/** Calls, and the steps that wait for theirs, as actions of the tab. */
export function toAgentActions({ calls, steps }: Reply): readonly AgentAction[] {
  const called = new Set(calls.map(({ stepId }) => stepId));
  return [
    ...calls.map(({ callId, state }): AgentAction => ({ id: callId, status: ACTION_STATUS[state] })),
    ...steps.filter(({ id }) => !called.has(id)).map(({ id }): AgentAction => ({ id, status: 'pending' })),
  ];
}
