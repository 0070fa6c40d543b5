import { JsonError, parseJson } from '#std/json';
import type { Log } from '#std/log';
import type { LocalnetChain } from '../chain/localnet-chain.ts';
import { isDamage } from '../errors.ts';
import type { Method } from './method.ts';
import { METHODS } from './methods/index.ts';
import { Parameters } from './parameters.ts';
import { RpcError, rpcErrors } from './rpc-error.ts';
import { serializeAnswer } from './serialize.ts';

export type RpcId = string | number | null;
export interface RpcRequest {
  readonly id: RpcId;
  readonly method: string;
  readonly params: unknown;
}

const MAX_BATCH = 1_000;

/** Looks a method up where it may live besides the common table. */
export type FindMethod = (name: string) => Method | undefined;

/** Answers a request text or a batch of them; `undefined` when there is nothing to answer. Never throws. */
export function dispatch(
  chain: LocalnetChain,
  text: string,
  log: Log,
  find: FindMethod = () => undefined,
): string | undefined {
  let body: unknown;
  try {
    body = parseJson(text);
  } catch (error) {
    if (error instanceof JsonError) return serializeAnswer(toFailure(null, rpcErrors.parse()));
    throw error;
  }
  if (!Array.isArray(body)) return answer(chain, body, log, find);
  if (body.length === 0 || body.length > MAX_BATCH) {
    return serializeAnswer(toFailure(null, rpcErrors.invalidRequest()));
  }
  const answers = body.map((item) => answer(chain, item, log, find)).filter((item) => item !== undefined);
  return `[${answers.join(',')}]`;
}

function answer(chain: LocalnetChain, item: unknown, log: Log, find: FindMethod): string | undefined {
  let id: RpcId = null;
  try {
    const request = readRequest(item);
    if (request === undefined) return undefined;
    id = request.id;
    const method = METHODS.get(request.method) ?? find(request.method);
    if (!method) throw rpcErrors.methodNotFound();
    const result = method(chain, new Parameters(request.params));
    return serializeAnswer({ jsonrpc: '2.0', result: result ?? null, id });
  } catch (error) {
    if (error instanceof RpcError) return serializeAnswer(toFailure(id, error));
    // Said once by whoever ends the chain for it, and not by each that meets it.
    if (isDamage(error)) chain.events.emit('damaged', error);
    else log.error('rpc-failed', { error });
    return serializeAnswer(toFailure(id, rpcErrors.internal()));
  }
}

/** The request in `item`; `undefined` for a notification, which has no id. */
function readRequest(item: unknown): RpcRequest | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) throw rpcErrors.invalidRequest();
  const { jsonrpc, id, method, params } = item as Record<string, unknown>; // a plain object
  const validId = id === null || typeof id === 'string' || typeof id === 'number';
  if (jsonrpc !== '2.0' || typeof method !== 'string' || (id !== undefined && !validId)) {
    throw rpcErrors.invalidRequest();
  }
  return id === undefined ? undefined : { id: id as RpcId, method, params }; // checked above
}

function toFailure(id: RpcId, error: RpcError): unknown {
  const details = error.details === undefined ? {} : { data: error.details };
  return { jsonrpc: '2.0', error: { code: error.code, message: error.message, ...details }, id };
}
