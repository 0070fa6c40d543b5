import type { ServedCluster } from '#contracts/cluster';
import { GENESIS_HASHES } from '#contracts/cluster';
import type { Span } from '#std/tracing/trace';
import type { AnswerAge } from '../chain.ts';
import type { Answer } from './answer.ts';
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import { UpstreamCall, type Reply } from './upstream-call.ts';
import type { Receiving } from './attempt.ts';
import { commitmentOf } from './commitment.ts';
import { EndpointPool } from './endpoint-pool.ts';
import { createHealthChecks, type HealthChecks } from './health-checks.ts';
import { toCachePolicy } from './lifetime.ts';
import type { MethodRule } from './method-rules.ts';
import type { Settings } from './options.ts';
import type { Sessions } from './sessions.ts';

export interface GatewayCall {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly paramsJson: string;
  readonly rule: MethodRule;
}

export interface Caller {
  readonly session: string | undefined;
  readonly timeoutMs: number;
  /** Where what is done for the caller is noted. */
  readonly span?: Span | undefined;
}

export type CallReply =
  | {
      readonly kind: 'answer';
      readonly answer: Answer;
      /** Absent when it was asked for now. */
      readonly age: AnswerAge | undefined;
    }
  | (Reply & { readonly kind: 'failure' });

type Done = (reply: CallReply) => void;

/** One question under way and all who wait for it. */
interface SharedCall {
  readonly upstream: UpstreamCall;
  readonly waiting: Set<(reply: Reply) => void>;
  /** The slot the one who began it has seen. */
  readonly leastSlot: number | undefined;
  /** Of whoever began it. */
  readonly span: Span | undefined;
}

const nothing = (): void => {};

/** One cluster: cache, questions under way, pool and checks. */
export class ClusterGateway {
  readonly pool: EndpointPool;
  readonly checks: HealthChecks;
  readonly #settings: Settings;
  readonly #cache: AnswerCache;
  readonly #sessions: Sessions;
  readonly #receiving: Receiving;
  readonly #shared = new Map<string, SharedCall>();
  readonly #readyWaiters = new Set<() => void>();

