/** A command of an outline as fontkit tells it. */
export interface OutlineCommand {
  readonly command: string;
  readonly args: readonly number[];
}

interface Point {
  readonly isOn: boolean;
  readonly x: number;
  readonly y: number;
}

const EMPTY = new Uint8Array(0);

/** An outline of lines and quadratic curves as a simple glyph of a TrueType `glyf` table, to whole units. */
export function toSimpleGlyph(commands: readonly OutlineCommand[]): Uint8Array {
  const contours = toContours(commands);
  const points = contours.flat();
  if (points.length === 0) return EMPTY;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const length = 12 + 2 * contours.length + 5 * points.length;
  const bytes = new Uint8Array((length + 3) & ~3);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of [
    contours.length,
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
  ].entries()) {
    view.setInt16(2 * i, value);
  }
  let at = 10;
  let last = -1;
  for (const contour of contours) {
    last += contour.length;
    view.setUint16(at, last);
    at += 2;
  }
  at += 2; // no instructions
  for (const { isOn } of points) bytes[at++] = isOn ? 1 : 0;
  for (const axis of [xs, ys]) {
    let before = 0;
    for (const value of axis) {
      view.setInt16(at, value - before);
      before = value;
      at += 2;
    }
  }
  return bytes;
}

function toContours(commands: readonly OutlineCommand[]): readonly (readonly Point[])[] {
  const contours: Point[][] = [];
  let contour: Point[] = [];
  const add = (isOn: boolean, x = 0, y = 0) => contour.push({ isOn, x: Math.round(x), y: Math.round(y) });
  const close = () => {
    if (contour.length > 0) contours.push(contour);
    contour = [];
  };
  for (const { command, args } of commands) {
    if (command === 'moveTo') {
      close();
      add(true, args[0], args[1]);
    } else if (command === 'lineTo') add(true, args[0], args[1]);
    else if (command === 'quadraticCurveTo') {
      add(false, args[0], args[1]);
      add(true, args[2], args[3]);
    } else if (command === 'closePath') close();
    else throw new Error(`an outline of TrueType has no ${command}`);
  }
  close();
  return contours;
}
