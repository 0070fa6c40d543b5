import uPlot from 'uplot';

/** Share of a bucket's width its bars take. */
const FILLED = 0.8;

/** Paths of bars that stand side by side in a bucket: `place` of `places`. */
export function toBarPaths(place: number, places: number, step: number): uPlot.Series.PathBuilder {
  return (plot, seriesIndex, from, to) => {
    const fill = new Path2D();
    const draw: uPlot.OrientCallback = (_, xs, ys, xScale, yScale, toX, toY, left, top, width, height) => {
      const xOf = (time: number): number => toX(time, xScale, width, left);
      const yOf = (value: number): number => Math.round(toY(value, yScale, height, top));
      const bar = Math.max(1, ((xOf(xs[from]! + step) - xOf(xs[from]!)) * FILLED) / places);
      const thickness = Math.max(1, Math.round(bar) - (bar > 3 && places > 1 ? 1 : 0));
      const ground = yOf(0);
      for (let i = from; i <= to; i++) {
        const value = ys[i] ?? undefined;
        if (value === undefined) continue;
        const y = yOf(value);
        const x = Math.round(xOf(xs[i]!) + (place - places / 2) * bar);
        fill.rect(x, Math.min(y, ground), thickness, Math.abs(ground - y));
      }
    };
    uPlot.orient(plot, seriesIndex, draw);
    return { stroke: null, fill };
  };
}
