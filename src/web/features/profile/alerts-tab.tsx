import { Bell } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { CLUSTER_NAMES, type ServedCluster } from '#contracts/cluster';
import type { Alert } from '#contracts/people/people';
import { readQueryText, toExploreHref } from '#contracts/query/read-query';
import { sayQuery } from '#contracts/query/say-query';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { alertSearch } from './alert-search.ts';
import { AlertEvents } from './alert-events.tsx';
import { ALERT_KINDS, toRule, toRuleText, type AddressAlert } from '../../values/alert-text.ts';
import { OwnState } from '../../answers/own-state.tsx';
import { useOwn } from '../../api/use-own.ts';
import { useMay } from '../../visitor/use-may.ts';
import styles from './profile.module.css';

/** The user's alerts, and what they have found. */
export function AlertsTab() {
  const own = useOwn('alerts', {});
  const may = useMay('alerts.write');
  const columns: readonly Column<Alert>[] = [
    { key: 'address', title: 'About', wide: true, cell: (alert) => <About alert={alert} /> },
    { key: 'cluster', title: 'Cluster', short: '', cell: ({ cluster }) => CLUSTER_NAMES[cluster] },
    { key: 'rule', title: 'Condition', short: '', cell: ({ rule }) => toRuleText(rule) },
    {
      key: 'checked',
      title: 'Last checked',
      short: 'Checked',
      cell: ({ checkedMs, problem }) =>
        problem ??
        (checkedMs === undefined ? 'not yet' : <AgeValue unixSeconds={Math.floor(checkedMs / 1_000)} />),
    },
    {
      key: 'change',
      title: 'Change',
      phone: 'text',
      short: '',
      cell: ({ id, isOn }) => (
        <>
          <Button
            look="plain"
            aria-pressed={isOn}
            disabled={own.busy || !may}
            onClick={() =>
              void own.change('switchAlert', { id, isOn: !isOn }, ({ alerts }) => ({
                alerts: alerts.map((one) => (one.id === id ? { ...one, isOn: !isOn } : one)),
              }))
            }
          >
            {isOn ? 'On' : 'Off'}
          </Button>
          <Button
            look="plain"
            disabled={!may}
            onClick={() =>
              void own.change('removeAlert', { id }, ({ alerts }) => ({
                alerts: alerts.filter((one) => one.id !== id),
              }))
            }
          >
            Remove
          </Button>
        </>
      ),
    },
  ];
  return (
    <>
      <AlertEvents />
      <OwnState own={own}>
        {({ alerts }) => (
          <>
            {may && <NewAlert busy={own.busy} onAdd={(alert) => own.change('addAlert', alert)} />}
            {alerts.length === 0 ? (
              <EmptyState
                icon={Bell}
                title="No alerts yet"
                actions={<a href="/webhooks">Send alerts elsewhere</a>}
              >
                Add one above. Each alert is checked twice a minute while this server runs.
              </EmptyState>
            ) : (
              <Table label="All alerts" columns={columns} rows={alerts} keyOf={({ id }) => id} />
            )}
          </>
        )}
      </OwnState>
    </>
  );
}

/** The address, or the query with the way to it. */
function About({ alert: { address, rule } }: { readonly alert: Alert }) {
  if (address !== undefined) return <AddressValue address={address} />;
  const query = rule.kind === 'query' ? readQueryText(rule.query) : undefined;
  return query === undefined ? 'a query' : <a href={toExploreHref(query)}>{sayQuery(query)}</a>;
}

type Wish = Pick<Alert, 'address' | 'rule'> & { readonly cluster: ServedCluster };

function NewAlert({
  busy,
  onAdd,
}: {
  readonly busy: boolean;
  readonly onAdd: (alert: Wish) => Promise<boolean>;
}) {
  const { cluster } = usePlace();
  const { about = '', when = 'activity' } = useSearch(alertSearch).values;
  const [address, setAddress] = useState(about);
  const [kind, setKind] = useState<AddressAlert>(when);
  const [limit, setLimit] = useState('');
  const [wrong, setWrong] = useState<string>();
  if (cluster === 'custom') {
    return (
      <Notice kind="not-available" title="This server cannot watch your own endpoint.">
        <p>Choose a cluster it serves to add an alert there.</p>
      </Notice>
    );
  }
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = toRule(kind, limit);
    if ('wrong' in found) {
      setWrong(found.wrong);
      return;
    }
    setWrong(undefined);
    if (await onAdd({ cluster, address, rule: found.rule })) {
      setAddress('');
      setLimit('');
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void add(event)} aria-label="New alert">
      <label>
        Tell me when
        <input
          className={styles.mono}
          value={address}
          required
          placeholder="address"
          autoComplete="off"
          spellCheck={false}
          onInput={({ currentTarget }) => setAddress(currentTarget.value)}
        />
      </label>
      <label>
        on {CLUSTER_NAMES[cluster]}
        <select value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value as AddressAlert)}>
          {Object.entries(ALERT_KINDS).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {kind !== 'activity' && (
        <label>
          Limit
          <input
            value={limit}
            required
            inputMode="decimal"
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong === undefined ? undefined : 'wrong-limit'}
            onInput={({ currentTarget }) => setLimit(currentTarget.value)}
          />
          {wrong !== undefined && (
            <small id="wrong-limit" role="alert">
              {wrong}
            </small>
          )}
        </label>
      )}
      <div className={styles.actions}>
        <Button look="primary" type="submit" disabled={busy}>
          Add alert
        </Button>
      </div>
    </form>
  );
}
