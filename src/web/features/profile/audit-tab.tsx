import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import type { AuditRow } from '#contracts/people/people';
import type { TeamDetail } from '#contracts/people/teams';
import { toShortAddress } from '#contracts/text/value-text';
import { act } from '../../api/act.ts';
import { useSettled } from '../../api/use-settled.ts';
import { useOwn } from '../../api/use-own.ts';
import { OwnState } from '../../answers/own-state.tsx';
import { FeatureGate } from '../../services/expertise/feature-gate.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AgeValue } from '../../values/age.tsx';
import styles from './profile.module.css';

const COLUMNS: readonly Column<AuditRow>[] = [
  {
    key: 'time',
    title: 'Time',
    phone: 'figure',
    short: '',
    cell: ({ atMs }) => <AgeValue unixSeconds={Math.floor(atMs / 1_000)} />,
  },
  { key: 'action', title: 'Action', phone: 'main', cell: ({ action }) => <code>{action}</code> },
  { key: 'thing', title: 'Changed', wide: true, cell: ({ thing }) => <bdi>{thing}</bdi> },
  { key: 'before', title: 'Before', phone: 'text', cell: ({ before }) => <Value json={before} /> },
  { key: 'after', title: 'After', phone: 'text', cell: ({ after }) => <Value json={after} /> },
  { key: 'client', title: 'From', cell: ({ client }) => client },
  { key: 'hash', title: 'Hash', cell: ({ hash }) => <code title={hash}>{hash.slice(0, 12)}…</code> },
];

/** Of a team, also whose hand it was. */
const TEAM_COLUMNS: readonly Column<AuditRow>[] = COLUMNS.toSpliced(1, 0, {
  key: 'who',
  title: 'By',
  cell: ({ who, actor }) => (
    <>
      <bdi className={styles.mono}>
        {who === undefined ? '' : who.length > 31 ? toShortAddress(who) : who}
      </bdi>
      {actor === 'key' && ' (a key)'}
    </>
  ),
});

/** How long nothing is typed before rows are filtered by it. */
const PAUSE_MS = 400;

/** A text without its quotes, anything else as JSON. */
function Value({ json }: { readonly json: string }) {
  return (
    <bdi className={styles.wrapped}>
      {/^"(?:[^"\\]|\\.)*"$/.test(json) ? (JSON.parse(json) as string) : json}
    </bdi>
  ); // a JSON string
}

/** What the user changed, from what to what and from where. */
export function AuditTab() {
  return (
    <FeatureGate feature="audit-logging" name="The audit log is">
      <AuditRows />
    </FeatureGate>
  );
}

interface Wish {
  readonly thing?: string;
  readonly team: string | undefined;
  readonly member?: string;
}

/** The rows, without the gate before them; of a team where one is given. */
export function AuditRows({ team }: { readonly team?: TeamDetail }) {
  const [member, setMember] = useState('');
  const [typed, setTyped] = useState('');
  // Asked for after a pause, or at once with Enter.
  const [entered, setEntered] = useState<string>();
  const settled = useSettled(typed, PAUSE_MS);
  const thing = entered === typed ? entered : settled;
  const wish: Wish = {
    ...(thing.trim() !== '' && { thing: thing.trim() }),
    // Without a team it is the visitor's own, whomever they act as.
    team: team?.id,
    ...(member !== '' && { member }),
  };
  const own = useOwn('auditLog', wish);
  const columns = team === undefined ? COLUMNS : TEAM_COLUMNS;
  const query = Object.entries(wish)
    .map(([key, value]) => (value === undefined ? '' : `&${key}=${encodeURIComponent(value)}`))
    .join('');
  const isFiltered = wish.thing !== undefined || wish.member !== undefined;
  return (
    <>
      <p className={styles.note}>
        A row is added with each change and stored for 400 days. Its hash covers the row and the one before
        it, so the operator finds rows that were altered or removed.
      </p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setEntered(typed);
        }}
      >
        <label>
          Filter by what was changed{' '}
          <input
            value={typed}
            maxLength={200}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
        {team !== undefined && (
          <label>
            By
            <select value={member} onChange={({ currentTarget }) => setMember(currentTarget.value)}>
              <option value="">everybody</option>
              {team.people.map(({ id, name, wallet }) => (
                <option key={id} value={id}>
                  {[name, wallet && toShortAddress(wallet)]
                    .filter((part) => part !== undefined)
                    .join(' · ') || 'a member without a wallet'}
                </option>
              ))}
            </select>
          </label>
        )}
        <span>
          All of these rows as{' '}
          <a href={`/api/me/audit/file?format=csv${query}`} download>
            CSV
          </a>{' '}
          or{' '}
          <a href={`/api/me/audit/file?format=json${query}`} download>
            JSON
          </a>
        </span>
      </form>
      <OwnState own={own}>
        {({ rows, next }) =>
          rows.length === 0 ? (
            <EmptyState
              kind={isFiltered ? 'not-found' : 'empty'}
              icon={isFiltered ? undefined : ScrollText}
              title={isFiltered ? 'No changes match' : 'No changes yet'}
            >
              {isFiltered
                ? 'Choose another part above.'
                : 'Everything that is changed here is listed with its time.'}
            </EmptyState>
          ) : (
            <>
              <Table
                label={team === undefined ? 'Your changes' : 'What was changed'}
                columns={columns}
                rows={rows}
                keyOf={({ seq }) => String(seq)}
              />
              {next !== undefined && (
                <Older key={`${query} ${next}`} columns={columns} wish={wish} before={next} />
              )}
            </>
          )
        }
      </OwnState>
    </>
  );
}

/** Rows of pages before the first, one more with each press. */
function Older({
  columns,
  wish,
  before,
}: {
  readonly columns: readonly Column<AuditRow>[];
  readonly wish: Wish;
  readonly before: number;
}) {
  const [rows, setRows] = useState<readonly AuditRow[]>([]);
  const [next, setNext] = useState<number | undefined>(before);
  const [failure, setFailure] = useState<string>();
  const [loading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const page = await act('auditLog', { ...wish, before: next });
      setRows([...rows, ...page.rows]);
      setNext(page.next);
      setFailure(undefined);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The older rows could not be loaded.');
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      {rows.length > 0 && (
        <Table label="Older changes" columns={columns} rows={rows} keyOf={({ seq }) => String(seq)} />
      )}
      {failure !== undefined && <Notice kind="not-available" title={failure} />}
      {next !== undefined && (
        <Button disabled={loading} onClick={() => void load()}>
          {loading ? 'Loading older changes…' : 'Show older changes'}
        </Button>
      )}
    </>
  );
}
