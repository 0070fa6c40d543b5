import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toSummedText, WindowNote } from './window-note.tsx';

const HOUR = 3_600;
const DAY = 86_400;
const before = { from: 0, until: DAY, seconds: 0 };

const textOf = (now: Parameters<typeof WindowNote>[0]['now']): string =>
  renderToStaticMarkup(<WindowNote now={now} before={before} width={HOUR} />).replaceAll(/<[^<>]*>/g, ' ');

describe('the note about a window', () => {
  test('says how much is indexed of its whole length, not of what its last hour has so far', () => {
    const now = { from: DAY, until: 2 * DAY - HOUR + 180, seconds: HOUR };
    expect(textOf(now)).toContain('1 h of 24 h indexed');
    const full = { from: DAY, until: 2 * DAY, seconds: HOUR };
    expect(textOf(full)).toContain('1 h of 24 h indexed');
  });

  test('says that it is whole where only the rest of its last hour is missing', () => {
    const until = 2 * DAY - HOUR + 180;
    expect(textOf({ from: DAY, until, seconds: until - DAY })).toContain('The whole window is indexed');
  });
});

describe('the sums of a window', () => {
  test('in whole hours say so, and by how much they are shorter than those before', () => {
    const now = { from: DAY, until: 2 * DAY - 1_500, seconds: 84_000 };
    expect(toSummedText(now, before, HOUR)).toBe(
      'in whole hours, the newest still filling: 25 min shorter than the previous window',
    );
    expect(toSummedText(now, before, 300)).toContain('in steps of five minutes, the newest');
  });

  test('of which the last hour is over are as long', () => {
    expect(toSummedText({ from: DAY, until: 2 * DAY, seconds: DAY }, before, HOUR)).toBe('in whole hours');
  });
});
