import { DEFI_CATEGORY_COLUMNS } from '#contracts/columns/defi-category-columns';
import { getDefiCategory } from '#contracts/market/defi-categories';
import type { DefiCategoryRow, DefiOverviewAnswer } from '#contracts/market/defi';
import { toShareText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { useSearch } from '../../router/use-search.ts';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { overviewSearch } from './defi-search.ts';
import { isCalled, toDoneText } from './defi-texts.ts';
import { Share, Volume } from './protocol-columns.tsx';
import { UsersValue } from './users-value.tsx';
import { Missing } from '../../values/missing.tsx';
import styles from './defi.module.css';

type Found = Extract<Wire<DefiOverviewAnswer>, { readonly kind: 'found' }>;
type Row = Wire<DefiCategoryRow>;

/** Categories somebody called with their sums, and those nobody called; shares are of the calls, which all of them have. */
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
        <span className={styles.category}>
          <a href={overviewSearch.href(`/defi/${category}`, { window })}>{getDefiCategory(category).title}</a>
          <small>{getDefiCategory(category).holds}</small>
        </span>
      ),
    },
    {
      key: 'acts',
      title: 'What was done',
      phone: 'quiet',
      short: '',
      cell: (row) => <span className={styles.acts}>{toDoneText(row)}</span>,
      csv: toDoneText,
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
      phone: 'figure',
      short: '',
      cell: ({ category, use }) => (
        <>
          <Volume use={use} />
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
          <Missing why="No transactions" />
        ) : (
          toShareText(use.failed / use.transactions)
        ),
    },
  ]);
  const [called, idle] = [
    found.categories.filter(isCalled),
    found.categories.filter((row) => !isCalled(row)),
  ];
  return (
    <>
      {called.length > 0 && (
        <RankingTable
          id="defi-categories"
          label="Categories of protocols"
          downloadName="defi-categories"
          list={{ list: 'defiCategories', input: { window: found.span.window } }}
          columns={columns}
          rows={called}
          keyOf={({ category }) => category}
        />
      )}
      {idle.length > 0 && (
        <p className={styles.foot}>
          Not called in this window:{' '}
          {idle.map(({ category, listed }, i) => (
            <span key={category}>
              {i > 0 && ', '}
              <a href={overviewSearch.href(`/defi/${category}`, { window })}>
                {getDefiCategory(category).title}
              </a>
              {listed > 0 && ` (${toGrouped(listed)} listed)`}
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}
