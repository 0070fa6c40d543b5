import { randomBytes } from 'node:crypto';
import {
  AGENT_LIMITS,
  AGENT_TEXTS,
  type Answer,
  type RunEvent,
  type RunOutcome,
  type RunRequest,
  type ToolResult,
} from '#contracts/assistant/agent';
import type { ModelPart } from '#contracts/assistant/own-model';
import type { Cluster } from '#contracts/cluster';
import { traced } from '#std/tracing/trace';
import type { Backend, TurnEvent } from '../planning/turn.ts';
import { createOwnState } from '../../shared-state/in-process.ts';
import { isAway, type SharedState } from '../../shared-state/shared-state.ts';
import type { ToolParts } from '../toolkit/run-tool.ts';
import { createPlanLifecycle, REAL_TIMERS, type Timers } from './plan-lifecycle.ts';
import { toPartialAnswer } from './partial-answer.ts';
import { findRemoteRun, RUN_TOPICS, YES } from './remote-run.ts';
import { createRunMirror } from './run-mirror.ts';

export interface NumberedEvent {
  /** Counted from 1. */
  readonly id: number;
  readonly event: RunEvent;
}

export interface Run {
  readonly runId: string;
  /** Events after `last`, those that are there and those that come; ends after `finished`. */
  watch(last: number, signal: AbortSignal): AsyncIterable<NumberedEvent>;
  /** Passes on what the visitor's own model answered; says whether that was waited for. */
  takeModelPart(part: ModelPart): Promise<boolean>;
  /** Ends it; what its tools fetch is given up at once. */
  cancel(): Promise<void>;
}

export interface RunStart {
  readonly request: RunRequest;
  readonly cluster: Cluster;
  /** Who asks, for the limit of runs at one time. */
  readonly client: string;
  /** Id of the user who asks, signed in. */
  readonly account?: string | undefined;
  readonly backend: Backend;
  readonly isTest: boolean;
}

export interface Runs {
  /** `undefined` when the client has as many runs at work as it may. */
  start(start: RunStart): Promise<Run | undefined>;
  /** Also one of another process. Rejects with `server/replicas-away` where those cannot be asked. */
  find(runId: string): Promise<Run | undefined>;
  /** At work in this process. */
  readonly count: number;
  /** Cancels what runs; resolves when others can read so. */
  close(): Promise<void>;
}

/** Runs that are remembered, at work or not; the oldest ended one goes first. */
const MAX_RUNS = 200;

interface OwnRun extends Run {
  readonly client: string;
  endedMs(): number | undefined;
  flush(): Promise<void>;
  /** Nobody will ask for it any more. */
  forget(): void;
}

/** Answers questions one by one, each in a run whose events can be read again until it is forgotten. */
export function createRuns(
  parts: ToolParts,
  timers: Timers = REAL_TIMERS,
  shared: SharedState = createOwnState(),
): Runs {
  const runs = new Map<string, OwnRun>();
  /** Clients of runs that are about to begin. */
  const beginning: string[] = [];
  const forget = (runId: string): void => {
    runs.get(runId)?.forget();
    runs.delete(runId);
  };
  const sweep = setInterval(() => {
    const before = timers.nowMs() - AGENT_LIMITS.cleanupMs;
    for (const [runId, run] of runs) if ((run.endedMs() ?? Infinity) < before) forget(runId);
  }, AGENT_LIMITS.cleanupMs);
  sweep.unref();
  const isAlone = shared.status.kind === 'alone';
  const hasRoom = (client: string): boolean => {
    const own = [...runs.values()].filter((run) => run.client === client && run.endedMs() === undefined);
    const soon = beginning.filter((one) => one === client);
    return own.length + soon.length < AGENT_LIMITS.runsPerClient;
  };
  /** Begins its journal; says whether the client may have one more run. */
  const open = async (runId: string, client: string): Promise<boolean> => {
    if (isAlone) return true;
    beginning.push(client);
    try {
      return await shared.journals.open(runId, toGroup(client), AGENT_LIMITS.runsPerClient);
    } catch (error) {
      if (!isAway(error)) throw error;
      return true;
    } finally {
      beginning.splice(beginning.indexOf(client), 1);
    }
  };
  shared.messages.answer(RUN_TOPICS.cancel, async (runId) => {
    await runs.get(runId)?.cancel();
    return YES;
  });
  shared.messages.answer(RUN_TOPICS.modelPart, async (text) => {
    const { runId, part } = JSON.parse(text) as { runId: string; part: ModelPart }; // another process of ours wrote it
    return (await runs.get(runId)?.takeModelPart(part)) === true ? YES : 'no';
  });
  return {
    get count() {
      return [...runs.values()].filter((run) => run.endedMs() === undefined).length;
    },
    async find(runId) {
      const own = runs.get(runId);
      return own ?? (isAlone ? undefined : findRemoteRun(shared, runId));
    },
    async start(start) {
      if (!hasRoom(start.client)) return undefined;
      const runId = randomBytes(16).toString('hex');
      if (!(await open(runId, start.client))) return undefined;
      if (runs.size >= MAX_RUNS) {
        const oldest = [...runs].find(([, run]) => run.endedMs() !== undefined);
        if (oldest !== undefined) forget(oldest[0]);
      }
      const run = startRun(parts, start, timers, {
        runId,
        shared: isAlone ? undefined : shared,
        // Long enough to read the end again after a reload.
        onEnded: () => void timers.after(AGENT_LIMITS.recordMs, () => forget(runId)),
      });
      runs.set(runId, run);
      return run;
    },
    async close() {
      clearInterval(sweep);
      const all = [...runs.values()];
      await Promise.all(all.map((run) => run.cancel()));
      await Promise.all(all.map((run) => run.flush()));
      for (const run of all) run.forget();
      runs.clear();
    },
  };
}

