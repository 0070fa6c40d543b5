import { describe, expect, test } from 'vitest';
import { FLOWS } from './flows.ts';
import { NOTHING_KEPT, parseActive, parseKeptTours } from './tour-storage.ts';

const progress = {
  flowId: 'getting-started',
  currentStepIndex: 2,
  completedSteps: ['search', 'menus'],
  startedAt: 1000,
  lastActiveAt: 2000,
  completed: false,
};
const kept = (value: unknown) =>
  parseKeptTours({ version: 1, progress: { 'getting-started': value } }, FLOWS).progress['getting-started'];

describe('stored tours', () => {
  test('are read as they were written', () => {
    const stored = {
      version: 1,
      progress: { 'getting-started': progress },
      preferences: { showTooltips: false, autoAdvance: true, playSpeed: 'fast', skipCompleted: false },
      offerDismissed: true,
    };
    expect(parseKeptTours(JSON.parse(JSON.stringify(stored)), FLOWS)).toEqual(stored);
  });

  test.each([undefined, null, 0, 'x', [], {}, { version: 2 }, { version: 1, progress: [] }])(
    'junk is nothing: %j',
    (stored) => {
      expect(parseKeptTours(stored, FLOWS)).toEqual(NOTHING_KEPT);
    },
  );

  test('a bad part is dropped alone', () => {
    expect(kept({ ...progress, currentStepIndex: 99 })).toEqual({ ...progress, currentStepIndex: 0 });
    expect(kept({ ...progress, currentStepIndex: '1' })).toEqual({ ...progress, currentStepIndex: 0 });
    expect(kept({ ...progress, completedSteps: ['menus', 'gone', 4, 'menus'] })?.completedSteps).toEqual([
      'menus',
    ]);
    expect(kept({ ...progress, completedSteps: 'search' })?.completedSteps).toEqual([]);
    expect(kept({ ...progress, completed: 'yes' })?.completed).toBe(false);
    expect(kept({ ...progress, lastActiveAt: 10 })?.lastActiveAt).toBe(1000);
    expect(
      parseKeptTours({ version: 1, preferences: { playSpeed: 'warp', autoAdvance: true } }, FLOWS)
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
      expect(kept(bad)).toBeUndefined();
    expect(
      Object.keys(parseKeptTours({ version: 1, progress: { unknown: progress } }, FLOWS).progress),
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
