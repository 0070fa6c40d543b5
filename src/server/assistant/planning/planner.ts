import type { Answer, Entity, ToolResult, TurnContext } from '#contracts/assistant/agent';
import type { Asked, Intent, Writing } from '../intents/define-intent.ts';
import { toEntityTitle } from './entity-title.ts';
import type { Understanding } from '../understanding/understand.ts';
import { verifyBlocks } from '../grounding/verify-blocks.ts';
import { code, link, Writer } from '#assistant/write/writer';
import { answerQuestion } from './answer-question.ts';
import { readQuestion } from './read-question.ts';
import { toListed } from './listed-things.ts';
import { runPlan, toPlanSteps } from './run-plan.ts';
import { TOOLS } from '../toolkit/run-tool.ts';
import { createToolExecutor } from './tool-executor.ts';
import type { Backend, Turn, TurnAnswer } from './turn.ts';
import { understandTurn } from './understand-turn.ts';

/** Answers without a language model: understands the question, runs the plan of its intent, writes from facts. */
export const planner: Backend = {
  name: 'planner',
  answer: async (turn) => {
    const parsed = await readQuestion(turn);
    if (parsed !== undefined && parsed.score > 0.8) return answerQuestion(turn, parsed);
    return answerUnderstood(turn, await understandTurn(turn));
  },
};

/** What the planner answers to a question that was understood already. */
export const answerUnderstood = async (turn: Turn, understood: Understanding): Promise<TurnAnswer> =>
  understood.kind === 'intent' ? carryOut(turn, understood) : askBack(turn, understood);

async function carryOut(
  turn: Turn,
  { intent, filling, asked }: Extract<Understanding, { kind: 'intent' }>,
): Promise<TurnAnswer> {
  const { slots, entities } = filling;
  const steps = intent.plan({ slots, asked });
  if (turn.request.mode === 'assistant' && !steps.every(({ tool }) => TOOLS.get(tool)?.inAssistant)) {
    return sendToAgent(turn, intent, entities);
  }
  turn.tell({ type: 'plan', intent: intent.id, title: intent.title, steps: toPlanSteps(steps) });
  const executor = createToolExecutor(turn, () => steps.length);
  const results = await runPlan(steps, executor.call);
  const answer = writeAnswer({ intent, slots, asked, results, context: { intent: intent.id, entities } });
  for (const block of answer.blocks) turn.tell({ type: 'block', block });
  return { answer, results: executor.results };
}

/** Says that a question takes a plan of several tools, which this mode does not make. */
function sendToAgent(turn: Turn, intent: Intent, entities: readonly Entity[]): TurnAnswer {
  const writer = new Writer();
  turn.tell({ type: 'plan', intent: intent.id, title: 'Say who answers this', steps: [] });
  writer.line`That takes a plan over the chain, which an agent makes: this chat answers from the documentation and from what a page shows.`;
  writer.text`Open a new tab in agent mode and ask it there.`;
  writer.suggest('What can you do?', 'How is the network doing?');
  const answer = toAnswer(writer, [], { intent: intent.id, entities });
  for (const block of answer.blocks) turn.tell({ type: 'block', block });
  return { answer, results: [] };
}

/** Writes what an intent says of its results. Every figure is checked against them. */
export function writeAnswer({
  intent,
  slots,
  asked,
  results,
  context,
}: {
  readonly intent: Intent;
  readonly slots: Readonly<Record<string, string>>;
  readonly asked: Asked;
  readonly results: ReadonlyMap<string, ToolResult>;
  readonly context: TurnContext;
}): Answer {
  const writer = new Writer();
  const failed = [...results.values()].filter(({ ok }) => !ok);
  const writing: Writing<string> = {
    slots,
    asked,
    results,
    read: <T>(step: string) => {
      const result = results.get(step);
      // The step names the tool, and the tool the type of its data.
      return result?.ok === true ? (result as ToolResult<T> & { readonly data: T }) : undefined;
    },
  };
  const first = results.values().next().value;
  if (first !== undefined && !first.ok) writeFailure(writer, first);
  else {
    intent.write(writer, writing);
    for (const result of failed) {
      if (result !== first) writer.note`A part could not be read: ${result.facts[0]}`;
    }
  }
  for (const result of results.values()) {
    const cut = result.truncated?.[0];
    if (cut !== undefined) writer.note`Not all that ${code(result.tool)} found is listed here.`;
  }
  return toAnswer(writer, [...results.values()], context);
}

