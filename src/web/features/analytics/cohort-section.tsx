import { toShareText } from '#contracts/assistant/share-text';
import { toGrouped, toInstantText } from '#contracts/text/value-text';
import { CsvMenu } from '../../ui/table/csv-menu.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { trendsSearch } from './analytics-search.ts';
import styles from './analytics.module.css';
import { toCohortRows, type CohortCell, type CohortRow } from './cohorts.ts';
import { QueryTabs } from './query-tabs.tsx';
import type { FoundTrends } from './trends-view.tsx';

const DAY = 86_400;
const WIDTHS = [
  { key: 'hours', title: 'By hours' },
  { key: 'days', title: 'By days' },
];

interface CohortSectionProps {
  readonly cohorts: FoundTrends['cohorts'];
  readonly coverage: FoundTrends['coverage'];
}

/** Who came in one span and was active in later ones. */
export function CohortSection({ cohorts: { width, rows: cohorts }, coverage }: CohortSectionProps) {
  const rows = toCohortRows(cohorts, width, coverage.fromTime);
  const isDays = width === DAY;
  const later = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: later }, (_, i) => i);
  const titleOf = (i: number): string => `+${i + 1} ${isDays ? 'd' : 'h'}`;
  return (
    <Section title="Cohorts of users" id="cohorts" flush>
      <div className={styles.bar}>
        <QueryTabs
          label="Cohorts"
          search={trendsSearch}
          name="cohorts"
          tabs={WIDTHS}
          active={isDays ? 'days' : 'hours'}
        />
        <span className={styles.tools}>
          <CsvMenu
            columns={[
              { title: 'First seen', csv: (row: CohortRow) => toInstantText(row.first) },
              { title: 'Users', csv: (row: CohortRow) => String(row.size) },
              ...columns.map((i) => ({
                title: titleOf(i),
                csv: (row: CohortRow) => String(row.cells[i]?.users ?? ''),
              })),
            ]}
            rows={rows}
            downloadName={`cohorts-${isDays ? 'days' : 'hours'}`}
          />
          <a href="/analytics/queries/user-cohorts">Query</a>
        </span>
      </div>
      <p className={styles.about}>
        Fee payers by the {isDays ? 'day' : 'hour'} (UTC) this index first saw them in, and the share of them
        that paid for a transaction in a later one. Figures in italics are of {isDays ? 'a day' : 'an hour'}{' '}
        that is not over.
      </p>
      {rows.length === 0 ? (
        <EmptyState title="No new users in this period" />
      ) : (
        <div className={styles.scroll} role="group" aria-label="Cohorts of users" tabIndex={0}>
          <table className={styles.cohorts}>
            <thead>
              <tr>
                <th scope="col">First seen</th>
                <th scope="col">Users</th>
                {columns.map((i) => (
                  <th key={i} scope="col">
                    {titleOf(i)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.first}>
                  <th scope="row">{toFirstText(row, isDays)}</th>
                  <td className={row.isFilling ? styles.filling : undefined}>{toGrouped(row.size)}</td>
                  {columns.map((i) => (
                    <Cell key={i} cell={row.cells[i]} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.some(({ isBeginning }) => isBeginning) && (
        <p className={styles.foot}>
          * The index began in this {isDays ? 'day' : 'hour'}: everybody active in it counts as first seen.
        </p>
      )}
    </Section>
  );
}

function Cell({ cell }: { readonly cell: CohortCell | undefined }) {
  if (cell === undefined) return <td />;
  const { share, users, isFilling } = cell;
  return (
    <td
      className={`${styles.shade} ${isFilling ? styles.filling : ''}`}
      style={{ '--share': (share ?? 0).toFixed(3) }}
      title={`${toGrouped(users)} users${isFilling ? ' so far' : ''}`}
    >
      {share === undefined ? 'no data' : toShareText(share)}
    </td>
  );
}

function toFirstText({ first, isBeginning }: CohortRow, isDays: boolean): string {
  const text = toInstantText(first);
  return `${isDays ? text.slice(0, 10) : text.slice(5, 16).replace('T', ' ')}${isBeginning ? ' *' : ''}`;
}
