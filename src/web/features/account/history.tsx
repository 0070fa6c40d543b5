import { useEffect, useRef, useState } from 'preact/hooks';
import type { HistoryAnswer } from '#contracts/answers';
import type { Wire } from '#std/json';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NamesProvider } from '../../values/names.ts';
import { messageOf } from '../../answers/failure.ts';
import { FeatureGate } from '../../services/expertise/feature-gate.tsx';
import { TransactionTable } from '../../answers/transaction-table.tsx';
import styles from './account.module.css';

type Answer = Wire<HistoryAnswer>;
type Found = Extract<Answer, { readonly kind: 'found' }>;

const MOST_AT_ONCE = 25;

export function History({ address, start }: { readonly address: string; readonly start: Answer }) {
  const { api, query, setQuery } = usePlace();
  const [answer, setAnswer] = useState<Answer>(start);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const status = query.get('status') ?? '';
  const loaded = useRef(status);

  const ask = async (cursor: string | undefined) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const more = await api.ask('accountHistory', {
        address,
        cursor,
        status: status === '' ? undefined : status,
      });
      setAnswer((now) =>
        cursor !== undefined && now.kind === 'found' && more.kind === 'found' ? join(now, more) : more,
      );
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    if (loaded.current === status) return;
    loaded.current = status;
    void ask(undefined);
  }, [status]);
  useMissingSummaries(answer, setAnswer);

  return (
    <>
      <FeatureGate feature="advanced-filters" name="The filters are">
        <form class={styles.filters} onSubmit={(event) => event.preventDefault()} aria-label="Filters">
          <label>
            Status
            <select
              value={status}
              onChange={({ currentTarget }) =>
                setQuery({ status: currentTarget.value === '' ? undefined : currentTarget.value })
              }
            >
              <option value="">any</option>
              <option value="succeeded">succeeded</option>
              <option value="failed">failed</option>
            </select>
          </label>
        </form>
      </FeatureGate>
      {failure !== undefined && <Notice inline kind="not-available" title={failure} />}
      {answer.kind === 'absent' ? (
        <Notice inline kind={answer.state} title={answer.message}>
          {answer.hint && <p>{answer.hint}</p>}
        </Notice>
      ) : (
        <>
          {answer.rows.length === 0 ? (
            <Notice inline kind="empty" title="No transaction to show.">
              <p>{answer.coverage}</p>
            </Notice>
          ) : (
            <NamesProvider value={answer.names}>
              <TransactionTable
                rows={answer.rows}
                layout="history"
                label="History of the account"
                list={{ list: 'accountHistory', input: { address, status: status || undefined } }}
              />
            </NamesProvider>
          )}
          <div class={styles.more}>
            {answer.nextCursor !== undefined && (
              <Button disabled={busy} onClick={() => void ask(answer.nextCursor)}>
                {busy ? 'Loading …' : 'Show older'}
              </Button>
            )}
            <span>{answer.coverage}</span>
          </div>
        </>
      )}
    </>
  );
}

function join(now: Found, more: Found): Found {
  return {
    ...more,
    rows: [
      ...now.rows,
      ...more.rows.filter(({ signature }) => !now.rows.some((row) => row.signature === signature)),
    ],
    names: {
      labels: { ...now.names.labels, ...more.names.labels },
      tokens: { ...now.names.tokens, ...more.names.tokens },
    },
  };
}

/** Rows whose transaction could not be read in time are asked for once more. */
function useMissingSummaries(answer: Answer, setAnswer: (change: (now: Answer) => Answer) => void): void {
  const { api } = usePlace();
  const asked = useRef(new Set<string>());
  const missing =
    answer.kind === 'found'
      ? answer.rows
          .filter(({ summary, signature }) => summary === undefined && !asked.current.has(signature))
          .slice(0, MOST_AT_ONCE)
          .map(({ signature }) => signature)
      : [];
  const wanted = missing.join(',');
  useEffect(() => {
    if (wanted === '') return;
    const controller = new AbortController();
    for (const signature of wanted.split(',')) asked.current.add(signature);
    api.ask('summaries', { signatures: wanted }, { signal: controller.signal }).then(
      ({ rows, names }) =>
        setAnswer((now) =>
          now.kind === 'absent'
            ? now
            : {
                ...now,
                rows: now.rows.map((row) => {
                  const read = rows.find(({ signature }) => signature === row.signature);
                  return read ? { ...read, changes: row.changes } : row;
                }),
                names: {
                  labels: { ...now.names.labels, ...names.labels },
                  tokens: { ...now.names.tokens, ...names.tokens },
                },
              },
        ),
      () => undefined,
    );
    return () => controller.abort();
  }, [api, wanted]);
}
