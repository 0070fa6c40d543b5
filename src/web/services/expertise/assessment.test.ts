import { describe, expect, test } from 'vitest';
import { assess, findNextLevel, MINIMA, stepComplexity, toSkillAreas } from './assessment.ts';
import { NO_BEHAVIOUR, USES, type BehaviourMetrics } from './behaviour.ts';

const metrics = (actions: number, features: number, seconds: number, returns: number): BehaviourMetrics => ({
  ...NO_BEHAVIOUR.metrics,
  actionsPerSession: actions,
  featuresUsed: USES.slice(0, features),
  sessionDuration: seconds,
  returnVisits: returns,
});
const levelOf = (...numbers: Parameters<typeof metrics>) => assess(metrics(...numbers), 7).level;

describe('levels', () => {
  test('need at least (actions / features / session seconds / return visits): beginner 0/0/0/0, intermediate 50/5/300/3, advanced 200/10/900/10, expert 500/15/1800/25', () => {
    expect(Object.entries(MINIMA).map(([level, minima]) => [level, ...Object.values(minima)])).toEqual([
      ['beginner', 0, 0, 0, 0],
      ['intermediate', 50, 5, 300, 3],
      ['advanced', 200, 10, 900, 10],
      ['expert', 500, 15, 1800, 25],
    ]);
  });

  test('are reached at all of their minima and at nothing less', () => {
    expect(levelOf(0, 0, 0, 0)).toBe('beginner');
    for (const [level, below, minima] of [
      ['intermediate', 'beginner', [50, 5, 300, 3]],
      ['advanced', 'intermediate', [200, 10, 900, 10]],
      ['expert', 'advanced', [500, 15, 1800, 25]],
    ] as const) {
      const [actions, features, seconds, returns] = minima;
      expect(levelOf(actions, features, seconds, returns)).toBe(level);
      expect(levelOf(actions - 1, features, seconds, returns)).toBe(below);
      expect(levelOf(actions, features - 1, seconds, returns)).toBe(below);
      expect(levelOf(actions, features, seconds - 1, returns)).toBe(below);
      expect(levelOf(actions, features, seconds, returns - 1)).toBe(below);
    }
  });

  test('much of one thing does not stand for another', () => {
    expect(levelOf(1_000_000, 15, 1_000_000, 2)).toBe('beginner');
  });
});

describe('an assessment', () => {
  test('has level, confidence, suggestedComplexity, lastAssessmentDate and skillAreas', () => {
    expect(assess(metrics(50, 5, 300, 3), 1234)).toMatchObject({
      level: 'intermediate',
      confidence: 0.4,
      suggestedComplexity: 'standard',
      lastAssessmentDate: 1234,
    });
  });

  test('confidence is 0.2 for each satisfied level', () => {
    expect(assess(metrics(0, 0, 0, 0), 0).confidence).toBe(0.2);
    expect(assess(metrics(200, 10, 900, 10), 0).confidence).toBe(0.6);
    expect(assess(metrics(500, 15, 1800, 25), 0).confidence).toBe(0.8);
  });

  test('complexity maps to simple, standard, advanced, expert', () => {
    expect(assess(metrics(0, 0, 0, 0), 0).suggestedComplexity).toBe('simple');
    expect(assess(metrics(50, 5, 300, 3), 0).suggestedComplexity).toBe('standard');
    expect(assess(metrics(200, 10, 900, 10), 0).suggestedComplexity).toBe('advanced');
    expect(assess(metrics(500, 15, 1800, 25), 0).suggestedComplexity).toBe('expert');
  });

  test('complexity is raised and lowered one step and stays at its ends', () => {
    expect(stepComplexity('simple', 1)).toBe('standard');
    expect(stepComplexity('standard', 1)).toBe('advanced');
    expect(stepComplexity('advanced', -1)).toBe('standard');
    expect(stepComplexity('simple', -1)).toBe('simple');
    expect(stepComplexity('expert', 1)).toBe('expert');
  });

  test('says what is missing for the next level in numbers, and nothing after the last', () => {
    expect(findNextLevel(metrics(60, 3, 299, 0))).toEqual({
      level: 'intermediate',
      missing: { actions: 0, features: 2, sessionSeconds: 1, returnVisits: 3 },
    });
    expect(findNextLevel(metrics(500, 15, 1800, 25))).toBeUndefined();
  });
});

describe('skill areas, each min(1, x)', () => {
  const base = NO_BEHAVIOUR.metrics;
  const skill = (change: Partial<BehaviourMetrics>) => toSkillAreas({ ...base, ...change });
  const seconds = (area: 'analytics' | 'ai', count: number) => ({
    timeSpentInAreas: { ...base.timeSpentInAreas, [area]: count },
  });

  test('basic-search is searches/20', () => {
    expect(skill({ searchQueries: 19 })['basic-search']).toBe(0.95);
    expect(skill({ searchQueries: 20 })['basic-search']).toBe(1);
    expect(skill({ searchQueries: 21 })['basic-search']).toBe(1);
  });
  test('advanced-search is advanced filters/10', () => {
    expect(skill({ advancedFiltersUsed: 9 })['advanced-search']).toBe(0.9);
    expect(skill({ advancedFiltersUsed: 11 })['advanced-search']).toBe(1);
  });
  test('analytics is analytics seconds/3600', () => {
    expect(skill(seconds('analytics', 1800)).analytics).toBe(0.5);
    expect(skill(seconds('analytics', 4000)).analytics).toBe(1);
  });
  test('developer-tools is API calls/50 and api-access API calls/100', () => {
    expect(skill({ apiCallsMade: 49 })).toMatchObject({ 'developer-tools': 0.98, 'api-access': 0.49 });
    expect(skill({ apiCallsMade: 50 })).toMatchObject({ 'developer-tools': 1, 'api-access': 0.5 });
    expect(skill({ apiCallsMade: 101 })).toMatchObject({ 'developer-tools': 1, 'api-access': 1 });
  });
  test('data-export is exports/5', () => {
    expect(skill({ dataExportsCreated: 4 })['data-export']).toBe(0.8);
    expect(skill({ dataExportsCreated: 6 })['data-export']).toBe(1);
  });
  test('customization is customisations/3', () => {
    expect(skill({ customizationsMade: 3 }).customization).toBe(1);
    expect(skill({ customizationsMade: 1 }).customization).toBe(1 / 3);
  });
  test('ai-analysis is AI seconds/1800', () => {
    expect(skill(seconds('ai', 900))['ai-analysis']).toBe(0.5);
    expect(skill(seconds('ai', 1801))['ai-analysis']).toBe(1);
  });
});
