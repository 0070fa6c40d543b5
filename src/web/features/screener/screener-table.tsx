import type { ReactNode } from 'react';
import { SCREENER_COLUMNS } from '#contracts/columns/screener-columns';
import {
  SCREENER_PAGE_ROWS,
  SCREENER_PAGES,
  SCREENER_SORTS,
  type ScreenerRow,
  type ScreenerTexts,
} from '#contracts/market/screener';
import type { Wire } from '#std/json';
import { TokenCell } from '../../answers/token-cell.tsx';
import { toTokenColumns } from '../../answers/token-columns.tsx';
import { RiskIcons } from '../../answers/risk-icons.tsx';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { toScreenerHref, toSort, withChanges, type FoundScreener } from './screener-query.ts';
import styles from './screener.module.css';

/** Tokens that pass; titles of columns lead to other orders. */
export function ScreenerTable({
  found,
  texts,
  aside,
}: {
  readonly found: FoundScreener;
  readonly texts: ScreenerTexts;
  readonly aside?: ReactNode;
}) {
  const { list, window, rows, matching, page } = found;
  const columns = toRowColumns(SCREENER_COLUMNS, [
    {
      of: 'mint',
      title: 'Token',
      fixed: true,
      wide: list === 'coins',
      phone: 'main',
      cell: ({ mint }) => (list === 'coins' ? <TokenCell mint={mint} /> : <AddressValue address={mint} />),
    },
    list === 'memecoins' && {
      of: 'marks',
      wide: true,
      phone: 'text',
      cell: ({ marks }) => <Marks marks={marks} />,
    },
    ...toTokenColumns<Wire<ScreenerRow>>({
      window,
      coverage: found.coverage,
      priceSteps: found.priceSteps,
      isCrowded: list === 'memecoins',
      sortBy: (column) => {
        const key = SCREENER_SORTS.find((sort) => sort === column);
        if (key === undefined) return undefined;
        const { texts: next, now } = toSort(texts, found, key);
        return { href: toScreenerHref(list, next), now };
      },
    }),
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
      snug
      aside={aside}
      columns={columns}
      rows={rows}
      keyOf={({ mint }) => mint}
      count={{
        of: ['token', 'tokens'],
        shown: rows.length,
        ...(matching.exact ? { total: matching.count } : { atLeast: matching.count }),
      }}
      {...(hasMore && { next: toScreenerHref(list, withChanges(texts, { page: String(page + 1) })) })}
    />
  );
}

function Marks({ marks }: Pick<Wire<ScreenerRow>, 'marks'>) {
  if (marks !== undefined) return <RiskIcons marks={marks} />;
  return (
    <span className={styles.quiet} title="Its creation was not indexed.">
      risks not known
    </span>
  );
}
