import { describe, expect, test } from 'vitest';
import { countHappening, NO_BEHAVIOUR } from './behaviour.ts';
import { parseBehaviour, parseChoice } from './expertise-storage.ts';
import { AUTOMATIC } from './gated-features.ts';

describe('stored behaviour', () => {
  const counted = countHappening(
    countHappening(NO_BEHAVIOUR, { kind: 'use', use: 'blocks', at: 5, day: 3 }),
    { kind: 'time', area: 'ai', seconds: 15, at: 6, day: 3 },
  );

  test('is read as it was written', () => {
    expect(parseBehaviour(JSON.parse(JSON.stringify({ version: 1, ...counted })))).toEqual(counted);
  });

  test.each([undefined, null, 1, 'x', [], {}, { version: 2, ...counted }, { version: 1, metrics: 'no' }])(
    'junk counts as nothing: %j',
    (stored) => {
      expect(parseBehaviour(stored)).toEqual(NO_BEHAVIOUR);
    },
  );

  test('a bad part counts as nothing, alone, and no number is beyond bounds', () => {
    const parsed = parseBehaviour({
      version: 1,
      metrics: {
        searchQueries: 3,
        apiCallsMade: -5,
        dataExportsCreated: 'many',
        customizationsMade: 1e300,
        returnVisits: 2.9,
        featuresUsed: ['blocks', 'nonsense', 'blocks', 4, '__proto__'],
        timeSpentInAreas: { ai: 30, nowhere: 9 },
      },
      lastActiveAt: 'yesterday',
      lastDay: 3,
    });
    expect(parsed.metrics).toMatchObject({
      searchQueries: 3,
      apiCallsMade: 0,
      dataExportsCreated: 0,
      customizationsMade: 1_000_000_000,
      returnVisits: 2,
      featuresUsed: ['blocks'],
    });
    expect(parsed.metrics.timeSpentInAreas).toEqual({
      search: 0,
      chain: 0,
      tokens: 0,
      analytics: 0,
      developer: 0,
      ai: 30,
      help: 0,
      other: 0,
    });
    expect(parsed.lastDay).toBeUndefined();
  });
});

describe('a stored choice', () => {
  test('is read as it was written', () => {
    expect(parseChoice({ version: 1, complexity: 'advanced', hideAdvanced: true })).toEqual({
      complexity: 'advanced',
      hideAdvanced: true,
    });
  });

  test.each([
    undefined,
    null,
    'simple',
    {},
    { version: 1, complexity: 'godlike' },
    { version: 9, complexity: 'simple' },
  ])('that is none of ours is automatic: %j', (stored) => {
    expect(parseChoice(stored)).toEqual(AUTOMATIC);
  });
});
