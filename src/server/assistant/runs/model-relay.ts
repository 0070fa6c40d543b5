import { OWN_MODEL_LIMITS, type ModelPart } from '#contracts/assistant/own-model';
import type { TurnEvent } from '../planning/turn.ts';

/** Requests to a vendor that somebody else makes: each goes out as an event, and comes back in parts. */
export interface ModelRelay {
  /** A `fetch` whose requests are told, and made by whoever reads them. */
  openFetch(tell: (event: TurnEvent) => void): typeof fetch;
  /** Takes a part of an answer; says whether it was waited for. */
  take(part: ModelPart): boolean;
}

interface Waiting {
  readonly take: (part: ModelPart) => void;
}

/** Headers a vendor's protocol has; the key is none of them. */
const PROTOCOL_HEADERS = ['anthropic-version', 'anthropic-beta'] as const;

export function createModelRelay(): ModelRelay {
  const waiting = new Map<number, Waiting>();
  let asks = 0;
  return {
    openFetch: (tell) => (_input, init) =>
      new Promise<Response>((resolve, reject) => {
        const { signal, body, headers } = init ?? {};
        if (typeof body !== 'string') throw new TypeError('a model is asked in JSON');
        signal?.throwIfAborted();
        const ask = ++asks;
        const settle = () => {
          signal?.removeEventListener('abort', onAbort);
          if (waiting.delete(ask)) tell({ type: 'model-settled', ask });
        };
        const answer = createAnswer(resolve, reject, settle);
        const onAbort = () => {
          settle();
          answer.fail(signal?.reason);
        };
        signal?.addEventListener('abort', onAbort, { once: true });
        waiting.set(ask, answer);
        const given = new Headers(headers);
        const protocol = PROTOCOL_HEADERS.flatMap((name) => {
          const value = given.get(name);
          return value === null ? [] : [[name, value] as const];
        });
        tell({ type: 'model-ask', ask, headers: Object.fromEntries(protocol), body });
      }),
    take(part) {
      const found = waiting.get(part.ask);
      found?.take(part);
      return found !== undefined;
    },
  };
}

/** A response made of parts; `onSettled` is called once it is whole or has failed. */
function createAnswer(
  resolve: (response: Response) => void,
  reject: (reason: unknown) => void,
  onSettled: () => void,
) {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let length = 0;
  let isOver = false;
  const fail = (reason: unknown) => {
    if (isOver) return;
    isOver = true;
    if (controller === undefined) reject(reason);
    else controller.error(reason);
    onSettled();
  };
  const begin = (status: number, retryAfter: string | undefined) => {
    const stream = new ReadableStream<Uint8Array>({
      start(opened) {
        controller = opened;
      },
      cancel() {
        isOver = true;
        onSettled();
      },
    });
    const type = status === 200 ? 'text/event-stream' : 'application/json';
    const headers = new Headers({ 'Content-Type': type });
    if (retryAfter !== undefined && /^[\x20-\x7e]*$/.test(retryAfter)) headers.set('Retry-After', retryAfter);
    // A status without a body, such as 204, is no answer of a model.
    resolve(new Response(stream, { status: [204, 205, 304].includes(status) ? 502 : status, headers }));
  };
  return {
    fail,
    take({ status, retryAfter, text, end }: ModelPart) {
      if (isOver) return;
      if (controller === undefined && status !== undefined) begin(status, retryAfter);
      if (end === 'unreachable' || (controller === undefined && end !== undefined)) {
        // As the fetch of this process fails where nobody answers.
        return fail(
          new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED', message: 'not reached' } }),
        );
      }
      length += text?.length ?? 0;
      if (length > OWN_MODEL_LIMITS.answerLength) return fail(new Error('the answer is too long'));
      if (text !== undefined && text !== '') controller?.enqueue(encoder.encode(text));
      if (end === 'broken') return fail(new Error('the answer broke off'));
      if (end === 'whole') {
        isOver = true;
        controller?.close();
        onSettled();
      }
    },
  };
}
