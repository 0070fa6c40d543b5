import { useMemo } from 'react';
import { FORECAST_UNITS, type ForecastView } from '#contracts/network/forecasts';
import type { Wire } from '#std/json';
import { LEAST_POINTS } from '../../ui/chart/line-data.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';

/** What was observed, and behind it the estimates that are offered with their intervals. */
export function ForecastChart({ view }: { readonly view: Wire<ForecastView> }) {
  const { title, unit, past, steps } = view;
  const { times, series } = useMemo(() => toSeries(view), [view]);
  if (past === undefined || times.length === 0) return null;
  const scale = unit === 'lamports' ? 1e9 : 1;
  const isOffered = steps.some(({ value }) => value !== undefined);
  return (
    <LineChart
      label={`${title}: the last hours${isOffered ? ' and the next' : ''}`}
      times={times}
      series={series.map((one) => ({
        ...one,
        unit: FORECAST_UNITS[unit],
        values: one.values.map((value) => (value === undefined ? undefined : value / scale)),
      }))}
      kind="line"
      format={toAxisText}
      height={times.length < LEAST_POINTS ? 120 : 240}
      band={isOffered ? BAND : undefined}
    />
  );
}

const OBSERVED = 'Observed';
const LOW = 'Lower end, 80 %';
const HIGH = 'Upper end, 80 %';
const BAND = { low: LOW, high: HIGH };

const toAxisText = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : value < 1_000 ? 1 : 0 });

function toSeries({ past, steps }: Wire<ForecastView>) {
  const ahead = steps.filter(({ at }) => at !== undefined);
  const offered = ahead.some(({ value }) => value !== undefined);
  const seen = past?.values.map((value) => value ?? undefined) ?? [];
  const times = [...(past?.times ?? []), ...(offered ? ahead.map(({ at }) => at!) : [])];
  if (!offered) return { times, series: [{ name: OBSERVED, values: seen }] };
  const gap = seen.map(() => undefined);
  const column = (name: string, of: 'low' | 'middle' | 'high') => ({
    name,
    values: [...gap, ...ahead.map(({ value }) => value?.[of])],
  });
  return {
    times,
    series: [
      { name: OBSERVED, values: [...seen, ...ahead.map(() => undefined)] },
      column('Estimate', 'middle'),
      column(LOW, 'low'),
      column(HIGH, 'high'),
    ],
  };
}
