import type { ModelMessage, ToolSet } from 'ai';
import { traced } from '#std/tracing/trace';
import type { ChatModel } from '../models/define-model.ts';
import { ModelFailure, toModelFailure } from './model-failure.ts';
import { withPatience, type Patience } from './model-retry.ts';
import type { TokenBudget } from './token-budget.ts';

export interface ModelCall {
  readonly id: string;
  readonly tool: string;
  /** `undefined` where it was no JSON. */
  readonly args: unknown;
}

export interface Round {
  readonly text: string;
  readonly calls: readonly ModelCall[];
  /** The reply met the limit of tokens. */
  readonly isCut: boolean;
}

/** Figures of the calls to a vendor for one question. */
export interface Usage {
  /** Requests, those that were refused among them. */
  rounds: number;
  inputTokens: number;
  outputTokens: number;
}

export interface RoundAsk {
  readonly model: ChatModel;
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools?: ToolSet | undefined;
  readonly maxTokens: number;
  readonly budget: TokenBudget;
  readonly usage: Usage;
  readonly secrets: readonly string[];
  readonly signal: AbortSignal;
  readonly patience: Omit<Patience, 'signal' | 'mayRepeat'>;
  readonly onText: (part: string) => void;
}

/** Most calls of one reply that are looked at. */
const MOST_CALLS = 16;
/** Characters of a token, to count with where a vendor does not. */
const TOKEN_LENGTH = 4;

/**
 * Asks a model, and again while its vendor refuses with no more than that it is busy or ill. Rejects with a
 * `ModelFailure`, or the signal's reason as soon as it aborts.
 */
export function runRound(ask: RoundAsk): Promise<Round> {
  let hasSpoken = false;
  const onText = (part: string) => {
    hasSpoken = true;
    ask.onText(part);
  };
  // What was said cannot be taken back, so it is not asked for again.
  const patience = { ...ask.patience, signal: ask.signal, mayRepeat: () => !hasSpoken };
  return withPatience(patience, () =>
    traced(
      'model round',
      async (span) => {
        const round = await askOnce({ ...ask, onText });
        span?.set({ 'osvm.calls': round.calls.length, 'osvm.cut': round.isCut });
        return round;
      },
      { kind: 'client' },
    ),
  );
}

async function askOnce(ask: RoundAsk): Promise<Round> {
  const { model, instructions, messages, tools, maxTokens, usage, signal } = ask;
  signal.throwIfAborted();
  const { streamText } = await import('ai');
  // Its warnings would go to the console, past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const read = Math.ceil((instructions.length + JSON.stringify([messages, tools]).length) / TOKEN_LENGTH);
  const settle = await ask.budget.reserve(read + maxTokens);
  if (typeof settle === 'string') throw new ModelFailure(`budget-${settle}`);
  usage.rounds++;
  let text = '';
  let counted: { readonly input: number; readonly output: number } | undefined;
  try {
    const { stream } = streamText({
      model,
      instructions,
      messages: [...messages],
      ...(tools !== undefined && { tools }),
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: signal,
      telemetry: { isEnabled: false },
      // What goes wrong is a part of the stream; the SDK would print it.
      onError: () => {},
    });
    const calls: ModelCall[] = [];
    let isCut = false;
    let hasEnded = false;
    for await (const part of untilAborted(stream, signal)) {
      switch (part.type) {
        case 'text-delta':
          text += part.text;
          ask.onText(part.text);
          break;
        case 'tool-call':
          if (calls.length < MOST_CALLS && calls.every(({ id }) => id !== part.toolCallId)) {
            const isRead = !('invalid' in part && part.invalid === true) || typeof part.input === 'object';
            calls.push({ id: part.toolCallId, tool: part.toolName, args: isRead ? part.input : undefined });
          }
          break;
        case 'finish':
          counted = toCount(part.totalUsage);
          hasEnded = true;
          isCut = part.finishReason === 'length';
          if (part.finishReason === 'content-filter') throw new ModelFailure('refused');
          if (isBrokenOff(part.finishReason, part.rawFinishReason)) throw new ModelFailure('dropped');
          break;
        case 'error':
          throw toModelFailure(part.error, ask.secrets);
      }
    }
    if (!hasEnded) throw new ModelFailure('dropped');
    return { text, calls, isCut };
  } catch (error) {
    signal.throwIfAborted();
    const failure = toModelFailure(error, ask.secrets);
    // A request that was refused is not charged for.
    if (failure.status !== undefined || failure.kind === 'unreachable') counted = { input: 0, output: 0 };
    throw failure;
  } finally {
    const used = counted ?? { input: read, output: Math.ceil(text.length / TOKEN_LENGTH) };
    usage.inputTokens += used.input;
    usage.outputTokens += used.output;
    await settle(used.input + used.output);
  }
}

/** Vendors that end without a word of why have not ended. */
const isBrokenOff = (reason: string, raw: string | undefined): boolean =>
  reason === 'error' || reason === 'interrupted' || (reason === 'other' && raw === undefined);

const toCount = ({
  inputTokens,
  outputTokens,
}: {
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}): { readonly input: number; readonly output: number } | undefined =>
  inputTokens === undefined || outputTokens === undefined
    ? undefined
    : { input: inputTokens, output: outputTokens };

/** The parts of a stream; a vendor that does not stop is left behind. */
async function* untilAborted<T>(stream: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = stream[Symbol.asyncIterator]();
  let onAbort: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  aborted.catch(() => {});
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    if (onAbort !== undefined) signal.removeEventListener('abort', onAbort);
    void Promise.resolve(iterator.return?.()).catch(() => {});
  }
}
