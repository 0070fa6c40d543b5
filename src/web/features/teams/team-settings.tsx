import { useState, type SubmitEvent } from 'react';
import { hasRight } from '#contracts/people/roles';
import { MAX_TEAM_NAME, type TeamDetail } from '#contracts/people/teams';
import { act } from '../../api/act.ts';
import { useOwnAnswer } from '../../api/use-own-answer.ts';
import { Notice } from '../../ui/block/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { useChange } from './use-change.tsx';
import styles from './teams.module.css';

/** Name, identity providers, leaving and deleting, each for whom it is. `onGone`: the visitor is in the team no longer. */
export function TeamSettings({
  team,
  onDone,
  onGone,
}: {
  readonly team: TeamDetail;
  readonly onDone: () => void;
  readonly onGone: () => void;
}) {
  const going = useChange(onGone);
  return (
    <>
      {hasRight(team.role, 'team.write') && <Rename key={team.name} team={team} onDone={onDone} />}
      {hasRight(team.role, 'providers.write') && <Providers team={team} onDone={onDone} />}
      {going.failure}
      <div className={styles.actions}>
        <Button
          disabled={going.busy}
          onClick={() => {
            if (confirm(`Leave ${team.name}? The keys you made for it are removed.`))
              going.run(() => act('leaveTeam', { team: team.id }));
          }}
        >
          Leave the team
        </Button>
        {hasRight(team.role, 'team.delete') && (
          <Button
            disabled={going.busy}
            onClick={() => {
              if (confirm(`Delete ${team.name} with everything it has? This cannot be undone.`))
                going.run(() => act('deleteTeam', { team: team.id }));
            }}
          >
            Delete the team
          </Button>
        )}
      </div>
    </>
  );
}

function Rename({ team, onDone }: { readonly team: TeamDetail; readonly onDone: () => void }) {
  const [name, setName] = useState(team.name);
  const { busy, failure, run } = useChange(onDone);
  return (
    <>
      {failure}
      <form
        className={styles.form}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          run(() => act('renameTeam', { team: team.id, name }));
        }}
      >
        <label>
          Name
          <input
            value={name}
            required
            maxLength={MAX_TEAM_NAME}
            autoComplete="off"
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <div className={styles.actions}>
          <Button type="submit" disabled={busy || name.trim() === team.name}>
            Rename
          </Button>
        </div>
      </form>
    </>
  );
}

function Providers({ team, onDone }: { readonly team: TeamDetail; readonly onDone: () => void }) {
  const { data: cards } = useOwnAnswer('ssoProviders', {});
  const { busy, failure, run } = useChange(onDone);
  const known = cards?.filter(({ enabled }) => enabled) ?? [];
  const gone = team.providers.filter((id) => !known.some((one) => one.id === id));
  const all = [...known.map(({ id, name }) => ({ id, name })), ...gone.map((id) => ({ id, name: id }))];
  if (cards !== undefined && all.length === 0) return null;
  const set = (providers: readonly string[]) =>
    run(() => act('setTeamProviders', { team: team.id, providers }));
  return (
    <>
      {failure}
      <fieldset className={styles.fieldset} disabled={busy}>
        <legend>Members must have signed in by</legend>
        {team.providers.length === 0 && <Notice kind="empty" title="Any way of signing in" />}
        {all.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={team.providers.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                set(checked ? [...team.providers, id] : team.providers.filter((one) => one !== id))
              }
            />{' '}
            <bdi>{name}</bdi>
          </label>
        ))}
      </fieldset>
    </>
  );
}
