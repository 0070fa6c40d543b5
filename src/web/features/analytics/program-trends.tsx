import { TREND_MIN_CALLS, TREND_MIN_TRANSACTIONS } from '#contracts/market/analytics';
import { PROGRAM_TREND_COLUMNS } from '#contracts/columns/program-trend-columns';
import { toShareText } from '#contracts/assistant/share-text';
import { toGrouped, toInstantText } from '#contracts/text/value-text';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AgeValue } from '../../values/age.tsx';
import { Missing } from '../../values/missing.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { trendsSearch } from './analytics-search.ts';
import styles from './analytics.module.css';
import { QueryTabs } from './query-tabs.tsx';
import { isComparable } from '../../answers/chain/rates.ts';
import type { FoundTrends } from './trends-view.tsx';

const LISTS = [
  { key: 'called', title: 'Most called' },
  { key: 'rising', title: 'Rising' },
  { key: 'falling', title: 'Falling' },
  { key: 'failing', title: 'Failing' },
];

const RULES = {
  called: 'Programs by their instructions in the window, inner ones included.',
  rising: `Programs whose calls per second rose most, among those with at least ${TREND_MIN_CALLS} calls in the previous window.`,
  falling: `Programs whose calls per second fell most, among those with at least ${TREND_MIN_CALLS} calls in the previous window.`,
  failing: `Programs by the share of transactions calling them that failed, whichever program failed them, among those in at least ${TREND_MIN_TRANSACTIONS} transactions.`,
} as const;

/** Programs of the window by calls, by their change or by failures. */
export function ProgramTrends({ found }: { readonly found: FoundTrends }) {
  const { programs, window, before } = found;
  const { list, rows, total, calls, usersHour } = programs;
  const hour = `${toInstantText(usersHour.bucket).slice(11, 16)} UTC`;
  const cannotCompare = (list === 'rising' || list === 'falling') && !isComparable(before);
  return (
    <Section
      title="Programs"
      id="programs"
      flush
      aside={
        <>
          {toGrouped(calls)} calls, counted <AgeValue unixSeconds={programs.asOf} />
        </>
      }
    >
      <div className={styles.bar}>
        <QueryTabs label="Programs" search={trendsSearch} name="list" tabs={LISTS} active={list} />
        <a href="/analytics/queries/program-use">Query</a>
      </div>
      <p className={styles.about}>
        {RULES[list]} Users are the different fee payers of the{' '}
        {usersHour.isWhole ? 'hour' : 'unfinished hour'} from {hour}.
      </p>
      {rows.length === 0 ? (
        <EmptyState title={cannotCompare ? 'Nothing to compare with yet' : 'No programs match'}>
          <p>
            {cannotCompare
              ? 'Less than half of the previous window is indexed.'
              : 'Another window may have more.'}
          </p>
        </EmptyState>
      ) : (
        <RankingTable
          id="program-trends"
          snug
          label={`Programs, ${list}`}
          downloadName={`programs-${list}-${window}`}
          list={{ list: 'programTrends', input: { list, window } }}
          columns={toColumns(window, isComparable(before))}
          rows={rows}
          keyOf={({ program }) => program}
          count={{ of: ['program', 'programs'], shown: rows.length, ...(list === 'called' && { total }) }}
        />
      )}
    </Section>
  );
}

const toColumns = (window: string, hasBefore: boolean) =>
  toRowColumns(PROGRAM_TREND_COLUMNS, [
    { of: 'program', fixed: true, wide: true },
    { of: 'calls', title: `Calls ${window}` },
    { of: 'callShare', title: 'Of all calls', cell: ({ callShare }) => toShareText(callShare) },
    hasBefore && { of: 'callsBefore' },
    hasBefore && { of: 'change', phone: 'quiet' },
    {
      of: 'failed',
      phone: 'quiet',
      cell: ({ transactions, failed }) =>
        transactions === 0 ? (
          <Missing why="No transactions" />
        ) : (
          <span title={`${toGrouped(failed)} of ${toGrouped(transactions)} transactions`}>
            {toShareText(failed / transactions)}
          </span>
        ),
    },
    { of: 'users', title: 'Users per hour', phone: 'quiet', short: 'Users/h' },
    {
      key: 'user-share',
      title: 'Of all users',
      align: 'right',
      cell: ({ userShare }) =>
        userShare === undefined ? <Missing why="Not counted yet" /> : toShareText(userShare),
      csv: ({ userShare }) => String(userShare ?? ''),
    },
  ]);
