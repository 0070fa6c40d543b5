import { useMemo } from 'react';
import { toShortAddress } from '#contracts/text/value-text';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import type { LineSeries } from '../../ui/chart/line-data.ts';
import { Section } from '../../ui/block/section.tsx';
import { useNames, type WireNames } from '../../values/names.ts';
import styles from './analytics.module.css';
import { toUsdLabel } from '../../answers/chain/chain-charts.ts';
import { toEvenTimes, toUsd } from '../../answers/chain/rates.ts';
import type { FoundTrends } from './trends-view.tsx';

/** Volume by the program of the pools. */
export function VenueTrends({ found: { volumes, window, coverage } }: { readonly found: FoundTrends }) {
  const names = useNames();
  const { times, series } = useMemo(() => toVenueSeries(volumes, names), [volumes, names]);
  return (
    <Section title="Volume by venue" id="venues" flush>
      <p className={styles.about}>
        Dollars traded in the pools of each program, valued when they were traded; swaps without a price are
        left out. The seven with the most in the window, and all others together.
      </p>
      <LineChart
        label={`Volume by venue, ${window}`}
        times={times}
        series={series}
        kind="stacked"
        step={volumes.width}
        format={toUsdLabel}
        height={300}
        incompleteFrom={times.at(-1)}
        coveredFrom={coverage.fromTime}
        definitionHref="/analytics/queries/volume-of-venues"
        emptyReason="No swap with a price was indexed in this window."
      />
    </Section>
  );
}

/** One series a venue and one for the rest; nothing where nothing was traded. Equal names are distinguished. */
export function toVenueSeries(
  { times: given, width, venues, others }: FoundTrends['volumes'],
  names: WireNames,
): { readonly times: readonly number[]; readonly series: readonly LineSeries[] } {
  if (venues.length === 0) return { times: [], series: [] };
  const { times, places } = toEvenTimes(given, width);
  const toValues = (amounts: readonly string[]) =>
    places.map((place) => (place < 0 ? undefined : toUsd(amounts[place]!)));
  const known = venues.map(({ venue }) => names.labels[venue]?.name ?? toShortAddress(venue));
  const series = venues.map(({ venue, microUsd }, i) => {
    const isShared = known.filter((name) => name === known[i]).length > 1;
    return {
      name: isShared ? `${known[i]} ${toShortAddress(venue)}` : known[i]!,
      values: toValues(microUsd),
    };
  });
  return others.some((amount) => BigInt(amount) > 0n)
    ? { times, series: [...series, { name: 'All others', values: toValues(others) }] }
    : { times, series };
}
