/** A model behind a double, asked on the frozen chain. */
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { RunRequest, ToolResult } from '#contracts/assistant/agent';
import { silentLog, type Log } from '#std/log';
import { planner, type Turn, type TurnAnswer, type TurnEvent } from '../../src/server/assistant/index.ts';
import {
  createModelBackend,
  type ModelBackendOptions,
} from '../../src/server/assistant/planning/model-backend.ts';
import { openModel } from '../../src/server/assistant/planning/open-model.ts';
import type { Timers } from '../../src/server/assistant/runs/plan-lifecycle.ts';
import { fill } from '../evals/cast.ts';
import { openStage, type Stage } from '../evals/run-evals.ts';
import { openModelDouble, type DoubleAsk, type DoubleReply, type ModelDouble } from './model-double.ts';

export const KEY = 'secret-key-0123456789';
export const LIMITS = {
  timeoutMs: 20_000,
  toolRounds: 3,
  maxTokens: 2_000,
  dailyTokens: 1_000_000,
  dailyTokensPerAddress: 1_000_000,
  dailyTokensPerAccount: 1_000_000,
};

/** Waits for a vendor are over at once, and a question's time never is. */
export const HURRIED: Timers = {
  nowMs: () => 0,
  after(ms, act) {
    if (ms >= LIMITS.timeoutMs) return () => {};
    const next = setImmediate(act);
    return () => clearImmediate(next);
  },
};

export interface Asking {
  readonly text: string;
  readonly log?: Log;
  readonly signal?: AbortSignal;
  readonly options?: Partial<ModelBackendOptions>;
  readonly more?: Partial<RunRequest>;
  readonly asker?: Turn['asker'];
}

export const PROTOCOLS = ['openai', 'anthropic'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** One chain for the tests of a file, and a double for each question. */
export function useModelStage() {
  let stage: Stage;
  let double: ModelDouble | undefined;
  let tx: string;
  beforeAll(async () => {
    stage = await openStage();
    tx = fill('{swap.tx}', stage.cast);
  });
  afterEach(() => double?.close());
  afterAll(() => stage.close());
  const ask = async (
    protocol: Protocol,
    reply: (ask: DoubleAsk, count: number) => DoubleReply,
    { text, log = silentLog, signal = new AbortController().signal, options, more, asker }: Asking,
  ): Promise<TurnAnswer & { readonly events: readonly TurnEvent[]; readonly double: ModelDouble }> => {
    await double?.close();
    double = await openModelDouble(reply);
    const baseUrl = protocol === 'openai' ? double.openaiUrl : double.anthropicUrl;
    const backend = createModelBackend({
      name: 'double',
      limits: LIMITS,
      secrets: [KEY],
      open: () => openModel(protocol, { baseUrl, apiKey: KEY, model: 'double' }),
      timers: HURRIED,
      ...(text === on.odd() && { clearScore: 99 }),
      ...options,
    });
    const events: TurnEvent[] = [];
    const answer = await backend.answer({
      request: { mode: 'agent', text, ...more },
      cluster: 'localnet',
      parts: { ...stage.world.chain.parts, log, nowMs: () => stage.world.chain.nowMs },
      signal,
      asker,
      tell: (event) => events.push(event),
    });
    return { ...answer, events, double };
  };

  const askPlanner = (text: string): Promise<TurnAnswer> =>
    planner.answer({
      request: { mode: 'agent', text },
      cluster: 'localnet',
      parts: { ...stage.world.chain.parts, nowMs: () => stage.world.chain.nowMs },
      signal: new AbortController().signal,
      tell: () => {},
    });

  const on = {
    get stage() {
      return stage;
    },
    /** Of the last question. */
    get double() {
      return double;
    },
    /** A swap. */
    get tx() {
      return tx;
    },
    ask,
    askPlanner,
    /** Planned by the model, however near an intent is. */
    odd: () => `tell its story as a saga: ${tx}`,
  };
  return on;
}

export const say = (text: string): DoubleReply => ({ steps: [{ kind: 'text', text }] });
export const call = (tool: string, args: unknown): DoubleReply => ({
  steps: [{ kind: 'call', tool, args: typeof args === 'string' ? args : JSON.stringify(args) }],
});
export const toText = ({ answer }: TurnAnswer): string =>
  answer.blocks
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : 'spans' in block ? block.spans : []))
    .map(({ text }) => text)
    .join('');
export const notesOf = ({ answer }: TurnAnswer): readonly string[] =>
  answer.blocks.flatMap((block) =>
    block.kind === 'note' ? [block.spans.map(({ text }) => text).join('')] : [],
  );
export const toolsOf = (results: readonly ToolResult[]): readonly string[] => results.map(({ tool }) => tool);