/** Runs of one client are counted together. */
const toGroup = (client: string): string => `runs ${client}`;

interface RunPlace {
  readonly runId: string;
  /** Absent where no other process reads runs. */
  readonly shared: SharedState | undefined;
  readonly onEnded: () => void;
}

function startRun(
  parts: ToolParts,
  { request, cluster, client, account, backend, isTest }: RunStart,
  timers: Timers,
  { runId, shared, onEnded }: RunPlace,
): OwnRun {
  const planId = `plan-${runId.slice(0, 12)}`;
  const events: NumberedEvent[] = [];
  const results: ToolResult[] = [];
  const waiting = new Set<() => void>();
  const gone = new AbortController();
  let endedMs: number | undefined;
  let answer: Answer | undefined;
  let isOver = false;

  const wakeAll = (): void => {
    for (const wake of waiting) wake();
  };
  const mirror =
    shared &&
    createRunMirror({
      runId,
      group: toGroup(client),
      events,
      shared,
      onShown: wakeAll,
      onEndedElsewhere: () => void lifecycle.end('failed'),
    });
  /** Events that may be given out. */
  const countShown = (): number => mirror?.shown ?? events.length;
  const push = (event: RunEvent) => {
    if (isOver) return;
    events.push({ id: events.length + 1, event });
    if (mirror === undefined) wakeAll();
    else mirror.note();
  };
  push({ type: 'started', runId, planId, backend: backend.name, isTest });
  const lifecycle = createPlanLifecycle(
    planId,
    {
      onStage: (stage) => push({ type: 'stage', stage }),
      onForced: () => lifecycle.execute(),
      onEnd(outcome) {
        push({ type: 'finished', outcome, ...toEnding(outcome) });
        isOver = true;
        endedMs = timers.nowMs();
        onEnded();
        if (outcome !== 'completed') gone.abort(new DOMException(outcome, 'AbortError'));
      },
    },
    timers,
  );
  const toEnding = (outcome: RunOutcome): { readonly answer?: Answer; readonly message?: string } => {
    const before = request.thread?.at(-1)?.context;
    switch (outcome) {
      case 'completed':
        return answer === undefined ? {} : { answer };
      case 'timed-out':
      case 'deadlocked':
        return { answer: toPartialAnswer(results, before), message: AGENT_TEXTS.timedOut };
      case 'failed':
        return { message: AGENT_TEXTS.failed };
      case 'cancelled':
        return {};
    }
  };
  const tell = (event: TurnEvent) => {
    if (isOver) return;
    push(event);
    if (event.type === 'model-settled') {
      const at = forgetBody(events, event.ask);
      if (at !== undefined) mirror?.replace(at);
    }
    if (event.type === 'plan') lifecycle.generate();
    else if (event.type === 'call') {
      lifecycle.generate();
      lifecycle.execute();
      lifecycle.attempt(event.tool);
    } else if (event.type === 'result') {
      results.push(event.result);
      if (event.result.error !== undefined) lifecycle.note(event.result.error.message);
    } else if (event.type === 'block') lifecycle.execute();
  };
  const turn = { request, cluster, parts, signal: gone.signal, asker: { client, account }, tell };
  const run = () =>
    traced(
      'assistant run',
      async (span) => {
        span?.set({ 'osvm.cluster': cluster, 'osvm.backend': isTest ? 'test' : toKind(backend) });
        const answered = await backend.answer(turn);
        span?.set({ 'osvm.tool_calls': answered.results.length });
        return answered;
      },
      { begins: 'alone' },
    );
  Promise.resolve()
    .then(run)
    .then(
      (answered) => {
        answer = answered.answer;
        lifecycle.end('completed');
      },
      (error: unknown) => {
        if (lifecycle.end('failed')) parts.log.error('a question could not be answered', { runId, error });
      },
    );

  return {
    runId,
    client,
    endedMs: () => endedMs,
    takeModelPart: (part) => Promise.resolve(!isOver && backend.take?.(part) === true),
    cancel() {
      lifecycle.end('cancelled');
      return Promise.resolve();
    },
    flush: async () => mirror?.flush(),
    forget: () => mirror?.close(),
    async *watch(last, signal) {
      let next = Math.max(0, last);
      while (!signal.aborted) {
        const one = next < countShown() ? events[next] : undefined;
        if (one !== undefined) {
          next++;
          yield one;
        } else if (isOver && next >= events.length) return;
        else await nextEvent(waiting, signal);
      }
    },
  };
}

/** A model may be the visitor's own, and its name theirs. */
const toKind = ({ name }: Backend): string => (name === 'planner' ? name : 'model');

/** A request that is settled is made by nobody who reads the run again, and may be long. Gives its place. */
function forgetBody(events: NumberedEvent[], ask: number): number | undefined {
  const at = events.findIndex(({ event }) => event.type === 'model-ask' && event.ask === ask);
  const found = events[at];
  if (found?.event.type !== 'model-ask') return undefined;
  events[at] = { ...found, event: { ...found.event, body: '' } };
  return at;
}

/** Resolves when something was pushed or the reader has gone. */
function nextEvent(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      waiting.delete(wake);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    waiting.add(wake);
    signal.addEventListener('abort', wake, { once: true });
  });
}
