import { hasRight, ROLES, type Role } from '#contracts/people/roles';
import type { TeamDetail, TeamMember } from '#contracts/people/teams';
import { act } from '../../api/act.ts';
import { Button } from '../../ui/form/button.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AgeValue } from '../../values/age.tsx';
import { TeamPersonName } from './team-person.tsx';
import { useChange } from './use-change.tsx';
import styles from './teams.module.css';

const nameOf = ({ name, wallet }: TeamMember): string => wallet ?? name ?? 'a member without a wallet';

/** Who is in a team, and for those who may: other roles, removal, handing it over. */
export function Members({ team, onDone }: { readonly team: TeamDetail; readonly onDone: () => void }) {
  const { busy, failure, run } = useChange(onDone);
  const mayOwners = hasRight(team.role, 'owners.write');
  const mayChange = ({ role }: TeamMember): boolean =>
    hasRight(team.role, 'members.write') && (role !== 'owner' || mayOwners);
  const roles = ROLES.filter((role) => role !== 'owner' || mayOwners);
  const change: Column<TeamMember> = {
    key: 'change',
    title: 'Change',
    phone: 'text',
    short: '',
    cell: (person) =>
      person.isYou ? null : (
        <>
          {mayChange(person) && (
            <Button
              look="plain"
              disabled={busy}
              aria-label={`Remove ${nameOf(person)}`}
              onClick={() => {
                if (confirm(`Remove ${nameOf(person)}? Their access and the keys they made end at once.`))
                  run(() => act('removeMember', { team: team.id, member: person.id }));
              }}
            >
              Remove
            </Button>
          )}
          {mayOwners && (
            <Button
              look="plain"
              disabled={busy}
              aria-label={`Hand the team over to ${nameOf(person)}`}
              onClick={() => {
                if (confirm(`Make ${nameOf(person)} an owner, and yourself an admin?`))
                  run(() => act('transferTeam', { team: team.id, member: person.id }));
              }}
            >
              Hand over
            </Button>
          )}
        </>
      ),
  };
  const columns: readonly Column<TeamMember>[] = [
    {
      key: 'who',
      title: 'Member',
      wide: true,
      cell: (person) => (
        <>
          <TeamPersonName person={person} />
          {person.isYou && ' (you)'}
        </>
      ),
    },
    {
      key: 'role',
      title: 'Role',
      phone: 'text',
      cell: (person) =>
        mayChange(person) ? (
          <select
            className={styles.role}
            aria-label={`Role of ${nameOf(person)}`}
            value={person.role}
            disabled={busy}
            onChange={({ currentTarget: { value } }) =>
              run(() => act('setMemberRole', { team: team.id, member: person.id, role: value as Role }))
            }
          >
            {roles.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
        ) : (
          person.role
        ),
    },
    {
      key: 'since',
      title: 'Since',
      cell: ({ sinceMs }) => <AgeValue unixSeconds={Math.floor(sinceMs / 1_000)} />,
    },
    ...(hasRight(team.role, 'members.write') ? [change] : []),
  ];
  return (
    <>
      {failure}
      <Table label="Who is in the team" columns={columns} rows={team.people} keyOf={({ id }) => id} />
    </>
  );
}
