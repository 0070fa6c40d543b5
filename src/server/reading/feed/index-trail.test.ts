import { describe, expect, test } from 'vitest';
import type { IndexTopic } from '#contracts/market/index-live';
import { NO_NAMES, type IndexRecord } from './index-event.ts';
import { IndexTrail } from './index-trail.ts';
import type { TopicRows } from './read-index-rows.ts';

const trade = {} as TopicRows['trades'][number]; // only counted

function recordOf(slot: number, topics: readonly IndexTopic[], trades = 0): IndexRecord {
  const rows: TopicRows = {
    trades: Array.from({ length: trades }, () => trade),
    launches: [],
    anomalies: [],
    left: 0,
  };
  return {
    place: { slot, hash: `hash${slot}` },
    coverage: { cluster: 'localnet', engine: 'sqlite', fromSlot: 1, toSlot: slot, fromTime: 1, toTime: slot },
    takenBack: false,
    rows: new Map(topics.map((topic) => [topic, rows])),
    names: NO_NAMES,
  };
}

describe('IndexTrail', () => {
  test('sixty-four records are held, and 256 places', () => {
    const trail = new IndexTrail({ slot: 0, hash: undefined, time: 0 });
    for (let slot = 1; slot <= 300; slot++) trail.add(recordOf(slot, ['trades']), slot);
    expect(trail.records.map(({ place }) => place.slot)).toEqual(
      Array.from({ length: 64 }, (_, i) => 237 + i),
    );
    expect(trail.steps.map(({ slot }) => slot)).toEqual(Array.from({ length: 256 }, (_, i) => 45 + i));
  });

  test('twenty thousand rows are held, and the newest record whatever it holds', () => {
    const trail = new IndexTrail({ slot: 0, hash: undefined, time: 0 });
    for (let slot = 1; slot <= 10; slot++) trail.add(recordOf(slot, ['trades'], 5_000), slot);
    expect(trail.records.map(({ place }) => place.slot)).toEqual([7, 8, 9, 10]);
    trail.add(recordOf(11, ['trades'], 30_000), 11);
    expect(trail.records.map(({ place }) => place.slot)).toEqual([11]);
  });

  test('what came since a place is given only where it holds every topic that is asked for', () => {
    const trail = new IndexTrail({ slot: 4, hash: 'hash4', time: 0 });
    expect(trail.since({ slot: 4, hash: undefined }, ['trades'])).toEqual([]);
    expect(trail.since({ slot: 3, hash: undefined }, ['trades'])).toBeUndefined();
    trail.add(recordOf(5, ['trades']), 5);
    trail.add(recordOf(6, ['trades', 'launches']), 6);
    trail.add(recordOf(7, ['trades', 'launches']), 7);
    const slots = (slot: number, topics: readonly IndexTopic[], hash?: string) =>
      trail.since({ slot, hash }, topics)?.map(({ place }) => place.slot);
    expect(slots(5, ['trades'])).toEqual([6, 7]);
    expect(slots(5, ['trades'], 'other')).toBeUndefined();
    expect(slots(5, ['launches'])).toEqual([6, 7]);
    expect(slots(7, ['anomalies'])).toEqual([]);
    expect(slots(6, ['anomalies'])).toBeUndefined();
  });
});
