import uPlot from 'uplot';
import { mixColours, type ChartTheme } from './chart-theme.ts';
import { toBarPaths } from './line-bars.ts';
import { isBars, toLonePoints, type Layer, type LineKind } from './line-data.ts';
import { DASHES, toFill } from './series-marks.ts';
import { toTimeTicks } from './time-text.ts';

/** How strongly a kind's surface covers the ground. */
const COVER: Readonly<Record<LineKind, number>> = { line: 0, bars: 0.85, stacked: 0.7 };

export interface LookOptions {
  readonly kind: LineKind;
  readonly theme: ChartTheme;
  readonly step: number;
  /** Series that are shown, by position. */
  readonly shown: readonly number[];
}

export function toSeriesOptions(layer: Layer, { kind, theme, step, shown }: LookOptions): uPlot.Series {
  const { series, filling } = layer;
  const colour = theme.series[series] ?? theme.text;
  const strength = filling ? 0.5 : 1;
  const stroke = mixColours(colour, theme.surface, filling ? 0.6 : 1);
  const cover = COVER[kind] * strength;
  const hasBars = isBars(kind);
  return {
    label: String(series),
    stroke,
    width: 1.5,
    dash: [...(filling ? [3, 4] : hasBars ? [] : DASHES[series]!)],
    ...(hasBars && {
      fill: toFill(
        series,
        mixColours(colour, theme.surface, cover),
        mixColours(colour, theme.surface, cover * 0.4),
        uPlot.pxRatio,
      ),
      // Stacked ones stand in one place, each in front of the sum it is a part of.
      paths: kind === 'bars' ? toBarPaths(shown.indexOf(series), shown.length, step) : toBarPaths(0, 1, step),
    }),
    points: {
      show: !hasBars,
      size: 5,
      fill: stroke,
      filter: (plot, index) => (hasBars ? [] : toLonePoints([...(plot.data[index] ?? [])])),
    },
  };
}

export function toAxes(theme: ChartTheme, format: (value: number) => string): uPlot.Axis[] {
  const font = `${theme.fontSize}px ${theme.fontFamily}`;
  const common = {
    stroke: theme.text,
    font,
    grid: { stroke: theme.line, width: 1 },
    ticks: { stroke: theme.line, width: 1, size: 4 },
  };
  return [
    {
      ...common,
      space: theme.fontSize * 6,
      size: theme.fontSize * 2.4,
      values: (_, ticks, __, ___, increment) => toTimeTicks(ticks, increment),
    },
    {
      ...common,
      space: theme.fontSize * 3,
      values: (_, ticks) => ticks.map((tick) => format(tick)),
      size: (plot, texts) => {
        plot.ctx.font = `${theme.fontSize * uPlot.pxRatio}px ${theme.fontFamily}`;
        const widths = (texts ?? []).map((text) => plot.ctx.measureText(text).width / uPlot.pxRatio);
        return Math.ceil(Math.max(20, ...widths) + 12);
      },
    },
  ];
}

/** Bars stand on zero; a line takes the room its values need. */
export function toRange(kind: LineKind): uPlot.Range.Function {
  return (_, low, high) => {
    if (low === null || high === null) return [0, 1];
    if (!isBars(kind)) return uPlot.rangeNum(low, high, 0.1, true);
    const [bottom, top] = uPlot.rangeNum(Math.min(0, low), Math.max(0, high), 0.05, true);
    return [low >= 0 ? 0 : bottom, high <= 0 ? 0 : top];
  };
}
