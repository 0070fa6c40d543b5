import { afterEach, expect, test, vi } from 'vitest';
import type { Happening } from './behaviour.ts';
import { createBehaviourQueue } from './behaviour-queue.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('happenings are written with their own times, ten at once or when flushed', () => {
  let at = 0;
  const written: (readonly Happening[])[] = [];
  const { tell, flush } = createBehaviourQueue(
    () => ({ at: ++at, day: 7 }),
    (happenings) => written.push(happenings),
  );
  for (let i = 0; i < 9; i++) tell({ kind: 'action' });
  expect(written.length).toBe(0);
  tell({ kind: 'search' });
  expect(written.map((list) => list.length)).toEqual([10]);
  expect(written[0]![9]).toEqual({ kind: 'search', at: 10, day: 7 });
  tell({ kind: 'use', use: 'blocks' });
  flush();
  flush();
  expect(written[1]).toEqual([{ kind: 'use', use: 'blocks', at: 11, day: 7 }]);
  expect(written.length).toBe(2);
});

test('what is followed by nothing is written a moment later, and not before', () => {
  vi.useFakeTimers();
  const written: (readonly Happening[])[] = [];
  const { tell } = createBehaviourQueue(
    () => ({ at: 1, day: 7 }),
    (happenings) => written.push(happenings),
  );
  tell({ kind: 'filter' });
  vi.advanceTimersByTime(200);
  tell({ kind: 'action' });
  vi.advanceTimersByTime(200);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written.map((list) => list.map(({ kind }) => kind))).toEqual([['filter', 'action']]);
  vi.advanceTimersByTime(10_000);
  expect(written.length).toBe(1);
});
