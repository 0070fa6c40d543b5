import { toSmallText } from './answer.ts';
import { Attempt, type AttemptLimits, type Outcome, type Receiving } from './attempt.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointPool } from './endpoint-pool.ts';
import { isLimitCode } from './rpc-codes.ts';
import type { Settings } from './options.ts';

const ANSWER_BYTES = 65_536;
const JITTER = 0.2;
const HALF_OPEN_SUCCESSES = 3;
/** An endpoint that is suspect or waited for is checked at most this often. */
const RECHECK_MS = 1_000;
/** Failures in a row after which a loopback endpoint's checks grow rarer. */
const LOOPBACK_FAILURES = 20;
/** Failures in a row after which an endpoint is no longer waited for. */
const VAIN_FAILURES = 2;

export interface HealthChecks {
  /** Checks every endpoint now and from then on by schedule. */
  start(): void;
  /** Checks all that are due or unreachable now, at most every `demandCheckMs`; resolves when one passes or all are done. */
  demand(): Promise<void>;
  /** Checks one endpoint soon, because requests fail there. */
  suspect(endpoint: Endpoint): void;
  /** Checks all that fail more often, for someone who waits for one of them. */
  insist(): Insistence;
  /** Whether every endpoint was asked at least once. */
  readonly hasAsked: boolean;
  close(): void;
}

export interface Insistence {
  /** Whether every endpoint has failed again and again since it began. */
  readonly isInVain: boolean;
  end(): void;
}

export interface HealthChecksParts {
  readonly pool: EndpointPool;
  readonly settings: Settings;
  readonly receiving: Receiving;
  /** An endpoint turned out to serve another network. */
  readonly onQuarantine: (endpoint: Endpoint) => void;
  /** The localnet started over. */
  readonly onNewGenesis: () => void;
  /** A check ended, so that the pool may be usable now. */
  readonly onChecked: () => void;
}

interface Schedule {
  timer: NodeJS.Timeout | undefined;
  running: Promise<boolean> | undefined;
  failures: number;
  asked: boolean;
  lastAt: number;
}

