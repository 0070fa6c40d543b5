import { expect, test } from 'vitest';
import type { Happening } from './behaviour.ts';
import { createBehaviourQueue } from './behaviour-queue.ts';

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
