import { useMemo } from 'react';
import { LineChart } from '../ui/chart/line-chart.tsx';
import { toChartPoints, type ChartBlock } from './chart-points.ts';
import type { Citations } from './facts-of.ts';

const NUMBER = new Intl.NumberFormat('en', { maximumSignificantDigits: 8 });
const format = (value: number): string => NUMBER.format(value);
const HEIGHT = 200;

/** A chart inside an answer, with its figures as a table. */
export default function AnswerChart({
  block,
  citations,
}: {
  readonly block: ChartBlock;
  readonly citations: Citations;
}) {
  const { times, values } = useMemo(() => toChartPoints(block, citations), [block, citations]);
  const series = useMemo(() => [{ name: block.title, values, unit: block.unit }], [block, values]);
  return (
    <LineChart
      label={block.title}
      height={HEIGHT}
      kind={block.form === 'bars' ? 'bars' : 'line'}
      times={times}
      series={series}
      format={format}
      emptyReason={<p>The chart data is not stored with this answer.</p>}
    />
  );
}
