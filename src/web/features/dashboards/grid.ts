/** Where tiles stand: no two overlap, and none moves unless another takes its place. */
import { GRID, type TilePlace } from '#contracts/dashboards/dashboard';

export type Placed = TilePlace & { readonly id: string };

/** Rows after which gaps are closed instead of reaching further down. */
const MOST_ROWS = GRID.mostRow - GRID.mostHeight;

const bottomOf = ({ y, h }: TilePlace): number => y + h;

export const overlaps = (one: TilePlace, other: TilePlace): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < bottomOf(other) && other.y < bottomOf(one);

/** Rows of the grid. */
export const heightOf = (tiles: readonly TilePlace[]): number => Math.max(0, ...tiles.map(bottomOf));

/** As it is read: by rows, and within them from the left. */
export const inOrder = <Tile extends Placed>(tiles: readonly Tile[]): readonly Tile[] =>
  tiles.toSorted((a, b) => a.y - b.y || a.x - b.x || (a.id < b.id ? -1 : 1));

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The nearest place within the grid. */
export function toPlace({ x, y, w, h }: TilePlace, rows: number): TilePlace {
  const width = between(w, GRID.leastWidth, GRID.columns);
  return {
    x: between(x, 0, GRID.columns - width),
    y: between(y, 0, rows),
    w: width,
    h: between(h, GRID.leastHeight, GRID.mostHeight),
  };
}

/** Puts a tile somewhere; those in its way move down, and those in theirs. */
export function placeTile<Tile extends Placed>(
  tiles: readonly Tile[],
  id: string,
  to: TilePlace,
): readonly Tile[] {
  const others = tiles.filter((tile) => tile.id !== id);
  const moved = tiles.find((tile) => tile.id === id);
  if (moved === undefined) return tiles;
  const fixed: Tile[] = [{ ...moved, ...toPlace(to, heightOf(others)) }];
  for (const tile of inOrder(others)) {
    let next = tile;
    for (let hit = findHit(fixed, next); hit !== undefined; hit = findHit(fixed, next))
      next = { ...next, y: bottomOf(hit) };
    fixed.push(next);
  }
  const byId = new Map(fixed.map((tile) => [tile.id, tile]));
  const placed = tiles.map((tile) => byId.get(tile.id)!); // each was put somewhere
  return heightOf(placed) > MOST_ROWS ? closeGaps(placed) : placed;
}

const findHit = <Tile extends Placed>(fixed: readonly Tile[], tile: Tile): Tile | undefined =>
  fixed.find((one) => overlaps(one, tile));

/** Moves every tile up as far as it goes. */
export function closeGaps<Tile extends Placed>(tiles: readonly Tile[]): readonly Tile[] {
  const fixed: Tile[] = [];
  for (const tile of inOrder(tiles)) {
    let next = tile;
    while (next.y > 0 && findHit(fixed, { ...next, y: next.y - 1 }) === undefined)
      next = { ...next, y: next.y - 1 };
    fixed.push(next);
  }
  const byId = new Map(fixed.map((tile) => [tile.id, tile]));
  return tiles.map((tile) => byId.get(tile.id)!); // each was put somewhere
}

/** Changes places with the tile read before (-1) or after it (1), as in one column. */
export function moveInOrder<Tile extends Placed>(
  tiles: readonly Tile[],
  id: string,
  step: -1 | 1,
): readonly Tile[] {
  const order = inOrder(tiles);
  const at = order.findIndex((tile) => tile.id === id);
  const first = step === -1 ? at - 1 : at;
  const [upper, lower] = [order[first], order[first + 1]];
  if (at === -1 || upper === undefined || lower === undefined) return tiles;
  const wanted = order.with(first, lower).with(first + 1, upper);
  // Side by side they take the same room together.
  const x = upper.y === lower.y ? lower.x + lower.w - upper.w : lower.x;
  const swapped = tiles.map((tile) => {
    if (tile === lower) return { ...tile, x: upper.x, y: upper.y };
    return tile === upper ? { ...tile, x, y: lower.y } : tile;
  });
  const isWhole = swapped.every(
    (one, i) =>
      one.x >= 0 &&
      one.x + one.w <= GRID.columns &&
      swapped.slice(i + 1).every((other) => !overlaps(one, other)),
  );
  const isWanted = inOrder(swapped).every((tile, i) => tile.id === wanted[i]?.id);
  return isWhole && isWanted ? swapped : inRows(tiles, wanted);
}

/** Row after row in a given order, each as high as its highest tile. */
function inRows<Tile extends Placed>(tiles: readonly Tile[], order: readonly Tile[]): readonly Tile[] {
  const byId = new Map<string, Tile>();
  let [x, y, height] = [0, 0, 0];
  for (const tile of order) {
    if (x + tile.w > GRID.columns) [x, y, height] = [0, y + height, 0];
    byId.set(tile.id, { ...tile, x, y });
    x += tile.w;
    height = Math.max(height, tile.h);
  }
  return tiles.map((tile) => byId.get(tile.id)!); // each is in the order
}

/** The first place from the top where a tile of a size disturbs nobody. */
export function findRoom(tiles: readonly TilePlace[], w: number, h: number): TilePlace {
  for (let y = 0; ; y++)
    for (let x = 0; x + w <= GRID.columns; x++) {
      const place = { x, y, w, h };
      if (!tiles.some((tile) => overlaps(tile, place))) return place;
    }
}

/** `column 1, row 3, 4 wide, 2 high`: counted from 1. */
export const sayPlace = ({ x, y, w, h }: TilePlace): string =>
  `column ${x + 1}, row ${y + 1}, ${w} wide, ${h} high`;

export type MoveKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const isMoveKey = (key: string): key is MoveKey =>
  key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';

/** The place one press of an arrow leads to: a cell further, or with `resize` a cell larger or smaller. */
export function toNudged({ x, y, w, h }: TilePlace, key: MoveKey, resize: boolean): TilePlace {
  const dx = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const dy = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  // A tile does not move when it cannot become larger.
  return resize ? { x, y, w: Math.min(w + dx, GRID.columns - x), h: h + dy } : { x: x + dx, y: y + dy, w, h };
}
