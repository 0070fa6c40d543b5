import type { Dispatcher } from 'undici';
import type { Answer } from './answer.ts';
import type { Endpoint } from './endpoint.ts';
import { readEnvelope } from './envelope.ts';
import { parseRetryAfter, toFault, type Fault } from './fault.ts';
import { isAskedElsewhere } from './rpc-codes.ts';

export type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'fault'; readonly fault: Fault };

export interface AttemptLimits {
  readonly attemptMs: number;
  readonly answerBytes: number;
}

/** Bytes of answers being received at one time, over the whole gateway. */
export interface Receiving {
  bytes: number;
  readonly most: number;
}

const OK = 200;
const BAD_REQUEST = 400;
const SERVER_ERROR = 500;
/** The most that is read of a failure to find a JSON-RPC error in it. */
const FAILURE_BYTES = 65_536;
const JSON_TYPE = /^application\/json\b/;

const GIVEN_UP = new Error('given up');
let nextId = 0;

/**
 * One question to one endpoint; `method` is a name that needs no quoting. `done` is called exactly once, unless `cancel` came first. Whatever ends
 * an attempt before its answer is whole also ends its connection, so no half-read answer meets the next question.
 */
export class Attempt implements Dispatcher.DispatchHandler {
  readonly endpoint: Endpoint;
  readonly #id: number;
  readonly #body: string;
  readonly #limits: AttemptLimits;
  readonly #receiving: Receiving;
  readonly #done: (outcome: Outcome, attempt: Attempt) => void;
  #timer: NodeJS.Timeout | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #chunks: Uint8Array[] = [];
  #length = 0;
  #status = OK;
  #ended = false;

  constructor(
    endpoint: Endpoint,
    method: string,
    paramsJson: string,
    limits: AttemptLimits,
    receiving: Receiving,
    done: (outcome: Outcome, attempt: Attempt) => void,
  ) {
    this.endpoint = endpoint;
    this.#id = nextId = (nextId + 1) % 1_000_000_000;
    this.#limits = limits;
    this.#receiving = receiving;
    this.#done = done;
    this.#body = `{"jsonrpc":"2.0","id":${this.#id},"method":"${method}","params":${paramsJson}}`;
  }

  /** Sends the question. `done` may be called before this returns. */
  start(): void {
    const { endpoint } = this;
    this.#timer = setTimeout(() => this.#fail({ kind: 'timeout' }), this.#limits.attemptMs);
    endpoint.inFlight++;
    endpoint.calls++;
    endpoint.client.dispatch(
      { path: endpoint.path, method: 'POST', headers: endpoint.headers, body: this.#body },
      this,
    );
  }

  /** Ends the attempt without a word to `done`. */
  cancel(): void {
    if (this.#end()) this.#controller?.abort(GIVEN_UP);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) controller.abort(GIVEN_UP);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    // 1xx answers come before the real one.
    if (status < 200 || this.#ended) return;
    this.#status = status;
    const fault = this.#readHead(status, headers);
    if (fault !== undefined) this.#fail(fault);
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#ended) return;
    this.#length += chunk.length;
    this.#receiving.bytes += chunk.length;
    if (this.#length > this.#limits.answerBytes) this.#fail({ kind: 'too-large' });
    else if (this.#status >= SERVER_ERROR && this.#length > FAILURE_BYTES) this.#fail(this.#toStatusFault());
    else if (this.#receiving.bytes > this.#receiving.most) this.#fail({ kind: 'crowded' });
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.#ended) return;
    const chunks = this.#chunks;
    const length = this.#length;
    this.#end();
    const read = readEnvelope(chunks, length, this.#id);
    const isFailure = this.#status !== OK && !isOwnError(read, this.#status);
    if (read === 'wrong-id' || (typeof read === 'string' && !isFailure)) this.endpoint.retireConnections();
    if (isFailure) this.#done({ kind: 'fault', fault: this.#toStatusFault() }, this);
    else if (typeof read === 'string') this.#done({ kind: 'fault', fault: { kind: read } }, this);
    else this.#done({ kind: 'answer', answer: read }, this);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#end()) this.#done({ kind: 'fault', fault: toFault(error) }, this);
  }

  #readHead(
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Fault | undefined {
    if (status === 429) {
      const retryAfter = headers['retry-after'];
      const retryAfterMs = parseRetryAfter(
        typeof retryAfter === 'string' ? retryAfter : undefined,
        Date.now(),
      );
      return { kind: 'rate-limited', ...(retryAfterMs !== undefined && { retryAfterMs }) };
    }
    if (status === 401 || status === 403) return { kind: 'forbidden', status };
    if (status >= 300 && status < 400) return { kind: 'redirect', status };
    // Some nodes send a JSON-RPC error with 400 or 500; the envelope tells whether the request is at fault.
    if (status !== OK && status !== BAD_REQUEST) {
      const isJson = JSON_TYPE.test(String(headers['content-type']));
      if (status < SERVER_ERROR || !isJson) return this.#toStatusFault();
    }
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') return { kind: 'encoded' };
    return Number(headers['content-length'] ?? 0) > this.#limits.answerBytes
      ? { kind: 'too-large' }
      : undefined;
  }

  #toStatusFault(): Fault {
    return { kind: 'status', status: this.#status };
  }

  #fail(fault: Fault): void {
    if (!this.#end()) return;
    this.#controller?.abort(GIVEN_UP);
    this.#done({ kind: 'fault', fault }, this);
  }

  #end(): boolean {
    if (this.#ended) return false;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.endpoint.inFlight--;
    this.#receiving.bytes -= this.#length;
    this.#chunks = [];
    this.#length = 0;
    return true;
  }
}

/** Whether what came with a status of failure is the method's own error, which any node would give. */
function isOwnError(read: ReturnType<typeof readEnvelope>, status: number): boolean {
  if (typeof read === 'string' || read.error === undefined) return false;
  return status === BAD_REQUEST || !isAskedElsewhere(read.error.code);
}
