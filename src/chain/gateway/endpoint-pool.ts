import type { Cluster } from '#contracts/cluster';
import { Endpoint, SLOT_MS } from './endpoint.ts';
import type { Fault } from './fault.ts';
import { createLatencyWindow, type LatencyWindow } from './latency-window.ts';
import type { Settings } from './options.ts';
import { createRatioBudget, type RatioBudget } from './ratio-budget.ts';

/** Slots beyond the pool's median by more than this are not believed. */
const BELIEVED_SLOTS = 5_000;

export interface Wish {
  readonly method: string;
  /** Leaves out endpoints that lag, unless nothing else is left. */
  readonly tip: boolean;
  /** Prefers endpoints at or past this slot of the commitment. */
  readonly fromSlot: number | undefined;
  readonly commitment: string;
  readonly tried: readonly Endpoint[];
}

/** Why no endpoint was picked: none may be used, all rest after 429, all are busy, or all were tried. */
export type NotPicked = 'none' | 'cooling' | 'full' | 'tried';

/** Faults that no request can cause. */
const CONNECTION_FAULTS = new Set<Fault['kind']>(['connect']);
/** Faults that say nothing about the endpoint. */
const HARMLESS_FAULTS = new Set<Fault['kind']>(['too-large', 'crowded', 'behind', 'quarantined']);

/** The endpoints of one cluster: which is next, how each does, and what the extra calls may cost. */
export class EndpointPool {
  readonly cluster: Cluster;
  readonly endpoints: readonly Endpoint[];
  readonly retries: RatioBudget;
  readonly hedges: RatioBudget;
  /** Hash every endpoint must have; the localnet's is learnt. */
  genesis: string | undefined;
  /** Set when a request found no usable endpoint, until one answers. */
  isDown = false;
  /** Asks for a check of an endpoint now. */
  onSuspect: (endpoint: Endpoint) => void = () => {};
  readonly #settings: Settings;
  readonly #latencies = new Map<string, LatencyWindow>();
  readonly #waiting: (() => void)[] = [];
  #next = 0;

  constructor(cluster: Cluster, urls: readonly string[], settings: Settings, genesis: string | undefined) {
    const { limits } = settings;
    this.cluster = cluster;
    this.genesis = genesis;
    this.endpoints = urls.map((url, index) => new Endpoint(`${cluster}-${index}`, url, settings));
    this.retries = createRatioBudget(limits.retryRatio, limits.retryFloor);
    this.hedges = createRatioBudget(limits.hedgeRatio, limits.hedgeFloor);
    this.#settings = settings;
  }

