import type { Span } from '#std/tracing/trace';
import type { ChainFailure } from '../errors.ts';
import { Attempt, type Outcome, type Receiving } from './attempt.ts';
import type { Answer } from './answer.ts';
import { beginAttemptSpan, endAttemptSpan } from './call-span.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointPool, NotPicked } from './endpoint-pool.ts';
import type { Fault } from './fault.ts';
import { slotOf } from './lifetime.ts';
import type { MethodRule } from './method-rules.ts';
import type { Settings } from './options.ts';
import { isAskedElsewhere, isLimitCode } from './rpc-codes.ts';

export interface CallRequest {
  readonly method: string;
  readonly paramsJson: string;
  readonly rule: MethodRule;
  /** Older answers about the tip are taken only when no endpoint asked has a newer one. */
  readonly fromSlot: number | undefined;
  readonly commitment: string;
  readonly timeoutMs: number;
  /** What its attempts are parts of. */
  readonly span?: Span | undefined;
}

export type Reply =
  | {
      readonly kind: 'answer';
      readonly answer: Answer;
      readonly endpoint: Endpoint;
      readonly slot: number | undefined;
    }
  | { readonly kind: 'failure'; readonly what: ChainFailure; readonly retryAfterMs: number };

export interface UpstreamParts {
  readonly pool: EndpointPool;
  readonly settings: Settings;
  readonly receiving: Receiving;
  /** Brings checks forward; resolves when one passes or all are done. */
  readonly demand: () => Promise<void>;
}

type AnswerReply = Reply & { readonly kind: 'answer' };

const MS_A_SECOND = 1_000;
const SLOWDOWN_MS = 5 * MS_A_SECOND;

/** Copies of one question under way beside the first. */
const MOST_COPIES = 2;

/**
 * Asks one question of a pool: up to three attempts on different endpoints within its time, and one second copy
 * when the first is slow. An answer that may only mean that the node lacks something is checked with others.
 * `done` is called exactly once, unless `cancel` came first.
 */
export class UpstreamCall {
  readonly #parts: UpstreamParts;
  readonly #request: CallRequest;
  readonly #done: (reply: Reply) => void;
  readonly #startedAt: number;
  readonly #tried: Endpoint[] = [];
  readonly #running = new Map<Attempt, number>();
  /** Of attempts that run, where they are traced. */
  #spans: Map<Attempt, Span> | undefined;
  readonly #timeout: NodeJS.Timeout;
  #pause: NodeJS.Timeout | undefined;
  #hedge: NodeJS.Timeout | undefined;
  #leaveQueue: (() => void) | undefined;
  /** The best answer so far of a kind others may better. */
  #doubtful: AnswerReply | undefined;
  /** The newest of the answers that are older than what the reader has seen. */
  #older: AnswerReply | undefined;
  #lastFault: Fault | undefined;
  #attempts = 0;
  #hasDemanded = false;
  #ended = false;

