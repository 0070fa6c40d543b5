import { PAGE_USES } from './page-uses.gen.ts';

/** Parts of the product whose time is counted. */
export const AREAS = ['search', 'chain', 'tokens', 'analytics', 'developer', 'ai', 'help', 'other'] as const;
export type Area = (typeof AREAS)[number];

/** What the product can do, each counted once when it was used. */
export const USES = [
  ...new Set(PAGE_USES.map(({ use }) => use)),
  'filters',
  'export',
  'customization',
  'tour',
] as const;
export type Use = (typeof USES)[number];

/** What a visitor did so far, counted in this browser and never sent. Durations are seconds. */
export interface BehaviourMetrics {
  /** The longest visit. */
  readonly sessionDuration: number;
  /** The most done in one visit. */
  readonly actionsPerSession: number;
  readonly featuresUsed: readonly Use[];
  readonly searchQueries: number;
  readonly advancedFiltersUsed: number;
  readonly apiCallsMade: number;
  readonly dataExportsCreated: number;
  readonly customizationsMade: number;
  readonly helpSectionVisits: number;
  readonly errorEncountered: number;
  readonly timeSpentInAreas: Readonly<Record<Area, number>>;
  readonly returnVisits: number;
  readonly consecutiveDays: number;
}

/** The metrics with what it takes to go on counting. */
export interface Behaviour {
  readonly metrics: BehaviourMetrics;
  /** The visit that is going on. */
  readonly session: { readonly seconds: number; readonly actions: number };
  /** Unix milliseconds; 0 before anything happened. */
  readonly lastActiveAt: number;
  /** Local day, see `toLocalDay`; `undefined` before anything happened. */
  readonly lastDay: number | undefined;
}

export type Counted = 'search' | 'filter' | 'api-call' | 'export' | 'customization' | 'help' | 'error';

/** Something that happened at a time (unix milliseconds) on a local day. */
export type Happening = { readonly at: number; readonly day: number } & (
  | { readonly kind: 'action' | Counted }
  | { readonly kind: 'use'; readonly use: Use }
  | { readonly kind: 'time'; readonly area: Area; readonly seconds: number }
);

export const AWAY_MS = 30 * 60_000;
/** No count grows beyond this. */
export const MOST_COUNTED = 1_000_000_000;

export const NO_BEHAVIOUR: Behaviour = {
  metrics: {
    sessionDuration: 0,
    actionsPerSession: 0,
    featuresUsed: [],
    searchQueries: 0,
    advancedFiltersUsed: 0,
    apiCallsMade: 0,
    dataExportsCreated: 0,
    customizationsMade: 0,
    helpSectionVisits: 0,
    errorEncountered: 0,
    timeSpentInAreas: {
      search: 0,
      chain: 0,
      tokens: 0,
      analytics: 0,
      developer: 0,
      ai: 0,
      help: 0,
      other: 0,
    },
    returnVisits: 0,
    consecutiveDays: 0,
  },
  session: { seconds: 0, actions: 0 },
  lastActiveAt: 0,
  lastDay: undefined,
};

/** Number of the day by the visitor's own calendar; days that follow each other differ by one. */
export function toLocalDay(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

const COUNTERS = {
  search: 'searchQueries',
  filter: 'advancedFiltersUsed',
  'api-call': 'apiCallsMade',
  export: 'dataExportsCreated',
  customization: 'customizationsMade',
  help: 'helpSectionVisits',
  error: 'errorEncountered',
} as const satisfies Record<Counted, keyof BehaviourMetrics>;

/** Counts one happening. Who comes back after 30 minutes away has returned, and begins another visit. */
export function countHappening(before: Behaviour, happening: Happening): Behaviour {
  const now = toVisit(before, happening);
  switch (happening.kind) {
    case 'action': {
      const actions = add(now.session.actions, 1);
      return {
        ...now,
        session: { ...now.session, actions },
        metrics: { ...now.metrics, actionsPerSession: Math.max(now.metrics.actionsPerSession, actions) },
      };
    }
    case 'use':
      return now.metrics.featuresUsed.includes(happening.use)
        ? now
        : { ...now, metrics: { ...now.metrics, featuresUsed: [...now.metrics.featuresUsed, happening.use] } };
    case 'time': {
      const seconds = add(now.session.seconds, happening.seconds);
      const { timeSpentInAreas } = now.metrics;
      return {
        ...now,
        session: { ...now.session, seconds },
        metrics: {
          ...now.metrics,
          sessionDuration: Math.max(now.metrics.sessionDuration, seconds),
          timeSpentInAreas: {
            ...timeSpentInAreas,
            [happening.area]: add(timeSpentInAreas[happening.area], happening.seconds),
          },
        },
      };
    }
    default: {
      const key = COUNTERS[happening.kind];
      return { ...now, metrics: { ...now.metrics, [key]: add(now.metrics[key], 1) } };
    }
  }
}

/** The visit and the day a happening belongs to. A clock that went back starts neither. */
function toVisit(before: Behaviour, { at, day }: Happening): Behaviour {
  const first = before.lastDay === undefined;
  const returned = !first && at - before.lastActiveAt >= AWAY_MS;
  const { returnVisits, consecutiveDays } = before.metrics;
  const later = first ? 1 : day - before.lastDay;
  return {
    lastActiveAt: Math.max(before.lastActiveAt, at),
    lastDay: first ? day : Math.max(before.lastDay, day),
    session: returned ? NO_BEHAVIOUR.session : before.session,
    metrics: {
      ...before.metrics,
      returnVisits: returned ? add(returnVisits, 1) : returnVisits,
      consecutiveDays: later === 1 ? add(consecutiveDays, 1) : later > 1 ? 1 : consecutiveDays,
    },
  };
}

const add = (count: number, more: number): number => Math.min(MOST_COUNTED, count + Math.max(0, more));
