export type LineKind = 'line' | 'area' | 'bars' | 'stacked';

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
  /** Names of the series the reader put away. */
  readonly hidden: ReadonlySet<string>;
  /** From this time on a bucket is still filling. */
  readonly incompleteFrom?: number | undefined;
  readonly band?: LineBand | undefined;
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

/** Curves in the order they are painted. No value is invented: a gap of the data is a gap of the curve. */
export function toLayers(data: LineData): readonly Layer[] {
  const { times, series, kind, hidden, incompleteFrom } = data;
  const heights =
    kind === 'stacked'
      ? toStacked(data)
      : series.map(({ values }) => times.map((_, i) => toDrawable(values[i])));
  const firstFilling = incompleteFrom === undefined ? -1 : times.findIndex((time) => time >= incompleteFrom);
  const cut = firstFilling < 0 ? times.length : firstFilling;
  // A line reaches from the last full point to the first filling one; a bar stands alone.
  const joint = kind === 'bars' ? cut : Math.max(0, cut - 1);
  const layers = series.flatMap(({ name }, index): Layer[] => {
    if (hidden.has(name)) return [];
    const values = heights[index]!;
    const full = { series: index, filling: false, values: values.map((v, i) => (i < cut ? v : null)) };
    if (cut === times.length) return [full];
    return [full, { series: index, filling: true, values: values.map((v, i) => (i >= joint ? v : null)) }];
  });
  // Stacked surfaces are painted from the top down, each covering what the next holds.
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
