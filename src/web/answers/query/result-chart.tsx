import { useMemo, type ReactNode } from 'react';
import { DECIMALS_OF_KIND, type CellKind } from '#contracts/columns/define-columns';
import { BUCKET_KEY, toRelated, type QueryColumn, type QueryMeasure } from '#contracts/query/index-query';
import { toShortAddress } from '#contracts/text/value-text';
import { toShareText, toUsdText } from '#contracts/text/money-text';
import type { Wire } from '#std/json';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import type { LineKind } from '../../ui/chart/line-data.ts';
import type { WireNames } from '../../values/names.ts';
import type { FoundQuery, ResultRow } from './result-columns.tsx';
import { toSeries } from './to-series.ts';

/** Pixels, where nothing else is said. */
const HEIGHT = 260;
const BARS = 12;
const DRAWN: ReadonlySet<CellKind> = new Set([
  'count',
  'usd',
  'sol',
  'share',
  'number',
  'price',
  'change',
  'integer',
]);

/** The first figure of groups as a picture: over time as lines, else as bars. */
export function ResultChart({
  found,
  height = HEIGHT,
  otherwise = null,
}: {
  readonly found: FoundQuery;
  readonly height?: number | undefined;
  /** What stands there where there is nothing to draw. */
  readonly otherwise?: ReactNode;
}) {
  const { columns, rows, names } = found;
  const measures = (found.query.measures ?? []).length;
  const first = columns.length - measures;
  const column = columns[first];
  if (measures === 0 || column === undefined || !DRAWN.has(column.kind) || rows.length < 2) return otherwise;
  // Units of different tokens have no common scale.
  if (column.kind === 'integer' && column.mint === undefined) return otherwise;
  return columns[0]!.key === BUCKET_KEY ? (
    <OverTime found={found} at={first} column={column} height={height} />
  ) : (
    <BarList label={column.title} items={toBars(rows, first, column, names)} />
  );
}

function OverTime({
  found: { rows, names, query },
  at,
  column,
  height,
}: {
  readonly found: FoundQuery;
  readonly at: number;
  readonly column: Wire<QueryColumn>;
  readonly height: number;
}) {
  const { times, series } = useMemo(
    () => toSeries(rows, at, (row) => toName(row, at, names, column.title), toScale(column.kind)),
    [rows, at, names, column],
  );
  const format = (value: number): string => toFigureText(column.kind, value);
  return (
    <LineChart
      label={`${column.title} by time`}
      height={height}
      kind={toKind(query.measures?.[0], series.length)}
      times={times}
      series={series}
      format={format}
      emptyReason={<p>No figure to draw.</p>}
    />
  );
}

/** Counts and sums are bars: they add up. Anything else, such as a mean or a price, is a line. */
function toKind(measure: QueryMeasure | undefined, series: number): LineKind {
  if (measure === undefined || toRelated(measure) !== undefined) return 'line';
  if (measure.measure === 'count' || measure.measure === 'sum') return series === 1 ? 'bars' : 'stacked';
  // Different ones of one group are counted again in another.
  return measure.measure === 'distinct' && series === 1 ? 'bars' : 'line';
}

const toScale = (kind: CellKind): number => 10 ** -(DECIMALS_OF_KIND[kind] ?? 0);

/** What a group is called: its keys besides time. */
function toName(row: ResultRow, keys: number, { tokens, labels }: WireNames, whole: string): string {
  const parts = row.slice(row.length > keys && typeof row[0] === 'number' ? 1 : 0, keys).map((cell) => {
    if (cell === null || cell === '') return 'none';
    const text = String(cell);
    return tokens[text]?.symbol ?? labels[text]?.name ?? (text.length > 30 ? toShortAddress(text) : text);
  });
  return parts.length === 0 ? whole : parts.join(' · ');
}

function toBars(rows: readonly ResultRow[], at: number, column: Wire<QueryColumn>, names: WireNames) {
  const values = rows.slice(0, BARS).map((row) => Number(row[at] ?? 0));
  const most = Math.max(...values.map(Math.abs), 0);
  return values.map((value, i) => {
    const name = toName(rows[i]!, at, names, column.title); // as many as there are values
    return {
      key: `${i} ${name}`,
      label: <bdi>{name}</bdi>,
      value,
      share: most === 0 ? 0 : Math.abs(value) / most,
      text: toFigureText(column.kind, value * toScale(column.kind)),
    };
  });
}

function toFigureText(kind: CellKind, value: number): string {
  if (kind === 'usd') return toUsdText(BigInt(Math.round(value * 1e6)));
  if (kind === 'share' || kind === 'change') return toShareText(value);
  const text = value.toLocaleString('en', { maximumSignificantDigits: 6 });
  return kind === 'sol' ? `${text} SOL` : text;
}
