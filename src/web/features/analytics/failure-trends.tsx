import { FAILURE_COLUMNS } from '#contracts/columns/failure-columns';
import { toShareText } from '#contracts/assistant/share-text';
import { toGrouped } from '#contracts/text/value-text';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import styles from './analytics.module.css';
import type { FoundTrends } from './trends-view.tsx';

/** What transactions of the window failed with. */
export function FailureTrends({ found: { failures, window } }: { readonly found: FoundTrends }) {
  const { failed, feeLamports, rows, total } = failures;
  return (
    <Section title="Why transactions fail" id="failures" flush>
      {rows.length === 0 ? (
        <EmptyState title="No transaction failed in this window">
          <p>Votes are not counted.</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.about}>
            {toGrouped(failed)} transactions failed and still paid <SolValue lamports={feeLamports} /> in
            fees. A failure is listed under the innermost program that raised it; one that no program raised,
            under the transaction’s main program. Votes are not counted.
          </p>
          <RankingTable
            id="failure-trends"
            snug
            label="Errors by how often they occurred"
            downloadName={`failures-${window}`}
            columns={COLUMNS}
            rows={rows}
            keyOf={({ program, error }) => `${program} ${error}`}
            count={{ of: ['error', 'errors'], shown: rows.length, total }}
          />
        </>
      )}
    </Section>
  );
}

const COLUMNS = toRowColumns(FAILURE_COLUMNS, [
  {
    of: 'error',
    fixed: true,
    wide: true,
    with: ['meaning'],
    cell: ({ error, meaning }) => (
      <>
        <ChainText text={error} />
        {meaning !== undefined && (
          <small className={styles.meaning}>
            <ChainText text={meaning} />
          </small>
        )}
      </>
    ),
  },
  // Two programs may have an error of one name.
  { of: 'program', phone: 'quiet' },
  { of: 'failed' },
  { of: 'share', title: 'Of all failures', phone: 'quiet', cell: ({ share }) => toShareText(share) },
  { of: 'feeLamports', title: 'Fees paid', phone: 'quiet' },
  { of: 'signature', phone: 'quiet' },
]);
