/** Time series by uPlot; only ever imported lazily, so that no page's first load holds the library. */
import 'uplot/dist/uPlot.min.css';
import uPlot from 'uplot';
import { mixColours, readChartTheme } from './chart-theme.ts';
import { isBars, toBandLayers, toLayers, type Layer, type LineData } from './line-data.ts';
import { toAxes, toRange, toSeriesOptions } from './line-look.ts';
import { toStep } from './time-text.ts';
import type { Engine } from './use-engine.ts';

/** How strongly a band covers the ground. */
const BAND_COVER = 0.25;

export interface LineEngine extends Engine {
  readonly show: (data: LineData) => void;
  /** Draws the keyboard's cursor, here and in charts this one goes together with; `undefined` takes it away. */
  readonly point: (index: number | undefined) => void;
}

export interface LineEvents {
  readonly format: (value: number) => string;
  /** Time of the bucket under the cursor. */
  readonly onPointer: (time: number | undefined) => void;
}

/** The third argument tells the charts a plot goes together with; the library's types leave it out. */
interface Shared {
  readonly setCursor: (
    at: { readonly left: number; readonly top: number },
    fires: boolean,
    isPublished: boolean,
  ) => void;
}

/** What cannot change without rebuilding the plot. */
const toShape = (data: LineData, layers: readonly Layer[], step: number): string =>
  JSON.stringify([
    data.kind,
    step,
    layers.map(({ series, filling }) => [series, filling]),
    toBandLayers(data, layers),
  ]);

/** Room at the data's own ends, so that the first and the last bar are whole; a zoom is taken as it is. */
function toTimeRange({ data: [times] }: uPlot, low: number, high: number, room: number): uPlot.Range.MinMax {
  if (low === high) return [low - (room || 1800), high + (room || 1800)];
  return [low <= (times[0] ?? low) ? low - room : low, high >= (times.at(-1) ?? high) ? high + room : high];
}

export function createLineEngine(host: HTMLElement, events: () => LineEvents): LineEngine {
  let plot: uPlot | undefined;
  let shape = '';
  let shown: LineData | undefined;
  let pointed: number | undefined;
  let publishing: number | undefined;
  let pointerEvent: MouseEvent | undefined;
  let sharedIndex: number | null | undefined;

  const sizeOf = () => ({
    width: Math.max(50, host.clientWidth),
    height: Math.max(50, host.clientHeight),
  });
  /** The part of the time axis the reader chose by dragging; none while all is seen. */
  const zoomOf = () => {
    const min = plot?.scales['x']?.min ?? undefined;
    const max = plot?.scales['x']?.max ?? undefined;
    const first = plot?.data[0]?.[0];
    const last = plot?.data[0]?.at(-1);
    if (min === undefined || max === undefined || first === undefined || last === undefined) return undefined;
    return min > first || max < last ? { min, max } : undefined;
  };

  const build = (data: LineData, layers: readonly Layer[], step: number): uPlot => {
    const theme = readChartTheme(host);
    const shownSeries = data.series.flatMap(({ name }, i) => (data.hidden.has(name) ? [] : [i]));
    const band = toBandLayers(data, layers);
    const look = { kind: data.kind, theme, step, shown: shownSeries };
    return new uPlot(
      {
        ...sizeOf(),
        ms: 1e-3,
        // Half of the last time stands beyond the last point.
        padding: [8, 22, 0, 0],
        legend: { show: false },
        scales: {
          x: {
            time: true,
            range: (self, low, high) => toTimeRange(self, low, high, isBars(data.kind) ? step / 2 : 0),
          },
          y: { range: toRange(data.kind) },
        },
        axes: toAxes(theme, (value) => events().format(value)),
        series: [{}, ...layers.map((layer) => toSeriesOptions(layer, look))],
        // The first series of the library is time.
        ...(band && {
          bands: [
            {
              series: [band[0] + 1, band[1] + 1],
              fill: mixColours(
                theme.series[layers[band[0]]!.series] ?? theme.text,
                theme.surface,
                BAND_COVER,
              ),
            },
          ],
        }),
        cursor: {
          y: false,
          points: { show: !isBars(data.kind), size: 7 },
          ...(data.together !== undefined && {
            // The time alone: heights are of each by itself.
            sync: { key: data.together, setSeries: false, scales: ['x', null] },
          }),
        },
        hooks: {
          setCursor: [
            ({ cursor, data: [times] }) => {
              const { event, idx } = cursor;
              // The pointer of a chart it goes together with comes without an event.
              const isShared = data.together !== undefined && !event;
              // Without a new event it is the cursor we drew, or the library redrawing it.
              if (
                isShared ? pointed !== undefined || idx === sharedIndex : !event || event === pointerEvent
              ) {
                return;
              }
              pointerEvent = event;
              sharedIndex = idx;
              if (typeof idx === 'number') endKeys();
              events().onPointer(times[idx ?? -1]);
            },
          ],
        },
      },
      toColumns(data, layers),
      host,
    );
  };
  const toColumns = ({ times }: LineData, layers: readonly Layer[]): uPlot.AlignedData => [
    [...times],
    ...layers.map(({ values }) => [...values]),
  ];
  /** The pointer has taken over what the keyboard pointed at. */
  const endKeys = () => {
    pointed = undefined;
    if (publishing !== undefined) cancelAnimationFrame(publishing);
  };
  const place = (isPublished: boolean) => {
    if (!plot) return;
    const time = pointed === undefined ? undefined : plot.data[0]?.[pointed];
    const shared: Shared = plot;
    shared.setCursor(
      { left: time === undefined ? -10 : plot.valToPos(time, 'x'), top: 10 },
      true,
      isPublished,
    );
  };
  const draw = (data: LineData, isForced: boolean) => {
    const layers = toLayers(data);
    const step = data.step ?? toStep(data.times);
    const nextShape = toShape(data, layers, step);
    const zoom = zoomOf();
    if (plot && !isForced && nextShape === shape) plot.setData(toColumns(data, layers), zoom === undefined);
    else {
      plot?.destroy();
      plot = build(data, layers, step);
      shape = nextShape;
    }
    if (zoom) plot.setScale('x', zoom);
    shown = data;
    if (pointed !== undefined) place(false);
  };

  const observer = new ResizeObserver(() => plot?.setSize(sizeOf()));
  observer.observe(host);
  return {
    show: (data) => draw(data, false),
    point: (index) => {
      if (index === undefined && pointed === undefined) return;
      pointed = index;
      place(false);
      // Once all charts of the page have drawn what was read again.
      if (publishing !== undefined) cancelAnimationFrame(publishing);
      publishing = requestAnimationFrame(() => place(true));
    },
    retheme: () => {
      if (shown) draw(shown, true);
    },
    destroy: () => {
      observer.disconnect();
      if (publishing !== undefined) cancelAnimationFrame(publishing);
      plot?.destroy();
    },
  };
}
