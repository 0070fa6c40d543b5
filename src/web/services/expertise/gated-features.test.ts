import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_ID_PREFIX } from '#contracts/documents';
import { parseMarkdown } from '#std/markdown/parse-markdown';
import { NO_BEHAVIOUR, USES, type BehaviourMetrics } from './behaviour.ts';
import { AUTOMATIC, FEATURES, toFeatureState } from './gated-features.ts';

const feature = (id: string) => FEATURES.find((one) => one.id === id)!;
const BEGINNER = NO_BEHAVIOUR.metrics;
const ADVANCED: BehaviourMetrics = {
  ...BEGINNER,
  actionsPerSession: 200,
  featuresUsed: USES.slice(0, 10),
  sessionDuration: 900,
  returnVisits: 10,
};
const EXPERT: BehaviourMetrics = {
  ...ADVANCED,
  actionsPerSession: 500,
  featuresUsed: USES.slice(0, 15),
  sessionDuration: 1800,
  returnVisits: 25,
};

describe('features', () => {
  test('that lead to a place of the documentation lead to a heading of it', () => {
    const places = FEATURES.flatMap(({ href }) => /^\/docs\/([\w-]+)#(.+)$/.exec(href ?? '') ?? []);
    expect(places).toContain('signing-in');
    for (let i = 0; i < places.length; i += 3) {
      const text = readFileSync(`docs/user/${places[i + 1]}.md`, 'utf8');
      const { blocks } = parseMarkdown(text, { idPrefix: DOCUMENT_ID_PREFIX });
      expect(blocks).toContainEqual(expect.objectContaining({ kind: 'heading', id: places[i + 2] }));
    }
  });

  test('have id, category, minLevel, requiredSkillAreas, minSkillLevel, description and learningResources', () => {
    for (const one of FEATURES) {
      expect(Object.keys(one).sort()).toEqual([
        'category',
        'description',
        'href',
        'id',
        'learningResources',
        'minLevel',
        'minSkillLevel',
        'requiredSkillAreas',
      ]);
      expect(one.learningResources.length).toBeGreaterThan(0);
    }
  });

  test('are gated by expertise level and skill areas as the specification lists them', () => {
    const of = (level: string) =>
      FEATURES.filter(({ minLevel }) => minLevel === level).map(({ id, requiredSkillAreas, minSkillLevel }) =>
        requiredSkillAreas.length === 0 ? id : [id, requiredSkillAreas, minSkillLevel],
      );
    expect(of('beginner')).toEqual(['basic-search', 'transaction-details']);
    expect(of('intermediate')).toEqual(['advanced-filters', 'bulk-operations', 'ai-insights']);
    expect(of('advanced')).toEqual([
      ['custom-dashboards', ['basic-search', 'advanced-search'], 0.7],
      'data-visualization',
      'api-explorer',
      ['predictive-analytics', ['analytics', 'ai-analysis'], 0.6],
    ]);
    expect(of('expert')).toEqual([
      ['webhook-management', ['api-access'], 0.8],
      'role-based-access',
      'audit-logging',
    ]);
  });

  test('are all part of the product', () => {
    expect(FEATURES.filter(({ href }) => href === undefined).map(({ id }) => id)).toEqual([]);
  });
});

describe('a feature', () => {
  test('is available at its level', () => {
    expect(toFeatureState(feature('basic-search'), BEGINNER, AUTOMATIC).available).toBe(true);
    expect(toFeatureState(feature('api-explorer'), BEGINNER, AUTOMATIC).available).toBe(false);
    expect(toFeatureState(feature('api-explorer'), ADVANCED, AUTOMATIC).available).toBe(true);
    expect(toFeatureState(feature('audit-logging'), ADVANCED, AUTOMATIC).available).toBe(false);
  });

  test('that asks for skills is available at its skill level and not below', () => {
    const dashboards = (searchQueries: number, advancedFiltersUsed: number) =>
      toFeatureState(
        feature('custom-dashboards'),
        { ...ADVANCED, searchQueries, advancedFiltersUsed },
        AUTOMATIC,
      );
    expect(dashboards(13, 7)).toMatchObject({ available: false, why: 'It requires more basic-search.' });
    expect(dashboards(14, 6).available).toBe(false);
    expect(dashboards(14, 7).available).toBe(true);
    const predictive = (analytics: number, ai: number) =>
      toFeatureState(
        feature('predictive-analytics'),
        { ...ADVANCED, timeSpentInAreas: { ...ADVANCED.timeSpentInAreas, analytics, ai } },
        AUTOMATIC,
      ).available;
    expect([predictive(2159, 1080), predictive(2160, 1079), predictive(2160, 1080)]).toEqual([
      false,
      false,
      true,
    ]);
    const webhooks = (apiCallsMade: number) =>
      toFeatureState(feature('webhook-management'), { ...EXPERT, apiCallsMade }, AUTOMATIC).available;
    expect([webhooks(79), webhooks(80)]).toEqual([false, true]);
  });

  test('says how near it is by what is least satisfied', () => {
    const half = { ...ADVANCED, actionsPerSession: 100, returnVisits: 5, sessionDuration: 450 };
    expect(toFeatureState(feature('api-explorer'), half, AUTOMATIC).progress).toBe(0.5);
    expect(toFeatureState(feature('api-explorer'), BEGINNER, AUTOMATIC).progress).toBe(0);
    expect(toFeatureState(feature('basic-search'), BEGINNER, AUTOMATIC).progress).toBe(1);
  });
});

describe('nothing is taken away from who did not ask for less', () => {
  test('everything is shown while it is automatic, also to a beginner', () => {
    expect(FEATURES.every((one) => toFeatureState(one, BEGINNER, AUTOMATIC).shown)).toBe(true);
  });

  test('a complexity chosen by hand overrides what is assessed, both ways', () => {
    const simple = { complexity: 'simple', hideAdvanced: false } as const;
    const expert = { complexity: 'expert', hideAdvanced: false } as const;
    expect(toFeatureState(feature('advanced-filters'), EXPERT, simple)).toMatchObject({
      available: false,
      shown: false,
    });
    expect(toFeatureState(feature('basic-search'), EXPERT, simple).shown).toBe(true);
    expect(FEATURES.every((one) => toFeatureState(one, BEGINNER, expert).available)).toBe(true);
  });

  test('a preference hides all non-beginner features', () => {
    const hidden = { complexity: 'expert', hideAdvanced: true } as const;
    expect(FEATURES.filter((one) => toFeatureState(one, EXPERT, hidden).shown).map(({ id }) => id)).toEqual([
      'basic-search',
      'transaction-details',
    ]);
  });
});
