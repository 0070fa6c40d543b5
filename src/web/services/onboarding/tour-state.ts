import type { OnboardingFlow, OnboardingProgress, OnboardingStep, ProgressByFlow } from './onboarding.ts';

/** Which flow is open, and how far every flow was gone through. */
export interface TourState {
  readonly active: { readonly flowId: string; readonly paused: boolean } | undefined;
  readonly progress: ProgressByFlow;
}

export type TourEvent =
  /** Step 0 and active. What was completed before stays so. */
  | { readonly kind: 'start'; readonly flowId: string }
  /** Goes on where it was paused or left; a flow never started is started, a completed one stays closed. */
  | { readonly kind: 'resume'; readonly flowId: string }
  /** Step 0, progress cleared. An open flow stays open. */
  | { readonly kind: 'reset'; readonly flowId: string }
  | { readonly kind: 'next' | 'previous' | 'skip' | 'pause' | 'complete' | 'dismiss' };

export const IDLE: TourState = { active: undefined, progress: {} };

/** The step that is open and the flow it belongs to. */
export function findStep(
  state: TourState,
  flows: readonly OnboardingFlow[],
): { readonly flow: OnboardingFlow; readonly step: OnboardingStep; readonly index: number } | undefined {
  const flow = flows.find(({ id }) => id === state.active?.flowId);
  const index = flow && state.progress[flow.id]?.currentStepIndex;
  const step = index === undefined ? undefined : flow?.steps[index];
  return flow && step && index !== undefined ? { flow, step, index } : undefined;
}

/** What an event makes of a state; one that means nothing now changes nothing. `nowMs` is unix time. */
export function toNextTour(
  state: TourState,
  event: TourEvent,
  flows: readonly OnboardingFlow[],
  nowMs: number,
): TourState {
  if (event.kind === 'start' || event.kind === 'resume' || event.kind === 'reset') {
    const flow = flows.find(({ id }) => id === event.flowId);
    return flow ? toNextOf(flow, state, event.kind, nowMs) : state;
  }
  const found = findStep(state, flows);
  if (!found || !state.active) return state;
  const { flow, step, index } = found;
  const now = state.progress[flow.id]!; // findStep read it
  const paused = state.active.paused;
  switch (event.kind) {
    case 'pause':
      return withProgress(
        { ...state, active: { flowId: flow.id, paused: true } },
        { ...now, lastActiveAt: nowMs },
      );
    case 'dismiss':
      return withProgress({ ...state, active: undefined }, { ...now, lastActiveAt: nowMs });
    case 'complete':
      return withProgress({ ...state, active: undefined }, { ...now, lastActiveAt: nowMs, completed: true });
    case 'previous':
      return paused || index === 0
        ? state
        : withProgress(state, { ...now, currentStepIndex: index - 1, lastActiveAt: nowMs });
    case 'skip':
    case 'next': {
      if (paused || (event.kind === 'skip' && !step.skippable)) return state;
      const last = index === flow.steps.length - 1;
      return withProgress(last ? { ...state, active: undefined } : state, {
        ...now,
        currentStepIndex: last ? index : index + 1,
        completedSteps: [...new Set([...now.completedSteps, step.id])],
        lastActiveAt: nowMs,
        completed: now.completed || last,
      });
    }
  }
}

function toNextOf(
  flow: OnboardingFlow,
  state: TourState,
  kind: 'start' | 'resume' | 'reset',
  nowMs: number,
): TourState {
  const known = state.progress[flow.id];
  const fresh: OnboardingProgress = {
    flowId: flow.id,
    currentStepIndex: 0,
    completedSteps: [],
    startedAt: nowMs,
    lastActiveAt: nowMs,
    completed: false,
  };
  const open: TourState = { ...state, active: { flowId: flow.id, paused: false } };
  if (kind === 'reset') {
    if (state.active?.flowId === flow.id) return withProgress(state, fresh);
    const { [flow.id]: _cleared, ...progress } = state.progress;
    return known ? { ...state, progress } : state;
  }
  if (!known) return withProgress(open, fresh);
  if (kind === 'start') {
    return withProgress(open, { ...known, currentStepIndex: 0, startedAt: nowMs, lastActiveAt: nowMs });
  }
  // One that was completed and started again is open; one that is closed stays closed.
  if (known.completed && state.active?.flowId !== flow.id) return state;
  return withProgress(open, { ...known, lastActiveAt: nowMs });
}

function withProgress(state: TourState, progress: OnboardingProgress): TourState {
  return { ...state, progress: { ...state.progress, [progress.flowId]: progress } };
}