  constructor(parts: UpstreamParts, request: CallRequest, done: (reply: Reply) => void) {
    this.#parts = parts;
    this.#request = request;
    this.#done = done;
    this.#startedAt = parts.settings.clock();
    this.#timeout = setTimeout(() => this.#giveUp('timeout'), request.timeoutMs);
    parts.pool.retries.request(this.#startedAt);
    parts.pool.hedges.request(this.#startedAt);
  }

  start(): void {
    this.#launch();
  }

  cancel(): void {
    this.#end();
  }

  #launch(): void {
    if (this.#ended) return;
    const { pool } = this.#parts;
    const { method, rule, fromSlot, commitment } = this.#request;
    const picked = pool.pick({
      method,
      tip: rule.lifetime === 'tip' || rule.lifetime === 'page',
      fromSlot,
      commitment,
      tried: this.#tried,
    });
    if (typeof picked === 'string') this.#wait(picked);
    else this.#attempt(picked);
  }

  #attempt(endpoint: Endpoint): void {
    const { settings, receiving, pool } = this.#parts;
    const { method, paramsJson, rule } = this.#request;
    const { limits } = settings;
    const answerBytes = rule.block ? limits.blockAnswerBytes : limits.answerBytes;
    this.#tried.push(endpoint);
    this.#attempts++;
    const attempt = new Attempt(
      endpoint,
      method,
      paramsJson,
      { attemptMs: limits.attemptMs, answerBytes },
      receiving,
      (outcome, ended) => this.#onOutcome(outcome, ended),
    );
    this.#running.set(attempt, settings.clock());
    const span = this.#request.span && beginAttemptSpan(this.#request.span, endpoint, this.#attempts);
    if (span !== undefined) (this.#spans ??= new Map()).set(attempt, span);
    if (this.#attempts === 1 && rule.write !== true && pool.endpoints.length > 1) {
      this.#hedge = setTimeout(() => this.#sendCopy(), pool.hedgeMs(method));
    }
    attempt.start();
  }

  #sendCopy(): void {
    const { pool, settings } = this.#parts;
    if (this.#running.size === 0 || this.#running.size > MOST_COPIES) return;
    if (this.#attempts >= settings.limits.attempts) return;
    const { method, fromSlot, commitment } = this.#request;
    const picked = pool.pick({ method, tip: true, fromSlot, commitment, tried: this.#tried });
    if (typeof picked === 'string' || !pool.hedges.take(settings.clock())) return;
    this.#attempt(picked);
    // The copy may meet a slow endpoint as well.
    this.#hedge = setTimeout(() => this.#sendCopy(), pool.hedgeMs(method));
  }

  #onOutcome(outcome: Outcome, attempt: Attempt): void {
    const { pool, settings } = this.#parts;
    const { endpoint } = attempt;
    const startedAt = this.#running.get(attempt) ?? this.#startedAt;
    this.#running.delete(attempt);
    endAttemptSpan(this.#spans?.get(attempt), outcome);
    pool.release();
    if (this.#ended) return;
    if (outcome.kind === 'answer' && !endpoint.quarantined) {
      pool.noteSuccess(endpoint, this.#request.method, settings.clock() - startedAt);
      this.#onAnswer(outcome.answer, endpoint);
    } else {
      const fault: Fault = outcome.kind === 'fault' ? outcome.fault : { kind: 'quarantined' };
      if (fault.kind === 'forbidden') endpoint.noteRefusal(this.#request.method, settings.clock());
      pool.noteFault(endpoint, fault);
      this.#lastFault = fault;
      // A keep-alive connection may close just when it is used; with one endpoint only itself can be asked again.
      if (fault.kind === 'reset' && pool.endpoints.length === 1 && this.#attempts === 1) this.#tried.pop();
      this.#again(fault.kind === 'connect' ? 0 : undefined);
    }
  }

  #onAnswer(answer: Answer, endpoint: Endpoint): void {
    const { pool, settings } = this.#parts;
    const { method, rule, fromSlot, commitment } = this.#request;
    const slot = slotOf(method, answer);
    const reply: AnswerReply = { kind: 'answer', answer, endpoint, slot };
    if (slot !== undefined) endpoint.noteAnswered(commitment, slot, settings.clock());
    if (slot !== undefined && fromSlot !== undefined && slot < fromSlot) {
      if (slot > (this.#older?.slot ?? -1)) this.#older = reply;
      this.#lastFault = { kind: 'behind' };
      this.#again(0);
      return;
    }
    const code = answer.error?.code;
    if (code !== undefined && (isLimitCode(code) || code === -32601)) {
      endpoint.noteRefusal(method, settings.clock());
    }
    const isDoubtful =
      rule.write !== true &&
      ((code !== undefined && isAskedElsewhere(code)) ||
        (answer.isNull && (rule.lifetime === 'slot' || rule.lifetime === 'signature')));
    if (!isDoubtful || pool.endpoints.length === 1) {
      this.#finish(reply);
      return;
    }
    const isConfirmed = answer.isNull && this.#doubtful?.answer.isNull === true;
    if (this.#doubtful === undefined || answer.isNull) this.#doubtful = reply;
    if (isConfirmed) this.#finish(reply);
    else this.#again(0);
  }

  /** Another attempt, when one is left and nothing else is under way; else the best there is. */
  #again(pauseMs?: number): void {
    if (this.#running.size > 0) return;
    const { pool, settings } = this.#parts;
    const { limits, random, clock } = settings;
    const mayRetry =
      this.#request.rule.write !== true &&
      this.#attempts < limits.attempts &&
      this.#tried.length < pool.endpoints.length &&
      pool.retries.take(clock());
    if (!mayRetry) {
      this.#settle();
      return;
    }
    const pause = pauseMs ?? limits.retryMinMs + random() * (limits.retryMaxMs - limits.retryMinMs);
    if (pause === 0) this.#launch();
    else this.#pause = setTimeout(() => this.#launch(), pause);
  }

  #wait(why: NotPicked): void {
    if (this.#running.size > 0) return;
    const { pool, settings } = this.#parts;
    if (why === 'full' && this.#near === undefined) {
      this.#leaveQueue = pool.waitForRoom(() => {
        clearTimeout(this.#pause);
        this.#launch();
      });
      if (this.#leaveQueue === undefined) this.#giveUp('overloaded');
      else {
        clearTimeout(this.#pause);
        this.#pause = setTimeout(() => this.#giveUp('overloaded'), settings.limits.queueMs);
      }
    } else if (why === 'none' && this.#tried.length === 0 && !this.#hasDemanded) {
      this.#hasDemanded = true;
      let hasGone = false;
      const goOn = (): void => {
        if (hasGone) return;
        hasGone = true;
        clearTimeout(this.#pause);
        this.#launch();
      };
      this.#pause = setTimeout(goOn, settings.limits.firstUseMs);
      void this.#parts.demand().then(goOn);
    } else this.#settle(why);
  }

  #settle(why?: NotPicked): void {
    const { pool } = this.#parts;
    const last = this.#lastFault?.kind;
    const best = this.#best;
    if (best !== undefined) this.#finish(best);
    else if (why === 'cooling' || last === 'rate-limited') this.#giveUp('rate-limited', pool.coolMs);
    else if (why === 'none') this.#giveUp('no-endpoint', SLOWDOWN_MS);
    else if (last === 'timeout') this.#giveUp('timeout');
    else if (last === 'too-large') this.#giveUp('too-large');
    else if (last === 'crowded') this.#giveUp('overloaded');
    else if (last === 'behind') this.#giveUp('behind');
    else if (last === 'connect' || last === 'reset') this.#giveUp('no-endpoint', SLOWDOWN_MS);
    else this.#giveUp('bad-answer');
  }

  #giveUp(what: ChainFailure, retryAfterMs = MS_A_SECOND): void {
    const { pool } = this.#parts;
    if (!pool.hasHealthy) pool.isDown = true;
    this.#finish(this.#best ?? { kind: 'failure', what, retryAfterMs });
  }

  /** What to give when nothing better comes. */
  get #best(): AnswerReply | undefined {
    return this.#near ?? this.#doubtful;
  }

  /** An answer that is older than what its reader has seen, but not by much. */
  get #near(): AnswerReply | undefined {
    const least = (this.#request.fromSlot ?? 0) - this.#parts.settings.limits.behindSlots;
    return (this.#older?.slot ?? -1) >= least ? this.#older : undefined;
  }

  #finish(reply: Reply): void {
    if (this.#ended) return;
    this.#end();
    this.#done(reply);
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timeout);
    clearTimeout(this.#pause);
    clearTimeout(this.#hedge);
    this.#leaveQueue?.();
    for (const attempt of this.#running.keys()) {
      attempt.cancel();
      this.#spans?.get(attempt)?.fail('cancelled');
      this.#parts.pool.release();
    }
    this.#running.clear();
  }
}
