import { useMemo } from 'react';
import { toShareText } from '#contracts/assistant/share-text';
import { toGrouped } from '#contracts/text/value-text';
import { BarList, type BarItem } from '../../ui/chart/bar-list.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AddressValue } from '../../values/address.tsx';
import styles from './analytics.module.css';
import { toPlain } from '../../answers/chain/chain-charts.ts';
import { isComparable, toEvenTimes } from '../../answers/chain/rates.ts';
import type { FoundTrends } from './trends-view.tsx';

/** Mints created over the window, and by which launchpad. */
export function TokenMintTrends({ found }: { readonly found: FoundTrends }) {
  const { tokenMints, window, before } = found;
  const { points } = tokenMints;
  const { times, series } = useMemo(() => {
    const even = toEvenTimes(points.times, points.width);
    const values = even.places.map((place) => (place < 0 ? undefined : points.tokenMints[place]));
    return { times: even.times, series: [{ name: 'Mints', values }] };
  }, [points]);
  return (
    <div className={styles.charts}>
      <Section title="Tokens created" id="token-mints" flush>
        <p className={styles.about}>
          Mints created in each interval, NFTs included: {toGrouped(tokenMints.total)} in the window
          {isComparable(before) && `, ${toGrouped(tokenMints.totalBefore)} in the one before`}.
        </p>
        <LineChart
          label={`Tokens created, ${window}`}
          times={times}
          series={series}
          kind="bars"
          step={points.width}
          format={toPlain}
          height={220}
          incompleteFrom={times.at(-1)}
          coveredFrom={found.coverage.fromTime}
          definitionHref="/analytics/queries/chain-steps"
        />
      </Section>
      <Section
        title="Tokens created by launchpad"
        id="launchpads"
        aside={<a href="/analytics/queries/launches-by-launchpad">Query</a>}
      >
        {tokenMints.total === 0 ? (
          <EmptyState title="No new tokens in this window" />
        ) : (
          <BarList label="Tokens created by launchpad" items={toTokenMintItems(tokenMints)} />
        )}
      </Section>
    </div>
  );
}

/** Launchpads that created mints, and the mints created elsewhere. */
export function toTokenMintItems({ total, launchpads }: FoundTrends['tokenMints']): readonly BarItem[] {
  const made = launchpads.filter(({ tokenMints }) => tokenMints > 0);
  const elsewhere = made.reduce((rest, { tokenMints }) => rest - tokenMints, total);
  const toItem = (key: string, label: BarItem['label'], tokenMints: number): BarItem => ({
    key,
    label,
    value: tokenMints,
    share: tokenMints / total,
    text: `${toGrouped(tokenMints)}, ${toShareText(tokenMints / total)}`,
  });
  return [
    ...made.map(({ launchpad, tokenMints }) =>
      toItem(launchpad, <AddressValue address={launchpad} bare />, tokenMints),
    ),
    ...(elsewhere > 0 ? [toItem('elsewhere', 'no known launchpad', elsewhere)] : []),
  ];
}
