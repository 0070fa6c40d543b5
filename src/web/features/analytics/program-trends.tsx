import { TREND_MIN_CALLS, TREND_MIN_TRANSACTIONS, type ProgramTrend } from '#contracts/analytics';
import { toChangeText } from '#contracts/money-text';
import { toShareText } from '#contracts/share-text';
import { toGrouped, toInstantText } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { Notice } from '../../ui/notice.tsx';
import { RankingTable, type RankingColumn } from '../../ui/ranking-table.tsx';
import { Section } from '../../ui/section.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { ChangeValue } from '../../values/money.tsx';
import { trendsSearch } from './analytics-search.ts';
import styles from './analytics.module.css';
import { QueryTabs } from './query-tabs.tsx';
import { isComparable } from './rates.ts';
import type { FoundTrends } from './trends-view.tsx';

type Row = Wire<ProgramTrend>;

const LISTS = [
  { key: 'called', title: 'Most called' },
  { key: 'rising', title: 'Rising' },
  { key: 'falling', title: 'Falling' },
  { key: 'failing', title: 'Failing' },
];

const RULES = {
  called: 'Programs by their instructions in the window, inner ones included.',
  rising: `Programs whose calls a second rose most, among those with at least ${TREND_MIN_CALLS} calls in the window before.`,
  falling: `Programs whose calls a second fell most, among those with at least ${TREND_MIN_CALLS} calls in the window before.`,
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
        <Notice
          inline
          kind="empty"
          title={cannotCompare ? 'No data: the window before is not indexed far enough.' : 'No program fits.'}
        >
          <p>{cannotCompare ? 'At least half of it must be.' : 'Another window may hold more.'}</p>
        </Notice>
      ) : (
        <RankingTable
          id="program-trends"
          label={`Programs, ${list}`}
          downloadName={`programs-${list}-${window}`}
          list={{ list: 'programTrends', input: { list, window } }}
          columns={toColumns(window, isComparable(before))}
          rows={rows}
          keyOf={({ program }) => program}
          count={{ shown: rows.length, ...(list === 'called' && { total }) }}
        />
      )}
    </Section>
  );
}

const toColumns = (window: string, hasBefore: boolean): readonly RankingColumn<Row>[] => [
  {
    key: 'program',
    title: 'Program',
    fixed: true,
    wide: true,
    cell: ({ program }) => <AddressValue address={program} />,
    csv: ({ program }) => program,
  },
  {
    key: 'calls',
    title: `Calls ${window}`,
    align: 'right',
    cell: ({ calls }) => toGrouped(calls),
    csv: ({ calls }) => String(calls),
  },
  {
    key: 'share',
    title: 'Of all calls',
    align: 'right',
    cell: ({ callShare }) => toShareText(callShare),
    csv: ({ callShare }) => String(callShare),
  },
  {
    key: 'before',
    title: 'Calls before',
    align: 'right',
    cell: ({ callsBefore }) => (hasBefore ? toGrouped(callsBefore) : 'no data'),
    csv: ({ callsBefore }) => (hasBefore ? String(callsBefore) : ''),
  },
  {
    key: 'change',
    title: 'Change',
    align: 'right',
    cell: ({ change }) => <ChangeValue share={change} />,
    csv: ({ change }) => (change === undefined ? '' : toChangeText(change)),
  },
  {
    key: 'failed',
    title: 'Failed',
    align: 'right',
    cell: ({ transactions, failed }) =>
      transactions === 0 ? (
        'no data'
      ) : (
        <span title={`${toGrouped(failed)} of ${toGrouped(transactions)} transactions`}>
          {toShareText(failed / transactions)}
        </span>
      ),
    csv: ({ transactions, failed }) => (transactions === 0 ? '' : String(failed / transactions)),
  },
  {
    key: 'users',
    title: 'Users, an hour',
    align: 'right',
    cell: ({ users }) => toGrouped(users),
    csv: ({ users }) => String(users),
  },
  {
    key: 'user-share',
    title: 'Of all users',
    align: 'right',
    cell: ({ userShare }) => (userShare === undefined ? 'no data' : toShareText(userShare)),
    csv: ({ userShare }) => (userShare === undefined ? '' : String(userShare)),
  },
];
