import type { ToolSet } from 'ai';
import {
  AGENT_LIMITS,
  type Entity,
  type EntityKind,
  type PlanStep,
  type ToolResult,
} from '#contracts/assistant/agent';
import { TOOLS } from '../toolkit/run-tool.ts';
import { toArgumentSchema } from '../toolkit/tool-cards.ts';
import { checkArguments, type Known } from './call-policy.ts';
import type { ModelCall } from './model-round.ts';
import { ALL_BYTES, RESULT_BYTES, toResultText } from './model-view.ts';
import { createToolExecutor } from './tool-executor.ts';
import type { Turn } from './turn.ts';

/** The tools as a model may use them: checked, counted, and answered in marks. */
export interface ModelTools {
  /** Answers the calls of one reply, in their order. */
  answer(calls: readonly ModelCall[]): Promise<readonly string[]>;
  readonly results: readonly ToolResult[];
  /** Arguments of the calls that were made. */
  readonly args: readonly Readonly<Record<string, unknown>>[];
  /** What the calls were about. */
  readonly entities: readonly Entity[];
  readonly steps: readonly PlanStep[];
}

export interface ModelToolsOptions {
  readonly turn: Turn;
  /** Names of the tools it may use. */
  readonly tools: readonly string[];
  readonly known: Known;
  /** Calls that are left to it. */
  readonly mostCalls?: number;
}

export function createModelTools({
  turn,
  tools,
  known,
  mostCalls = AGENT_LIMITS.toolCalls,
}: ModelToolsOptions): ModelTools {
  const steps: PlanStep[] = [];
  const args: Readonly<Record<string, unknown>>[] = [];
  const answered = new Map<string, Promise<ToolResult>>();
  const executor = createToolExecutor(turn, () => steps.length);
  let asked = 0;
  let bytesLeft = ALL_BYTES;

  const answerOne = async ({ tool, args: given }: ModelCall): Promise<string> => {
    if (!tools.includes(tool)) return refuse('There is no such tool.');
    if (++asked > mostCalls)
      return refuse('This question has used up its tool calls. Answer from what was read.');
    const checked = checkArguments(tool, given, known, executor.facts, executor.results);
    if (checked.kind === 'refused') return refuse(checked.why);
    const key = `${tool} ${JSON.stringify(checked.args)}`;
    let result = answered.get(key);
    if (result === undefined) {
      const step = { id: `m${steps.length + 1}`, tool, title: TOOLS.get(tool)?.title ?? 'Use a tool' };
      steps.push(step);
      args.push(checked.args);
      turn.tell({ type: 'plan', intent: 'model', title: 'Answer with the tools', steps: [...steps] });
      result = executor.call(tool, checked.args, step.id);
      answered.set(key, result);
    }
    const text = toResultText(await result, Math.max(1_024, Math.min(RESULT_BYTES, bytesLeft)));
    bytesLeft -= Buffer.byteLength(text);
    return text;
  };
  return {
    results: executor.results,
    args,
    steps,
    get entities() {
      return toEntities(args);
    },
    answer: (calls) => Promise.all(calls.map(answerOne)),
  };
}

const refuse = (why: string): string => `<result ok="no">refused: ${why}</result>`;

const KIND_OF: Readonly<Record<string, EntityKind>> = {
  signature: 'transaction',
  address: 'account',
  owner: 'account',
  trader: 'account',
  mint: 'token',
  programId: 'program',
  slot: 'block',
  vote: 'validator',
};

const toEntities = (args: readonly Readonly<Record<string, unknown>>[]): readonly Entity[] => {
  const entities = args.flatMap((call) =>
    Object.entries(call).flatMap(([name, value]): Entity[] => {
      const kind = KIND_OF[name];
      return kind === undefined || (typeof value !== 'string' && typeof value !== 'number')
        ? []
        : [{ kind, id: String(value) }];
    }),
  );
  return [...new Map(entities.map((entity) => [`${entity.kind} ${entity.id}`, entity])).values()].slice(0, 8);
};

/** Tools as the SDK describes them to a model; calls come back to be answered here. */
export async function toToolSet(names: readonly string[]): Promise<ToolSet> {
  const { jsonSchema, tool: describe } = await import('ai');
  return Object.fromEntries(
    names.flatMap((name) => {
      const tool = TOOLS.get(name);
      if (tool === undefined) return [];
      const description = tool.description.split('Outside a conversation')[0]!.trim();
      return [
        [name, describe({ description, inputSchema: jsonSchema(withoutFacts(toArgumentSchema(tool))) })],
      ];
    }),
  );
}

/** Other doors may give `compute` facts of their own; a model may not make any. */
const withoutFacts = ({ properties, ...schema }: Record<string, unknown>): Record<string, unknown> => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(properties ?? {}).filter(([name]) => name !== 'facts')),
});

/** What a model may use: everything, or for the assistant the documentation and what its page is about. */
export function toToolNames(mode: 'agent' | 'assistant', entities: readonly Entity[]): readonly string[] {
  const named = new Set<EntityKind>(entities.map(({ kind }) => kind));
  return [...TOOLS.values()]
    .filter(
      ({ about = [] }) => mode === 'agent' || about === 'anything' || about.some((kind) => named.has(kind)),
    )
    .map(({ name }) => name);
}
