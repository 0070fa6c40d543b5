import type { Cluster } from '#contracts/cluster';
import { GENESIS_HASHES } from '#contracts/cluster';
import type { KeptAnswer } from '../chain.ts';
import type { Answer } from './answer.ts';
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import { Ask, type Reply } from './ask.ts';
import type { Receiving } from './attempt.ts';
import { commitmentOf } from './commitment.ts';
import { EndpointPool } from './endpoint-pool.ts';
import { createHealthChecks, type HealthChecks } from './health-checks.ts';
import { toKeeping } from './lifetime.ts';
import type { MethodRule } from './method-rules.ts';
import type { Settings } from './options.ts';
import type { Sessions } from './sessions.ts';

export interface AskedCall {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly paramsJson: string;
  readonly rule: MethodRule;
}

export interface AskedBy {
  readonly session: string | undefined;
  readonly timeoutMs: number;
}

export type CallReply =
  | {
      readonly kind: 'answer';
      readonly answer: Answer;
      /** Absent when it was asked for now. */
      readonly kept: KeptAnswer | undefined;
    }
  | (Reply & { readonly kind: 'failure' });

type Done = (reply: CallReply) => void;

/** One question under way and all who wait for it. */
interface Flight {
  readonly ask: Ask;
  readonly waiting: Set<(reply: Reply) => void>;
  /** The slot the one who began it has seen. */
  readonly floor: number | undefined;
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
  readonly #flights = new Map<string, Flight>();
  readonly #readyWaiters = new Set<() => void>();

  constructor(
    cluster: Cluster,
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
  answer(call: AskedCall, by: AskedBy, done: Done): () => void {
    const now = this.#settings.clock();
    const key = this.#keyOf(call);
    const { rule } = call;
    const isTip = rule.lifetime === 'tip' && by.session !== undefined;
    // A localnet that began anew begins again at slot 0.
    const session = isTip ? `${this.#chainName} ${by.session}` : undefined;
    const floor =
      session === undefined ? undefined : this.#sessions.floorOf(session, commitmentOf(call.params));
    const found = rule.lifetime === 'never' ? undefined : this.#cache.find(key);
    if (found !== undefined && now < found.freshUntil && isAtLeast(found.slot, floor)) {
      if (session !== undefined) this.#note(session, call, found.slot);
      const isStale = this.pool.isDown && found.staleUntil > found.freshUntil;
      done({ kind: 'answer', answer: found.answer, kept: toKept(found, now, isStale) });
      return nothing;
    }
    const finish = (reply: Reply): void => {
      if (reply.kind === 'failure') {
        const failedAt = this.#settings.clock();
        const isUsable = found !== undefined && failedAt < found.staleUntil;
        done(
          isUsable ? { kind: 'answer', answer: found.answer, kept: toKept(found, failedAt, true) } : reply,
        );
        return;
      }
      if (session !== undefined) this.#note(session, call, reply.slot);
      done({ kind: 'answer', answer: reply.answer, kept: undefined });
    };
    return rule.write === true
      ? this.#askAlone(call, floor, finish)
      : this.#join(key, call, floor, by.timeoutMs, finish);
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
    for (const { ask, waiting } of this.#flights.values()) {
      ask.cancel();
      for (const done of waiting) done({ kind: 'failure', what: 'closed', retryAfterMs: 1_000 });
    }
    this.#flights.clear();
    await Promise.all(this.pool.endpoints.map((endpoint) => endpoint.close()));
  }

  #keyOf({ method, paramsJson }: AskedCall): string {
    return `${this.#chainName} ${method}${paramsJson}`;
  }

  get #chainName(): string {
    return this.pool.genesis ?? this.pool.cluster;
  }

  #join(
    key: string,
    call: AskedCall,
    floor: number | undefined,
    timeoutMs: number,
    finish: (reply: Reply) => void,
  ): () => void {
    let leave = nothing;
    const flight = this.#flights.get(key) ?? this.#takeOff(key, call, floor);
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
        reply.kind === 'answer' && !isAtLeast(reply.slot, floor) && !isAtLeast(flight.floor ?? -1, floor);
      if (isTooOld) leave = this.#askAlone(call, floor, finish);
      else finish(reply);
    };
    leave = () => {
      clearTimeout(timer);
      if (!flight.waiting.delete(onReply) || flight.waiting.size > 0) return;
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
      flight.ask.cancel();
    };
    flight.waiting.add(onReply);
    if (flight.waiting.size === 1) flight.ask.start();
    return () => leave();
  }

  #takeOff(key: string, call: AskedCall, floor: number | undefined): Flight {
    const waiting: Flight['waiting'] = new Set();
    const ask = this.#createAsk(call, floor, (reply) => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
      for (const done of waiting) done(reply);
      waiting.clear();
    });
    const flight: Flight = { ask, waiting, floor };
    this.#flights.set(key, flight);
    return flight;
  }

  #askAlone(call: AskedCall, floor: number | undefined, finish: (reply: Reply) => void): () => void {
    const ask = this.#createAsk(call, floor, finish);
    ask.start();
    return () => ask.cancel();
  }

  #createAsk(call: AskedCall, fromSlot: number | undefined, done: (reply: Reply) => void): Ask {
    const { method, paramsJson, rule } = call;
    return new Ask(
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
      },
      (reply) => {
        const kept = reply.kind === 'answer' ? toSafe(reply) : reply;
        if (kept.kind === 'answer') this.#keep(call, kept);
        done(kept);
      },
    );
  }

  #keep(call: AskedCall, { answer, endpoint, slot }: Reply & { readonly kind: 'answer' }): void {
    const { rule, params } = call;
    if (rule.lifetime === 'never') return;
    const { forMs, final } = toKeeping(rule, params, answer, () => this.pool.tip);
    if (forMs === 0) return;
    const now = this.#settings.clock();
    const freshUntil = now + forMs;
    this.#cache.keep(this.#keyOf(call), {
      answer,
      from: endpoint.name,
      keptAt: now,
      freshUntil,
      staleUntil: final ? freshUntil + this.#settings.limits.staleMs : freshUntil,
      slot,
    });
  }

  #note(session: string, call: AskedCall, slot: number | undefined): void {
    if (slot !== undefined && this.pool.isBelieved(slot)) {
      this.#sessions.note(session, commitmentOf(call.params), slot);
    }
  }
}

function isAtLeast(slot: number | undefined, floor: number | undefined): boolean {
  return floor === undefined || slot === undefined || slot >= floor;
}

function toKept({ keptAt }: CachedAnswer, now: number, isStale: boolean): KeptAnswer {
  return { ageMs: Math.max(0, now - keptAt), isStale };
}

/** An error that repeats a key of the endpoint's URL is told without its words. */
function toSafe(reply: Reply & { readonly kind: 'answer' }): Reply & { readonly kind: 'answer' } {
  const { answer, endpoint } = reply;
  if (answer.error === undefined || typeof answer.body !== 'string' || !endpoint.isLeakedIn(answer.body))
    return reply;
  const error = { code: answer.error.code, message: 'The node answered with an error.' };
  const body = JSON.stringify(error);
  return { ...reply, answer: { body, bytes: body.length, error, isNull: false } };
}
