import { isUtf8 } from 'node:buffer';
import { parseLossless } from '#std/json';
import { ParameterError, toCanonicalJson } from './canonical-json.ts';
import type { MethodRule } from './method-rules.ts';

/** One call of a client that may be passed on. */
export interface Call {
  readonly kind: 'call';
  /** JSON of the client's id, one character a byte; absent for a notification. */
  readonly id: string | undefined;
  readonly method: string;
  readonly params: readonly unknown[];
  readonly paramsJson: string;
  readonly rule: MethodRule;
}

/** One call that is answered without asking anyone. */
export interface RefusedCall {
  readonly kind: 'refused';
  readonly id: string | undefined;
  readonly code: number;
  readonly message: string;
}

export type ReadCalls =
  | { readonly kind: 'single'; readonly call: Call | RefusedCall }
  | { readonly kind: 'batch'; readonly calls: readonly (Call | RefusedCall)[] }
  /** Not JSON-RPC at all, or too much of it. */
  | {
      readonly kind: 'rejected';
      readonly status: 400 | 413;
      readonly code: number;
      readonly message: string;
    };

export interface ReadCallsLimits {
  readonly requestBytes: number;
  readonly batchLength: number;
  readonly batchCost: number;
  readonly depth: number;
}

export const RPC_PARSE_ERROR = -32700;
export const RPC_INVALID_REQUEST = -32600;
export const RPC_METHOD_NOT_FOUND = -32601;
export const RPC_INVALID_PARAMS = -32602;

/** Reads a client's body. Never throws: what is wrong with it is in the result. */
export function readCalls(
  body: Uint8Array,
  limits: ReadCallsLimits,
  ruleOf: (method: string) => MethodRule | undefined,
): ReadCalls {
  if (body.length > limits.requestBytes) {
    return rejected(413, RPC_INVALID_REQUEST, `The body is larger than ${limits.requestBytes} bytes.`);
  }
  if (!isUtf8(body)) return rejected(400, RPC_PARSE_ERROR, 'The body is not UTF-8.');
  const excess = findExcess(body, limits.depth);
  if (excess !== undefined) return rejected(400, RPC_INVALID_REQUEST, excess);
  let value: unknown;
  try {
    value = parseLossless(toBuffer(body).toString('utf8'));
  } catch {
    return rejected(400, RPC_PARSE_ERROR, 'Parse error');
  }
  if (!Array.isArray(value)) return { kind: 'single', call: toCall(value, ruleOf) };
  if (value.length === 0) return rejected(400, RPC_INVALID_REQUEST, 'The batch is empty.');
  if (value.length > limits.batchLength) {
    return rejected(400, RPC_INVALID_REQUEST, `A batch holds at most ${limits.batchLength} calls.`);
  }
  const calls = value.map((item) => toCall(item, ruleOf));
  const cost = calls.reduce((sum, call) => sum + (call.kind === 'call' ? call.rule.cost : 1), 0);
  return cost > limits.batchCost
    ? rejected(400, RPC_INVALID_REQUEST, `A batch costs at most ${limits.batchCost}; this one costs ${cost}.`)
    : { kind: 'batch', calls };
}

function rejected(status: 400 | 413, code: number, message: string): ReadCalls {
  return { kind: 'rejected', status, code, message };
}

function toCall(value: unknown, ruleOf: (method: string) => MethodRule | undefined): Call | RefusedCall {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: 'refused', id: 'null', code: RPC_INVALID_REQUEST, message: 'Invalid request' };
  }
  const { jsonrpc, id, method, params } = value as Readonly<Record<string, unknown>>; // an object that is no array
  const idJson = Object.hasOwn(value, 'id') ? toIdJson(id) : undefined;
  const refused = (code: number, message: string): RefusedCall => ({
    kind: 'refused',
    id: idJson === '' ? 'null' : idJson,
    code,
    message,
  });
  if (jsonrpc !== '2.0' || typeof method !== 'string' || idJson === '') {
    // Without an id this is no notification either, so it is answered.
    return { ...refused(RPC_INVALID_REQUEST, 'Invalid request'), id: idJson || 'null' };
  }
  const rule = ruleOf(method);
  if (rule === undefined) return refused(RPC_METHOD_NOT_FOUND, 'Method not found');
  const list = params === undefined || params === null ? [] : params;
  if (!Array.isArray(list)) return refused(RPC_INVALID_PARAMS, 'Invalid params: a list is needed');
  try {
    rule.check?.(list);
    return { kind: 'call', id: idJson, method, params: list, paramsJson: toCanonicalJson(list), rule };
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error;
    return refused(RPC_INVALID_PARAMS, `Invalid params: ${error.message}`);
  }
}

/** The id as JSON bytes, or '' when it is of no allowed type. */
function toIdJson(id: unknown): string {
  if (typeof id === 'number') return Number.isFinite(id) ? String(id) : '';
  if (typeof id === 'bigint') return id.toString();
  if (id === null) return 'null';
  if (typeof id !== 'string') return '';
  const json = JSON.stringify(id);
  return /^[\x20-\x7e]*$/.test(json) ? json : Buffer.from(json, 'utf8').toString('latin1');
}

/** A u64 has twenty digits; turning very long numbers into integers takes time that grows with the square. */
const MOST_DIGITS = 64;

function findExcess(body: Uint8Array, depthMost: number): string | undefined {
  let depth = 0;
  let digits = 0;
  let inString = false;
  for (let i = 0; i < body.length; i++) {
    const byte = body[i]!;
    if (inString) {
      if (byte === 92) i++;
      else if (byte === 34) inString = false;
    } else if (byte >= 48 && byte <= 57) {
      if (++digits > MOST_DIGITS) return `A number has more than ${MOST_DIGITS} digits.`;
    } else {
      digits = 0;
      if (byte === 34) inString = true;
      else if (byte === 91 || byte === 123) {
        if (++depth > depthMost) return `The body is nested deeper than ${depthMost}.`;
      } else if (byte === 93 || byte === 125) depth--;
    }
  }
  return undefined;
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