function writeFailure(writer: Writer, { facts, links }: ToolResult): void {
  const [message, hint] = facts;
  writer.line`${message}`;
  if (hint !== undefined) writer.text`${hint}`;
  const [first] = links;
  if (first !== undefined) writer.text`${link(first.href, first.label)}`;
  writer.suggest('What can you do?', 'How is the network doing?');
}

export function toAnswer(writer: Writer, results: readonly ToolResult[], context: TurnContext): Answer {
  const { blocks, grounding } = verifyBlocks(writer.blocks, results);
  const listed = toListed(blocks, results, context.intent.split('.')[0] ?? '');
  return {
    blocks,
    suggestions: writer.suggestions,
    choices: writer.choices,
    context: listed.length === 0 ? context : { ...context, listed },
    grounding,
  };
}

/** Asks what was meant, with at most three answers to choose from. */
function askBack(turn: Turn, understood: Extract<Understanding, { kind: 'unclear' }>): TurnAnswer {
  const { why, about, entities, candidates, tokens } = understood;
  const writer = new Writer();
  turn.tell({ type: 'plan', intent: 'clarify', title: 'Ask what is meant', steps: [] });
  switch (why) {
    case 'unknown-name':
      writer.line`No token by that name is known on this cluster. Names are what tokens this server has met call themselves; with the mint's address it is found in any case.`;
      writer.text`You can also look in ${link('/tokens', 'the list of traded tokens')}.`;
      break;
    case 'missing': {
      const need = about?.needs.find(({ optional }) => optional !== true)?.kind ?? 'account';
      writer.line`Which ${{ kind: 'text', text: NEED_TEXTS[need] }} do you mean? Paste it here, or open its page and ask again.`;
      break;
    }
    case 'malformed':
      writer.line`That looks like an address or a signature, but it is neither: addresses and signatures are base58 of a fixed length. Check that all of it was copied.`;
      break;
    case 'too-slow':
      writer.line`Working out what this asks took too long, so it was given up. Ask it in fewer words, one thing at a time.`;
      break;
    case 'shared-symbol':
      writer.line`Several tokens use this symbol. Anyone can give a token any symbol, so the mint decides. Which one do you mean?`;
      for (const { id } of tokens)
        writer.choose(toEntityTitle({ kind: 'token', id }), `${turn.request.text} ${id}`);
      break;
    default:
      writer.line`I am not sure what you ask. Name a transaction, an account, a token, a program or a block, or choose one of these.`;
      for (const { intent } of candidates) {
        if (intent.needs.length > 0 || intent.id.startsWith('net') || intent.id.startsWith('help')) {
          writer.choose(intent.title, toQuestion(intent, entities));
        }
      }
  }
  if (writer.suggestions.length === 0 && writer.choices.length === 0) {
    writer.suggest('What can you do?', 'How is the network doing?', 'Show the newest tokens');
  }
  const context: TurnContext = { intent: 'clarify', entities };
  const answer = toAnswer(writer, [], context);
  for (const block of answer.blocks) turn.tell({ type: 'block', block });
  return { answer, results: [] };
}

const NEED_TEXTS: Readonly<Record<Entity['kind'], string>> = {
  transaction: 'transaction (its signature)',
  account: 'account (its address)',
  token: 'token (its mint or symbol)',
  program: 'program (its address)',
  block: 'block (its slot)',
  epoch: 'epoch',
  validator: 'validator (its vote account)',
  domain: 'name (such as toly.sol)',
};

/** A phrase of the intent with what is there in its holes. */
function toQuestion({ phrases, title }: Intent, entities: readonly Entity[]): string {
  const [entity] = entities;
  const plain = phrases.find((phrase) => !phrase.includes('{'));
  return entity === undefined ? (plain ?? title) : `${plain ?? title} ${entity.id}`;
}
