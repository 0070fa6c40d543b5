/** A language model that says what a script tells it to: no network, no chance, the same for the same conversation. */
import type { ChatModel } from '../define-model.ts';

type Streamed = Awaited<ReturnType<ChatModel['doStream']>>['stream'];
type Part = Streamed extends ReadableStream<infer One> ? One : never;
export type ScriptAsk = Parameters<ChatModel['doStream']>[0];

export type ScriptStep =
  | { readonly kind: 'text'; readonly text: string }
  /** `args` that are a text are sent as they are, so that they can be no JSON. */
  | { readonly kind: 'call'; readonly tool: string; readonly args: unknown }
  /** The vendor's error, before anything was said. */
  | { readonly kind: 'refuse'; readonly error: Error }
  /** The stream breaks off here. */
  | { readonly kind: 'drop'; readonly error: Error }
  | { readonly kind: 'wait'; readonly ms: number }
  /** Ends as the vendor's filter ends it, or at the limit of tokens. */
  | { readonly kind: 'end'; readonly reason: 'content-filter' | 'length' };

/** What is said next in a conversation. */
export type Script = (ask: ScriptAsk) => readonly ScriptStep[];

export interface ScriptOptions {
  readonly model?: string;
  /** Resolves after `ms` or when the signal aborts, in whose case it rejects. */
  readonly wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Characters of one part of a text. */
  readonly chunk?: number;
}

const CHUNK = 24;

export function createScriptedModel(
  script: Script,
  { model = 'script', wait = waitNever, chunk = CHUNK }: ScriptOptions = {},
): ChatModel {
  return {
    specificationVersion: 'v4',
    provider: 'scripted',
    modelId: model,
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('the scripted model only streams')),
    doStream(ask) {
      const steps = script(ask);
      const refused = steps.find((step) => step.kind === 'refuse');
      if (refused !== undefined) return Promise.reject(refused.error);
      const parts = toParts(steps, ask, wait, chunk);
      return Promise.resolve({
        stream: new ReadableStream<Part>({
          async pull(controller) {
            try {
              const { done, value } = await parts.next();
              if (done === true) controller.close();
              else controller.enqueue(value);
            } catch (error) {
              controller.error(error);
            }
          },
        }),
      });
    },
  };
}

async function* toParts(
  steps: readonly ScriptStep[],
  ask: ScriptAsk,
  wait: NonNullable<ScriptOptions['wait']>,
  chunk: number,
): AsyncGenerator<Part> {
  yield { type: 'stream-start', warnings: [] };
  let calls = 0;
  let written = 0;
  let reason: 'stop' | 'tool-calls' | 'content-filter' | 'length' = 'stop';
  for (const step of steps) {
    ask.abortSignal?.throwIfAborted();
    switch (step.kind) {
      case 'text': {
        const id = `text-${written}`;
        yield { type: 'text-start', id };
        for (let at = 0; at < step.text.length; at += chunk) {
          yield { type: 'text-delta', id, delta: step.text.slice(at, at + chunk) };
        }
        yield { type: 'text-end', id };
        written += step.text.length;
        break;
      }
      case 'call': {
        const input = typeof step.args === 'string' ? step.args : JSON.stringify(step.args);
        yield {
          type: 'tool-call',
          toolCallId: `call-${ask.prompt.length}-${++calls}`,
          toolName: step.tool,
          input,
        };
        reason = 'tool-calls';
        break;
      }
      case 'wait':
        await wait(step.ms, ask.abortSignal);
        break;
      case 'end':
        reason = step.reason;
        break;
      default:
        throw step.error;
    }
  }
  const [input, output] = [Math.ceil(JSON.stringify(ask.prompt).length / 4), Math.ceil(written / 4)];
  yield {
    type: 'finish',
    finishReason: { unified: reason, raw: reason },
    usage: {
      inputTokens: { total: input, noCache: input, cacheRead: undefined, cacheWrite: undefined },
      outputTokens: { total: output, text: output, reasoning: undefined },
    },
  };
}

/** A script without a clock cannot wait: it is as if nothing ever came. */
const waitNever = (_ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
