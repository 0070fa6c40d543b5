import { toChangeText, toUsdText } from '#contracts/money-text';
import {
  SCREENER_PAGE_ROWS,
  SCREENER_PAGES,
  type ScreenerRow,
  type ScreenerSort,
  type ScreenerTexts,
} from '#contracts/screener';
import { toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { RiskMarks } from '../../answers/risk-marks.tsx';
import { RankingTable, type RankingColumn } from '../../ui/ranking-table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { ChangeValue, PriceValue, UsdValue } from '../../values/money.tsx';
import { toScreenerHref, toSort, withChanges, type FoundScreener } from './screener-query.ts';
import styles from './screener.module.css';

type Row = Wire<ScreenerRow>;

/** Tokens that pass; titles of columns lead to other orders. */
export function ScreenerTable({
  found,
  texts,
}: {
  readonly found: FoundScreener;
  readonly texts: ScreenerTexts;
}) {
  const { list, window, rows, matching, page } = found;
  const sort = (key: ScreenerSort) => {
    const { texts: next, now } = toSort(texts, found, key);
    return { sort: { href: toScreenerHref(list, next), now } };
  };
  const columns: readonly RankingColumn<Row>[] = [
    {
      key: 'token',
      title: 'Token',
      fixed: true,
      ...(list === 'coins' && { wide: true }),
      cell: ({ mint }) => <AddressValue address={mint} />,
      csv: ({ mint }) => mint,
    },
    ...(list === 'memecoins' ? [MARKS] : []),
    {
      key: 'price',
      title: 'Price',
      align: 'right',
      ...sort('price'),
      cell: ({ price }) => <PriceValue price={price} />,
      csv: ({ price }) => (price === undefined ? '' : String(price.usd)),
    },
    {
      key: 'change',
      title: `Change ${window}`,
      align: 'right',
      ...sort('change'),
      cell: ({ change }) => <ChangeValue share={change} />,
      csv: ({ change }) => (change === undefined ? '' : toChangeText(change)),
    },
    {
      key: 'volume',
      title: `Volume ${window}`,
      align: 'right',
      ...sort('volume'),
      cell: ({ microUsd }) => <UsdValue microUsd={microUsd} />,
      csv: ({ microUsd }) => toUsdText(microUsd),
    },
    {
      key: 'trades',
      title: 'Trades',
      align: 'right',
      ...sort('trades'),
      cell: ({ hops, buys }) => (
        <span title={`${toGrouped(buys)} buys, ${toGrouped(hops - buys)} sells`}>{toGrouped(hops)}</span>
      ),
      csv: ({ hops }) => String(hops),
    },
    {
      key: 'liquidity',
      title: 'Liquidity',
      align: 'right',
      ...sort('liquidity'),
      cell: ({ liquidityMicroUsd }) => <UsdValue microUsd={liquidityMicroUsd} />,
      csv: ({ liquidityMicroUsd }) => (liquidityMicroUsd === undefined ? '' : toUsdText(liquidityMicroUsd)),
    },
    {
      key: 'holders',
      title: 'Holders seen',
      align: 'right',
      ...sort('holders'),
      cell: ({ holders }) => toGrouped(holders),
      csv: ({ holders }) => String(holders),
    },
    {
      key: 'age',
      title: 'Created',
      align: 'right',
      ...sort('age'),
      cell: ({ bornTime }) =>
        bornTime === undefined ? (
          <span title="Before the index began">earlier</span>
        ) : (
          <AgeValue unixSeconds={bornTime} />
        ),
      csv: ({ bornTime }) => (bornTime === undefined ? '' : new Date(bornTime * 1_000).toISOString()),
    },
    {
      key: 'launchpad',
      title: 'Launchpad',
      optional: list === 'coins',
      cell: ({ launchpad }) =>
        launchpad === undefined ? (
          <span className={styles.quiet}>none seen</span>
        ) : (
          <AddressValue address={launchpad} bare />
        ),
      csv: ({ launchpad }) => launchpad ?? '',
    },
  ];
  const seen = (page - 1) * SCREENER_PAGE_ROWS + rows.length;
  const hasMore = page < SCREENER_PAGES && (!matching.exact || seen < matching.count);
  return (
    <RankingTable
      id={`screener-${list}`}
      label="Tokens that pass the filters"
      downloadName={`${list}-${found.sort}-${window}`}
      list={{ list: 'screener', input: { list, ...texts } }}
      columns={columns}
      rows={rows}
      keyOf={({ mint }) => mint}
      count={{
        shown: rows.length,
        ...(matching.exact ? { total: matching.count } : { atLeast: matching.count }),
      }}
      {...(hasMore && { next: toScreenerHref(list, withChanges(texts, { page: String(page + 1) })) })}
    />
  );
}

const MARKS: RankingColumn<Row> = {
  key: 'marks',
  title: 'Marks',
  wide: true,
  cell: ({ marks }) =>
    marks === undefined ? (
      <span className={styles.quiet} title="Its creation was not indexed.">
        no data
      </span>
    ) : (
      <RiskMarks marks={marks} />
    ),
  csv: ({ marks }) => (marks ?? []).map(({ tone, words }) => `${tone}: ${words}`).join('; '),
};
