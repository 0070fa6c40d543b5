import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTurns } from './diagram-turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function open() {
  const turns = createTurns<number>((a, b) => a < b);
  const begun: number[] = [];
  return { begun, take: (place: number) => turns.take(place, () => begun.push(place)) };
}

describe('turns', () => {
  test('go to the one that stands first, whoever asked first, and to one at a time', () => {
    const { begun, take } = open();
    const [third, first, second] = [take(3), take(1), take(2)];
    expect(begun).toEqual([]);
    vi.runAllTimers();
    expect(begun).toEqual([1]);
    first!();
    expect(begun).toEqual([1, 2]);
    second!();
    third!();
    expect(begun).toEqual([1, 2, 3]);
  });

  test('are not waited for by one that has gone', () => {
    const { begun, take } = open();
    const [first, second] = [take(1), take(2)];
    take(3);
    vi.runAllTimers();
    second!();
    first!();
    first!();
    expect(begun).toEqual([1, 3]);
  });
});
