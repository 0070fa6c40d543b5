import { LEVELS, MINIMA, toHad, toLevel, toSkillAreas } from './assessment.ts';
import type { Complexity, Level, SkillArea } from './assessment.ts';
import type { BehaviourMetrics } from './behaviour.ts';

export interface LearningResource {
  readonly href: string;
  readonly text: string;
}

export interface Feature {
  readonly id: string;
  readonly category: string;
  readonly minLevel: Level;
  readonly requiredSkillAreas: readonly SkillArea[];
  /** 0 to 1, for each required skill area. */
  readonly minSkillLevel: number;
  readonly description: string;
  readonly learningResources: readonly LearningResource[];
  /** Where it is in the product; `undefined` says that it is not part of it yet. */
  readonly href: string | undefined;
}

const TOURS: LearningResource = { href: '/docs#guided-tours', text: 'Guided tours' };
const DOCS: LearningResource = { href: '/docs', text: 'User documentation' };
const FORECASTS: LearningResource = { href: '/docs/forecasts', text: 'Forecasts' };
const API: LearningResource = { href: '/swagger', text: 'API reference' };

/** Every feature that asks for a level, as the specification lists them. */
export const FEATURES: readonly Feature[] = [
  {
    id: 'basic-search',
    category: 'Search',
    minLevel: 'beginner',
    requiredSkillAreas: [],
    minSkillLevel: 0,
    description: 'Find accounts, transactions, blocks, tokens and programs.',
    learningResources: [TOURS],
    href: '/search',
  },
  {
    id: 'transaction-details',
    category: 'Chain',
    minLevel: 'beginner',
    requiredSkillAreas: [],
    minSkillLevel: 0,
    description: 'Read what a transaction did, instruction by instruction.',
    learningResources: [TOURS],
    href: '/blocks',
  },
  {
    id: 'advanced-filters',
    category: 'Search',
    minLevel: 'intermediate',
    requiredSkillAreas: [],
    minSkillLevel: 0,
    description: 'Combine many filters on blocks, histories and tokens.',
    learningResources: [TOURS],
    href: '/defi/coins-screener',
  },
  {
    id: 'bulk-operations',
    category: 'Data',
    minLevel: 'intermediate',
    requiredSkillAreas: [],
    minSkillLevel: 0,
    description: 'Run one action on many accounts or transactions at once.',
    learningResources: [DOCS],
    href: '/bulk',
  },
  {
    id: 'ai-insights',
    category: 'Assistant',
    minLevel: 'intermediate',
    requiredSkillAreas: [],
    minSkillLevel: 0,
    description: 'Ask the assistant what something on the chain means.',
    learningResources: [DOCS],
    href: '/chat',
  },
  {
    id: 'custom-dashboards',
    category: 'Analytics',
    minLevel: 'advanced',
    requiredSkillAreas: ['basic-search', 'advanced-search'],
    minSkillLevel: 0.7,
    description: 'Your own pages with the figures you follow.',
    learningResources: [{ href: '/docs/dashboards', text: 'Dashboards' }],
    href: '/dashboards',
  },
  {
    id: 'data-visualization',
    category: 'Analytics',
    minLevel: 'advanced',
    requiredSkillAreas: [],
    minSkillLevel: 0,
    description: 'Trends of the chain as charts, with the figures behind them.',
    learningResources: [DOCS],
    href: '/analytics/trends',
  },
  {
    id: 'api-explorer',
    category: 'Developers',
    minLevel: 'advanced',
    requiredSkillAreas: [],
    minSkillLevel: 0,
    description: 'Try every endpoint of the API in the page.',
    learningResources: [API, TOURS],
    href: '/swagger',
  },
  {
    id: 'predictive-analytics',
    category: 'Analytics',
    minLevel: 'advanced',
    requiredSkillAreas: ['analytics', 'ai-analysis'],
    minSkillLevel: 0.6,
    description: 'Estimates of what figures may become, each with how its method did before.',
    learningResources: [FORECASTS],
    href: '/analytics/forecasts',
  },
  {
    id: 'webhook-management',
    category: 'Developers',
    minLevel: 'expert',
    requiredSkillAreas: ['api-access'],
    minSkillLevel: 0.8,
    description: 'Get a callback when something happens on the chain.',
    learningResources: [API, { href: '/docs/webhooks', text: 'Webhooks' }],
    href: '/webhooks',
  },
  {
    id: 'role-based-access',
    category: 'Administration',
    minLevel: 'expert',
    requiredSkillAreas: [],
    minSkillLevel: 0,
    description: 'Teams whose members have roles with different permissions.',
    learningResources: [DOCS],
    href: '/teams',
  },
  {
    id: 'audit-logging',
    category: 'Administration',
    minLevel: 'expert',
    requiredSkillAreas: [],
    minSkillLevel: 0,
    description: 'A log of who did what.',
    learningResources: [DOCS],
    href: '/docs/signing-in#s-audit-log',
  },
];

/** What the visitor decided; without `complexity` it follows from the assessment. */
export interface ExpertiseChoice {
  readonly complexity: Complexity | undefined;
  readonly hideAdvanced: boolean;
}

export const AUTOMATIC: ExpertiseChoice = { complexity: undefined, hideAdvanced: false };

export interface FeatureState {
  readonly available: boolean;
  /** Whether it is to be seen. Only a visitor who asked for less does not see all. */
  readonly shown: boolean;
  /** A sentence. */
  readonly why: string;
  /** 0 to 1: the least satisfied of what it needs. */
  readonly progress: number;
}

/**
 * Whether a feature is available. A complexity chosen by hand stands for its level and is not questioned
 * by skills; the preference that hides all but the beginner's features wins over everything.
 */
export function toFeatureState(
  feature: Feature,
  metrics: BehaviourMetrics,
  { complexity, hideAdvanced }: ExpertiseChoice,
): FeatureState {
  const had = toHad(metrics);
  const least = MINIMA[feature.minLevel];
  const skills = toSkillAreas(metrics);
  const share = (has: number, wanted: number) => (wanted === 0 ? 1 : Math.min(1, has / wanted));
  const weak = feature.requiredSkillAreas.filter((area) => skills[area] < feature.minSkillLevel);
  const progress = Math.min(
    share(had.actions, least.actions),
    share(had.features, least.features),
    share(had.sessionSeconds, least.sessionSeconds),
    share(had.returnVisits, least.returnVisits),
    ...feature.requiredSkillAreas.map((area) => share(skills[area], feature.minSkillLevel)),
  );
  if (hideAdvanced && feature.minLevel !== 'beginner')
    return { available: false, shown: false, why: 'You chose to see only what beginners need.', progress };
  if (complexity !== undefined) {
    const enough = LEVELS.indexOf(toLevel(complexity)) >= LEVELS.indexOf(feature.minLevel);
    return {
      available: enough,
      shown: enough,
      why: enough ? `You chose the ${complexity} view.` : `The ${complexity} view you chose leaves it out.`,
      progress,
    };
  }
  const reached =
    had.actions >= least.actions &&
    had.features >= least.features &&
    had.sessionSeconds >= least.sessionSeconds &&
    had.returnVisits >= least.returnVisits;
  return {
    available: reached && weak.length === 0,
    shown: true,
    why: !reached
      ? `It is meant for the ${feature.minLevel} level.`
      : weak.length > 0
        ? `It requires more ${weak.join(' and ')}.`
        : 'You meet its requirements.',
    progress,
  };
}
