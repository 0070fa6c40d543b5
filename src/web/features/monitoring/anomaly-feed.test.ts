import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import { RULES } from '#contracts/market/anomaly-rules';
import type { IndexEvent } from '#contracts/market/index-live';
import type { Wire } from '#std/json';
import {
  addEvent,
  isShown,
  MAX_LIVE_ROWS,
  toFeed,
  toKey,
  toNextPlace,
  toNothingTitle,
  toRuleNames,
  type Anomaly,
  type AnomalyFilters,
  type Feed,
  type FoundAnomalies,
} from './anomaly-feed.ts';

const ALL: AnomalyFilters = { rule: undefined, severity: undefined, subject: undefined };

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
  test('what is new comes first', () => {
    const feed = addEvent(feedOf(5), event(7, [anomaly(6), anomaly(7, 0), anomaly(7, 1)]), ALL);
    expect(feed.rows.map(toKey)).toEqual(['7.1', '7.0', '6.0', '5.0']);
    expect(feed.coverage.toSlot).toBe(7);
  });

  test('a row sent twice stands once', () => {
    const feed = addEvent(
      addEvent(feedOf(5), event(6, [anomaly(6)]), ALL),
      event(6, [anomaly(5), anomaly(6)]),
      ALL,
    );
    expect(feed.rows.map(toKey)).toEqual(['6.0', '5.0']);
  });

  test('rows of a fork go', () => {
    const before = addEvent(feedOf(9, 5), event(10, [anomaly(10)]), ALL);
    expect(addEvent(before, event(8, [], true), ALL).rows.map(toKey)).toEqual(['5.0']);
  });

  test('what the filters leave out does not come, and the list stays the same', () => {
    const feed = feedOf(5);
    const filters = { ...ALL, rule: 'dust-wave' } as const;
    expect(addEvent(feed, event(6, [anomaly(6)]), filters).rows).toBe(feed.rows);
  });

  test('the page goes on after the last row that is shown', () => {
    const many = Array.from({ length: MAX_LIVE_ROWS + 10 }, (_, i) => anomaly(100 + i));
    const { rows } = addEvent(feedOf(5), event(300, many), ALL);
    expect(toNextPlace(rows.slice(0, MAX_LIVE_ROWS), undefined)).toBe('110.0');
    expect(toNextPlace(feedOf(9, 5).rows, '5.0')).toBe('5.0');
    expect(toNextPlace(feedOf(9, 5).rows, undefined)).toBeUndefined();
  });
});

test('a row is shown when every filter that is set fits', () => {
  const row = anomaly(1, 0, { subject: asAddress('pool') });
  expect(isShown(row, { rule: 'sandwich', severity: 'warning', subject: 'pool' })).toBe(true);
  expect(isShown(row, { ...ALL, severity: 'notice' })).toBe(false);
  expect(isShown(row, { ...ALL, subject: 'another' })).toBe(false);
});

test('what an empty list does not have is said with its filters', () => {
  expect(toNothingTitle(ALL, false)).toBe('No anomalies');
  expect(toNothingTitle(ALL, true)).toBe('No earlier anomalies');
  expect(toNothingTitle({ ...ALL, severity: 'notice' }, false)).toBe('No notices');
  expect(toNothingTitle({ rule: 'sandwich', severity: 'warning', subject: 'pool' }, true)).toBe(
    `No earlier warnings by “${RULES.sandwich.title}” about this address`,
  );
});

test('a severity leaves its own rules', () => {
  expect(toRuleNames('warning')).toEqual([
    'address-poisoning',
    'liquidity-pull',
    'program-failing',
    'sandwich',
  ]);
  expect(toRuleNames(undefined)).toHaveLength(12);
});
