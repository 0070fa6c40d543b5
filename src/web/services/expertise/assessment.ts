import type { BehaviourMetrics } from './behaviour.ts';

export const LEVELS = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const COMPLEXITIES = ['simple', 'standard', 'advanced', 'expert'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

export const SKILL_AREAS = [
  'basic-search',
  'advanced-search',
  'analytics',
  'developer-tools',
  'api-access',
  'data-export',
  'customization',
  'ai-analysis',
] as const;
export type SkillArea = (typeof SKILL_AREAS)[number];

/** What a level needs at least, all of it. */
export interface Minima {
  readonly actions: number;
  readonly features: number;
  readonly sessionSeconds: number;
  readonly returnVisits: number;
}

export const MINIMA: Readonly<Record<Level, Minima>> = {
  beginner: { actions: 0, features: 0, sessionSeconds: 0, returnVisits: 0 },
  intermediate: { actions: 50, features: 5, sessionSeconds: 300, returnVisits: 3 },
  advanced: { actions: 200, features: 10, sessionSeconds: 900, returnVisits: 10 },
  expert: { actions: 500, features: 15, sessionSeconds: 1800, returnVisits: 25 },
};

export interface Assessment {
  readonly level: Level;
  /** 0 to 1. */
  readonly confidence: number;
  readonly suggestedComplexity: Complexity;
  /** Unix milliseconds. */
  readonly lastAssessmentDate: number;
  /** 0 to 1 each. */
  readonly skillAreas: Readonly<Record<SkillArea, number>>;
}

/** What a visitor has of what levels ask for. */
export function toHad(metrics: BehaviourMetrics): Minima {
  return {
    actions: metrics.actionsPerSession,
    features: metrics.featuresUsed.length,
    sessionSeconds: metrics.sessionDuration,
    returnVisits: metrics.returnVisits,
  };
}

/** Level, confidence and skills from what was counted. */
export function assess(metrics: BehaviourMetrics, nowMs: number): Assessment {
  const had = toHad(metrics);
  const satisfied = LEVELS.filter((level) => {
    const least = MINIMA[level];
    return (
      had.actions >= least.actions &&
      had.features >= least.features &&
      had.sessionSeconds >= least.sessionSeconds &&
      had.returnVisits >= least.returnVisits
    );
  });
  const level = satisfied.at(-1) ?? 'beginner';
  return {
    level,
    // In tenths, as 0.2 added three times is not 0.6.
    confidence: Math.min(10, 2 * satisfied.length) / 10,
    suggestedComplexity: toComplexity(level),
    lastAssessmentDate: nowMs,
    skillAreas: toSkillAreas(metrics),
  };
}

export function toSkillAreas(metrics: BehaviourMetrics): Readonly<Record<SkillArea, number>> {
  const share = (count: number, full: number) => Math.min(1, count / full);
  const { timeSpentInAreas: seconds } = metrics;
  return {
    'basic-search': share(metrics.searchQueries, 20),
    'advanced-search': share(metrics.advancedFiltersUsed, 10),
    analytics: share(seconds.analytics, 3600),
    'developer-tools': share(metrics.apiCallsMade, 50),
    'api-access': share(metrics.apiCallsMade, 100),
    'data-export': share(metrics.dataExportsCreated, 5),
    customization: share(metrics.customizationsMade, 3),
    'ai-analysis': share(seconds.ai, 1800),
  };
}

export const toComplexity = (level: Level): Complexity => COMPLEXITIES[LEVELS.indexOf(level)]!;
export const toLevel = (complexity: Complexity): Level => LEVELS[COMPLEXITIES.indexOf(complexity)]!;

/** One step up or down; at the ends it stays. */
export function stepComplexity(complexity: Complexity, step: 1 | -1): Complexity {
  return COMPLEXITIES[COMPLEXITIES.indexOf(complexity) + step] ?? complexity;
}

/** The level after this one with what is still missing for it; nothing is missing of the last. */
export function findNextLevel(
  metrics: BehaviourMetrics,
): { readonly level: Level; readonly missing: Minima } | undefined {
  const had = toHad(metrics);
  const level = LEVELS[LEVELS.indexOf(assess(metrics, 0).level) + 1];
  if (!level) return undefined;
  const least = MINIMA[level];
  return {
    level,
    missing: {
      actions: Math.max(0, least.actions - had.actions),
      features: Math.max(0, least.features - had.features),
      sessionSeconds: Math.max(0, least.sessionSeconds - had.sessionSeconds),
      returnVisits: Math.max(0, least.returnVisits - had.returnVisits),
    },
  };
}
