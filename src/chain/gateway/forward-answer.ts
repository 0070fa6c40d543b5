import type { ServerResponse } from 'node:http';
import type { ChainFailure } from '../errors.ts';
import type { Answer } from './answer.ts';

/** What to send a client that asked by JSON-RPC over HTTP. */
export interface ForwardAnswer {
  readonly status: number;
  /** Without `Content-Length`, which is `bytes`. */
  readonly headers: Readonly<Record<string, string>>;
  /** In order; a string holds one character a byte (latin1), so that bytes of a node pass as they came. */
  readonly body: readonly (string | Uint8Array)[];
  readonly bytes: number;
  /** Summed weight of the calls, for limits. */
  readonly cost: number;
}

/** One call's part of a `ForwardAnswer`. */
export interface CallAnswer {
  readonly status: number;
  readonly body: readonly (string | Uint8Array)[];
  readonly staleSeconds?: number;
  readonly retryAfterSeconds?: number;
}

const JSON_HEADERS: Readonly<Record<string, string>> = { 'Content-Type': 'application/json' };

/** Up to this size copying is cheaper than writing several pieces. */
const ONE_PIECE_BYTES = 65_536;

const RPC_INTERNAL_ERROR = -32603;
const RPC_BEHIND = -32016;

/** The call's answer with the client's own id. The node's bytes are not looked into. */
export function toCallAnswer(id: string, { body, error }: Answer, staleSeconds?: number): CallAnswer {
  const head = `{"jsonrpc":"2.0","id":${id},"${error === undefined ? 'result' : 'error'}":`;
  return {
    status: 200,
    body: typeof body === 'string' ? [`${head}${body}}`] : [head, ...body, '}'],
    ...(staleSeconds !== undefined && { staleSeconds }),
  };
}

/** A refusal or a failure as a JSON-RPC error; `message` and `reason` may be shown to anyone. */
export function toErrorAnswer(
  status: number,
  id: string,
  error: { readonly code: number; readonly message: string; readonly reason?: string },
  retryAfterSeconds?: number,
): CallAnswer {
  const { code, message, reason } = error;
  const json = JSON.stringify({ code, message, ...(reason !== undefined && { data: { reason } }) });
  return {
    status,
    body: [`{"jsonrpc":"2.0","id":${id},"error":${Buffer.from(json, 'utf8').toString('latin1')}}`],
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

const FAILURE_STATUS: Readonly<Partial<Record<ChainFailure, number>>> = {
  'rate-limited': 429,
  'too-large': 200,
  behind: 200,
};

/** A failure of the pool: 503 with `Retry-After`, 429 when endpoints ask to slow down. */
export function toFailureAnswer(
  id: string,
  what: ChainFailure,
  message: string,
  retryAfterMs: number,
): CallAnswer {
  const status = FAILURE_STATUS[what] ?? 503;
  const code = what === 'behind' ? RPC_BEHIND : RPC_INTERNAL_ERROR;
  const retryAfterSeconds = status === 200 ? undefined : Math.max(1, Math.ceil(retryAfterMs / 1_000));
  return toErrorAnswer(status, id, { code, message, reason: `chain/${what}` }, retryAfterSeconds);
}

export function toForwardAnswer(call: CallAnswer, cost: number): ForwardAnswer {
  const { staleSeconds, retryAfterSeconds, body, status } = call;
  const headers =
    staleSeconds === undefined && retryAfterSeconds === undefined
      ? JSON_HEADERS
      : {
          ...JSON_HEADERS,
          ...(staleSeconds !== undefined && { 'X-Data-Stale': String(staleSeconds) }),
          ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
        };
  return { status, headers, body, bytes: lengthOf(body), cost };
}

/** The calls' answers in order; 200 unless every one failed. Notifications have none; without any other the answer is 204. */
export function toBatchAnswer(calls: readonly CallAnswer[], cost: number): ForwardAnswer {
  if (calls.length === 0) return { status: 204, headers: {}, body: [], bytes: 0, cost };
  const body: (string | Uint8Array)[] = [];
  for (const [index, call] of calls.entries()) body.push(index === 0 ? '[' : ',', ...call.body);
  body.push(']');
  const failed = calls.every(({ status }) => status !== 200) ? calls[0] : undefined;
  const stale = calls.map(({ staleSeconds }) => staleSeconds).filter((seconds) => seconds !== undefined);
  return toForwardAnswer(
    {
      status: failed?.status ?? 200,
      body,
      ...(failed?.retryAfterSeconds !== undefined && { retryAfterSeconds: failed.retryAfterSeconds }),
      ...(stale.length > 0 && { staleSeconds: Math.max(...stale) }),
    },
    cost,
  );
}

function lengthOf(body: readonly (string | Uint8Array)[]): number {
  let length = 0;
  for (const part of body) length += part.length;
  return length;
}

/** The whole body in one piece; for tests and small answers. */
export function toForwardBytes({ body, bytes }: ForwardAnswer): Buffer {
  const whole = Buffer.allocUnsafe(bytes);
  let at = 0;
  for (const part of body) {
    if (typeof part === 'string') whole.write(part, at, 'latin1');
    else whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Writes an answer to Node's own response; headers set on it before stay. A response whose client has
 * gone is left alone.
 */
export function writeForwardAnswer(answer: ForwardAnswer, response: ServerResponse): void {
  if (response.destroyed || response.headersSent) return;
  const { status, headers, body, bytes } = answer;
  if (status === 204) {
    response.writeHead(204).end();
    return;
  }
  response.writeHead(
    status,
    headers === JSON_HEADERS
      ? { 'Content-Type': 'application/json', 'Content-Length': bytes }
      : { ...headers, 'Content-Length': bytes },
  );
  const only = body[0];
  if (body.length === 1 && typeof only === 'string') {
    response.end(only, 'latin1');
    return;
  }
  if (bytes <= ONE_PIECE_BYTES) {
    response.end(toForwardBytes(answer));
    return;
  }
  response.cork();
  for (const part of body) {
    if (typeof part === 'string') response.write(part, 'latin1');
    else response.write(part);
  }
  response.end();
  response.uncork();
}