  constructor(
    cluster: ServedCluster,
    urls: readonly string[],
    settings: Settings,
    shared: { readonly cache: AnswerCache; readonly sessions: Sessions; readonly receiving: Receiving },
  ) {
    this.#settings = settings;
    this.#cache = shared.cache;
    this.#sessions = shared.sessions;
    this.#receiving = shared.receiving;
    const genesis = cluster === 'localnet' ? undefined : GENESIS_HASHES[cluster];
    this.pool = new EndpointPool(cluster, urls, settings, genesis);
    this.checks = createHealthChecks({
      pool: this.pool,
      settings,
      receiving: shared.receiving,
      onQuarantine: (endpoint) => shared.cache.dropFrom(endpoint.name),
      onNewGenesis: () => {
        for (const endpoint of this.pool.endpoints) shared.cache.dropFrom(endpoint.name);
      },
      onChecked: () => {
        for (const wake of this.#readyWaiters) wake();
      },
    });
    this.pool.onSuspect = (endpoint) => this.checks.suspect(endpoint);
  }

  /** Answers from the cache at once, by a question already under way, or by asking. The returned function leaves. */
  answer(call: GatewayCall, by: Caller, done: Done): () => void {
    const now = this.#settings.clock();
    const key = this.#keyOf(call);
    const { rule } = call;
    const isTip = rule.lifetime === 'tip' && by.session !== undefined;
    // A localnet that started over begins at slot 0.
    const session = isTip ? `${this.#chainName} ${by.session}` : undefined;
    const leastSlot =
      session === undefined ? undefined : this.#sessions.leastSlotOf(session, commitmentOf(call.params));
    const found = rule.lifetime === 'never' ? undefined : this.#cache.find(key);
    if (found !== undefined && now < found.freshUntil && isAtLeast(found.slot, leastSlot)) {
      if (session !== undefined) this.#note(session, call, found.slot);
      by.span?.set({ 'osvm.answer': 'cached' });
      const isStale = this.pool.isDown && found.staleUntil > found.freshUntil;
      done({ kind: 'answer', answer: found.answer, age: toAge(found, now, isStale) });
      return nothing;
    }
    const finish = (reply: Reply): void => {
      if (reply.kind === 'failure') {
        const failedAt = this.#settings.clock();
        const isUsable = found !== undefined && failedAt < found.staleUntil;
        done(isUsable ? { kind: 'answer', answer: found.answer, age: toAge(found, failedAt, true) } : reply);
        return;
      }
      if (session !== undefined) this.#note(session, call, reply.slot);
      done({ kind: 'answer', answer: reply.answer, age: undefined });
    };
    return rule.write === true
      ? this.#callAlone(call, leastSlot, by.span, finish)
      : this.#join(key, call, leastSlot, by, finish);
  }

  /** Whether an endpoint can be asked now. */
  get isReady(): boolean {
    const now = this.#settings.clock();
    return this.pool.endpoints.some((endpoint) => {
      const state = endpoint.stateAt(now);
      return state === 'healthy' || state === 'lagging' || state === 'suspect' || state === 'cooling';
    });
  }

  /**
   * Whether an endpoint can be asked within the time; `false` before its end when all fail again and again. The
   * localnet is waited for to the end, because it may be starting.
   */
  async whenReady(timeoutMs: number): Promise<boolean> {
    if (this.isReady || this.pool.endpoints.length === 0) return this.isReady;
    return new Promise((resolve) => {
      const settle = (): void => {
        this.#readyWaiters.delete(wake);
        clearTimeout(timer);
        insistence.end();
        resolve(this.isReady);
      };
      const wake = (): void => {
        if (this.isReady || (this.pool.cluster !== 'localnet' && insistence.isInVain)) settle();
      };
      const timer = setTimeout(settle, timeoutMs);
      const insistence = this.checks.insist();
      this.#readyWaiters.add(wake);
      wake();
    });
  }

  async close(): Promise<void> {
    this.checks.close();
    for (const { upstream, waiting } of this.#shared.values()) {
      upstream.cancel();
      for (const done of waiting) done({ kind: 'failure', what: 'closed', retryAfterMs: 1_000 });
    }
    this.#shared.clear();
    await Promise.all(this.pool.endpoints.map((endpoint) => endpoint.close()));
  }

  #keyOf({ method, paramsJson }: GatewayCall): string {
    return `${this.#chainName} ${method}${paramsJson}`;
  }

