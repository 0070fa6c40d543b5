/** What tells series apart without colour: a dash for lines, a pattern for surfaces; by position of the series. */
export const DASHES: readonly (readonly number[])[] = [
  [],
  [8, 4],
  [2, 3],
  [10, 3, 2, 3],
  [16, 5],
  [5, 2],
  [12, 3, 2, 3, 2, 3],
  [1, 5],
];

export const TILE = 8;

/** Strokes on a tile of 8 × 8; the same path draws the canvas and the legend. */
export const PATTERNS: readonly string[] = [
  '',
  'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  'M0 2H8M0 6H8',
  'M-2 6L2 10M0 0L8 8M6 -2L10 2',
  'M2 0V8M6 0V8',
  'M0 4H8M4 0V8',
  'M2 2h1.5M6 6h1.5',
  'M0 8L8 0M0 0L8 8',
];

/** More series than this cannot be distinguished. */
export const MAX_SERIES = 8;

/** A fill of a surface: its colour, and over it the strokes of its pattern. */
export function toFill(index: number, colour: string, ink: string, ratio: number): string | CanvasPattern {
  const path = PATTERNS[index];
  if (path === undefined || path === '') return colour;
  const tile = document.createElement('canvas');
  tile.width = TILE * ratio;
  tile.height = TILE * ratio;
  const context = tile.getContext('2d');
  if (!context) return colour;
  context.scale(ratio, ratio);
  context.fillStyle = colour;
  context.fillRect(0, 0, TILE, TILE);
  context.strokeStyle = ink;
  context.lineWidth = 1;
  context.stroke(new Path2D(path));
  return context.createPattern(tile, 'repeat') ?? colour;
}
