import { useId } from 'react';
import { useOwnAnswer } from '../../api/use-own-answer.ts';
import { actAs, useActingTeam } from '../../visitor/acting-team.ts';
import styles from './acting.module.css';

/** The switch between what is the visitor's own and what their teams have. Nothing where they are in no team. */
export function ActingAs() {
  const id = useId();
  const team = useActingTeam();
  const { data } = useOwnAnswer('teams', {});
  const teams =
    data?.teams.map(({ id: teamId, name, role }) => ({ id: teamId, name, role })) ??
    (team === undefined ? [] : [team]);
  if (teams.length === 0) return null;
  return (
    <p className={styles.switch}>
      <label htmlFor={id}>Acting as</label>{' '}
      <select
        id={id}
        value={team?.id ?? ''}
        onChange={({ currentTarget: { value } }) => actAs(teams.find((one) => one.id === value))}
      >
        <option value="">me</option>
        {teams.map(({ id: teamId, name, role }) => (
          <option key={teamId} value={teamId}>
            {`${name} (${role})`}
          </option>
        ))}
      </select>{' '}
      {team !== undefined && <a href={`/teams/${team.id}`}>the team’s page</a>}
    </p>
  );
}
