import { partOf } from '#std/record';
import { COMPLEXITIES } from './assessment.ts';
import { AREAS, MOST_COUNTED, NO_BEHAVIOUR, USES, type Area, type Behaviour } from './behaviour.ts';
import type { ExpertiseChoice } from './gated-features.ts';

/** What was counted, part by part: a part that cannot be right counts as nothing. */
export function parseBehaviour(stored: unknown): Behaviour {
  if (partOf(stored, 'version') !== 1) return NO_BEHAVIOUR;
  const metrics = partOf(stored, 'metrics');
  const session = partOf(stored, 'session');
  const used = partOf(metrics, 'featuresUsed');
  const seconds = partOf(metrics, 'timeSpentInAreas');
  const count = (key: string) => toCount(partOf(metrics, key));
  const lastDay = partOf(stored, 'lastDay');
  const lastActiveAt = partOf(stored, 'lastActiveAt');
  const timed =
    Number.isSafeInteger(lastDay) && Number.isSafeInteger(lastActiveAt) && Number(lastActiveAt) > 0;
  return {
    metrics: {
      sessionDuration: count('sessionDuration'),
      actionsPerSession: count('actionsPerSession'),
      featuresUsed: USES.filter((use) => Array.isArray(used) && used.includes(use)),
      searchQueries: count('searchQueries'),
      advancedFiltersUsed: count('advancedFiltersUsed'),
      apiCallsMade: count('apiCallsMade'),
      dataExportsCreated: count('dataExportsCreated'),
      customizationsMade: count('customizationsMade'),
      helpSectionVisits: count('helpSectionVisits'),
      errorEncountered: count('errorEncountered'),
      timeSpentInAreas: AREAS.reduce<Record<Area, number>>(
        (parsed, area) => ({ ...parsed, [area]: toCount(partOf(seconds, area)) }),
        NO_BEHAVIOUR.metrics.timeSpentInAreas,
      ),
      returnVisits: count('returnVisits'),
      consecutiveDays: count('consecutiveDays'),
    },
    session: { seconds: toCount(partOf(session, 'seconds')), actions: toCount(partOf(session, 'actions')) },
    lastActiveAt: timed ? Number(lastActiveAt) : 0,
    lastDay: timed ? Number(lastDay) : undefined,
  };
}

export function parseChoice(stored: unknown): ExpertiseChoice {
  const known = partOf(stored, 'version') === 1;
  const complexity = known ? partOf(stored, 'complexity') : undefined;
  return {
    complexity: COMPLEXITIES.find((one) => one === complexity),
    hideAdvanced: known && partOf(stored, 'hideAdvanced') === true,
  };
}

function toCount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
    ? Math.min(MOST_COUNTED, Math.floor(value))
    : 0;
}
