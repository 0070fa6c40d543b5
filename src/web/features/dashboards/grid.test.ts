import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRID } from '#contracts/dashboards/dashboard';
import {
  closeGaps,
  findRoom,
  heightOf,
  inOrder,
  moveInOrder,
  overlaps,
  placeTile,
  sayPlace,
  toNudged,
  type Placed,
} from './grid.ts';

const at = (id: string, x: number, y: number, w = 4, h = 2): Placed => ({ id, x, y, w, h });
const places = (tiles: readonly Placed[]) =>
  Object.fromEntries(tiles.map(({ id, x, y, w, h }) => [id, [x, y, w, h]]));

test('a tile put onto another pushes it down, and nothing else moves', () => {
  const tiles = [at('a', 0, 0), at('b', 4, 0), at('c', 0, 2)];
  expect(places(placeTile(tiles, 'a', { x: 4, y: 1, w: 4, h: 2 }))).toEqual({
    a: [4, 1, 4, 2],
    b: [4, 3, 4, 2],
    c: [0, 2, 4, 2],
  });
});

test('what is pushed pushes what is below it', () => {
  const tiles = [at('a', 8, 0), at('b', 0, 0), at('c', 0, 2), at('d', 0, 4)];
  expect(places(placeTile(tiles, 'a', { x: 0, y: 0, w: 4, h: 2 }))).toEqual({
    a: [0, 0, 4, 2],
    b: [0, 2, 4, 2],
    c: [0, 4, 4, 2],
    d: [0, 6, 4, 2],
  });
});

test('no tile leaves the grid', () => {
  const tiles = [at('a', 0, 0), at('b', 4, 0)];
  expect(places(placeTile(tiles, 'a', { x: 11, y: 500, w: 4, h: 99 }))['a']).toEqual([8, 2, 4, 24]);
  expect(places(placeTile(tiles, 'a', { x: -3, y: -3, w: 0, h: 0 }))['a']).toEqual([0, 0, 2, 2]);
});

test('a tile that is not there moves nothing', () => {
  const tiles = [at('a', 0, 0)];
  expect(placeTile(tiles, 'x', at('x', 0, 0))).toBe(tiles);
  expect(moveInOrder(tiles, 'x', 1)).toBe(tiles);
});

test('gaps are closed', () => {
  expect(places(closeGaps([at('a', 0, 5), at('b', 0, 9), at('c', 6, 1)]))).toEqual({
    a: [0, 0, 4, 2],
    b: [0, 2, 4, 2],
    c: [6, 0, 4, 2],
  });
});

test('in one column a tile changes places with its neighbour', () => {
  const tiles = [at('a', 0, 0), at('b', 4, 0), at('c', 0, 2)];
  const order = (moved: readonly Placed[]) => inOrder(moved).map(({ id }) => id);
  expect(order(moveInOrder(tiles, 'b', -1))).toEqual(['b', 'a', 'c']);
  expect(order(moveInOrder(tiles, 'b', 1))).toEqual(['a', 'c', 'b']);
  // The others of a row stay where they are.
  const row = [at('a', 0, 0, 3), at('b', 3, 0, 3), at('c', 6, 0, 3), at('d', 9, 0, 3)];
  expect(places(moveInOrder(row, 'b', -1))).toEqual({
    a: [3, 0, 3, 2],
    b: [0, 0, 3, 2],
    c: [6, 0, 3, 2],
    d: [9, 0, 3, 2],
  });
  expect(moveInOrder(tiles, 'a', -1)).toBe(tiles);
  expect(moveInOrder(tiles, 'c', 1)).toBe(tiles);
});

test('a new tile takes the first room there is', () => {
  expect(findRoom([at('a', 0, 0), at('b', 8, 0)], 4, 2)).toEqual({ x: 4, y: 0, w: 4, h: 2 });
  expect(findRoom([at('a', 0, 0), at('b', 8, 0)], 6, 2)).toEqual({ x: 0, y: 2, w: 6, h: 2 });
});

test('an arrow moves by a cell or changes the size by one', () => {
  const tile = { x: 8, y: 1, w: 4, h: 2 };
  expect(toNudged(tile, 'ArrowLeft', false)).toEqual({ x: 7, y: 1, w: 4, h: 2 });
  expect(toNudged(tile, 'ArrowDown', true)).toEqual({ x: 8, y: 1, w: 4, h: 3 });
  expect(toNudged(tile, 'ArrowRight', true)).toEqual(tile);
  expect(sayPlace(tile)).toBe('column 9, row 2, 4 wide, 2 high');
});

const tiles = fc
  .array(
    fc.record({
      w: fc.integer({ min: 2, max: 12 }),
      h: fc.integer({ min: 2, max: 24 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((sizes) =>
    sizes.reduce<Placed[]>((all, { w, h }, i) => [...all, { id: `t${i}`, ...findRoom(all, w, h) }], []),
  );

test('whatever the sizes, exactly two tiles change places in the order', () => {
  fc.assert(
    fc.property(tiles, fc.nat(19), fc.constantFrom<-1 | 1>(-1, 1), (start, which, step) => {
      const before = inOrder(start).map(({ id }) => id);
      const id = before[which % before.length]!;
      const [from, to] = [before.indexOf(id), before.indexOf(id) + step];
      const other = before[to];
      const after = inOrder(moveInOrder(start, id, step)).map((tile) => tile.id);
      expect(after).toEqual(other === undefined ? before : before.with(to, id).with(from, other));
    }),
  );
});

test('whatever is moved where, tiles stay whole, inside and apart', () => {
  const move = fc.record({
    id: fc.nat(19).map((i) => `t${i}`),
    x: fc.integer({ min: -5, max: 20 }),
    y: fc.integer({ min: -5, max: 1_200 }),
    w: fc.integer({ min: 0, max: 20 }),
    h: fc.integer({ min: 0, max: 40 }),
  });
  fc.assert(
    fc.property(tiles, fc.array(move, { maxLength: 12 }), (start, moves) => {
      let now: readonly Placed[] = start;
      for (const { id, ...to } of moves) {
        now = placeTile(now, id, to);
        now = moveInOrder(now, id, 1);
      }
      expect(now.map(({ id }) => id)).toEqual(start.map(({ id }) => id));
      expect(heightOf(now)).toBeLessThanOrEqual(GRID.mostRow);
      for (const [i, one] of now.entries()) {
        expect(one.x >= 0 && one.x + one.w <= GRID.columns && one.y >= 0).toBe(true);
        for (const other of now.slice(i + 1)) expect(overlaps(one, other)).toBe(false);
      }
    }),
  );
});
