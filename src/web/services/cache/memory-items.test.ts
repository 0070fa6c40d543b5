import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CacheItem } from './cache-item.ts';
import { createMemoryItems } from './memory-items.ts';

const itemOf = (key: string, size: number): CacheItem => ({
  key,
  data: '',
  timestamp: 1,
  ttl: 1,
  size,
  compressed: false,
  version: 1,
  metadata: { source: key, contentType: '', accessCount: 0, lastAccessed: 1 },
});

describe('memory', () => {
  test('beyond its limit the item used longest ago is given up first', () => {
    const memory = createMemoryItems(30);
    for (const key of ['a', 'b', 'c']) memory.set(itemOf(key, 10));
    memory.get('a');
    memory.set(itemOf('d', 10));
    expect(['a', 'b', 'c', 'd'].filter((key) => memory.get(key))).toEqual(['a', 'c', 'd']);
    expect([memory.bytes, memory.count, memory.evictions]).toEqual([30, 3, 1]);
  });

  test('an item larger than the limit is not taken, and takes the place of nothing', () => {
    const memory = createMemoryItems(30);
    memory.set(itemOf('a', 10));
    memory.set(itemOf('b', 31));
    expect([memory.get('a')?.key, memory.get('b'), memory.bytes]).toEqual(['a', undefined, 10]);
  });

  test('whatever is done with it, it never holds more than its limit and counts what it holds', () => {
    const step = fc.record({
      what: fc.constantFrom('set', 'get', 'delete', 'clear'),
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      size: fc.integer({ min: 0, max: 40 }),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const memory = createMemoryItems(30);
        for (const { what, key, size } of steps) {
          if (what === 'set') memory.set(itemOf(key, size));
          else if (what === 'get') memory.get(key);
          else if (what === 'delete') memory.delete(key);
          else memory.clear();
          const held = ['a', 'b', 'c', 'd', 'e'].flatMap((one) => memory.get(one) ?? []);
          expect(memory.bytes).toBe(held.reduce((sum, item) => sum + item.size, 0));
          expect(memory.count).toBe(held.length);
          expect(memory.bytes).toBeLessThanOrEqual(30);
        }
      }),
    );
  });
});
