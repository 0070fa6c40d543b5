import { KeyRound } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { KEY_LIMITS, MAX_NAME, type ApiKey } from '#contracts/people/people';
import { isAtLeast, ROLES, type Role } from '#contracts/people/roles';
import { toGrouped } from '#contracts/text/value-text';
import { act } from '../../api/act.ts';
import { useClient } from '../../api/use-client.ts';
import { Button } from '../../ui/form/button.tsx';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AgeValue } from '../../values/age.tsx';
import { OwnState } from '../../answers/own-state.tsx';
import { useOwn } from '../../api/use-own.ts';
import { useActingTeam } from '../../visitor/acting-team.ts';
import { useMay } from '../../visitor/use-may.ts';
import styles from './profile.module.css';

/** The user's API keys. A key's secret is shown once, when it is made. */
export function KeysTab() {
  const own = useOwn('apiKeys', {});
  const team = useActingTeam();
  const may = useMay('keys.write');
  const [role, setRole] = useState<Role>('viewer');
  const [name, setName] = useState('');
  const [secret, setSecret] = useState<string>();
  const creating = useMutation(
    {
      mutationFn: () => act('createApiKey', { name, ...(team !== undefined && { role }) }),
      onSuccess(made) {
        setSecret(made.secret);
        setName('');
        own.reload();
      },
      // The secret is shown here and stored nowhere else.
      gcTime: 0,
    },
    useClient(),
  );
  const columns: readonly Column<ApiKey>[] = [
    { key: 'name', title: 'Name', wide: true, cell: ({ name: text }) => <bdi>{text}</bdi> },
    { key: 'prefix', title: 'Prefix', cell: ({ prefix }) => <code>{prefix}…</code> },
    ...(team === undefined
      ? []
      : [{ key: 'role', title: 'Acts as', cell: ({ role: given }: ApiKey) => given ?? '' }]),
    {
      key: 'created',
      title: 'Created',
      cell: ({ createdMs }) => <AgeValue unixSeconds={Math.floor(createdMs / 1_000)} />,
    },
    {
      key: 'used',
      title: 'Last used',
      cell: ({ usedMs }) =>
        usedMs === undefined ? 'never' : <AgeValue unixSeconds={Math.floor(usedMs / 1_000)} />,
    },
    { key: 'calls', title: 'Today (UTC)', align: 'right', cell: ({ callsToday }) => toGrouped(callsToday) },
    {
      key: 'remove',
      title: 'Remove',
      phone: 'action',
      cell: ({ id, name: text }) =>
        may && (
          <Button
            look="plain"
            aria-label={`Remove the key ${text}`}
            onClick={() =>
              void own.change('removeApiKey', { id }, ({ keys }) => ({
                keys: keys.filter((key) => key.id !== id),
              }))
            }
          >
            Remove
          </Button>
        ),
    },
  ];
  return (
    <OwnState own={own}>
      {({ keys }) => (
        <>
          <p className={styles.note}>
            Send it as <code>Authorization: Bearer …</code> to any address below <code>/api/</code>. Each key
            may send {toGrouped(KEY_LIMITS.perSecond)} requests per second, {toGrouped(KEY_LIMITS.burst)} at
            once and {toGrouped(KEY_LIMITS.perDay)} per day (UTC).{' '}
            {team === undefined
              ? 'A key cannot sign in.'
              : 'It acts for this team with its role, never with more rights than whoever created it, and cannot change members.'}{' '}
            See the <a href="/swagger">API reference</a>.
          </p>
          {secret !== undefined && (
            <div role="status" className={styles.secret}>
              <p>This is the key. It is not shown again, so copy it now.</p>
              <code>{secret}</code> <CopyButton text={secret} label="Copy key" />
            </div>
          )}
          {creating.error && <Notice kind="not-available" title={creating.error.message} />}
          {may && (
            <form
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault();
                creating.mutate();
              }}
            >
              <label>
                Name of a new key
                <input
                  value={name}
                  required
                  maxLength={MAX_NAME}
                  onInput={({ currentTarget }) => setName(currentTarget.value)}
                />
              </label>
              {team !== undefined && (
                <label>
                  Acts as
                  <select value={role} onChange={({ currentTarget: { value } }) => setRole(value as Role)}>
                    {ROLES.filter((one) => isAtLeast(team.role, one)).map((one) => (
                      <option key={one}>{one}</option>
                    ))}
                  </select>
                </label>
              )}
              <div className={styles.actions}>
                <Button look="primary" type="submit" disabled={creating.isPending}>
                  Create key
                </Button>
              </div>
            </form>
          )}
          {keys.length === 0 ? (
            <EmptyState
              icon={KeyRound}
              title="No API keys yet"
              actions={<a href="/docs/api">How the API works</a>}
            >
              A key raises the limits of the API for your programs.
            </EmptyState>
          ) : (
            <Table label="All keys" columns={columns} rows={keys} keyOf={({ id }) => id} bare />
          )}
        </>
      )}
    </OwnState>
  );
}
