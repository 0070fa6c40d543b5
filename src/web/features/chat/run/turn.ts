/** A question and its answer: how a tab changes from being asked to having answered. */
import { AGENT_TEXTS } from '#contracts/assistant/agent';
import {
  CHAT_LIMITS,
  CHAT_TEXTS,
  type AskedAbout,
  type ChatMessage,
  type ChatTab,
  type PlanningMetadata,
  type Reply,
  type RunningTurn,
} from '#contracts/assistant/chat';
import { maskSecrets, mayHoldSecret } from '#contracts/assistant/looks-secret';
import { NO_REPLY, toAgentActions } from './reply.ts';

export interface Question {
  readonly messageId: string;
  readonly text: string;
  readonly about: AskedAbout;
  readonly atMs: number;
}

/** Adds the user's message and starts processing. */
export function beginTurn(tab: ChatTab, { messageId, text, about, atMs }: Question): ChatTab {
  return {
    ...tab,
    messages: keepNewest([
      ...withoutPlanning(tab.messages),
      { id: messageId, role: 'user', content: text, timestamp: atMs, about },
    ]),
    input: '',
    isProcessing: true,
    status: 'processing',
    agentActions: [],
    lastActivity: atMs,
    run: { lastId: '', startedMs: atMs, reply: NO_REPLY },
  };
}

/** The tab as it may be stored before its newest question is read; the same where nothing of that is masked. */
export function withMaskedQuestion(tab: ChatTab): ChatTab {
  const asked = lastAsked(tab.messages);
  const masked = maskSecrets(asked, CHAT_TEXTS.removedSecret);
  return masked === asked ? tab : { ...tab, messages: withoutQuestion(tab.messages, masked) };
}

/** Actions of the answer to a question; what is stored of a tab has no others. */
export function actionsAfter({ messages }: ChatTab, questionId: string): ChatTab['agentActions'] {
  const at = messages.findIndex(({ id }) => id === questionId);
  const reply = messages.slice(at + 1).find(({ role }) => role === 'assistant')?.reply;
  return reply ? toAgentActions(reply) : [];
}

/** Actions that failed are in progress again when their question is asked again. */
export const retryActions = (tab: ChatTab, failed: ChatTab['agentActions']): ChatTab => ({
  ...tab,
  agentActions: failed.map((action) =>
    action.status === 'failed' ? { ...action, status: 'in_progress' } : action,
  ),
});

/** What the run gave so far. */
export function noteReply(tab: ChatTab, run: RunningTurn): ChatTab {
  const actions = toAgentActions(run.reply);
  return {
    ...tab,
    messages: isRefusedSecret(run.reply) ? withoutQuestion(tab.messages) : tab.messages,
    run,
    // Those that are retried stay in progress until the plan says which there are now.
    agentActions: actions.length > 0 ? actions : tab.agentActions,
  };
}

/** A temporary message with what is being done now. */
export function addProgress(tab: ChatTab, data: PlanningMetadata['data'], atMs: number): ChatTab {
  return {
    ...tab,
    messages: [
      ...tab.messages,
      {
        id: `${tab.id}-planning-${tab.messages.length}`,
        role: 'assistant',
        content: `${CHAT_TEXTS.refresh} ${data.progress}`,
        timestamp: atMs,
        metadata: { type: 'planning', data },
      },
    ],
  };
}

/** The final answer takes the place of everything temporary. */
export function endTurn(
  tab: ChatTab,
  messageId: string,
  content: string,
  reply: Reply,
  atMs: number,
): ChatTab {
  const said = withoutPlanning(tab.messages);
  const asked = lastAsked(said);
  const isSecret =
    isRefusedSecret(reply) ||
    // A phrase that takes the whole text with it is one, whatever else was read in the question.
    (asked !== '' && maskSecrets(asked, '') === '') ||
    (reply.intent === undefined && mayHoldSecret(asked));
  return {
    ...tab,
    messages: keepNewest([
      ...(isSecret ? withoutQuestion(said) : said),
      {
        id: messageId,
        role: 'assistant',
        content,
        timestamp: atMs,
        reply: isSecret ? withoutThings(reply) : reply,
      },
    ]),
    isProcessing: false,
    status: toEndStatus(reply.outcome),
    agentActions: toAgentActions(reply),
    lastActivity: atMs,
    run: undefined,
  };
}

const isQuestion = ({ role, isLocal }: ChatMessage): boolean => role === 'user' && isLocal !== true;

const lastAsked = (messages: readonly ChatMessage[]): string => messages.findLast(isQuestion)?.content ?? '';

/** Whether the question was refused because it holds a key or its words. */
const isRefusedSecret = ({ intent, answer }: Reply): boolean =>
  (intent ?? answer?.context.intent) === 'refuse.secret';

/** The newest question keeps neither its words nor the things that were read in it. */
function withoutQuestion(
  messages: readonly ChatMessage[],
  content: string = CHAT_TEXTS.removedSecret,
): readonly ChatMessage[] {
  const at = messages.findLastIndex(isQuestion);
  return messages.map((message, i) =>
    i === at
      ? {
          ...message,
          content,
          about: message.about && { ...message.about, entities: [] },
        }
      : message,
  );
}

/** What looks like a signature in such a question may be the key. */
const withoutThings = (reply: Reply): Reply =>
  reply.answer
    ? {
        ...reply,
        answer: { ...reply.answer, context: { intent: reply.answer.context.intent, entities: [] } },
      }
    : reply;

function toEndStatus(outcome: Reply['outcome']): ChatTab['status'] {
  if (outcome === 'failed') return 'error';
  return outcome === 'cancelled' ? 'idle' : 'ready';
}

/** What the visitor reads above the answer, or instead of one. */
export function toEndText(reply: Reply, answerText: string): string {
  switch (reply.outcome) {
    case 'failed':
      return AGENT_TEXTS.failed;
    case 'cancelled':
      return CHAT_TEXTS.cancelled;
    case 'timed-out':
      return `${reply.message ?? AGENT_TEXTS.timedOut}\n\n${answerText || AGENT_TEXTS.nothingGathered}`;
    default:
      return [reply.message, answerText].filter(Boolean).join('\n\n');
  }
}

export const isPlanning = ({ metadata }: ChatMessage): boolean => metadata?.type === 'planning';

export const withoutPlanning = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.filter((message) => !isPlanning(message));

const keepNewest = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.slice(-CHAT_LIMITS.messages);

/** Lets one through, then none for `everyMs`. */
export function createThrottle(everyMs: number): (nowMs: number) => boolean {
  let openFrom = Number.NEGATIVE_INFINITY;
  return (nowMs) => {
    if (nowMs < openFrom) return false;
    openFrom = nowMs + everyMs;
    return true;
  };
}

/** How long an answer still waits so that it is shown no earlier than 400 ms after the start. */
export const toHoldMs = (startedMs: number, nowMs: number): number =>
  Math.max(0, startedMs + CHAT_LIMITS.leastMs - nowMs);
