export type Difficulty = 'beginner' | 'intermediate' | 'advanced';
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Where a step is shown: a route as the pages name theirs. */
export interface StepPage {
  readonly route: string;
  /** How to get to a route with a parameter: the first such link on another page. */
  readonly through?: { readonly from: string; readonly link: string } | undefined;
}

/** Something the visitor may have done for them at the target. */
export interface StepAction {
  readonly kind: 'focus' | 'click';
  readonly label: string;
}

export interface OnboardingStep {
  /** Unique in its flow. */
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly page: StepPage;
  /** Selector; the first element that can be seen is meant. */
  readonly target: string;
  /** Side of the target the text stands on, where there is room. */
  readonly position: Side;
  readonly action?: StepAction | undefined;
  readonly skippable: boolean;
}

export interface OnboardingFlow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** Minutes. */
  readonly estimatedTime: number;
  readonly difficulty: Difficulty;
  /** Ids of flows to have seen before. */
  readonly prerequisites: readonly string[];
  readonly steps: readonly OnboardingStep[];
}

/** How far a flow was gone through. Times are unix milliseconds. */
export interface OnboardingProgress {
  readonly flowId: string;
  readonly currentStepIndex: number;
  /** Ids of steps. */
  readonly completedSteps: readonly string[];
  readonly startedAt: number;
  readonly lastActiveAt: number;
  readonly completed: boolean;
}

export type ProgressByFlow = Readonly<Record<string, OnboardingProgress>>;

export const PLAY_SPEEDS = ['slow', 'normal', 'fast'] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

export interface OnboardingPreferences {
  /** Whether the text stands beside what it explains; otherwise at the edge of the window. */
  readonly showTooltips: boolean;
  /** Whether the next step comes by itself after the time it takes to read one. */
  readonly autoAdvance: boolean;
  readonly playSpeed: PlaySpeed;
  /** Whether flows that were completed are left out of what is suggested. */
  readonly skipCompleted: boolean;
}

export const DEFAULT_PREFERENCES: OnboardingPreferences = {
  showTooltips: true,
  autoAdvance: false,
  playSpeed: 'normal',
  skipCompleted: true,
};

const SPEEDS: Readonly<Record<PlaySpeed, number>> = { slow: 0.5, normal: 1, fast: 2 };
const SHORTEST_READ_MS = 4000;
const WORD_MS = 400;

/** How long a step stays with `autoAdvance`: its words at a calm pace, divided by the speed. Milliseconds. */
export function toReadingMs(text: string, speed: PlaySpeed): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(SHORTEST_READ_MS, words * WORD_MS) / SPEEDS[speed];
}

/** Flows that ought to be completed before this one and are not. */
export function listMissing(
  flow: OnboardingFlow,
  flows: readonly OnboardingFlow[],
  progress: ProgressByFlow,
): readonly OnboardingFlow[] {
  return flows.filter(({ id }) => flow.prerequisites.includes(id) && progress[id]?.completed !== true);
}

/** The flow to suggest: the first whose prerequisites are met, without completed ones if they are skipped. */
export function findSuggested(
  flows: readonly OnboardingFlow[],
  progress: ProgressByFlow,
  { skipCompleted }: OnboardingPreferences,
): OnboardingFlow | undefined {
  return flows.find(
    (flow) =>
      listMissing(flow, flows, progress).length === 0 &&
      !(skipCompleted && progress[flow.id]?.completed === true),
  );
}
