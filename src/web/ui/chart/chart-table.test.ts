import { describe, expect, test } from 'vitest';
import { toLimitNote, toNumberColumn, toShownRows, toTimeColumn } from './chart-table.ts';
import { toNextCursor } from './cursor-keys.ts';
import { toIsoTime, toTimeText, toTimeTicks } from './time-text.ts';
import { findRow } from './use-cursor.ts';

describe('table of a chart', () => {
  test('shows the newest rows first and says what it leaves out', () => {
    expect(toShownRows(3, 1000)).toEqual([2, 1, 0]);
    expect(toShownRows(5, 2)).toEqual([4, 3]);
    expect(toLimitNote(1000, 1000, 'the CSV has all')).toBeUndefined();
    expect(toLimitNote(5230, 1000, 'the CSV has all')).toBe(
      'The newest 1,000 of 5,230 rows; the CSV has all.',
    );
  });

  test('formats what is there and marks what is not', () => {
    const column = toNumberColumn(
      'Fees',
      (row) => [0, undefined][row],
      (value) => `${value} SOL`,
    );
    expect([column.text(0), column.text(1)]).toEqual(['0 SOL', '—']);
    expect([column.csv(0), column.csv(1)]).toEqual(['0', '']);
  });

  test('times are ISO, and what is no time is empty', () => {
    expect(toTimeColumn([1_767_225_600]).text(0)).toBe('2026-01-01T00:00:00Z');
    expect(toIsoTime(Number.NaN)).toBe('');
    expect(toIsoTime(1e18)).toBe('');
  });
});

describe('time in words', () => {
  test('says as much as the bucket needs', () => {
    expect(toTimeText(1_767_225_600, 86_400)).toBe('2026-01-01');
    expect(toTimeText(1_767_225_600, 900)).toBe('2026-01-01 00:00 UTC');
    expect(toTimeText(1_767_225_601, 1)).toBe('2026-01-01 00:00:01 UTC');
  });

  test('the axis has clocks within a day, the date where one begins, months and years beyond', () => {
    const day = 1_767_225_600;
    expect(toTimeTicks([day - 3600, day, day + 3600], 3600)).toEqual(['23:00', '1 Jan', '01:00']);
    expect(toTimeTicks([day - 86_400, day], 86_400)).toEqual(['31 Dec', '1 Jan 2026']);
    expect(toTimeTicks([day - 31 * 86_400, day, day + 31 * 86_400], 28 * 86_400)).toEqual([
      'Dec 2025',
      'Jan 2026',
      'Feb',
    ]);
    expect(toTimeTicks([day], 366 * 86_400)).toEqual(['2026']);
  });
});

describe('keyboard cursor', () => {
  test('begins at the newest, stays inside and leaves with Escape', () => {
    expect(toNextCursor('ArrowLeft', undefined, 5)).toBe(4);
    expect(toNextCursor('ArrowLeft', 0, 5)).toBe(0);
    expect(toNextCursor('ArrowRight', 4, 5)).toBe(4);
    expect(toNextCursor('Home', 3, 5)).toBe(0);
    expect(toNextCursor('End', 0, 5)).toBe(4);
    expect(toNextCursor('Escape', 2, 5)).toBeUndefined();
    expect(toNextCursor('a', 2, 5)).toBe('same');
    expect(toNextCursor('ArrowLeft', undefined, 0)).toBe('same');
  });

  test('stands at its bucket when older ones arrive', () => {
    const times = [10, 20, 40];
    expect(findRow(3, (row) => times[row]!, 40)).toBe(2);
    expect(findRow(3, (row) => times[row]!, 30)).toBeUndefined();
  });
});
