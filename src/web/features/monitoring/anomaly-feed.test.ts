import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import type { IndexEvent } from '#contracts/index-live';
import type { Wire } from '#std/json';
import {
  addEvent,
  isShown,
  MAX_LIVE_ROWS,
  showWaiting,
  toFeed,
  toKey,
  toNextPlace,
  toRuleNames,
  type Anomaly,
  type Feed,
  type FoundAnomalies,
} from './anomaly-feed.ts';

const ALL = { rule: '', severity: '', subject: '' };

const anomaly = (slot: number, part = 0, more: Partial<Anomaly> = {}): Anomaly => ({
  slot,
  part,
  time: slot,
  rule: 'sandwich',
  severity: 'warning',
  subject: undefined,
  signature: undefined,
  measured: 1,
  allowed: 1,
  evidence: {},
  ...more,
});

const coverageTo = (toSlot: number): FoundAnomalies['coverage'] => ({
  cluster: 'localnet',
  engine: 'sqlite',
  fromSlot: 1,
  toSlot,
  fromTime: 1,
  toTime: toSlot,
});

const feedOf = (...slots: readonly number[]): Feed =>
  toFeed({
    kind: 'found',
    rows: slots.map((slot) => anomaly(slot)),
    next: undefined,
    names: { labels: {}, tokens: {} },
    coverage: coverageTo(slots[0] ?? 1),
  });

const event = (toSlot: number, anomalies: readonly Anomaly[], takenBack?: true): Wire<IndexEvent> => ({
  kind: 'indexed',
  coverage: coverageTo(toSlot),
  ...(takenBack && { takenBack }),
  trades: [],
  launches: [],
  anomalies,
  left: 0,
  names: { labels: {}, tokens: {} },
});

describe('the feed', () => {
  test('new rows wait until they are asked for, newest first', () => {
    const feed = addEvent(feedOf(5), event(7, [anomaly(6), anomaly(7, 0), anomaly(7, 1)]), ALL);
    expect([feed.rows.map(toKey), feed.waiting.map(toKey)]).toEqual([['5.0'], ['7.1', '7.0', '6.0']]);
    const shown = showWaiting(feed);
    expect([shown.rows.map(toKey), shown.waiting]).toEqual([['7.1', '7.0', '6.0', '5.0'], []]);
    expect(shown.coverage.toSlot).toBe(7);
  });

  test('a row told twice stands once', () => {
    const feed = addEvent(
      addEvent(feedOf(5), event(6, [anomaly(6)]), ALL),
      event(6, [anomaly(5), anomaly(6)]),
      ALL,
    );
    expect(feed.waiting.map(toKey)).toEqual(['6.0']);
  });

  test('rows of a fork go, shown or waiting', () => {
    const before = addEvent(feedOf(9, 5), event(10, [anomaly(10)]), ALL);
    const feed = addEvent(before, event(8, [], true), ALL);
    expect([feed.rows.map(toKey), feed.waiting]).toEqual([['5.0'], []]);
  });

  test('what the filters leave out does not wait', () => {
    const filters = { ...ALL, rule: 'dust-wave' };
    expect(addEvent(feedOf(), event(6, [anomaly(6)]), filters).waiting).toEqual([]);
  });

  test('it holds so many rows and goes on after the last', () => {
    const many = Array.from({ length: MAX_LIVE_ROWS + 10 }, (_, i) => anomaly(100 + i));
    const feed = showWaiting(addEvent(feedOf(5), event(300, many), ALL));
    expect(feed.rows).toHaveLength(MAX_LIVE_ROWS);
    expect(toNextPlace(feed, undefined)).toBe('110.0');
    expect(toNextPlace(feedOf(9, 5), '5.0')).toBe('5.0');
    expect(toNextPlace(feedOf(9, 5), undefined)).toBeUndefined();
  });
});

test('a row is shown when every filter that is set fits', () => {
  const row = anomaly(1, 0, { subject: asAddress('pool') });
  expect(isShown(row, { rule: 'sandwich', severity: 'warning', subject: 'pool' })).toBe(true);
  expect(isShown(row, { ...ALL, severity: 'notice' })).toBe(false);
  expect(isShown(row, { ...ALL, subject: 'another' })).toBe(false);
});

test('a severity leaves its own rules', () => {
  expect(toRuleNames('warning')).toEqual([
    'sandwich',
    'liquidity-pull',
    'address-poisoning',
    'program-failing',
  ]);
  expect(toRuleNames('')).toHaveLength(12);
});
