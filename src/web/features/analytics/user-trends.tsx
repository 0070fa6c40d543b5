import { useMemo } from 'react';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { Section } from '../../ui/block/section.tsx';
import styles from './analytics.module.css';
import { toPlain } from '../../answers/chain/chain-charts.ts';
import { toEvenTimes } from '../../answers/chain/rates.ts';
import type { FoundTrends } from './trends-view.tsx';

/** Fee payers of each span: those the index knew already, and new ones. */
export function UserTrends({ found }: { readonly found: FoundTrends }) {
  const { users, window } = found;
  const { times, series } = useMemo(() => {
    const even = toEvenTimes(users.times, users.width);
    const pick = (value: (i: number) => number) =>
      even.places.map((place) => (place < 0 ? undefined : value(place)));
    return {
      times: even.times,
      series: [
        { name: 'Returning', values: pick((i) => users.users[i]! - users.newUsers[i]!) },
        { name: 'New to the index', values: pick((i) => users.newUsers[i]!) },
      ],
    };
  }, [users]);
  return (
    <Section title="New and returning users" id="users" flush>
      <p className={styles.about}>
        Different fee payers of each period, without votes. New means new to this index: while it is young,
        most of them were on the chain before.
      </p>
      <LineChart
        label={`New and returning users, ${window}`}
        times={times}
        series={series}
        kind="stacked"
        step={users.width}
        format={toPlain}
        height={260}
        incompleteFrom={times.at(-1)}
        definitionHref="/analytics/queries/chain-points"
      />
    </Section>
  );
}
