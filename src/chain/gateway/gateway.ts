import { SERVED_CLUSTERS, type Cluster, type ServedCluster } from '#contracts/cluster';
import { parseLossless } from '#std/json';
import type { AnswerAge, ChainOptions } from '../chain.ts';
import { chainError } from '../errors.ts';
import { DEFAULT_ENDPOINTS } from '../upstreams/default-endpoints.ts';
import { toAnswerText } from './answer.ts';
import { beginCallSpan, endCallSpan } from './call-span.ts';
import { createAnswerCache } from './answer-cache.ts';
import { toCanonicalJson } from './canonical-json.ts';
import { ClusterGateway, type GatewayCall, type CallReply } from './cluster-gateway.ts';
import { toClusterStatus, type ClusterStatus } from './cluster-status.ts';
import {
  toBatchAnswer,
  toCallAnswer,
  toErrorAnswer,
  toFailureAnswer,
  toForwardAnswer,
  type CallAnswer,
  type ForwardAnswer,
} from './forward-answer.ts';
import { findRule, mayBeNull, METHOD_RULES, UNKNOWN_METHOD_RULE } from './method-rules.ts';
import { DEFAULT_LIMITS, type GatewayOptions, type Settings } from './options.ts';
import { readCalls, type Call, type RefusedCall } from './read-calls.ts';
import { RpcError } from './rpc-error.ts';
import { createSessions } from './sessions.ts';

export interface ForwardOptions {
  /** Ends waiting; others who wait for the same answer still get it. */
  readonly signal?: AbortSignal;
  /**
   * Node's response to the client: waiting ends when it closes. Costs a tenth of what a signal does, which is
   * felt at ten thousand requests a second.
   */
  readonly client?: ClientConnection;
  /**
   * Who asks: one asker's tip goes backward only when no endpoint asked has reached it, and then by 32 slots
   * at most; else the answer is error -32016.
   */
  readonly session?: string;
  /**
   * Takes what the calls weigh (1 for a light one) before any of them is made. What it throws or rejects with, `forward`
   * rejects with. Without a promise nothing is waited for.
   */
  readonly charge?: (cost: number) => void | Promise<void>;
}