/** Asks each endpoint for genesis hash, health and slot. A change of state is logged once, not each time it is seen. */
export function createHealthChecks(parts: HealthChecksParts): HealthChecks {
  const { pool, settings } = parts;
  const { limits, clock, random, log } = settings;
  const schedules = new Map<Endpoint, Schedule>(
    pool.endpoints.map((endpoint) => [
      endpoint,
      { timer: undefined, running: undefined, failures: 0, asked: false, lastAt: -Infinity },
    ]),
  );
  let started = false;
  let insisting = 0;
  let closed = false;
  let lastDemand = -Infinity;
  let wasReachable: boolean | undefined;

  const ask = (endpoint: Endpoint, method: string): Promise<Outcome> =>
    new Promise((resolve) => {
      const attemptLimits: AttemptLimits = { attemptMs: limits.healthMs, answerBytes: ANSWER_BYTES };
      new Attempt(endpoint, method, '[]', attemptLimits, parts.receiving, resolve).start();
    });

  const fail = (endpoint: Endpoint, outcome: Outcome): false => {
    const fault = outcome.kind === 'fault' ? outcome.fault : undefined;
    if (fault !== undefined) endpoint.countFault(fault);
    if (fault?.kind === 'rate-limited') {
      pool.rest(endpoint, fault.retryAfterMs);
    } else if (outcome.kind === 'answer' && outcome.answer.error && isLimitCode(outcome.answer.error.code)) {
      pool.rest(endpoint, undefined);
    } else if (fault?.kind === 'forbidden') {
      if (!endpoint.disabled) log.warn('endpoint refuses us', { cluster: pool.cluster, host: endpoint.host });
      endpoint.disabled = true;
    } else {
      if (!endpoint.breaker.isOpen && endpoint.verified) {
        log.warn('endpoint ejected', { cluster: pool.cluster, host: endpoint.host, fault: fault?.kind });
      }
      endpoint.breaker.open();
      if (fault?.kind === 'connect') endpoint.verified = false;
    }
    endpoint.suspect = false;
    return false;
  };

  const verify = (endpoint: Endpoint, hash: string): boolean => {
    if (pool.genesis === undefined) pool.genesis = hash;
    else if (hash !== pool.genesis) {
      if (pool.cluster !== 'localnet') {
        if (!endpoint.quarantined) {
          log.error('endpoint serves another network', { cluster: pool.cluster, host: endpoint.host });
          endpoint.quarantined = true;
          parts.onQuarantine(endpoint);
        }
        endpoint.verified = false;
        endpoint.suspect = false;
        return false;
      }
      pool.genesis = hash;
      parts.onNewGenesis();
    }
    endpoint.quarantined = false;
    endpoint.verified = true;
    return true;
  };

  const check = async (endpoint: Endpoint): Promise<boolean> => {
    const begunAt = clock();
    const genesis = await ask(endpoint, 'getGenesisHash');
    const hash = textOf(genesis);
    if (hash === undefined) return fail(endpoint, genesis);
    if (!verify(endpoint, hash.slice(1, -1))) return false;
    const [health, slot] = await Promise.all([ask(endpoint, 'getHealth'), ask(endpoint, 'getSlot')]);
    const slotText = textOf(slot);
    if (slotText === undefined || !/^\d{1,15}$/.test(slotText)) return fail(endpoint, slot);
    endpoint.noteSlot(Number(slotText), clock());
    // Providers that do not offer getHealth answer another error, which says nothing.
    endpoint.unhealthy = health.kind === 'answer' && health.answer.error?.code === -32005;
    endpoint.latency.add((clock() - begunAt) / 2);
    return true;
  };

  const pass = (endpoint: Endpoint): void => {
    endpoint.disabled = false;
    endpoint.suspect = false;
    endpoint.breaker.forgive();
    if (endpoint.breaker.isOpen) {
      // The three calls of a check are the three successes that close it.
      for (let i = 0; i < HALF_OPEN_SUCCESSES; i++) endpoint.breaker.success();
      log.info('endpoint is back', { cluster: pool.cluster, host: endpoint.host });
    }
    pool.isDown = false;
  };

  const run = (endpoint: Endpoint, schedule: Schedule): Promise<boolean> => {
    if (schedule.running !== undefined) return schedule.running;
    clearTimeout(schedule.timer);
    schedule.lastAt = clock();
    schedule.running = check(endpoint)
      .then((passed) => {
        if (closed) return passed;
        if (passed) pass(endpoint);
        schedule.failures = passed ? 0 : schedule.failures + 1;
        schedule.asked = true;
        pool.judgeLag();
        tellReachable();
        parts.onChecked();
        return passed;
      })
      .finally(() => {
        schedule.running = undefined;
        if ((started || insisting > 0) && !closed) plan(endpoint, schedule);
      });
    return schedule.running;
  };

  const plan = (endpoint: Endpoint, schedule: Schedule): void => {
    clearTimeout(schedule.timer);
    const wait = endpoint.disabled
      ? limits.healthBackoffMs
      : Math.max(toWait(endpoint, schedule), endpoint.coolUntil - clock());
    schedule.timer = setTimeout(() => void run(endpoint, schedule), wait).unref();
  };

  const toWait = ({ isLoopback }: Endpoint, { failures, lastAt }: Schedule): number => {
    const interval = limits.healthIntervalMs * (1 - JITTER + 2 * JITTER * random());
    if (isLoopback && failures > 0) {
      const rarer = 2 ** Math.max(failures - LOOPBACK_FAILURES, 0);
      return Math.min(interval, limits.loopbackCheckMs * rarer);
    }
    if (insisting > 0) return Math.min(interval, Math.max(lastAt + RECHECK_MS - clock(), 0));
    return Math.min(limits.healthBackoffMs, interval * 2 ** Math.max(failures - 1, 0));
  };

  const tellReachable = (): void => {
    const entries = [...schedules];
    const now = clock();
    const isReachable = entries.some(([endpoint]) => endpoint.stateAt(now) === 'healthy');
    if (!isReachable && !entries.every(([, { asked }]) => asked)) return;
    if (wasReachable === isReachable) return;
    if (isReachable) log.info('cluster reachable', { cluster: pool.cluster });
    else log.warn('cluster unreachable', { cluster: pool.cluster, endpoints: entries.length });
    wasReachable = isReachable;
  };

  return {
    start() {
      started = true;
      for (const [endpoint, schedule] of schedules) void run(endpoint, schedule);
    },
    demand() {
      if (closed) return Promise.resolve();
      const now = clock();
      const isDue = now - lastDemand >= limits.demandCheckMs;
      if (isDue) lastDemand = now;
      const checks: Promise<boolean>[] = [];
      for (const [endpoint, schedule] of schedules) {
        const mayRun = isDue && !endpoint.disabled && endpoint.coolUntil <= now;
        if (schedule.running !== undefined) checks.push(schedule.running);
        else if (mayRun) checks.push(run(endpoint, schedule));
      }
      return firstTrue(checks);
    },
    suspect(endpoint) {
      const schedule = schedules.get(endpoint);
      if (schedule === undefined || closed) return;
      const wait = schedule.lastAt + RECHECK_MS - clock();
      if (wait <= 0) {
        void run(endpoint, schedule);
        return;
      }
      clearTimeout(schedule.timer);
      schedule.timer = setTimeout(() => void run(endpoint, schedule), wait).unref();
    },
    insist() {
      insisting++;
      const before = new Map([...schedules].map(([endpoint, { failures }]) => [endpoint, failures]));
      for (const [endpoint, schedule] of schedules) {
        if (schedule.running === undefined && !closed) plan(endpoint, schedule);
      }
      return {
        get isInVain() {
          return [...schedules].every(
            ([endpoint, { failures }]) =>
              endpoint.disabled || failures - before.get(endpoint)! >= VAIN_FAILURES,
          );
        },
        end: () => void insisting--,
      };
    },
    get hasAsked() {
      return [...schedules.values()].every(({ asked }) => asked);
    },
    close() {
      closed = true;
      for (const { timer } of schedules.values()) clearTimeout(timer);
    },
  };
}

/** JSON of a result; `undefined` for anything else. */
function textOf(outcome: Outcome): string | undefined {
  return outcome.kind === 'answer' && outcome.answer.error === undefined
    ? toSmallText(outcome.answer)
    : undefined;
}

/** Resolves with the first that is true, or when all are done. */
function firstTrue(checks: readonly Promise<boolean>[]): Promise<void> {
  return new Promise((resolve) => {
    let left = checks.length;
    if (left === 0) resolve();
    for (const check of checks) {
      void check.then((passed) => {
        if (passed || --left === 0) resolve();
      });
    }
  });
}