  /**
   * The next endpoint in turn among the healthy ones. With fewer than two of them, or all tried, those that are
   * ejected or lag follow; never one that was not verified, serves another network, rests or is disabled.
   */
  pick(wish: Wish): Endpoint | NotPicked {
    const now = this.#settings.clock();
    const count = this.endpoints.length;
    const most = this.#settings.limits.inFlightPerEndpoint;
    let second: Endpoint | undefined;
    let last: Endpoint | undefined;
    let isFull = false;
    let isCooling = false;
    let isTried = false;
    for (let i = 0; i < count; i++) {
      const index = (this.#next + i) % count;
      const endpoint = this.endpoints[index]!;
      const state = endpoint.stateAt(now);
      if (state === 'cooling') isCooling = true;
      const isOpen = state === 'open' && endpoint.verified;
      if (state !== 'healthy' && state !== 'lagging' && state !== 'suspect' && !isOpen) continue;
      if (wish.tried.includes(endpoint)) {
        isTried = true;
        continue;
      }
      if (endpoint.inFlight >= most) {
        isFull = true;
        continue;
      }
      if (endpoint.refuses(wish.method, now)) {
        last ??= endpoint;
        continue;
      }
      const isBehind = wish.fromSlot !== undefined && endpoint.isBehind(wish.commitment, wish.fromSlot, now);
      if (state === 'healthy' || (state === 'lagging' && !wish.tip)) {
        if (!isBehind) {
          this.#next = (index + 1) % count;
          return endpoint;
        }
        second ??= endpoint;
      } else if (state === 'suspect' || state === 'lagging') second ??= endpoint;
      else last ??= endpoint;
    }
    const picked = second ?? (isFull ? undefined : last);
    if (picked !== undefined) {
      this.#next = (this.endpoints.indexOf(picked) + 1) % count;
      return picked;
    }
    return isFull ? 'full' : isTried ? 'tried' : isCooling ? 'cooling' : 'none';
  }

  /** Calls back when an endpoint may have room; the returned function leaves the queue. `undefined`: the queue is full. */
  waitForRoom(callback: () => void): (() => void) | undefined {
    if (this.#waiting.length >= this.#settings.limits.queueLength) return undefined;
    this.#waiting.push(callback);
    return () => {
      const at = this.#waiting.indexOf(callback);
      if (at >= 0) this.#waiting.splice(at, 1);
    };
  }

  /** An attempt ended, whatever its outcome. */
  release(): void {
    this.#waiting.shift()?.();
  }

  noteSuccess(endpoint: Endpoint, method: string, ms: number): void {
    endpoint.breaker.success();
    endpoint.latency.add(ms);
    this.#latencyOf(method).add(ms);
    this.isDown = false;
  }

  noteFault(endpoint: Endpoint, fault: Fault): void {
    if (HARMLESS_FAULTS.has(fault.kind)) return;
    endpoint.countFault(fault);
    const now = this.#settings.clock();
    if (fault.kind === 'rate-limited') {
      this.rest(endpoint, fault.retryAfterMs);
      return;
    }
    const isSuspicious = endpoint.breaker.fault();
    if (endpoint.breaker.isOpen) return;
    if (CONNECTION_FAULTS.has(fault.kind) && isSuspicious && this.#mayEject(now)) {
      endpoint.breaker.open();
      // It may come back as another machine.
      endpoint.verified = false;
      this.onSuspect(endpoint);
    } else if ((isSuspicious || fault.kind === 'forbidden') && !endpoint.suspect) {
      endpoint.suspect = this.#mayEject(now);
      this.onSuspect(endpoint);
    }
  }

  /** Leaves an endpoint alone for as long as it asked, or the usual time. */
  rest(endpoint: Endpoint, retryAfterMs: number | undefined): void {
    const { coolMs, coolMaxMs } = this.#settings.limits;
    const until = this.#settings.clock() + Math.min(coolMaxMs, Math.max(retryAfterMs ?? coolMs, 0));
    endpoint.coolUntil = Math.max(endpoint.coolUntil, until);
  }

  get hasHealthy(): boolean {
    const now = this.#settings.clock();
    return this.endpoints.some((endpoint) => endpoint.stateAt(now) === 'healthy');
  }

  /** How long to wait for the first endpoint that rests. */
  get coolMs(): number {
    const now = this.#settings.clock();
    const rests = this.endpoints.map(({ coolUntil }) => coolUntil - now).filter((ms) => ms > 0);
    return rests.length === 0 ? 0 : Math.min(...rests);
  }

  /** When to send a second copy of a question of this kind. */
  hedgeMs(method: string): number {
    const { hedgeMinMs, hedgeMaxMs } = this.#settings.limits;
    return Math.min(hedgeMaxMs, Math.max(hedgeMinMs, this.#latencies.get(method)?.p95Ms ?? hedgeMinMs));
  }

  /** Where an endpoint stands by now, judged by where it was. */
  slotOf({ slot, slotAt }: Endpoint, now: number): number | undefined {
    return slot === undefined ? undefined : slot + Math.floor((now - slotAt) / SLOT_MS);
  }

  /** The pool's slot: the median over endpoints that reported theirs. */
  get tip(): number | undefined {
    const now = this.#settings.clock();
    const slots: number[] = [];
    for (const endpoint of this.endpoints) {
      const slot = endpoint.quarantined || endpoint.disabled ? undefined : this.slotOf(endpoint, now);
      if (slot !== undefined) slots.push(slot);
    }
    return slots.sort((a, b) => a - b)[slots.length >> 1];
  }

  /** The newest slot an endpoint reported that is not ahead of the pool's. Unlike that, nobody made it up. */
  get reportedSlot(): number | undefined {
    const { tip } = this;
    if (tip === undefined) return undefined;
    const reported = this.endpoints
      .filter(({ quarantined, disabled }) => !quarantined && !disabled)
      .map(({ slot }) => slot)
      .filter((slot) => slot !== undefined && slot <= tip);
    return Math.max(...(reported as number[])); // undefined was left out, and the median's own is among them
  }

  /** Whether a slot can be true, as far as the pool knows. */
  isBelieved(slot: number): boolean {
    const { tip } = this;
    return tip !== undefined && slot <= tip + BELIEVED_SLOTS;
  }

  /** Marks endpoints more than `lagSlots` behind the median. */
  judgeLag(): void {
    const now = this.#settings.clock();
    const { tip } = this;
    if (tip === undefined) return;
    for (const endpoint of this.endpoints) {
      const slot = this.slotOf(endpoint, now);
      if (slot !== undefined)
        endpoint.lagging = endpoint.unhealthy || slot < tip - this.#settings.limits.lagSlots;
    }
  }

  /** At most half of the endpoints are left out because of requests. */
  #mayEject(now: number): boolean {
    const out = this.endpoints.filter((endpoint) => {
      const state = endpoint.stateAt(now);
      return state === 'suspect' || state === 'open';
    });
    return (out.length + 1) * 2 <= this.endpoints.length;
  }

  #latencyOf(method: string): LatencyWindow {
    let window = this.#latencies.get(method);
    if (window === undefined) {
      window = createLatencyWindow();
      this.#latencies.set(method, window);
    }
    return window;
  }
}
