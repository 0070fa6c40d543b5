import { describe, expect, test } from 'vitest';
import {
  countHappening,
  MOST_COUNTED,
  NO_BEHAVIOUR,
  toLocalDay,
  type Behaviour,
  type Happening,
} from './behaviour.ts';

const MINUTE = 60_000;
const action = (at: number, day = 100): Happening => ({ kind: 'action', at, day });
const after = (...happenings: readonly Happening[]): Behaviour =>
  happenings.reduce(countHappening, NO_BEHAVIOUR);

describe('behaviour metrics', () => {
  test('are sessionDuration, actionsPerSession, featuresUsed, searchQueries, advancedFiltersUsed, apiCallsMade, dataExportsCreated, customizationsMade, helpSectionVisits, errorEncountered, timeSpentInAreas, returnVisits and consecutiveDays', () => {
    expect(Object.keys(NO_BEHAVIOUR.metrics)).toEqual([
      'sessionDuration',
      'actionsPerSession',
      'featuresUsed',
      'searchQueries',
      'advancedFiltersUsed',
      'apiCallsMade',
      'dataExportsCreated',
      'customizationsMade',
      'helpSectionVisits',
      'errorEncountered',
      'timeSpentInAreas',
      'returnVisits',
      'consecutiveDays',
    ]);
  });

  test('each happening counts for its own number', () => {
    const kinds = ['search', 'filter', 'api-call', 'export', 'customization', 'help', 'error'] as const;
    const counted = after(
      ...kinds.flatMap((kind, i) =>
        Array.from({ length: i + 1 }, (): Happening => ({ kind, at: 1, day: 1 })),
      ),
    );
    expect(counted.metrics).toMatchObject({
      searchQueries: 1,
      advancedFiltersUsed: 2,
      apiCallsMade: 3,
      dataExportsCreated: 4,
      customizationsMade: 5,
      helpSectionVisits: 6,
      errorEncountered: 7,
    });
  });

  test('a feature is counted once', () => {
    const use = (name: 'blocks' | 'search'): Happening => ({ kind: 'use', use: name, at: 1, day: 1 });
    expect(after(use('blocks'), use('search'), use('blocks')).metrics.featuresUsed).toEqual([
      'blocks',
      'search',
    ]);
  });

  test('time counts for its area and for the visit', () => {
    const time = (area: 'ai' | 'analytics', seconds: number): Happening => ({
      kind: 'time',
      area,
      seconds,
      at: 1,
      day: 1,
    });
    const { metrics } = after(time('ai', 15), time('analytics', 15), time('ai', 15), time('ai', -99));
    expect(metrics.timeSpentInAreas).toMatchObject({ ai: 30, analytics: 15, chain: 0 });
    expect(metrics.sessionDuration).toBe(45);
  });

  test('the visit with the most actions counts, so that coming back takes nothing away', () => {
    const three = after(action(1), action(2), action(3));
    const back = countHappening(three, action(3 + 31 * MINUTE));
    expect(back.session.actions).toBe(1);
    expect(back.metrics.actionsPerSession).toBe(3);
  });

  test('no count grows beyond a thousand million', () => {
    const full = { ...NO_BEHAVIOUR, metrics: { ...NO_BEHAVIOUR.metrics, searchQueries: MOST_COUNTED } };
    expect(countHappening(full, { kind: 'search', at: 1, day: 1 }).metrics.searchQueries).toBe(1_000_000_000);
  });
});

describe('returning', () => {
  test('after 30 minutes away counts as a return visit; a millisecond less does not', () => {
    const start = 1_000_000;
    expect(after(action(start), action(start + 30 * MINUTE - 1)).metrics.returnVisits).toBe(0);
    expect(after(action(start), action(start + 30 * MINUTE)).metrics.returnVisits).toBe(1);
    expect(after(action(start)).metrics.returnVisits).toBe(0);
  });

  test('counts time away from the last happening, not from the first', () => {
    const visits = after(action(1), action(20 * MINUTE), action(40 * MINUTE), action(71 * MINUTE));
    expect(visits.metrics.returnVisits).toBe(1);
  });

  test('a clock that goes back starts no visit and no day', () => {
    const back = after(action(100 * MINUTE, 100), action(1 * MINUTE, 99), action(101 * MINUTE, 100));
    expect(back.metrics).toMatchObject({ returnVisits: 0, consecutiveDays: 1 });
  });
});

describe('consecutive days', () => {
  test('grow by one with each local day that follows, stay on the same day, and start over after a gap', () => {
    const days = (...list: readonly number[]) =>
      after(...list.map((day, i) => action(i + 1, day))).metrics.consecutiveDays;
    expect(days(100)).toBe(1);
    expect(days(100, 100)).toBe(1);
    expect(days(100, 101)).toBe(2);
    expect(days(100, 101, 101, 102)).toBe(3);
    expect(days(100, 101, 103)).toBe(1);
  });

  test('are local: the day is that of the visitor’s calendar, also over a change of the clock', () => {
    expect(toLocalDay(new Date(2026, 10, 21, 0, 0))).toBe(20_778);
    expect(toLocalDay(new Date(2026, 10, 21, 23, 59, 59))).toBe(20_778);
    expect(toLocalDay(new Date(2026, 10, 22, 0, 0))).toBe(20_779);
    expect(toLocalDay(new Date(2026, 2, 30)) - toLocalDay(new Date(2026, 2, 28))).toBe(2);
    expect(toLocalDay(new Date(2027, 0, 1)) - toLocalDay(new Date(2026, 11, 31))).toBe(1);
  });
});
