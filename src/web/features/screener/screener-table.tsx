import { SCREENER_COLUMNS } from '#contracts/columns/screener-columns';
import {
  SCREENER_PAGE_ROWS,
  SCREENER_PAGES,
  type ScreenerRow,
  type ScreenerSort,
  type ScreenerTexts,
} from '#contracts/market/screener';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { RiskMarks } from '../../answers/risk-marks.tsx';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { PriceValue } from '../../values/money.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { toScreenerHref, toSort, withChanges, type FoundScreener } from './screener-query.ts';
import styles from './screener.module.css';

/** Tokens that pass; titles of columns lead to other orders. */
export function ScreenerTable({
  found,
  texts,
}: {
  readonly found: FoundScreener;
  readonly texts: ScreenerTexts;
}) {
  const { list, window, rows, matching, page } = found;
  const sortBy = (key: ScreenerSort) => {
    const { texts: next, now } = toSort(texts, found, key);
    return { href: toScreenerHref(list, next), now };
  };
  const columns = toRowColumns(SCREENER_COLUMNS, [
    { of: 'mint', title: 'Token', fixed: true, wide: list === 'coins' },
    list === 'memecoins' && { of: 'marks', wide: true, cell: ({ marks }) => <Marks marks={marks} /> },
    {
      of: 'priceUsd',
      title: 'Price',
      sort: sortBy('price'),
      cell: ({ price }) => <PriceValue price={price} />,
    },
    { of: 'change', title: `Change ${window}`, sort: sortBy('change') },
    { of: 'volumeUsd', title: `Volume ${window}`, sort: sortBy('volume') },
    {
      of: 'trades',
      sort: sortBy('trades'),
      cell: ({ swaps, buys }) => (
        <span title={`${toGrouped(buys)} buys, ${toGrouped(swaps - buys)} sells`}>{toGrouped(swaps)}</span>
      ),
    },
    { of: 'liquidityUsd', title: 'Liquidity', sort: sortBy('liquidity') },
    { of: 'holders', sort: sortBy('holders') },
    {
      of: 'created',
      sort: sortBy('age'),
      cell: ({ createdTime }) =>
        createdTime === undefined ? (
          <span title="Before the index began">earlier</span>
        ) : (
          <AgeValue unixSeconds={createdTime} />
        ),
    },
    {
      of: 'launchpad',
      optional: list === 'coins',
      cell: ({ launchpad }) =>
        launchpad === undefined ? (
          <span className={styles.quiet}>none seen</span>
        ) : (
          <AddressValue address={launchpad} bare />
        ),
    },
  ]);
  const seen = (page - 1) * SCREENER_PAGE_ROWS + rows.length;
  const hasMore = page < SCREENER_PAGES && (!matching.exact || seen < matching.count);
  return (
    <RankingTable
      id={`screener-${list}`}
      label="Tokens that match the filters"
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

function Marks({ marks }: Pick<Wire<ScreenerRow>, 'marks'>) {
  if (marks !== undefined) return <RiskMarks marks={marks} />;
  return (
    <span className={styles.quiet} title="Its creation was not indexed.">
      no data
    </span>
  );
}
