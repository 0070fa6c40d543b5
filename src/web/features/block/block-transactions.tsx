import { useEffect, useRef, useState } from 'preact/hooks';
import type { BlockTransactionsAnswer } from '#contracts/answers';
import { toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { NamesProvider, type WireNames } from '../../values/names.ts';
import { toShortAddress } from '#contracts/value-text';
import { FeatureGate } from '../../services/expertise/feature-gate.tsx';
import { TransactionTable } from '../../answers/transaction-table.tsx';
import { isMissing, messageOf } from '../../answers/failure.ts';
import type { FoundBlock } from './block-summary.tsx';
import styles from './block.module.css';

type Answer = Wire<BlockTransactionsAnswer>;
const KEYS = ['votes', 'status', 'program', 'account', 'sort'] as const;
type Filters = Partial<Record<(typeof KEYS)[number], string>>;

export function readFilters(query: URLSearchParams): Filters {
  return Object.fromEntries(KEYS.flatMap((key) => (query.get(key) ? [[key, query.get(key)!]] : [])));
}

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
  const { api, query, setQuery } = usePlace();
  const [answer, setAnswer] = useState<Answer>(start);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const filters = readFilters(query);
  const key = JSON.stringify(filters);
  const loaded = useRef(key);

  const ask = async (cursor: string | undefined) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const more = await api.ask('blockTransactions', { slot, ...filters, cursor });
      setAnswer((now) =>
        cursor !== undefined && now.kind === 'found' && more.kind === 'found'
          ? { ...more, rows: [...now.rows, ...more.rows], names: joinNames(now.names, more.names) }
          : more,
      );
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    if (loaded.current === key) return;
    loaded.current = key;
    void ask(undefined);
  }, [key]);

  const choose = (name: keyof Filters, value: string) =>
    setQuery({ [name]: value === '' ? undefined : value });
  return (
    <Section
      title="Transactions"
      flush
      aside={
        answer.kind === 'found' && answer.total
          ? `${answer.total.exact ? '' : 'at least '}${toGrouped(answer.total.count)} match`
          : undefined
      }
    >
      <FeatureGate feature="advanced-filters" name="The filters are">
        <form class={styles.filters} onSubmit={(event) => event.preventDefault()} aria-label="Filters">
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
            <input
              type="text"
              spellcheck={false}
              placeholder="address"
              value={filters.account ?? ''}
              onChange={({ currentTarget }) => choose('account', currentTarget.value.trim())}
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
      {failure !== undefined && <Notice inline kind="not-available" title={failure} />}
      {isMissing(answer) ? (
        <Notice inline kind={answer.state} title={answer.message} />
      ) : answer.rows.length === 0 ? (
        <Notice inline kind="empty" title="No transaction of this block matches.">
          <p>Votes are hidden unless asked for.</p>
        </Notice>
      ) : (
        <NamesProvider value={answer.names}>
          <TransactionTable
            rows={answer.rows}
            layout="block"
            label="Transactions of the block"
            list={{ list: 'blockTransactions', input: { slot, ...filters } }}
          />
        </NamesProvider>
      )}
      {answer.kind === 'found' && answer.nextCursor !== undefined && (
        <div class={styles.more}>
          <Button disabled={busy} onClick={() => void ask(answer.nextCursor)}>
            {busy ? 'Loading …' : 'Show more'}
          </Button>
        </div>
      )}
    </Section>
  );
}

function joinNames(a: WireNames, b: WireNames): WireNames {
  return { labels: { ...a.labels, ...b.labels }, tokens: { ...a.tokens, ...b.tokens } };
}
