import { describe, expect, test } from 'vitest';
import type { IndexEvent, IndexTopic } from '#contracts/market/index-live';
import type { Wire } from '#std/json';
import { toHeard, toUnion } from './index-topics.ts';

describe('toUnion', () => {
  test('what several ask for is asked for once', () => {
    expect(toUnion([['trades:B', 'launches'], ['trades:A'], ['launches']])).toEqual([
      'launches',
      'trades:A',
      'trades:B',
    ]);
    expect(toUnion([])).toEqual([]);
  });

  test('more markets than one stream takes are had by all trades', () => {
    const markets = Array.from({ length: 8 }, (_, i): IndexTopic => `trades:${i}`);
    expect(toUnion([markets])).toEqual(markets);
    expect(toUnion([markets, ['anomalies']])).toEqual(['anomalies', 'trades']);
  });
});

// Of a row only its slot and market matter here.
const eventOf = (toSlot: number, slots: readonly number[], more: Partial<Wire<IndexEvent>> = {}) =>
  ({
    kind: 'indexed',
    coverage: { toSlot },
    trades: slots.map((slot) => ({ slot, market: slot % 2 === 0 ? 'even' : 'odd' })),
    launches: slots.map((slot) => ({ slot })),
    anomalies: [],
    left: 5,
    leftOf: { 'trades:odd': 2, launches: 3 },
    names: { labels: {}, tokens: {} },
    ...more,
  }) as unknown as Wire<IndexEvent>;

const slotsOf = (rows: readonly { readonly slot: number }[] | undefined) => rows?.map(({ slot }) => slot);

describe('toHeard', () => {
  test('a listener gets its topics and what was left out of them', () => {
    const heard = toHeard(eventOf(4, [1, 2, 3, 4]), ['trades:odd'], undefined);
    expect(slotsOf(heard?.trades)).toEqual([1, 3]);
    expect(heard?.launches).toEqual([]);
    expect(heard?.left).toBe(2);
    expect(slotsOf(toHeard(eventOf(4, [1, 2]), ['trades', 'launches'], undefined)?.launches)).toEqual([1, 2]);
  });

  test('rows it has are not given again', () => {
    expect(slotsOf(toHeard(eventOf(4, [1, 2, 3, 4]), ['trades'], 2)?.trades)).toEqual([3, 4]);
    expect(toHeard(eventOf(4, [3, 4]), ['trades'], 4)).toBeUndefined();
  });

  test('what was taken back is sent to those who have it', () => {
    const back = eventOf(4, [], { takenBack: true });
    expect(toHeard(back, ['trades'], 6)?.coverage.toSlot).toBe(4);
    expect(toHeard(back, ['trades'], 3)).toBeUndefined();
    expect(toHeard(back, ['trades'], undefined)).toBeDefined();
  });
});
