import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLatest } from '../state/use-latest.ts';
import { ChartFrame, type ChartFrameOptions } from './chart-frame.tsx';
import { toNumberColumn, toTimeColumn, type ChartTable } from './chart-table.ts';
import {
  countPoints,
  isBars,
  isEmpty,
  isPart,
  LEAST_POINTS,
  toPartNote,
  type LineBand,
  type LineData,
  type LineKind,
  type LineSeries,
} from './line-data.ts';
import { LineLegend } from './line-legend.tsx';
import { Plot } from './plot.tsx';
import { MAX_SERIES } from './series-marks.ts';
import { toStep, toTimeText } from './time-text.ts';
import { TooFewPoints } from './too-few-points.tsx';
import { useCursor } from './use-cursor.ts';
import { useEngine } from './use-engine.ts';

export interface LineChartProps extends ChartFrameOptions {
  /** Unix seconds, rising. */
  readonly times: readonly number[];
  /** Up to eight; names differ. */
  readonly series: readonly LineSeries[];
  readonly format: (value: number) => string;
  readonly kind?: LineKind | undefined;
  /** Seconds of a bucket; without it they follow from the times, which one alone does not tell. */
  readonly step?: number | undefined;
  /** Buckets from this time on are still filling; drawn dashed and lighter. */
  readonly incompleteFrom?: number | undefined;
  /** Nothing is known of before: bars that begin earlier are drawn lighter, too. */
  readonly coveredFrom?: number | undefined;
  /** Between two of the series: an interval. */
  readonly band?: LineBand | undefined;
  /** Charts of one page under one name share the cursor and the range that is zoomed to. */
  readonly together?: string | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** Series over time, with a legend that is its values and a cursor for pointer and keyboard. */
export function LineChart(props: LineChartProps) {
  const { times, kind = 'line', format, incompleteFrom, coveredFrom, band, together } = props;
  const series = useMemo(() => props.series.slice(0, MAX_SERIES), [props.series]);
  const [hidden, setHidden] = useState(NONE);
  const cursor = useCursor(times.length, (row) => times[row]!);
  const data = useMemo(
    (): LineData => ({
      times,
      series,
      kind,
      step: props.step,
      hidden,
      incompleteFrom,
      coveredFrom,
      band,
      together,
    }),
    [times, series, kind, props.step, hidden, incompleteFrom, coveredFrom, band, together],
  );
  const step = useMemo(() => props.step ?? toStep(times), [props.step, times]);
  const at = cursor.at ?? times.length - 1;
  const time = times[at] === undefined ? '' : toTimeText(times[at], step);
  const toText = useCallback(
    ({ values, unit }: LineSeries, row: number, gap = 'no value'): string => {
      const value = values[row];
      if (value === undefined || !Number.isFinite(value)) return gap;
      return unit === undefined ? format(value) : `${format(value)} ${unit}`;
    },
    [format],
  );
  const widths = useMemo(
    () =>
      new Map(
        series.map((one) => [one, Math.max(0, ...sample(times).map((row) => toText(one, row, '—').length))]),
      ),
    [series, times, toText],
  );
  const isFilling = (row: number) => isPart(times[row]!, data);
  const words = () =>
    `${time}${isFilling(at) ? ', incomplete' : ''}: ${series
      .filter(({ name }) => !hidden.has(name))
      .map((one) => `${one.name} ${toText(one, at)}`)
      .join(', ')}`;
  const table = useLineTable(times, series, format);
  const points = useMemo(() => countPoints({ times, series }), [times, series]);
  if (!isBars(kind) && points < LEAST_POINTS)
    return (
      <ChartFrame {...props} table={table}>
        <TooFewPoints times={times} series={series} step={step} points={points} textOf={toText} />
      </ChartFrame>
    );
  return (
    <ChartFrame
      {...props}
      table={table}
      legend={
        <LineLegend
          series={series}
          kind={kind}
          hidden={hidden}
          onToggle={(name) => setHidden(toggle(hidden, name))}
          time={time}
          textOf={(one) => toText(one, at, '—')}
          widthOf={(one) => widths.get(one) ?? 0}
          note={toPartNote(data)}
        />
      }
    >
      <LinePlot
        {...cursor.handlers}
        label={props.label}
        data={data}
        format={format}
        at={cursor.keyAt}
        spoken={cursor.keyAt === undefined ? '' : words()}
      />
    </ChartFrame>
  );
}

interface LinePlotProps {
  readonly label: string;
  readonly data: LineData;
  readonly format: (value: number) => string;
  /** The keyboard's cursor. */
  readonly at: number | undefined;
  readonly spoken: string;
  readonly onPointer: (time: number | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

function LinePlot(props: LinePlotProps) {
  const { data, at } = props;
  // The engine lives longer than one render: it asks for the handlers of the newest.
  const latest = useLatest(props);
  const { host, engine, failed } = useEngine(async () => {
    const { createLineEngine } = await import('./line-engine.ts');
    return (element) => createLineEngine(element, () => latest.current);
  });
  useEffect(() => engine?.show(data), [engine, data]);
  const pointed = useRef(false);
  useEffect(() => {
    // A cursor nobody set by key is the pointer's, and the library's own to draw.
    if (at !== undefined || pointed.current) engine?.point(at);
    pointed.current = at !== undefined;
  }, [engine, at, data]);
  return <Plot {...props} host={host} failed={failed === true} />;
}

function useLineTable(
  times: readonly number[],
  series: readonly LineSeries[],
  format: (value: number) => string,
): ChartTable {
  return useMemo(
    () => ({
      rowCount: isEmpty({ times, series }) ? 0 : times.length,
      columns: [
        toTimeColumn(times),
        ...series.map(({ name, unit, values }) =>
          toNumberColumn(unit === undefined ? name : `${name} (${unit})`, (row) => values[row], format),
        ),
      ],
    }),
    [times, series, format],
  );
}

function toggle(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}

/** Enough rows to know how wide a value gets. */
function sample(times: readonly number[]): readonly number[] {
  const stride = Math.max(1, Math.floor(times.length / 100));
  return Array.from({ length: Math.ceil(times.length / stride) }, (_, i) => i * stride);
}
