import { describe, expect, test } from 'vitest';
import { createCachedReading } from './cached-reading.ts';

function setUp() {
  const state = { nowMs: 0, reads: 0, down: false };
  const ask = createCachedReading({
    read: async () => {
      if (state.down) throw new Error('unreachable');
      return ++state.reads;
    },
    ttlMs: 10,
    staleMs: 100,
    nowMs: () => state.nowMs,
  });
  return { state, ask };
}

describe('createCachedReading', () => {
  test('askers of one moment share one reading', async () => {
    const { ask } = setUp();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  });

  test('a reading is cached for its time and then read again', async () => {
    const { state, ask } = setUp();
    await ask();
    state.nowMs = 9;
    expect(await ask()).toBe(1);
    state.nowMs = 10;
    expect(await ask()).toBe(2);
  });

  test('an older reading is said to be stale when nothing can be reached', async () => {
    const { state, ask } = setUp();
    await ask();
    state.nowMs = 50;
    state.down = true;
    const ages: unknown[] = [];
    expect(await ask({ onCached: (age) => ages.push(age) })).toBe(1);
    expect(ages).toEqual([{ ageMs: 50, isStale: true }]);
    state.nowMs = 101;
    await expect(ask()).rejects.toThrow('unreachable');
  });

  test('where that is wanted, an older reading is given at once while a newer one is read', async () => {
    const state = { nowMs: 0, reads: 0 };
    let wake = (): void => undefined;
    const ask = createCachedReading({
      read: async () => {
        const reading = ++state.reads;
        if (reading === 2) await new Promise<void>((resolve) => (wake = resolve));
        if (reading === 3) throw new Error('unreachable');
        return reading;
      },
      ttlMs: 10,
      meanwhileMs: 100,
      nowMs: () => state.nowMs,
    });
    await ask();
    state.nowMs = 10;
    expect([await ask(), await ask(), state.reads]).toEqual([1, 1, 2]);
    wake();
    await expect.poll(ask).toBe(2);
    state.nowMs = 20;
    // That it cannot be read is no matter while an older one will do.
    expect([await ask(), state.reads]).toEqual([2, 3]);
    state.nowMs = 110;
    expect(await ask()).toBe(4);
  });

  test('one who leaves does not end the reading for the others', async () => {
    const { ask } = setUp();
    const leaving = new AbortController();
    const left = ask({ signal: leaving.signal });
    const stayed = ask();
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(await stayed).toBe(1);
  });
});
