import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { HistoryAnswer } from '#contracts/answers';
import { FEED_FILE } from '#contracts/text/history-feed';
import type { Wire } from '#std/json';
import { toQuestion } from '../../api/question.ts';
import { useAnswerPages } from '../../api/use-answer.ts';
import { useClient } from '../../api/use-client.ts';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { joinNames, NamesProvider, NO_NAMES, useNames } from '../../values/names.ts';
import { messageOf } from '../../answers/failure.ts';
import { TransactionTable } from '../../answers/transaction-table.tsx';
import { toProgramChoices, toTokenChoices } from './history-choices.ts';
import { toChangesColumn } from './history-changes.tsx';
import { HistoryCount } from './history-count.tsx';
import { HistoryFilters, type HistoryOf } from './history-filters.tsx';
import { historySearch, toHistoryInput } from './history-part.ts';
import styles from './history.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';
import { AbsenceView } from '../../answers/absence-view.tsx';

type Answer = Wire<HistoryAnswer>;
type Found = Extract<Answer, { readonly kind: 'found' }>;

/** Summaries asked for in one question. */
const MOST_AT_ONCE = 25;

const toNextCursor = (answer: Answer) => (answer.kind === 'found' ? answer.nextCursor : undefined);

/** Transactions of an account, page by page; the filter stands in the address. */
export function History({
  address,
  of = 'account',
  start,
}: {
  readonly address: string;
  readonly of?: HistoryOf | undefined;
  readonly start: Answer;
}) {
  const { cluster } = usePlace();
  const { values } = useSearch(historySearch);
  const input = toHistoryInput(address, values);
  const { query: asked, pages } = useAnswerPages('accountHistory', input, {
    initial: start,
    by: 'cursor',
    nextOf: toNextCursor,
    keepsPrevious: true,
  });
  const answer = useWithSummaries(pages);
  const { error, isFetching, isPlaceholderData } = asked;
  const found = answer?.kind === 'found' ? answer : undefined;
  const pageNames = useNames();
  const names = useMemo(() => joinNames(pageNames, found?.names ?? NO_NAMES), [pageNames, found?.names]);
  const programs = found?.rows.flatMap((row) => row.programs ?? []) ?? [];
  const again = () => void (asked.isFetchNextPageError ? asked.fetchNextPage() : asked.refetch());
  return (
    <>
      <HistoryFilters of={of} tokens={toTokenChoices(names)} programs={toProgramChoices(programs, names)} />
      {error && <FailedState message={messageOf(error)} again={again} beside={answer !== undefined} />}
      {answer === undefined ? (
        !error && <Skeleton lines={8} label="Loading the history" />
      ) : answer.kind === 'absent' ? (
        <AbsenceView part absence={answer} />
      ) : (
        <div className={styles.list} aria-busy={isPlaceholderData || undefined}>
          {answer.picked !== undefined && (
            <HistoryCount
              picked={answer.picked}
              matching={answer.rows.length}
              isLoading={isPlaceholderData}
            />
          )}
          {answer.rows.length === 0 ? (
            <EmptyState
              kind={answer.picked === undefined ? 'empty' : 'not-found'}
              title={
                answer.picked === undefined
                  ? 'No transactions'
                  : answer.nextCursor === undefined
                    ? 'No transactions match'
                    : 'No transactions match so far'
              }
            >
              {answer.picked === undefined ? answer.coverage : toNextStep(answer.nextCursor)}
            </EmptyState>
          ) : (
            <NamesProvider value={answer.names}>
              <TransactionTable
                rows={answer.rows}
                layout="history"
                toChanges={toChangesColumn}
                label="History of the account"
                list={{ list: 'accountHistory', input }}
              />
            </NamesProvider>
          )}
          <div className={styles.more}>
            {answer.nextCursor !== undefined && (
              <Button disabled={isFetching} onClick={() => void asked.fetchNextPage()}>
                {isFetching ? 'Loading …' : answer.picked === undefined ? 'Show older' : 'Read further'}
              </Button>
            )}
            {answer.picked === undefined && <span>{answer.coverage}</span>}
            {/* A chain of the visitor's own is read by nobody but this browser. */}
            {cluster !== 'custom' && (
              <a href={`/account/${address}/${FEED_FILE}?cluster=${cluster}`} type="application/rss+xml">
                Follow as a feed (RSS)
              </a>
            )}
          </div>
        </div>
      )}
    </>
  );
}

const toNextStep = (nextCursor: string | undefined): string =>
  nextCursor === undefined
    ? 'Take a filter away to see more.'
    : 'There are older transactions: read further, or take a filter away.';

function join(now: Answer, more: Answer): Answer {
  if (now.kind !== 'found' || more.kind !== 'found') return more;
  const known = new Set(now.rows.map(({ signature }) => signature));
  return {
    ...more,
    rows: [...now.rows, ...more.rows.filter(({ signature }) => !known.has(signature))],
    picked: joinPicked(now.picked, more.picked),
    names: joinNames(now.names, more.names),
  };
}

/** What two pages looked through: the later says how far back, the first what there is in all. */
const joinPicked = (now: Found['picked'], more: Found['picked']): Found['picked'] =>
  now &&
  more && {
    ...now,
    read: now.read + more.read,
    unread: now.unread + more.unread,
    oldestTime: more.oldestTime ?? now.oldestTime,
    isEnd: more.isEnd,
  };

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