  get #chainName(): string {
    return this.pool.genesis ?? this.pool.cluster;
  }

  #join(
    key: string,
    call: GatewayCall,
    leastSlot: number | undefined,
    { timeoutMs, span }: Caller,
    finish: (reply: Reply) => void,
  ): () => void {
    let leave = nothing;
    const underWay = this.#shared.get(key);
    span?.set({ 'osvm.answer': underWay === undefined ? 'asked' : 'joined' });
    if (underWay?.span !== undefined) span?.link(underWay.span);
    const shared = underWay ?? this.#startShared(key, call, leastSlot, span);
    // The question itself ends in time for those who wait the usual time.
    const timer =
      timeoutMs >= this.#settings.limits.clientMs
        ? undefined
        : setTimeout(() => {
            leave();
            finish({ kind: 'failure', what: 'timeout', retryAfterMs: 1_000 });
          }, timeoutMs);
    const onReply = (reply: Reply): void => {
      clearTimeout(timer);
      // A reader may have seen a newer slot than the one whose question it joined.
      const isTooOld =
        reply.kind === 'answer' &&
        !isAtLeast(reply.slot, leastSlot) &&
        !isAtLeast(shared.leastSlot ?? -1, leastSlot);
      if (isTooOld) leave = this.#callAlone(call, leastSlot, span, finish);
      else finish(reply);
    };
    leave = () => {
      clearTimeout(timer);
      if (!shared.waiting.delete(onReply) || shared.waiting.size > 0) return;
      if (this.#shared.get(key) === shared) this.#shared.delete(key);
      shared.upstream.cancel();
    };
    shared.waiting.add(onReply);
    if (shared.waiting.size === 1) shared.upstream.start();
    return () => leave();
  }

  #startShared(
    key: string,
    call: GatewayCall,
    leastSlot: number | undefined,
    span: Span | undefined,
  ): SharedCall {
    const waiting: SharedCall['waiting'] = new Set();
    const upstream = this.#createCall(call, leastSlot, span, (reply) => {
      if (this.#shared.get(key) === shared) this.#shared.delete(key);
      for (const done of waiting) done(reply);
      waiting.clear();
    });
    const shared: SharedCall = { upstream, waiting, leastSlot, span };
    this.#shared.set(key, shared);
    return shared;
  }

  #callAlone(
    call: GatewayCall,
    leastSlot: number | undefined,
    span: Span | undefined,
    finish: (reply: Reply) => void,
  ): () => void {
    const upstream = this.#createCall(call, leastSlot, span, finish);
    upstream.start();
    return () => upstream.cancel();
  }

  #createCall(
    call: GatewayCall,
    fromSlot: number | undefined,
    span: Span | undefined,
    done: (reply: Reply) => void,
  ): UpstreamCall {
    const { method, paramsJson, rule } = call;
    return new UpstreamCall(
      {
        pool: this.pool,
        settings: this.#settings,
        receiving: this.#receiving,
        demand: () => this.checks.demand(),
      },
      {
        method,
        paramsJson,
        rule,
        fromSlot,
        commitment: commitmentOf(call.params),
        timeoutMs: this.#settings.limits.clientMs,
        span,
      },
      (reply) => {
        const safe = reply.kind === 'answer' ? toSafe(reply) : reply;
        if (safe.kind === 'answer') this.#cacheAnswer(call, safe);
        done(safe);
      },
    );
  }

  #cacheAnswer(call: GatewayCall, { answer, endpoint, slot }: Reply & { readonly kind: 'answer' }): void {
    const { rule, params } = call;
    if (rule.lifetime === 'never') return;
    const { forMs, final } = toCachePolicy(rule, params, answer, () => this.pool.tip);
    if (forMs === 0) return;
    const now = this.#settings.clock();
    const freshUntil = now + forMs;
    this.#cache.keep(this.#keyOf(call), {
      answer,
      from: endpoint.name,
      cachedAt: now,
      freshUntil,
      staleUntil: final ? freshUntil + this.#settings.limits.staleMs : freshUntil,
      slot,
    });
  }

  #note(session: string, call: GatewayCall, slot: number | undefined): void {
    if (slot !== undefined && this.pool.isBelieved(slot)) {
      this.#sessions.note(session, commitmentOf(call.params), slot);
    }
  }
}

function isAtLeast(slot: number | undefined, leastSlot: number | undefined): boolean {
  return leastSlot === undefined || slot === undefined || slot >= leastSlot;
}

function toAge({ cachedAt }: CachedAnswer, now: number, isStale: boolean): AnswerAge {
  return { ageMs: Math.max(0, now - cachedAt), isStale };
}

/** An error that repeats a key of the endpoint's URL is reported without its words. */
function toSafe(reply: Reply & { readonly kind: 'answer' }): Reply & { readonly kind: 'answer' } {
  const { answer, endpoint } = reply;
  if (answer.error === undefined || typeof answer.body !== 'string' || !endpoint.isLeakedIn(answer.body))
    return reply;
  const error = { code: answer.error.code, message: 'The node answered with an error.' };
  const body = JSON.stringify(error);
  return { ...reply, answer: { body, bytes: body.length, error, isNull: false } };
}
