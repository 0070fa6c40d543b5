import type { ModelMessage } from 'ai';
import { MODEL_CHECKS, type ModelCheckId, type ModelChecks } from '#contracts/operation/model-state';
import type { ModelLimits } from '../../config/assistant-settings.ts';
import type { ChatModel } from '../models/define-model.ts';
import { REAL_TIMERS } from '../runs/plan-lifecycle.ts';
import { ModelFailure, toModelFailure } from './model-failure.ts';
import { runRound, type Round, type Usage } from './model-round.ts';
import { toToolNames, toToolSet } from './model-tools.ts';
import { ALL_BYTES, toUserMessage } from './model-view.ts';
import { toDo } from './probe-advice.ts';
import type { TokenBudget } from './token-budget.ts';

export interface ProbeReport {
  readonly checks: ModelChecks;
  /** Why the checks that failed did, and what to do; for whoever runs the server. */
  readonly faults: readonly { readonly check: ModelCheckId; readonly why: string; readonly toDo: string }[];
  readonly usage: Usage;
}

export interface ProbeOptions {
  readonly open: () => Promise<ChatModel>;
  readonly limits: ModelLimits;
  readonly budget: TokenBudget;
  readonly secrets: readonly string[];
  /** Aborted, it gives up: everything that was not tried is `undefined`. */
  readonly signal: AbortSignal;
  /** For each question it is asked. */
  readonly timeoutMs?: number;
}

const INSTRUCTIONS = 'You are being tested. Do exactly what is asked, in as few words as you can.';
/** Which checks a failure answers, and how; what follows was not tried. */
const REACHED: Readonly<Partial<Record<ModelFailure['kind'], Partial<ModelChecks>>>> = {
  unreachable: { reach: false },
  timeout: { reach: false },
  key: { reach: true, key: false },
  'unknown-model': { reach: true, key: true, model: false },
  dropped: { reach: true, stream: false },
  empty: { reach: true, key: true, model: true, stream: false },
};

/**
 * Asks a model what the assistant will ask of it, by the way the assistant asks: first for words, then with all tools,
 * for JSON, and with as much text as a question may come with (some 30,000 tokens altogether). Never rejects.
 */
export async function probeModel(options: ProbeOptions): Promise<ProbeReport> {
  const { limits, budget, secrets, signal, timeoutMs = limits.timeoutMs } = options;
  const usage: Usage = { rounds: 0, inputTokens: 0, outputTokens: 0 };
  const checks: Partial<Record<ModelCheckId, boolean>> = {};
  const faults: { check: ModelCheckId; why: string; toDo: string }[] = [];
  const fail = (check: ModelCheckId, why: string, failure?: ModelFailure) => {
    checks[check] = false;
    faults.push({ check, why, toDo: toDo(check, failure) });
  };
  const ask = async (content: string, withTools = false): Promise<Round> => {
    const late = AbortSignal.timeout(timeoutMs);
    const messages: ModelMessage[] = [toUserMessage(content)];
    try {
      return await runRound({
        model: await options.open(),
        instructions: INSTRUCTIONS,
        messages,
        tools: withTools ? await toToolSet(toToolNames('agent', [])) : undefined,
        maxTokens: limits.maxTokens,
        budget,
        usage,
        secrets,
        signal: AbortSignal.any([signal, late]),
        // It says how the model is now, so it waits for nothing.
        patience: { timers: REAL_TIMERS, deadlineMs: 0, onWait: () => {} },
        onText: () => {},
      });
    } catch (error) {
      if (late.aborted) throw new ModelFailure('timeout', `no answer within ${timeoutMs} ms`);
      throw toModelFailure(error, secrets);
    }
  };
  const check = async (id: ModelCheckId, asked: () => Promise<string | undefined>): Promise<void> => {
    if (signal.aborted) return;
    try {
      const why = await asked();
      if (why === undefined) checks[id] = true;
      else fail(id, why);
    } catch (error) {
      const failure = toModelFailure(error, secrets);
      if (!signal.aborted && !isNoAnswer(failure)) fail(id, failure.message, failure);
    }
  };

  try {
    const { text } = await ask('Say: I am ready.');
    if (text.trim() === '') throw new ModelFailure('empty', 'it said nothing');
    for (const id of ['reach', 'key', 'model', 'stream'] as const) checks[id] = true;
  } catch (error) {
    const failure = toModelFailure(error, secrets);
    const answered = REACHED[failure.kind] ?? { reach: true };
    Object.assign(checks, answered);
    const failed = MODEL_CHECKS.find((id) => answered[id] === false) ?? 'model';
    if (!signal.aborted) fail(failed, failure.message, failure);
    if (isNoAnswer(failure)) delete checks[failed];
    return { checks: toChecks(checks), faults, usage };
  }
  await check('tools', async () => {
    const { calls } = await ask('Call the tool get_network with the argument topics ["tps"].', true);
    const [call] = calls;
    if (call === undefined) return 'it called none';
    if (call.tool !== 'get_network')
      return `it called ${call.tool.slice(0, 40)} instead of the tool it was given`;
    return typeof call.args === 'object' ? undefined : 'its arguments were not JSON';
  });
  await check('json', async () => {
    const { text } = await ask('Answer with this JSON object and nothing else: {"slot": 7, "names": ["a"]}');
    return isWanted(text) ? undefined : `it answered ${JSON.stringify(text.slice(0, 60))}`;
  });
  await check('context', async () => {
    const lines = 'r1.row (amount): 1,234.567 SOL, as read from the chain\n';
    const filler = lines.repeat(Math.floor(ALL_BYTES / lines.length));
    const { text } = await ask(`The word is heron.\n${filler}\nWhich word was named in the first line?`);
    return /heron/i.test(text) ? undefined : 'it had forgotten the first line';
  });
  return { checks: toChecks(checks), faults, usage };
}

/** It is busy or ill, or has used up its tokens: nothing is known of what it can do. */
const isNoAnswer = ({ kind, isPassing }: ModelFailure): boolean => isPassing || kind.startsWith('budget');

const toChecks = (checks: Partial<Record<ModelCheckId, boolean>>): ModelChecks => ({
  reach: checks.reach,
  key: checks.key,
  model: checks.model,
  stream: checks.stream,
  tools: checks.tools,
  json: checks.json,
  context: checks.context,
});

function isWanted(text: string): boolean {
  try {
    const bare = text
      .trim()
      .replace(/^```(?:json)?/, '')
      .replace(/```$/, '')
      .trim();
    return JSON.stringify(JSON.parse(bare)) === '{"slot":7,"names":["a"]}';
  } catch {
    return false;
  }
}