/** The part of Node's `ServerResponse` that tells that the client has gone. */
export interface ClientConnection {
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

/** Solana by JSON-RPC, for everyone: many endpoints as one that is fast, honest about what it lacks, and hard to break. */
export interface Gateway {
  /**
   * Answers a client's JSON-RPC bytes, single or batch. Rejects with nothing but what `charge` throws: what goes
   * wrong is a JSON-RPC error with a fitting HTTP status (200 for the call's own errors, 400, 413, 429, 503).
   */
  forward(cluster: ServedCluster, body: Uint8Array, options?: ForwardOptions): Promise<ForwardAnswer>;
  /** Asks for the server itself. Rejects with `RpcError` for a node's error, `AppError` for everything else. */
  request<T>(
    cluster: Cluster,
    method: string,
    params: readonly unknown[],
    options?: ChainOptions,
  ): Promise<T>;
  /** One entry a cluster, in the order of `SERVED_CLUSTERS`. */
  status(): readonly ClusterStatus[];
  /**
   * Whether an endpoint of the cluster can be asked; waits up to `timeoutMs`, less when all fail again and again
   * unless it is the localnet, which may be starting.
   */
  whenReady(cluster: Cluster, timeoutMs: number): Promise<boolean>;
  /** Begins to check endpoints. Before, they are checked when first needed. */
  start(): void;
  /** Ends checks, questions and connections; what waits is rejected. */
  close(): Promise<void>;
}

/** A gateway to the pools of `options`. Throws `chain/bad-endpoint` for a URL it does not take. */
export function createGateway(options: GatewayOptions): Gateway {
  const settings: Settings = {
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    privateHosts: options.privateHosts ?? new Set(),
    writes: options.writes ?? ['localnet'],
    log: options.log,
    clock: options.clock ?? (() => performance.now()),
    random: options.random ?? Math.random,
  };
  const { limits } = settings;
  const shared = {
    cache: createAnswerCache(limits.cacheBytes),
    sessions: createSessions(limits.sessions),
    receiving: { bytes: 0, most: limits.receivingBytes },
  };
  const clusters = new Map<Cluster, ClusterGateway>(
    SERVED_CLUSTERS.map((cluster) => [
      cluster,
      new ClusterGateway(cluster, options.pools?.[cluster] ?? DEFAULT_ENDPOINTS[cluster], settings, shared),
    ]),
  );
  const rulesOf = new Map(
    SERVED_CLUSTERS.map((cluster) => [
      cluster,
      (method: string) => findRule(method, cluster, settings.writes),
    ]),
  );
  let closing: Promise<void> | undefined;

  const ask = (
    cluster: ClusterGateway,
    call: GatewayCall,
    by: {
      readonly session: string | undefined;
      readonly timeoutMs: number;
      readonly signal: AbortSignal | undefined;
      readonly client?: ClientConnection | undefined;
    },
    answered: (reply: CallReply) => void,
  ): void => {
    const { signal, client } = by;
    const span = beginCallSpan(cluster.pool.cluster, call.method);
    const done =
      span === undefined
        ? answered
        : (reply: CallReply): void => {
            endCallSpan(span, reply);
            answered(reply);
          };
    if (closing !== undefined || signal?.aborted === true) {
      done({ kind: 'failure', what: closing === undefined ? 'aborted' : 'closed', retryAfterMs: 1_000 });
      return;
    }
    let isDone = false;
    let leave: (() => void) | undefined;
    const onGone = (): void => {
      leave?.();
      signal?.removeEventListener('abort', onGone);
      client?.off('close', onGone);
      done({ kind: 'failure', what: 'aborted', retryAfterMs: 1_000 });
    };
    leave = cluster.answer(call, span === undefined ? by : { ...by, span }, (reply) => {
      isDone = true;
      if (leave !== undefined) {
        signal?.removeEventListener('abort', onGone);
        client?.off('close', onGone);
      }
      done(reply);
    });
    if (isDone) return;
    signal?.addEventListener('abort', onGone, { once: true });
    client?.once('close', onGone);
  };

  const answerCall = (
    cluster: ClusterGateway,
    call: Call | RefusedCall,
    forwardOptions: ForwardOptions,
    done: (answer: CallAnswer | undefined) => void,
  ): void => {
    const { id } = call;
    if (id === undefined) {
      // A notification wants no answer, and a read without one has no effect.
      done(undefined);
      return;
    }
    if (call.kind === 'refused') {
      done(toErrorAnswer(200, id, call));
      return;
    }
    const { session, signal, client } = forwardOptions;
    const by = { session, timeoutMs: limits.clientMs, signal, client };
    ask(cluster, call, by, (reply) =>
      done(
        reply.kind === 'answer'
          ? toCallAnswer(id, reply.answer, toStaleSeconds(reply.age))
          : toFailureAnswer(id, reply.what, chainError(reply.what).publicMessage, reply.retryAfterMs),
      ),
    );
  };

  return {
    forward(name, body, forwardOptions = {}) {
      const cluster = clusters.get(name)!;
      const read = readCalls(body, limits, rulesOf.get(name)!);
      if (read.kind === 'rejected') {
        return Promise.resolve(toForwardAnswer(toErrorAnswer(read.status, 'null', read), 1));
      }
      const asked = read.kind === 'single' ? [read.call] : read.calls;
      const cost = asked.reduce((sum, call) => sum + costOf(call), 0);
      const makeCalls = (): Promise<ForwardAnswer> =>
        new Promise((resolve) => {
          if (read.kind === 'single') {
            answerCall(cluster, read.call, forwardOptions, (answer) =>
              resolve(answer === undefined ? toBatchAnswer([], cost) : toForwardAnswer(answer, cost)),
            );
            return;
          }
          const { calls } = read;
          const answers: (CallAnswer | undefined)[] = [];
          let left = calls.length;
          for (const [index, call] of calls.entries()) {
            answerCall(cluster, call, forwardOptions, (answer) => {
              answers[index] = answer;
              if (--left > 0) return;
              resolve(
                toBatchAnswer(
                  answers.filter((each) => each !== undefined),
                  cost,
                ),
              );
            });
          }
        });
      try {
        const charging = forwardOptions.charge?.(cost);
        return charging === undefined ? makeCalls() : charging.then(makeCalls);
      } catch (error) {
        return Promise.reject(error as Error); // of whoever gave `charge`
      }
    },

    request<T>(name: Cluster, method: string, params: readonly unknown[], requestOptions: ChainOptions = {}) {
      return new Promise<T>((resolve, reject) => {
        const rule = METHOD_RULES.get(method) ?? UNKNOWN_METHOD_RULE;
        if (
          !/^\w{1,64}$/.test(method) ||
          (rule.write === true && findRule(method, name, settings.writes) === undefined)
        ) {
          reject(new RpcError(-32601, 'Method not found'));
          return;
        }
        const asked = clusters.get(name);
        if (asked === undefined) {
          reject(chainError('no-endpoint', { context: { cluster: name, method } }));
          return;
        }
        const call = { method, params, paramsJson: toCanonicalJson(params), rule };
        const timeoutMs = Math.min(requestOptions.timeoutMs ?? limits.clientMs, limits.clientMs);
        const by = { session: undefined, timeoutMs, signal: requestOptions.signal };
        ask(asked, call, by, (reply) => {
          if (reply.kind === 'failure') {
            reject(
              chainError(reply.what, {
                context: { cluster: name, method },
                retryAfterSeconds: Math.ceil(reply.retryAfterMs / 1_000),
              }),
            );
            return;
          }
          if (reply.age !== undefined) requestOptions.onCached?.(reply.age);
          try {
            const value = parseLossless(toAnswerText(reply.answer));
            if (reply.answer.error === undefined) {
              if (value === null && !mayBeNull(method)) throw new Error('the result is null');
              resolve(value as T); // what the caller knows the method to answer
            } else reject(toRpcError(value, reply.answer.error));
          } catch (cause) {
            reject(chainError('bad-answer', { cause, context: { cluster: name, method } }));
          }
        });
      });
    },

    status: () => [...clusters.values()].map((cluster) => toClusterStatus(cluster, settings.clock())),
    whenReady: (name, timeoutMs) => clusters.get(name)!.whenReady(timeoutMs),
    start() {
      for (const { checks } of clusters.values()) checks.start();
    },
    close() {
      closing ??= Promise.all([...clusters.values()].map((cluster) => cluster.close())).then(() => {});
      return closing;
    },
  };
}

function toStaleSeconds(age: AnswerAge | undefined): number | undefined {
  return age?.isStale === true ? Math.floor(age.ageMs / 1_000) : undefined;
}

function costOf(call: Call | RefusedCall): number {
  return call.kind === 'call' ? call.rule.cost : 1;
}

function toRpcError(
  value: unknown,
  { code, message }: { readonly code: number; readonly message: string },
): RpcError {
  const detail = typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined;
  return new RpcError(code, message, detail);
}
