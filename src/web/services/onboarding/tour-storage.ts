import { partOf } from '#std/record';
import {
  DEFAULT_PREFERENCES,
  PLAY_SPEEDS,
  type OnboardingFlow,
  type OnboardingPreferences,
  type OnboardingProgress,
  type ProgressByFlow,
} from './onboarding.ts';

/** What is remembered of the tours in this browser. */
export interface StoredTours {
  readonly version: 1;
  readonly progress: ProgressByFlow;
  readonly preferences: OnboardingPreferences;
  /** Whether the offer on the home page was turned down for good. */
  readonly offerDismissed: boolean;
}

export const NOTHING_STORED: StoredTours = {
  version: 1,
  progress: {},
  preferences: DEFAULT_PREFERENCES,
  offerDismissed: false,
};

/** What was stored, part by part: a part that cannot be right is left out alone. */
export function parseStoredTours(stored: unknown, flows: readonly OnboardingFlow[]): StoredTours {
  if (partOf(stored, 'version') !== 1) return NOTHING_STORED;
  const progress: Record<string, OnboardingProgress> = {};
  for (const flow of flows) {
    const parsed = parseProgress(partOf(partOf(stored, 'progress'), flow.id), flow);
    if (parsed) progress[flow.id] = parsed;
  }
  return {
    version: 1,
    progress,
    preferences: parsePreferences(partOf(stored, 'preferences')),
    offerDismissed: partOf(stored, 'offerDismissed') === true,
  };
}

function parseProgress(stored: unknown, flow: OnboardingFlow): OnboardingProgress | undefined {
  const startedAt = toTime(partOf(stored, 'startedAt'));
  const lastActiveAt = toTime(partOf(stored, 'lastActiveAt'));
  if (partOf(stored, 'flowId') !== flow.id || startedAt === undefined || lastActiveAt === undefined)
    return undefined;
  const index = partOf(stored, 'currentStepIndex');
  const completedSteps = partOf(stored, 'completedSteps');
  return {
    flowId: flow.id,
    // Steps may have become fewer since.
    currentStepIndex: Number.isSafeInteger(index) && flow.steps[Number(index)] ? Number(index) : 0,
    completedSteps: flow.steps
      .map(({ id }) => id)
      .filter((id) => Array.isArray(completedSteps) && completedSteps.includes(id)),
    startedAt,
    lastActiveAt: Math.max(startedAt, lastActiveAt),
    completed: partOf(stored, 'completed') === true,
  };
}

export function parsePreferences(stored: unknown): OnboardingPreferences {
  const flag = (key: 'showTooltips' | 'autoAdvance' | 'skipCompleted'): boolean => {
    const given = partOf(stored, key);
    return typeof given === 'boolean' ? given : DEFAULT_PREFERENCES[key];
  };
  const speed = partOf(stored, 'playSpeed');
  return {
    showTooltips: flag('showTooltips'),
    autoAdvance: flag('autoAdvance'),
    playSpeed: PLAY_SPEEDS.find((known) => known === speed) ?? DEFAULT_PREFERENCES.playSpeed,
    skipCompleted: flag('skipCompleted'),
  };
}

/** The flow that is open in this tab. */
export function parseActive(
  stored: unknown,
  flows: readonly OnboardingFlow[],
): { readonly flowId: string; readonly paused: boolean } | undefined {
  const flow = flows.find(({ id }) => id === partOf(stored, 'flowId'));
  return flow && { flowId: flow.id, paused: partOf(stored, 'paused') === true };
}

function toTime(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
