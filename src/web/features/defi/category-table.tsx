import { getDefiCategory } from '#contracts/defi-categories';
import type { DefiCategoryRow, DefiOverviewAnswer } from '#contracts/defi';
import { toChangeText, toShareText, toUsdText } from '#contracts/money-text';
import { toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { useSearch } from '../../router/use-search.ts';
import { RankingTable, type RankingColumn } from '../../ui/ranking-table.tsx';
import { ChangeValue, UsdValue } from '../../values/money.tsx';
import { overviewSearch } from './defi-search.ts';
import { toUsersText } from './defi-texts.ts';
import { Share, toShareCsv } from './protocol-columns.tsx';
import { UsersValue } from './users-value.tsx';
import styles from './defi.module.css';

type Found = Extract<Wire<DefiOverviewAnswer>, { readonly kind: 'found' }>;
type Row = Wire<DefiCategoryRow>;

/** Every category with its sums; shares are of the calls, which all of them have. */
export function CategoryTable({ found }: { readonly found: Found }) {
  const { window } = useSearch(overviewSearch).values;
  const shareOf = ({ use }: Row) => (found.total.calls > 0 ? use.calls / found.total.calls : undefined);
  const { hasBefore } = found.span;
  const columns: readonly (RankingColumn<Row> | false)[] = [
    {
      key: 'category',
      title: 'Category',
      fixed: true,
      wide: true,
      cell: ({ category }) => (
        <a
          href={overviewSearch.href(`/defi/${category}`, { window })}
          title={getDefiCategory(category).holds}
        >
          {getDefiCategory(category).title}
        </a>
      ),
      csv: ({ category }) => category,
    },
    {
      key: 'protocols',
      title: 'Protocols called',
      align: 'right',
      cell: ({ active, listed, programs }) => (
        <span title={`${toGrouped(programs)} programs listed`}>
          {toGrouped(active)} <span className={styles.quiet}>of {toGrouped(listed)}</span>
        </span>
      ),
      csv: ({ active }) => String(active),
    },
    {
      key: 'volume',
      title: 'Volume',
      align: 'right',
      cell: ({ category, use }) => (
        <>
          <UsdValue microUsd={use.hops > 0 ? use.microUsd : undefined} />
          {use.hops > 0 && getDefiCategory(category).volume === 'routed' && (
            <small className={styles.quiet}> routed</small>
          )}
        </>
      ),
      csv: ({ use }) => (use.hops > 0 ? toUsdText(use.microUsd) : ''),
    },
    hasBefore && {
      key: 'volume-change',
      title: 'Volume change',
      align: 'right',
      cell: ({ trend }) => <ChangeValue share={trend.microUsd} />,
      csv: ({ trend }) => (trend.microUsd === undefined ? '' : toChangeText(trend.microUsd)),
    },
    {
      key: 'calls',
      title: 'Calls',
      align: 'right',
      cell: ({ use }) => toGrouped(use.calls),
      csv: ({ use }) => String(use.calls),
    },
    {
      key: 'share',
      title: 'Share of calls',
      align: 'right',
      cell: (row) => <Share share={shareOf(row)} />,
      csv: (row) => toShareCsv(shareOf(row)),
    },
    hasBefore && {
      key: 'calls-change',
      title: 'Calls change',
      align: 'right',
      cell: ({ trend }) => <ChangeValue share={trend.calls} />,
      csv: ({ trend }) => (trend.calls === undefined ? '' : toChangeText(trend.calls)),
    },
    {
      key: 'users',
      title: 'Users',
      align: 'right',
      cell: ({ users }) => <UsersValue users={users} />,
      csv: ({ users }) => toUsersText(users),
    },
    {
      key: 'failed',
      title: 'Failed',
      align: 'right',
      cell: ({ use }) =>
        use.transactions === 0 ? (
          <span className={styles.quiet}>–</span>
        ) : (
          toShareText(use.failed / use.transactions)
        ),
      csv: ({ use }) => String(use.failed),
    },
  ];
  return (
    <RankingTable
      id="defi-categories"
      label="Categories of protocols"
      downloadName="defi-categories"
      list={{ list: 'defiCategories', input: { window: found.span.window } }}
      columns={columns.filter((column) => column !== false)}
      rows={found.categories}
      keyOf={({ category }) => category}
      toneOf={({ use }) => (use.calls === 0 ? 'muted' : undefined)}
    />
  );
}
