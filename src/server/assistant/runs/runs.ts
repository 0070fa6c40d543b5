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
import type { Backend, TurnEvent } from '../planning/turn.ts';
import type { ToolParts } from '../toolkit/run-tool.ts';
import { createPlanLifecycle, REAL_TIMERS, type Timers } from './plan-lifecycle.ts';
import { toPartialAnswer } from './partial-answer.ts';

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
  takeModelPart(part: ModelPart): boolean;
  /** Ends it; what its tools fetch is given up at once. */
  cancel(): void;
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
  start(start: RunStart): Run | undefined;
  find(runId: string): Run | undefined;
  readonly count: number;
  /** Cancels what runs. */
  close(): void;
}

/** Runs that are remembered, at work or not; the oldest ended one goes first. */
const MAX_RUNS = 200;

/** Answers questions one by one, each in a run whose events can be read again until it is forgotten. */
export function createRuns(parts: ToolParts, timers: Timers = REAL_TIMERS): Runs {
  const runs = new Map<string, Run & { readonly client: string; endedMs(): number | undefined }>();
  const sweep = setInterval(() => {
    const before = timers.nowMs() - AGENT_LIMITS.cleanupMs;
    for (const [runId, run] of runs) if ((run.endedMs() ?? Infinity) < before) runs.delete(runId);
  }, AGENT_LIMITS.cleanupMs);
  sweep.unref();
  return {
    get count() {
      return [...runs.values()].filter((run) => run.endedMs() === undefined).length;
    },
    find: (runId) => runs.get(runId),
    start(start) {
      const running = [...runs.values()].filter(
        (run) => run.client === start.client && run.endedMs() === undefined,
      );
      if (running.length >= AGENT_LIMITS.runsPerClient) return undefined;
      if (runs.size >= MAX_RUNS) {
        const oldest = [...runs].find(([, run]) => run.endedMs() !== undefined);
        if (oldest !== undefined) runs.delete(oldest[0]);
      }
      const run = startRun(parts, start, timers, (runId) => {
        // Long enough to read the end again after a reload.
        timers.after(AGENT_LIMITS.recordMs, () => runs.delete(runId));
      });
      runs.set(run.runId, run);
      return run;
    },
    close() {
      clearInterval(sweep);
      for (const run of runs.values()) run.cancel();
      runs.clear();
    },
  };
}

function startRun(
  parts: ToolParts,
  { request, cluster, client, account, backend, isTest }: RunStart,
  timers: Timers,
  onEnded: (runId: string) => void,
) {
  const runId = randomBytes(16).toString('hex');
  const planId = `plan-${runId.slice(0, 12)}`;
  const events: NumberedEvent[] = [];
  const results: ToolResult[] = [];
  const waiting = new Set<() => void>();
  const gone = new AbortController();
  let endedMs: number | undefined;
  let answer: Answer | undefined;
  let isOver = false;

  const push = (event: RunEvent) => {
    if (isOver) return;
    events.push({ id: events.length + 1, event });
    for (const wake of waiting) wake();
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
        onEnded(runId);
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
    if (event.type === 'model-settled') forgetBody(events, event.ask);
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
  Promise.resolve()
    .then(() =>
      backend.answer({ request, cluster, parts, signal: gone.signal, asker: { client, account }, tell }),
    )
    .then(
      (turn) => {
        answer = turn.answer;
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
    takeModelPart: (part: ModelPart) => !isOver && backend.take?.(part) === true,
    cancel: () => void lifecycle.end('cancelled'),
    async *watch(last: number, signal: AbortSignal): AsyncGenerator<NumberedEvent> {
      let next = Math.max(0, last);
      while (!signal.aborted) {
        const one = events[next];
        if (one !== undefined) {
          next++;
          yield one;
        } else if (isOver) return;
        else await nextEvent(waiting, signal);
      }
    },
  };
}

/** A request that is settled is made by nobody who reads the run again, and may be long. */
function forgetBody(events: NumberedEvent[], ask: number): void {
  const at = events.findIndex(({ event }) => event.type === 'model-ask' && event.ask === ask);
  const found = events[at];
  if (found?.event.type === 'model-ask') events[at] = { ...found, event: { ...found.event, body: '' } };
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
