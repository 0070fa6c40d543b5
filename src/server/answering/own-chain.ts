/** Answers questions about the chain of a visitor's own endpoint, from what their browser brings of it. */
import type { Chain, ChainOptions } from '#chain';
import { chainError } from '#chain/errors';
import { toCanonicalJson } from '#chain/gateway/canonical-json';
import { METHOD_RULES, RpcError } from '#chain/gateway/index';
import { OWN_CHAIN_LIMITS, type OwnChainCall, type OwnChainReply } from '#contracts/network/own-chain';
import type { Absence } from '#contracts/answers';
import { isAppError } from '#std/errors';
import { parseLossless } from '#std/json';
import { silentLog } from '#std/log';
import { partOf, textIn } from '#std/record';
import type { Endpoint } from '../endpoints/define-endpoint.ts';
import { createClusterReader } from '../reading/cluster-reader.ts';
import type { Clusters } from '../reading/clusters.ts';
import { serverError } from '../errors/server-error.ts';
import { answer, type Answered, type AnswerParts } from './answer.ts';

export type OwnChainAnswered =
  | { readonly kind: 'calls'; readonly calls: readonly OwnChainCall[] }
  | ({ readonly kind: 'answer' } & Answered);

/** Nothing further was asked for this long: what is missing is all that can be asked for now. */
const QUIET_MS = 15;

/**
 * One step: the answer, or the calls it still needs. Everything is read from `replies` and by caches of this one run,
 * so that nothing of another chain comes in, and nothing of this one stays or is logged. `compose` makes what answers
 * for given clusters. Throws as `answer` does.
 */
export async function answerFromReplies(
  compose: (clusters: Clusters) => AnswerParts,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  replies: readonly OwnChainReply[],
  signal?: AbortSignal,
): Promise<OwnChainAnswered> {
  const over = new AbortController();
  const chain = createRepliedChain(replies, over.signal);
  const reader = createClusterReader(chain, silentLog);
  const clusters: Clusters = {
    reader: () => reader,
    nodes: () => [],
    list: () => [{ cluster: 'custom', state: 'ready', endpoints: 1, healthy: 1 }],
  };
  const run = answer(
    compose(clusters),
    endpoint,
    'custom',
    input,
    signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]),
  );
  // What is given up after its calls are named fails, and nobody waits for it.
  run.catch(() => undefined);
  try {
    const calls = await Promise.race([run.then(() => undefined), chain.missing]);
    if (calls === undefined) return { kind: 'answer', ...(await run) };
    return { kind: 'calls', calls };
  } catch (error) {
    // Nodes are trusted to answer in the shapes of their methods; whoever brings these answers may write any.
    if (isAppError(error)) throw error;
    if (!endpoint.absences) throw serverError('unreadable-replies', { cause: error });
    const absence: Absence = {
      kind: 'absent',
      state: 'not-available',
      message: 'What your endpoint answered cannot be read.',
      cluster: 'custom',
    };
    return { kind: 'answer', answer: absence, upstreamDown: true, stale: false, calls: 0 };
  } finally {
    over.abort();
    reader.watcher.close();
  }
}

/** A chain of what was replied. A call that was not is missing; `missing` resolves once no other follows. */
function createRepliedChain(
  replies: readonly OwnChainReply[],
  over: AbortSignal,
): Chain & { readonly missing: Promise<readonly OwnChainCall[]> } {
  // Read when it is first asked for, and once.
  const known = new Map(replies.map((reply) => [toKey(reply), toOnce(() => readReply(reply))]));
  const missing = new Map<string, OwnChainCall>();
  const { promise, resolve } = Promise.withResolvers<readonly OwnChainCall[]>();
  let quiet: NodeJS.Timeout | undefined;
  const waitForQuiet = (): void => {
    clearTimeout(quiet);
    if (missing.size > 0 && !over.aborted)
      quiet = setTimeout(() => resolve([...missing.values()].slice(0, OWN_CHAIN_LIMITS.calls)), QUIET_MS);
  };
  over.addEventListener('abort', () => clearTimeout(quiet));
  return {
    cluster: 'custom',
    // All that can be named at once spares rounds.
    width: OWN_CHAIN_LIMITS.calls,
    missing: promise,
    async request<T>(method: string, params: readonly unknown[], options: ChainOptions = {}): Promise<T> {
      // Reading alone: a transaction of the visitor is sent by their wallet.
      if (METHOD_RULES.get(method)?.write === true) throw new RpcError(-32601, 'Method not found');
      const call: OwnChainCall = { method, params: toCanonicalJson(params) };
      const reply = known.get(toKey(call));
      if (reply === undefined) {
        missing.set(toKey(call), call);
        waitForQuiet();
        return untilGivenUp(over, options.signal);
      }
      waitForQuiet();
      return reply() as T; // what the caller knows the method to answer
    },
  };
}

/** What `read` gives or throws, however often it is asked for. */
function toOnce(read: () => unknown): () => unknown {
  let done: { readonly value: unknown } | { readonly error: unknown } | undefined;
  return () => {
    if (done === undefined) {
      try {
        done = { value: read() };
      } catch (error) {
        done = { error };
      }
    }
    if ('error' in done) throw done.error;
    return done.value;
  };
}

const toKey = ({ method, params }: OwnChainCall): string => `${method}${params}`;

function untilGivenUp(over: AbortSignal, signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = signal === undefined ? over : AbortSignal.any([over, signal]);
    const giveUp = (): void => reject(chainError('aborted'));
    if (stop.aborted) giveUp();
    else stop.addEventListener('abort', giveUp, { once: true });
  });
}

/** The result in the text of an endpoint; throws `RpcError` for its own error, `chain/…` where it gave none. */
function readReply({ method, text }: OwnChainReply): unknown {
  if (text === undefined) throw chainError('no-endpoint', { context: { method } });
  let body: unknown;
  try {
    body = parseLossless(text);
  } catch (cause) {
    throw chainError('bad-answer', { cause, context: { method } });
  }
  const error = partOf(body, 'error');
  if (typeof error === 'object' && error !== null) {
    const code = Number(partOf(error, 'code'));
    if (!Number.isSafeInteger(code)) throw chainError('bad-answer', { context: { method } });
    throw new RpcError(code, (textIn(error, 'message') ?? '').slice(0, 500), partOf(error, 'data'));
  }
  if (typeof body !== 'object' || body === null || !('result' in body))
    throw chainError('bad-answer', { context: { method } });
  return body.result;
}
