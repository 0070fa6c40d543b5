import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { HistoryAnswer } from '#contracts/answers';
import type { Wire } from '#std/json';
import { toQuestion } from '../../api/question.ts';
import { useAnswerPages } from '../../api/use-answer.ts';
import { useClient } from '../../api/use-client.ts';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { joinNames, NamesProvider } from '../../values/names.ts';
import { messageOf } from '../../answers/failure.ts';
import { FeatureGate } from '../../services/expertise/feature-gate.tsx';
import { TransactionTable } from '../../answers/transaction-table.tsx';
import { historySearch } from './history-part.ts';
import styles from './account.module.css';

type Answer = Wire<HistoryAnswer>;
type Found = Extract<Answer, { readonly kind: 'found' }>;

/** Summaries asked for in one question. */
const MOST_AT_ONCE = 25;

const toNextCursor = (answer: Answer) => (answer.kind === 'found' ? answer.nextCursor : undefined);

/** Transactions of an account, page by page; the filter stands in the address. */
export function History({ address, start }: { readonly address: string; readonly start: Answer }) {
  const { values, setTexts } = useSearch(historySearch);
  const { status } = values;
  const { query: asked, pages } = useAnswerPages(
    'accountHistory',
    { address, status },
    { initial: start, by: 'cursor', nextOf: toNextCursor, keepsPrevious: true },
  );
  const answer = useWithSummaries(pages);
  const { error, isFetching } = asked;
  return (
    <>
      <FeatureGate feature="advanced-filters" name="The filters are">
        <form className={styles.filters} onSubmit={(event) => event.preventDefault()} aria-label="Filters">
          <label>
            Status
            <select
              value={status ?? ''}
              onChange={({ currentTarget }) => setTexts({ status: currentTarget.value })}
            >
              <option value="">any</option>
              <option value="succeeded">succeeded</option>
              <option value="failed">failed</option>
            </select>
          </label>
        </form>
      </FeatureGate>
      {error && (
        <Notice inline kind="not-available" title={messageOf(error)}>
          {answer === undefined && <Button onClick={() => void asked.refetch()}>Try again</Button>}
        </Notice>
      )}
      {answer === undefined ? (
        !error && <Skeleton lines={8} label="Loading the history" />
      ) : answer.kind === 'absent' ? (
        <Notice inline kind={answer.state} title={answer.message}>
          {answer.hint && <p>{answer.hint}</p>}
        </Notice>
      ) : (
        <>
          {answer.rows.length === 0 ? (
            <Notice inline kind="empty" title="No transactions.">
              <p>{answer.coverage}</p>
            </Notice>
          ) : (
            <NamesProvider value={answer.names}>
              <TransactionTable
                rows={answer.rows}
                layout="history"
                label="History of the account"
                list={{ list: 'accountHistory', input: { address, status } }}
              />
            </NamesProvider>
          )}
          <div className={styles.more}>
            {answer.nextCursor !== undefined && (
              <Button disabled={isFetching} onClick={() => void asked.fetchNextPage()}>
                {isFetching ? 'Loading …' : 'Show older'}
              </Button>
            )}
            <span>{answer.coverage}</span>
          </div>
        </>
      )}
    </>
  );
}

function join(now: Answer, more: Answer): Answer {
  if (now.kind !== 'found' || more.kind !== 'found') return more;
  const known = new Set(now.rows.map(({ signature }) => signature));
  return {
    ...more,
    rows: [...now.rows, ...more.rows.filter(({ signature }) => !known.has(signature))],
    names: joinNames(now.names, more.names),
  };
}

const toAnswered = <Data,>(results: readonly { readonly data: Data | undefined }[]): Data[] =>
  results.map(({ data }) => data).filter((data) => data !== undefined);

/** The pages as one list. Rows whose transaction could not be read in time are asked for once more. */
function useWithSummaries(pages: readonly Answer[]): Answer | undefined {
  const { api, cluster } = usePlace();
  const wanted = pages.flatMap((page) => (page.kind === 'found' ? toGroups(page) : []));
  const summaries = useQueries(
    {
      queries: wanted.map((signatures) => toQuestion(api, cluster, 'summaries', { signatures })),
      combine: toAnswered,
    },
    useClient(),
  );
  return useMemo(() => {
    const [first, ...further] = pages;
    const answer = first && further.reduce(join, first);
    if (answer?.kind !== 'found' || summaries.length === 0) return answer;
    const read = new Map(summaries.flatMap(({ rows }) => rows.map((row) => [row.signature, row])));
    return {
      ...answer,
      rows: answer.rows.map((row) => {
        const found = read.get(row.signature);
        return found ? { ...found, changes: row.changes } : row;
      }),
      names: summaries.reduce((names, more) => joinNames(names, more.names), answer.names),
    };
  }, [pages, summaries]);
}

/** Signatures of a page's rows without a summary, as many together as are asked for at once. */
function toGroups({ rows }: Found): readonly string[] {
  const missing = rows.filter(({ summary }) => summary === undefined).map(({ signature }) => signature);
  return Array.from({ length: Math.ceil(missing.length / MOST_AT_ONCE) }, (_, i) =>
    missing.slice(i * MOST_AT_ONCE, (i + 1) * MOST_AT_ONCE).join(','),
  );
}
