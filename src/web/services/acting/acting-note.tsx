import { Button } from '../../ui/form/button.tsx';
import { actAs, useActingTeam } from '../../visitor/acting-team.ts';
import styles from './acting.module.css';

/** Says on every page that labels and stars are a team's now, with the way back. */
export function ActingNote() {
  const team = useActingTeam();
  if (team === undefined) return null;
  return (
    <p className={styles.note} data-acting={team.id}>
      <span>
        Acting as{' '}
        <a href={`/teams/${team.id}`}>
          <bdi>{team.name}</bdi>
        </a>
      </span>
      <Button look="plain" aria-label={`Stop acting as ${team.name}`} onClick={() => actAs(undefined)}>
        Stop
      </Button>
    </p>
  );
}
