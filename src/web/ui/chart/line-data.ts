/** Levels are a line; sums over time are bars from zero, those of several series beside each other or stacked. */
export type LineKind = 'line' | 'bars' | 'stacked';

export const isBars = (kind: LineKind): boolean => kind !== 'line';

export interface LineSeries {
  readonly name: string;
  /** By position of `times`; `undefined` is a gap. */
  readonly values: readonly (number | undefined)[];
  readonly unit?: string | undefined;
}

/** Two series by name, between which the ground is shaded while both are shown. */
export interface LineBand {
  readonly low: string;
  readonly high: string;
}

export interface LineData {
  readonly times: readonly number[];
  readonly series: readonly LineSeries[];
  readonly kind: LineKind;
  /** Seconds of a bucket; without it they follow from the times, which one alone does not tell. */
  readonly step?: number | undefined;
  /** Names of the series the reader put away. */
  readonly hidden: ReadonlySet<string>;
  /** From this time on a bucket is still filling. */
  readonly incompleteFrom?: number | undefined;
  /** Before this time nothing is known: a bar that begins earlier holds a part of its bucket. */
  readonly coveredFrom?: number | undefined;
  readonly band?: LineBand | undefined;
  /** Charts of one page under one name share the cursor and the range that is zoomed to. */
  readonly together?: string | undefined;
}

/** One drawn curve: the full or the still filling part of a series. */
export interface Layer {
  /** Position of its series. */
  readonly series: number;
  readonly filling: boolean;
  readonly values: readonly (number | null)[];
}

const toDrawable = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) ? value : null;

/** Each series on the shoulders of the shown ones before it; what is missing adds nothing and stays a gap. */
function toStacked({ times, series, hidden }: LineData): readonly (readonly (number | null)[])[] {
  const ground = times.map(() => 0);
  return series.map(({ name, values }) => {
    if (hidden.has(name)) return times.map(() => null);
    return times.map((_, i) => {
      const value = toDrawable(values[i]);
      if (value === null) return null;
      ground[i]! += value;
      return ground[i]!;
    });
  });
}

/** Whether a bucket holds only a part of its time. A line has points, not parts, so only its newest is still filling. */
export const isPart = (
  time: number,
  { kind, incompleteFrom, coveredFrom }: Pick<LineData, 'kind' | 'incompleteFrom' | 'coveredFrom'>,
): boolean =>
  (incompleteFrom !== undefined && time >= incompleteFrom) ||
  (isBars(kind) && coveredFrom !== undefined && time < coveredFrom);

/** What is lighter in a chart and why; nothing where every bucket holds its whole time. */
export function toPartNote(data: LineData): string | undefined {
  const { kind, times, coveredFrom = 0 } = data;
  if (!times.some((time) => isPart(time, data))) return undefined;
  if (!isBars(kind)) return 'Dashed: period not over';
  return times[0]! < coveredFrom // there is one that is a part
    ? 'Lighter: covered in part'
    : 'Lighter: period not over';
}

/** Curves in the order they are painted. No value is invented: a gap of the data is a gap of the curve. */
export function toLayers(data: LineData): readonly Layer[] {
  const { times, series, kind, hidden } = data;
  const heights =
    kind === 'stacked'
      ? toStacked(data)
      : series.map(({ values }) => times.map((_, i) => toDrawable(values[i])));
  const parts = times.map((time) => isPart(time, data));
  const hasParts = parts.includes(true);
  // A line reaches from the last full point to the first filling one; a bar stands alone.
  const isFilling = (i: number): boolean => parts[i] === true || (!isBars(kind) && parts[i + 1] === true);
  const layers = series.flatMap(({ name }, index): Layer[] => {
    if (hidden.has(name)) return [];
    const values = heights[index]!;
    const full = { series: index, filling: false, values: values.map((v, i) => (parts[i] ? null : v)) };
    if (!hasParts) return [full];
    return [full, { series: index, filling: true, values: values.map((v, i) => (isFilling(i) ? v : null)) }];
  });
  // Stacked bars are painted from the top down, each covering what the next holds.
  return kind === 'stacked' ? layers.reverse() : layers;
}

/** Positions of the layers a band lies between, the upper first; nothing while one of them is put away. */
export function toBandLayers(
  { series, band }: Pick<LineData, 'series' | 'band'>,
  layers: readonly Layer[],
): readonly [upper: number, lower: number] | undefined {
  if (band === undefined) return undefined;
  const find = (name: string) =>
    layers.findIndex((layer) => !layer.filling && series[layer.series]?.name === name);
  const [upper, lower] = [find(band.high), find(band.low)];
  return upper < 0 || lower < 0 ? undefined : [upper, lower];
}

/** Points with no neighbour to draw a line to: without a dot they would not be seen. */
export function toLonePoints(values: readonly (number | null | undefined)[]): number[] {
  const isThere = (i: number): boolean => (values[i] ?? undefined) !== undefined;
  return values.flatMap((_, i) => (isThere(i) && !isThere(i - 1) && !isThere(i + 1) ? [i] : []));
}

export const isEmpty = ({ times, series }: Pick<LineData, 'times' | 'series'>): boolean =>
  !series.some(({ values }) => times.some((_, i) => toDrawable(values[i]) !== null));

/** A line through fewer points says nothing its figures do not. */
export const LEAST_POINTS = 3;

/** How many times have a value of some series. */
export const countPoints = ({ times, series }: Pick<LineData, 'times' | 'series'>): number =>
  times.filter((_, i) => series.some(({ values }) => toDrawable(values[i]) !== null)).length;

/** The newest value of a series and its time; nothing where it has none. */
export function findNewest(
  times: readonly number[],
  { values }: Pick<LineSeries, 'values'>,
): { readonly time: number; readonly value: number } | undefined {
  const at = times.findLastIndex((_, i) => toDrawable(values[i]) !== null);
  return at < 0 ? undefined : { time: times[at]!, value: values[at]! };
}
