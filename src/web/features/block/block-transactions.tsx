import { useMemo } from 'react';
import type { BlockTransactionsAnswer } from '#contracts/answers';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { useAnswerPages } from '../../api/use-answer.ts';
import { useSearch } from '../../router/use-search.ts';
import { Button } from '../../ui/form/button.tsx';
import { CommittedInput } from '../../ui/form/followed-field.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { joinNames, NamesProvider } from '../../values/names.ts';
import { toShortAddress } from '#contracts/text/value-text';
import { FeatureGate } from '../../services/expertise/feature-gate.tsx';
import { TransactionTable } from '../../answers/transaction-table.tsx';
import { isMissing, messageOf } from '../../answers/failure.ts';
import { blockSearch } from './block-search.ts';
import type { FoundBlock } from './block-summary.tsx';
import styles from './block.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';
import { AbsenceView } from '../../answers/absence-view.tsx';

type Answer = Wire<BlockTransactionsAnswer>;

/** A block's transactions: filters live in the URL, further rows are asked for. */
export function BlockTransactions({
  found,
  start,
  slot,
}: {
  readonly found: FoundBlock;
  readonly start: Answer;
  readonly slot: string;
}) {
  const { values: filters, setTexts } = useSearch(blockSearch);
  const asking = { slot, ...blockSearch.texts(filters) };
  const { query: asked, pages } = useAnswerPages('blockTransactions', asking, {
    initial: start,
    by: 'cursor',
    nextOf: toNextCursor,
    keepsPrevious: true,
  });
  const { error, isFetching } = asked;
  const answer = useMemo(() => {
    const [first, ...further] = pages;
    return first && further.reduce(join, first);
  }, [pages]);

  const choose = (name: keyof typeof filters, value: string) => setTexts({ [name]: value });
  return (
    <Section
      title="Transactions"
      flush
      aside={
        answer?.kind === 'found' && answer.total
          ? `${answer.total.exact ? '' : 'at least '}${toGrouped(answer.total.count)} match`
          : undefined
      }
    >
      <FeatureGate feature="advanced-filters" name="The filters are">
        <form className={styles.filters} onSubmit={(event) => event.preventDefault()} aria-label="Filters">
          <label>
            Votes
            <select
              value={filters.votes ?? ''}
              onChange={({ currentTarget }) => choose('votes', currentTarget.value)}
            >
              <option value="">hidden</option>
              <option value="show">shown</option>
            </select>
          </label>
          <label>
            Status
            <select
              value={filters.status ?? ''}
              onChange={({ currentTarget }) => choose('status', currentTarget.value)}
            >
              <option value="">any</option>
              <option value="succeeded">succeeded</option>
              <option value="failed">failed</option>
            </select>
          </label>
          <label>
            Program
            <select
              value={filters.program ?? ''}
              onChange={({ currentTarget }) => choose('program', currentTarget.value)}
            >
              <option value="">any</option>
              {found.programs.map(({ program, transactions }) => (
                <option key={program} value={program}>
                  {found.names.labels[program]?.name ?? toShortAddress(program)} ({toGrouped(transactions)})
                </option>
              ))}
            </select>
          </label>
          <label>
            Account
            <CommittedInput
              type="text"
              spellCheck={false}
              placeholder="address"
              value={filters.account ?? ''}
              onCommit={(text) => choose('account', text.trim())}
            />
          </label>
          <label>
            Order
            <select
              value={filters.sort ?? ''}
              onChange={({ currentTarget }) => choose('sort', currentTarget.value)}
            >
              <option value="">as in the block</option>
              <option value="fee">highest fee</option>
              <option value="compute">most compute</option>
            </select>
          </label>
        </form>
      </FeatureGate>
      {error && (
        <FailedState
          message={messageOf(error)}
          again={() => void asked.refetch()}
          beside={answer !== undefined}
        />
      )}
      {answer === undefined ? (
        !error && <Skeleton lines={8} label="Loading transactions" />
      ) : isMissing(answer) ? (
        <AbsenceView part absence={answer} />
      ) : answer.rows.length === 0 ? (
        <EmptyState kind="not-found" title="No transactions match">
          Votes are hidden by default.
        </EmptyState>
      ) : (
        <NamesProvider value={answer.names}>
          <TransactionTable
            rows={answer.rows}
            layout="block"
            label="Transactions of the block"
            list={{ list: 'blockTransactions', input: asking }}
          />
        </NamesProvider>
      )}
      {answer?.kind === 'found' && answer.nextCursor !== undefined && (
        <div className={styles.more}>
          <Button disabled={isFetching} onClick={() => void asked.fetchNextPage()}>
            {isFetching ? 'Loading …' : 'Show more'}
          </Button>
        </div>
      )}
    </Section>
  );
}

const toNextCursor = (answer: Answer) => (answer.kind === 'found' ? answer.nextCursor : undefined);

const join = (now: Answer, more: Answer): Answer =>
  now.kind === 'found' && more.kind === 'found'
    ? { ...more, rows: [...now.rows, ...more.rows], names: joinNames(now.names, more.names) }
    : more;
