import { describe, expect, test } from 'vitest';
import { stepWidth, toPageInset, toSidebarWidth, toStoredWidth, toWidthBucket } from './sidebar-width.ts';

describe('width of the sidebar', () => {
  test('is clamped between min(560, window width) and the window width', () => {
    expect(toSidebarWidth(100, 1440)).toBe(560);
    expect(toSidebarWidth(800, 1440)).toBe(800);
    expect(toSidebarWidth(5_000, 1440)).toBe(1440);
    expect(toSidebarWidth(100, 390)).toBe(390);
  });

  test('never falls below 320, however narrow the window', () => {
    expect(toSidebarWidth(400, 200)).toBe(320);
  });

  test('the left arrow widens by 24 px and the right arrow narrows', () => {
    expect(stepWidth(600, 'ArrowLeft', 1440)).toBe(624);
    expect(stepWidth(600, 'ArrowRight', 1440)).toBe(576);
    expect(stepWidth(1430, 'ArrowLeft', 1440)).toBe(1440);
    expect(stepWidth(600, 'ArrowUp', 1440)).toBe(undefined);
  });

  test('buckets are up to 420, 421-520, 521-640 and over 640', () => {
    expect([320, 420, 421, 520, 521, 640, 641].map(toWidthBucket)).toEqual([
      'narrow',
      'narrow',
      'compact',
      'compact',
      'regular',
      'regular',
      'wide',
    ]);
  });

  test('the page shrinks by the sidebar, but never below its own 360 px', () => {
    expect(toPageInset(560, 1440)).toBe(560);
    expect(toPageInset(560, 920)).toBe(560);
    expect(toPageInset(560, 919)).toBe(0);
  });

  test('whatever is stored is a width, or the default of 560', () => {
    expect(toStoredWidth(700)).toBe(700);
    for (const junk of [undefined, null, '700', Number.NaN, -1, {}, []])
      expect(toStoredWidth(junk)).toBe(560);
  });
});
