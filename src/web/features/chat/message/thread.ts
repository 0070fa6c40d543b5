import { AGENT_LIMITS, type EarlierTurn } from '#contracts/assistant/agent';
import type { ChatMessage } from '#contracts/assistant/chat';
import { takeCharacters } from '#std/text';

/** Earlier questions with what their answers were about, newest last. What came by a link is left out. */
export function toThread(messages: readonly ChatMessage[]): readonly EarlierTurn[] {
  const turns = messages.flatMap((message, i): EarlierTurn[] => {
    if (message.role !== 'user' || message.isImported || message.isLocal) return [];
    const next = messages[i + 1];
    const context = next?.role === 'assistant' ? next.reply?.answer?.context : undefined;
    const bounded = context && {
      ...context,
      entities: context.entities.slice(0, AGENT_LIMITS.entities),
      ...(context.values && { values: context.values.slice(0, AGENT_LIMITS.values) }),
      ...(context.listed && { listed: context.listed.slice(0, AGENT_LIMITS.listed) }),
    };
    return [{ question: takeCharacters(message.content, AGENT_LIMITS.questionLength), context: bounded }];
  });
  const newest = turns.slice(-AGENT_LIMITS.threadTurns);
  const valued = newest.length - AGENT_LIMITS.valuedTurns;
  return newest.map((turn, i) => (i >= valued ? turn : withoutValues(turn)));
}

/** Of older answers it is enough what they were about. */
function withoutValues({ question, context }: EarlierTurn): EarlierTurn {
  if (context === undefined) return { question };
  const { values: _values, ...rest } = context;
  return { question, context: rest };
}
