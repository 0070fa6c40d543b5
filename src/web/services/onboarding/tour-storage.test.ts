import { describe, expect, test } from 'vitest';
import { FLOWS } from './flows.ts';
import { NOTHING_STORED, parseActive, parseStoredTours } from './tour-storage.ts';

const progress = {
  flowId: 'getting-started',
  currentStepIndex: 2,
  completedSteps: ['search', 'menus'],
  startedAt: 1000,
  lastActiveAt: 2000,
  completed: false,
};
const parsed = (value: unknown) =>
  parseStoredTours({ version: 1, progress: { 'getting-started': value } }, FLOWS).progress['getting-started'];

describe('stored tours', () => {
  test('are read as they were written', () => {
    const stored = {
      version: 1,
      progress: { 'getting-started': progress },
      preferences: { showTooltips: false, autoAdvance: true, playSpeed: 'fast', skipCompleted: false },
      offerDismissed: true,
    };
    expect(parseStoredTours(JSON.parse(JSON.stringify(stored)), FLOWS)).toEqual(stored);
  });

  test.each([undefined, null, 0, 'x', [], {}, { version: 2 }, { version: 1, progress: [] }])(
    'junk is nothing: %j',
    (stored) => {
      expect(parseStoredTours(stored, FLOWS)).toEqual(NOTHING_STORED);
    },
  );

  test('a bad part is dropped alone', () => {
    expect(parsed({ ...progress, currentStepIndex: 99 })).toEqual({ ...progress, currentStepIndex: 0 });
    expect(parsed({ ...progress, currentStepIndex: '1' })).toEqual({ ...progress, currentStepIndex: 0 });
    expect(parsed({ ...progress, completedSteps: ['menus', 'gone', 4, 'menus'] })?.completedSteps).toEqual([
      'menus',
    ]);
    expect(parsed({ ...progress, completedSteps: 'search' })?.completedSteps).toEqual([]);
    expect(parsed({ ...progress, completed: 'yes' })?.completed).toBe(false);
    expect(parsed({ ...progress, lastActiveAt: 10 })?.lastActiveAt).toBe(1000);
    expect(
      parseStoredTours({ version: 1, preferences: { playSpeed: 'warp', autoAdvance: true } }, FLOWS)
        .preferences,
    ).toEqual({ showTooltips: true, autoAdvance: true, playSpeed: 'normal', skipCompleted: true });
  });

  test('progress without its times or of another flow is dropped whole', () => {
    for (const bad of [
      { ...progress, startedAt: Number.NaN },
      { ...progress, lastActiveAt: -1 },
      { ...progress, startedAt: '1000' },
      { ...progress, flowId: 'developer-tools' },
      null,
    ])
      expect(parsed(bad)).toBeUndefined();
    expect(
      Object.keys(parseStoredTours({ version: 1, progress: { unknown: progress } }, FLOWS).progress),
    ).toEqual([]);
  });

  test('the open flow is one there is', () => {
    expect(parseActive({ flowId: 'advanced-search', paused: true }, FLOWS)).toEqual({
      flowId: 'advanced-search',
      paused: true,
    });
    expect(parseActive({ flowId: 'advanced-search' }, FLOWS)?.paused).toBe(false);
    for (const bad of [undefined, null, 'x', {}, { flowId: 'constructor' }])
      expect(parseActive(bad, FLOWS)).toBeUndefined();
  });
});
