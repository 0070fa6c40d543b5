import { DEFI_CATEGORY_COLUMNS } from '#contracts/columns/defi-category-columns';
import { getDefiCategory } from '#contracts/market/defi-categories';
import type { DefiCategoryRow, DefiOverviewAnswer } from '#contracts/market/defi';
import { toShareText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { useSearch } from '../../router/use-search.ts';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { UsdValue } from '../../values/money.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { overviewSearch } from './defi-search.ts';
import { Share } from './protocol-columns.tsx';
import { UsersValue } from './users-value.tsx';
import styles from './defi.module.css';

type Found = Extract<Wire<DefiOverviewAnswer>, { readonly kind: 'found' }>;
type Row = Wire<DefiCategoryRow>;

/** Every category with its sums; shares are of the calls, which all of them have. */
export function CategoryTable({ found }: { readonly found: Found }) {
  const { window } = useSearch(overviewSearch).values;
  const shareOf = ({ use }: Row) => (found.total.calls > 0 ? use.calls / found.total.calls : undefined);
  const { hasBefore } = found.span;
  const columns = toRowColumns(DEFI_CATEGORY_COLUMNS, [
    {
      of: 'category',
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
    },
    {
      of: 'active',
      with: ['listed'],
      cell: ({ active, listed, programs }) => (
        <span title={`${toGrouped(programs)} programs listed`}>
          {toGrouped(active)} <span className={styles.quiet}>of {toGrouped(listed)}</span>
        </span>
      ),
    },
    {
      of: 'volumeUsd',
      title: 'Volume',
      cell: ({ category, use }) => (
        <>
          <UsdValue microUsd={use.swaps > 0 ? use.microUsd : undefined} />
          {use.swaps > 0 && getDefiCategory(category).volume === 'routed' && (
            <small className={styles.quiet}> routed</small>
          )}
        </>
      ),
    },
    hasBefore && { of: 'volumeChange', title: 'Volume change' },
    { of: 'calls' },
    {
      key: 'share',
      title: 'Share of calls',
      align: 'right',
      cell: (row) => <Share share={shareOf(row)} />,
      csv: (row) => String(shareOf(row) ?? ''),
    },
    hasBefore && { of: 'callsChange', title: 'Calls change' },
    {
      key: 'users',
      title: 'Users',
      align: 'right',
      cell: ({ users }) => <UsersValue users={users} />,
      csvTitle: 'Users, at least',
      csv: ({ users }) => String(users.kind === 'exact' ? users.users : users.least),
    },
    {
      of: 'failed',
      cell: ({ use }) =>
        use.transactions === 0 ? (
          <span className={styles.quiet}>–</span>
        ) : (
          toShareText(use.failed / use.transactions)
        ),
    },
  ]);
  return (
    <RankingTable
      id="defi-categories"
      label="Categories of protocols"
      downloadName="defi-categories"
      list={{ list: 'defiCategories', input: { window: found.span.window } }}
      columns={columns}
      rows={found.categories}
      keyOf={({ category }) => category}
      toneOf={({ use }) => (use.calls === 0 ? 'muted' : undefined)}
    />
  );
}
