import { MAX_SERIES } from '../../ui/chart/series-marks.ts';
import type { LineSeries } from '../../ui/chart/line-data.ts';
import type { ResultRow } from './result-columns.tsx';

export interface Drawn {
  /** Unix seconds, rising. */
  readonly times: readonly number[];
  readonly series: readonly LineSeries[];
}

/** Rows of groups by time, the first cell, as one line for each other group; the largest where there are many. */
export function toSeries(
  rows: readonly ResultRow[],
  at: number,
  nameOf: (row: ResultRow) => string,
  scale: number,
): Drawn {
  const times = [...new Set(rows.map((row) => Number(row[0])))].toSorted((a, b) => a - b);
  const placeOf = new Map(times.map((time, i) => [time, i]));
  const lines = new Map<string, (number | undefined)[]>();
  for (const row of rows) {
    const name = nameOf(row);
    const values = lines.get(name) ?? Array.from<number | undefined>({ length: times.length });
    const cell = row[at];
    if (cell !== null && cell !== undefined) values[placeOf.get(Number(row[0]))!] = Number(cell) * scale; // of the times
    lines.set(name, values);
  }
  const sumOf = (values: readonly (number | undefined)[]): number =>
    values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);
  const series = [...lines]
    .map(([name, values]) => ({ name, values, sum: sumOf(values) }))
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, MAX_SERIES)
    .map(({ name, values }) => ({ name, values }));
  return { times, series };
}
