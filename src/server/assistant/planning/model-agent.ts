import type { ModelMessage } from 'ai';
import type { Block, Grounding } from '#contracts/assistant/agent';
import { toGround } from '../grounding/ground-sentence.ts';
import { createTextGrounder, type TextGrounder } from '../grounding/ground-text.ts';
import { createEchoes } from '../grounding/echoes.ts';
import { toSentences } from '../grounding/markdown-lines.ts';
import type { Known } from './call-policy.ts';
import { createModelTools, toToolNames, toToolSet, type ModelTools } from './model-tools.ts';
import { ModelFailure } from './model-failure.ts';
import { AGENT_INSTRUCTIONS, WRITING_INSTRUCTIONS } from './model-instructions.ts';
import { runRound, type ModelCall, type RoundAsk } from './model-round.ts';
import { toDraftText, toQuestionText, toResultsText, toUserMessage } from './model-view.ts';
import type { Turn, TurnAnswer } from './turn.ts';

export interface Written {
  readonly blocks: readonly Block[];
  readonly grounding: Grounding;
}

/** One question as a model works on it. */
export interface ModelTurn extends Omit<RoundAsk, 'instructions' | 'messages' | 'tools' | 'onText'> {
  readonly turn: Turn;
  readonly known: Known;
  readonly toolRounds: number;
}

/** The model calls tools until it answers without a call; `executor` keeps what they read even when it fails. */
export async function answerWithTools(work: ModelTurn, executor: ModelTools): Promise<Written> {
  const { turn, known, toolRounds } = work;
  const { request } = turn;
  const tools = await toToolSet(toToolNames(request.mode, known.entities));
  const messages: ModelMessage[] = [toUserMessage(toQuestionText(request, known))];
  for (let round = 0; round < toolRounds; round++) {
    turn.tell({
      type: 'progress',
      text: round === 0 ? 'Thinking about the question…' : 'Thinking about what was read…',
      stepIndex: executor.steps.length,
      totalSteps: executor.steps.length + 1,
    });
    // What is said beside a call is no answer, so blocks wait until the reply has ended.
    const held: Block[] = [];
    const grounder = toGrounder(work, executor, (block) => held.push(block));
    const reply = await runRound({
      ...work,
      instructions: AGENT_INSTRUCTIONS,
      messages,
      tools,
      onText: (part) => grounder.push(part),
    });
    if (reply.calls.length === 0) {
      if (reply.text.trim() === '') throw new ModelFailure('empty');
      const written = grounder.end({ isCut: reply.isCut });
      if (written.blocks.length === 0) throw new ModelFailure('ungrounded');
      for (const block of written.blocks) turn.tell({ type: 'block', block });
      return written;
    }
    messages.push(...(await answerCalls(executor, reply.text, reply.calls)));
  }
  return writeOverFacts(work, toResultsText(executor.results), executor);
}

async function answerCalls(
  executor: ModelTools,
  text: string,
  calls: readonly ModelCall[],
): Promise<readonly ModelMessage[]> {
  const answers = await executor.answer(calls);
  return [
    {
      role: 'assistant',
      content: [
        ...(text.trim() === '' ? [] : [{ type: 'text' as const, text }]),
        ...calls.map(({ id, tool, args }) => ({
          type: 'tool-call' as const,
          toolCallId: id,
          toolName: tool,
          // Vendors take back objects alone.
          input: typeof args === 'object' && args !== null ? args : {},
        })),
      ],
    },
    {
      role: 'tool',
      content: calls.map(({ id, tool }, index) => ({
        type: 'tool-result' as const,
        toolCallId: id,
        toolName: tool,
        output: { type: 'text' as const, value: answers[index] ?? '' },
      })),
    },
  ];
}

/** The model writes over facts that were read, without tools. Blocks are emitted as they are checked. */
export async function writeOverFacts(
  work: ModelTurn,
  facts: string,
  read: Pick<ModelTools, 'results' | 'args'>,
  draft?: TurnAnswer['answer'],
): Promise<Written> {
  const { turn, known } = work;
  turn.tell({ type: 'progress', text: 'Writing the answer…', stepIndex: 0, totalSteps: 1 });
  const drafted = draft === undefined ? '' : toDraftText(draft);
  const draftText = drafted === '' ? '' : `\n<draft>\n${drafted}\n</draft>`;
  const grounder = toGrounder(work, read, (block) => turn.tell({ type: 'block', block }), drafted);
  const reply = await runRound({
    ...work,
    instructions: WRITING_INSTRUCTIONS,
    messages: [toUserMessage(`${facts}${draftText}\n${toQuestionText(turn.request, known)}`)],
    onText: (part) => grounder.push(part),
  });
  if (reply.text.trim() === '') throw new ModelFailure('empty');
  const written = grounder.end({ isCut: reply.isCut });
  if (written.blocks.length === 0) throw new ModelFailure('ungrounded');
  return written;
}

function toGrounder(
  { turn, known }: ModelTurn,
  { results, args }: Pick<ModelTools, 'results' | 'args'>,
  onBlock: (block: Block) => void,
  draft = '',
): TextGrounder {
  const { text, thread = [] } = turn.request;
  const ids = [...known.ids];
  const isEcho = createEchoes({ texts: [text, ...thread.map(({ question }) => question)], ids, args });
  const own = new Set(toSentences(draft));
  return createTextGrounder(toGround(results, isEcho, ids, own), {
    onBlock,
    onChecking: (checking) => turn.tell({ type: 'checking', text: checking }),
  });
}

/** The tools for the model of a turn. */
export const openTools = ({ turn, known }: ModelTurn, mostCalls: number): ModelTools =>
  createModelTools({ turn, known, mostCalls, tools: toToolNames(turn.request.mode, known.entities) });
