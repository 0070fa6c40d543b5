import { expect, test } from 'vitest';
import { DASHBOARD_LIMITS } from '#contracts/dashboards/dashboard';
import { overlaps } from './grid.ts';
import { toDashboardOf } from './of-things.ts';

const WALLET = { entity: 'wallet', of: 'So11111111111111111111111111111111111111112' } as const;

test('every thing has a card of its own, beside and below each other', () => {
  const things = Array.from({ length: 7 }, () => WALLET);
  const content = toDashboardOf('Treasury', things, 'localnet');
  expect(content.tiles.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [4, 0],
    [8, 0],
    [0, 5],
    [4, 5],
    [8, 5],
    [0, 10],
  ]);
  for (const [i, tile] of content.tiles.entries())
    expect(content.tiles.slice(i + 1).some((other) => overlaps(tile, other))).toBe(false);
});

test('no more than a dashboard holds, under a title it may have', () => {
  const things = Array.from({ length: DASHBOARD_LIMITS.tiles + 5 }, () => WALLET);
  const content = toDashboardOf('x'.repeat(200), things, 'localnet');
  expect(content.tiles).toHaveLength(DASHBOARD_LIMITS.tiles);
  expect(content.title).toHaveLength(DASHBOARD_LIMITS.title);
});
