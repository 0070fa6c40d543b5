import { describe, expect, test } from 'vitest';
import { advancedSearch } from './advanced-search.ts';
import { developerTools } from './developer-tools.ts';
import { FLOWS } from './flows.ts';
import { gettingStarted } from './getting-started.ts';
import { DEFAULT_PREFERENCES, findSuggested, listMissing, toReadingMs } from './onboarding.ts';
import { IDLE, toNextTour } from './tour-state.ts';

const completed = (...ids: readonly string[]) =>
  ids.reduce(
    (state, flowId) =>
      toNextTour(toNextTour(state, { kind: 'start', flowId }, FLOWS, 0), { kind: 'complete' }, FLOWS, 0),
    IDLE,
  ).progress;

describe('the flows', () => {
  test('are Getting Started (beginner, 5 min), Advanced Search (intermediate, 8 min), Developer Tools (advanced, 12 min)', () => {
    expect(FLOWS.map(({ title, difficulty, estimatedTime }) => [title, difficulty, estimatedTime])).toEqual([
      ['Getting Started', 'beginner', 5],
      ['Advanced Search', 'intermediate', 8],
      ['Developer Tools', 'advanced', 12],
    ]);
  });

  test('have id, title, description, category, estimatedTime, difficulty, prerequisites and steps', () => {
    for (const flow of FLOWS) {
      expect(Object.keys(flow).sort()).toEqual([
        'category',
        'description',
        'difficulty',
        'estimatedTime',
        'id',
        'prerequisites',
        'steps',
        'title',
      ]);
      for (const { id, title, content, target, position, skippable } of flow.steps) {
        for (const text of [id, title, content, target]) expect(text).not.toBe('');
        expect(['top', 'right', 'bottom', 'left']).toContain(position);
        expect(typeof skippable).toBe('boolean');
      }
      expect(new Set(flow.steps.map(({ id }) => id)).size).toBe(flow.steps.length);
    }
  });

  test('each builds on those before it', () => {
    expect(FLOWS.map(({ prerequisites }) => prerequisites)).toEqual([
      [],
      ['getting-started'],
      ['getting-started', 'advanced-search'],
    ]);
    expect(listMissing(developerTools, FLOWS, completed('getting-started'))).toEqual([advancedSearch]);
    expect(listMissing(developerTools, FLOWS, completed('getting-started', 'advanced-search'))).toEqual([]);
  });

  test('a step with a parameter in its route says how to get there', () => {
    const open = FLOWS.flatMap(({ steps }) => steps).filter(({ page }) => page.route.includes(':'));
    expect(open.length).toBe(7);
    expect(open.every(({ page }) => page.through !== undefined)).toBe(true);
  });
});

describe('what is suggested', () => {
  test('is the first flow whose prerequisites are met, without completed ones', () => {
    expect(findSuggested(FLOWS, {}, DEFAULT_PREFERENCES)).toBe(gettingStarted);
    expect(findSuggested(FLOWS, completed('getting-started'), DEFAULT_PREFERENCES)).toBe(advancedSearch);
    const all = completed('getting-started', 'advanced-search', 'developer-tools');
    expect(findSuggested(FLOWS, all, DEFAULT_PREFERENCES)).toBeUndefined();
  });

  test('counts completed ones too when they are not skipped', () => {
    const all = completed('getting-started');
    expect(findSuggested(FLOWS, all, { ...DEFAULT_PREFERENCES, skipCompleted: false })).toBe(gettingStarted);
  });
});

test('preferences are showTooltips on, autoAdvance off, playSpeed normal, skipCompleted on', () => {
  expect(DEFAULT_PREFERENCES).toEqual({
    showTooltips: true,
    autoAdvance: false,
    playSpeed: 'normal',
    skipCompleted: true,
  });
});

test('a step that advances by itself stays 4 s at least, 0.4 s a word, halved when fast and doubled when slow', () => {
  const thirty = Array.from({ length: 30 }, () => 'word').join(' ');
  expect(toReadingMs('two words', 'normal')).toBe(4000);
  expect(toReadingMs(thirty, 'normal')).toBe(12_000);
  expect(toReadingMs(thirty, 'fast')).toBe(6000);
  expect(toReadingMs(thirty, 'slow')).toBe(24_000);
});
