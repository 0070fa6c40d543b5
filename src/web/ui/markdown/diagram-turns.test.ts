import { expect, test } from 'vitest';
import { takeTurn } from './diagram-turns.ts';

test('each turn begins when all before it are done, whatever their order', async () => {
  const [first, second, third] = [takeTurn(), takeTurn(), takeTurn()];
  const begun: string[] = [];
  void first.begun.then(() => begun.push('first'));
  void second.begun.then(() => begun.push('second'));
  const ended = third.begun.then(() => begun.push('third'));
  await first.begun;
  second.done();
  await Promise.resolve();
  expect(begun).toEqual(['first']);
  first.done();
  await ended;
  expect(begun).toEqual(['first', 'second', 'third']);
});
