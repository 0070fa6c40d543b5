import { Users } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { MAX_TEAM_NAME, type ReceivedInvitation, type TeamCard } from '#contracts/people/teams';
import { OwnState } from '../../answers/own-state.tsx';
import { act } from '../../api/act.ts';
import { useOwn } from '../../api/use-own.ts';
import { FeatureGate } from '../../services/expertise/feature-gate.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AgeValue } from '../../values/age.tsx';
import { useChange } from './use-change.tsx';
import styles from './teams.module.css';

const COLUMNS: readonly Column<TeamCard>[] = [
  {
    key: 'name',
    title: 'Team',
    wide: true,
    cell: ({ id, name }) => (
      <a href={`/teams/${id}`}>
        <bdi>{name}</bdi>
      </a>
    ),
  },
  { key: 'role', title: 'Your role', cell: ({ role }) => role },
  { key: 'members', title: 'Members', align: 'right', cell: ({ members }) => members },
  {
    key: 'created',
    title: 'Since',
    cell: ({ createdMs }) => <AgeValue unixSeconds={Math.floor(createdMs / 1_000)} />,
  },
];

/** The teams of whoever is signed in, what they are invited to, and a form for a new one. */
export function TeamList() {
  const own = useOwn('teams', {});
  return (
    <OwnState own={own}>
      {({ teams, invitations }) => (
        <>
          {invitations.length > 0 && (
            <Section title="Invitations to your wallet" flush>
              <Received invitations={invitations} onDone={own.reload} />
            </Section>
          )}
          <Section title="Your teams" flush>
            {teams.length === 0 ? (
              <EmptyState
                icon={Users}
                title="You are not in a team yet"
                actions={<a href="/docs/teams">How teams work</a>}
              >
                Make one below, or ask a team to invite your wallet or to send you a link.
              </EmptyState>
            ) : (
              <Table label="Teams you are in" columns={COLUMNS} rows={teams} keyOf={({ id }) => id} />
            )}
            <FeatureGate feature="role-based-access" name="Making teams is">
              <NewTeam onDone={own.reload} />
            </FeatureGate>
          </Section>
        </>
      )}
    </OwnState>
  );
}

function Received({
  invitations,
  onDone,
}: {
  readonly invitations: readonly ReceivedInvitation[];
  readonly onDone: () => void;
}) {
  const { busy, failure, run } = useChange(onDone);
  const columns: readonly Column<ReceivedInvitation>[] = [
    { key: 'team', title: 'Team', wide: true, cell: ({ team }) => <bdi>{team}</bdi> },
    { key: 'role', title: 'As', cell: ({ role }) => role },
    { key: 'members', title: 'Members', align: 'right', cell: ({ members }) => members },
    {
      key: 'expires',
      title: 'Until',
      cell: ({ expiresMs }) => <AgeValue unixSeconds={Math.floor(expiresMs / 1_000)} />,
    },
    {
      key: 'answer',
      title: 'Answer',
      phone: 'text',
      short: '',
      cell: ({ id, team }) => (
        <>
          <Button
            look="plain"
            disabled={busy}
            aria-label={`Accept the invitation to ${team}`}
            onClick={() => run(() => act('acceptInvitation', { id }))}
          >
            Accept
          </Button>
          <Button
            look="plain"
            disabled={busy}
            aria-label={`Decline the invitation to ${team}`}
            onClick={() => run(() => act('declineInvitation', { id }))}
          >
            Decline
          </Button>
        </>
      ),
    },
  ];
  return (
    <>
      {failure}
      <Table label="Received invitations" columns={columns} rows={invitations} keyOf={({ id }) => id} />
    </>
  );
}

function NewTeam({ onDone }: { readonly onDone: () => void }) {
  const [name, setName] = useState('');
  const { busy, failure, run } = useChange(() => {
    setName('');
    onDone();
  });
  return (
    <>
      {failure}
      <form
        className={styles.form}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          run(() => act('createTeam', { name }));
        }}
      >
        <label>
          Name of a new team
          <input
            value={name}
            required
            maxLength={MAX_TEAM_NAME}
            autoComplete="off"
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <div className={styles.actions}>
          <Button look="primary" type="submit" disabled={busy}>
            Make team
          </Button>
        </div>
      </form>
    </>
  );
}
