import { useMemo } from 'react';
import type { DefiSeries } from '#contracts/market/defi';
import { toUsdText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { useSearch } from '../../router/use-search.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { hasVolume, toDollars } from './chart-values.ts';
import { overviewSearch } from './defi-search.ts';

const MICRO = 1e6;
const toDollarText = (dollars: number): string => toUsdText(BigInt(Math.round(dollars * MICRO)));
const toCountText = (count: number): string => toGrouped(Math.round(count));

/** Volume or calls over the window: bars of the largest, on top of each other. */
export function UseChart({
  title,
  chart,
  coveredFrom,
}: {
  readonly title: string;
  readonly chart: Wire<DefiSeries>;
  readonly coveredFrom: number;
}) {
  const { values, hrefWith, setTexts } = useSearch(overviewSearch);
  const canVolume = hasVolume(chart);
  const isVolume = canVolume && values.chart === 'volume';
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
      flush
      aside={
        canVolume && (
          <Tabs
            label="What the chart shows"
            tabs={[
              { key: 'volume', title: 'Volume' },
              { key: 'calls', title: 'Calls' },
            ]}
            active={isVolume ? 'volume' : 'calls'}
            hrefOf={(key) => hrefWith({ chart: key })}
            onChoose={(key) => setTexts({ chart: key })}
          />
        )
      }
    >
      <LineChart
        label={`${title}: ${isVolume ? 'dollars' : 'calls'} a step`}
        height={260}
        times={chart.times}
        series={series}
        kind="stacked"
        step={chart.step}
        format={isVolume ? toDollarText : toCountText}
        incompleteFrom={chart.incompleteFrom}
        coveredFrom={coveredFrom}
        emptyReason={<p>None of the programs was called in this window.</p>}
      />
    </Section>
  );
}
