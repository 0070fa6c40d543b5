/** From this many rows on only those near the screen are rendered. */
export const WINDOW_FROM = 100;

/** Rows rendered beyond either edge of the screen. */
const OVERSCAN = 12;

/** The window moves by whole steps, so that scrolling by a row seldom renders. */
const STEP = 4;

export interface RowRange {
  readonly start: number;
  /** First row after the range. */
  readonly end: number;
}

/** Rows of one height that are to be rendered; `top` is how far the first row is above the screen. */
export function toRowRange(given: {
  readonly rows: number;
  readonly rowHeight: number;
  readonly top: number;
  readonly screen: number;
}): RowRange {
  const { rows, top, screen } = given;
  const rowHeight = Math.max(1, given.rowHeight);
  const held = Math.ceil(screen / rowHeight) + 2 * OVERSCAN + 2 * STEP;
  const wanted = Math.floor((Math.floor(top / rowHeight) - OVERSCAN) / STEP) * STEP;
  const start = Math.max(0, Math.min(wanted, Math.ceil((rows - held) / STEP) * STEP));
  return { start, end: Math.min(rows, start + held) };
}
