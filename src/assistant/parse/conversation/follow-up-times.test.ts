/** Times in follow-ups: moments, the time before, and how a time is said. */
import { describe, expect, test } from 'vitest';
import { after, answered, read } from '../testing/turns.ts';

describe('a moment', () => {
  /** Of 2026-09-30 14:00 UTC the hour around it. */
  const HOUR = { from: Date.UTC(2026, 8, 30, 14) / 1_000, to: Date.UTC(2026, 8, 30, 15) / 1_000 };

  test.each([
    ['what did @A buy last', 'how much lnkelp did he buy at 14:00 yesterday?'],
    ['last trade of @A', 'what else did he buy at 14:00 yesterday?'],
    ['how many trades did @A make', 'and at 14:00 yesterday? list them'],
  ])('%s – %s: is of the hour around it', (first, follow) => {
    expect(after(first, follow)?.want).toMatchObject({ kind: 'query', query: { time: HOUR } });
  });
});

describe('one step back', () => {
  const timeOf = (first: string): unknown => {
    const { from, to } = after(first, 'and before that?')?.time ?? {};
    return [from, to].map((at) => (at === undefined ? at : new Date(at * 1_000).toISOString().slice(0, 16)));
  };

  test('a day so far counts whole', () => {
    expect(timeOf('how many trades today')).toEqual(['2026-09-30T00:00', '2026-10-01T00:00']);
  });

  test('hours from midnight are hours', () => {
    expect(timeOf('how many trades in the last 14 hours')).toEqual(['2026-09-30T10:00', '2026-10-01T00:00']);
  });
});

test('the time of a question in another language is said by its numbers', () => {
  const earlier = [answered('how many trades were there in the last 24 hours')];
  expect(read('in arabic please', earlier)).toMatchObject({
    language: 'ar',
    time: { text: '2026-09-30 14:00 – 2026-10-01 14:00' },
  });
  expect(read('as a table please', earlier)?.time?.text).toBe('in the last 24 hours');
});
