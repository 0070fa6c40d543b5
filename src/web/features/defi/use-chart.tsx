import { useMemo } from 'preact/hooks';
import type { DefiSeries } from '#contracts/defi';
import { toUsdText } from '#contracts/money-text';
import { toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { usePlace } from '../../router/place.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { hasVolume, toDollars } from './chart-values.ts';
import { toHref } from './defi-texts.ts';

const MICRO = 1e6;
const toDollarText = (dollars: number): string => toUsdText(BigInt(Math.round(dollars * MICRO)));
const toCountText = (count: number): string => toGrouped(Math.round(count));

/** Volume or calls over the window, a line for each of the largest. */
export function UseChart({ title, chart }: { readonly title: string; readonly chart: Wire<DefiSeries> }) {
  const { path, query, setQuery } = usePlace();
  const canVolume = hasVolume(chart);
  const isVolume = canVolume && query.get('chart') !== 'calls';
  const series = useMemo(
    () =>
      chart.series.map(({ name, calls, microUsd }) => ({
        name,
        values: isVolume ? (microUsd?.map(toDollars) ?? []) : calls,
      })),
    [chart, isVolume],
  );
  return (
    <Section
      title={`${title}: ${isVolume ? 'volume' : 'calls'} over time`}
      aside={
        canVolume && (
          <Tabs
            label="What the chart shows"
            tabs={[
              { key: 'volume', title: 'Volume' },
              { key: 'calls', title: 'Calls' },
            ]}
            active={isVolume ? 'volume' : 'calls'}
            hrefOf={(key) => toHref(path, query, { chart: key === 'calls' ? key : undefined })}
            onChoose={(key) => setQuery({ chart: key === 'calls' ? key : undefined })}
          />
        )
      }
    >
      <LineChart
        label={`${title}: ${isVolume ? 'dollars' : 'calls'} a step`}
        height={260}
        times={chart.times}
        series={series}
        format={isVolume ? toDollarText : toCountText}
        incompleteFrom={chart.incompleteFrom}
        emptyReason={<p>None of the programs was called in this window.</p>}
      />
    </Section>
  );
}
