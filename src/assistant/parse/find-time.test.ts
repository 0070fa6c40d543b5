import { describe, expect, test } from 'vitest';
import { findTime } from './find-time.ts';

/** A Saturday. */
const NOW = Date.UTC(2026, 10, 28, 5, 10);
const read = (text: string): readonly (string | undefined)[] => {
  const { from, to } = findTime(text, 'en', NOW)?.time ?? {};
  return [from, to].map((at) => (at === undefined ? at : new Date(at * 1_000).toISOString().slice(0, 16)));
};

describe('a weekday', () => {
  test.each([
    ['volume on tuesday', '2026-11-24'],
    ['same for last tuesday', '2026-11-24'],
    ['volume last saturday', '2026-11-21'],
    ['swaps last friday', '2026-11-27'],
  ])('%s is the newest one that was', (text, day) => {
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    expect(read(text)).toEqual([`${day}T00:00`, `${next}T00:00`]);
  });

  test('of today is as much of it as there was', () => {
    expect(read('volume on saturday')).toEqual(['2026-11-28T00:00', '2026-11-28T05:10']);
  });

  test('that is to come is none of the past', () => {
    expect(read('volume next tuesday')).toEqual([undefined, undefined]);
  });

  test('to another is a range', () => {
    expect(read('from last monday to last friday')).toEqual(['2026-11-23T00:00', '2026-11-28T00:00']);
  });
});

test('a day that is to come is a whole day', () => {
  expect(read('volume on 5 December 2026')).toEqual(['2026-12-05T00:00', '2026-12-06T00:00']);
});
