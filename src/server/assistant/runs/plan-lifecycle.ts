import { AGENT_LIMITS, type PlanStage, type RunOutcome } from '#contracts/assistant/agent';

/** Time as the lifecycle sees it, so that tests can turn it. */
export interface Timers {
  nowMs(): number;
  /** Calls `act` once after `ms`, unless the result is called before. */
  after(ms: number, act: () => void): () => void;
}

export const REAL_TIMERS: Timers = {
  nowMs: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** What is known of a plan while it lives. */
export interface PlanState {
  readonly planId: string;
  readonly planGenerated: boolean;
  readonly planExecuting: boolean;
  readonly planCompleted: boolean;
  readonly executionStartTime: number;
  /** Milliseconds from the start. */
  readonly executionTimeout: number;
  readonly retryCount: number;
  readonly toolsAttempted: readonly string[];
  readonly lastError: string | undefined;
  /** Why less than everything was answered, such as `execution_deadlock`. */
  readonly partialReason: 'execution_deadlock' | 'execution_timeout' | undefined;
  readonly outcome: RunOutcome | undefined;
}

export interface PlanLifecycle {
  readonly state: PlanState;
  /** Generated, and for longer than five seconds not executing. */
  readonly isStuck: boolean;
  /** The plan is there. */
  generate(): void;
  /** The first of its calls begins. */
  execute(): void;
  attempt(tool: string): void;
  note(error: string): void;
  retry(): void;
  /** Ends it. Only the first call has an effect; says whether this was it. */
  end(outcome: RunOutcome): boolean;
}

export interface PlanWatch {
  onStage(stage: PlanStage): void;
  /** Execution is due: a second has passed since the plan was there and nothing began. */
  onForced(): void;
  /** Called once, with everything that was going on stopped. */
  onEnd(outcome: RunOutcome): void;
}

/**
 * Life of one plan: started → generated → executing → completed, with the limits of time between. However its
 * events and timers fall, it ends exactly once.
 */
export function createPlanLifecycle(
  planId: string,
  watch: PlanWatch,
  timers: Timers = REAL_TIMERS,
): PlanLifecycle {
  const startedMs = timers.nowMs();
  let generatedMs: number | undefined;
  let state: PlanState = {
    planId,
    planGenerated: false,
    planExecuting: false,
    planCompleted: false,
    executionStartTime: startedMs,
    executionTimeout: AGENT_LIMITS.timeoutMs,
    retryCount: 0,
    toolsAttempted: [],
    lastError: undefined,
    partialReason: undefined,
    outcome: undefined,
  };
  const pending = new Set<() => void>();
  const after = (ms: number, act: () => void) => {
    const stop = timers.after(ms, () => {
      pending.delete(stop);
      if (!state.planCompleted) act();
    });
    pending.add(stop);
  };
  const set = (change: Partial<PlanState>) => {
    state = { ...state, ...change };
  };
  const lifecycle: PlanLifecycle = {
    get state() {
      return state;
    },
    get isStuck() {
      return (
        generatedMs !== undefined &&
        !state.planExecuting &&
        !state.planCompleted &&
        timers.nowMs() - generatedMs > AGENT_LIMITS.stuckMs
      );
    },
    generate() {
      if (state.planGenerated || state.planCompleted) return;
      generatedMs = timers.nowMs();
      set({ planGenerated: true });
      watch.onStage('generated');
      after(AGENT_LIMITS.forcedExecutionMs, () => {
        if (!state.planExecuting) watch.onForced();
      });
      after(AGENT_LIMITS.deadlockMs, () => {
        if (!lifecycle.isStuck) return;
        set({ partialReason: 'execution_deadlock' });
        lifecycle.end('deadlocked');
      });
    },
    execute() {
      if (state.planExecuting || state.planCompleted) return;
      set({ planExecuting: true });
      watch.onStage('executing');
    },
    attempt(tool) {
      if (!state.planCompleted) set({ toolsAttempted: [...state.toolsAttempted, tool] });
    },
    note(error) {
      if (!state.planCompleted) set({ lastError: error });
    },
    retry() {
      if (!state.planCompleted) set({ retryCount: state.retryCount + 1 });
    },
    end(outcome) {
      if (state.planCompleted) return false;
      set({ planCompleted: true, planExecuting: false, outcome });
      for (const stop of pending) stop();
      pending.clear();
      watch.onStage('completed');
      watch.onEnd(outcome);
      return true;
    },
  };
  watch.onStage('started');
  after(AGENT_LIMITS.timeoutMs, () => {
    set({ partialReason: 'execution_timeout' });
    lifecycle.end('timed-out');
  });
  return lifecycle;
}
