import { Mail } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { isAtLeast, ROLES, type Role } from '#contracts/people/roles';
import { INVITATION_DAYS, type Invitation, type TeamDetail } from '#contracts/people/teams';
import { OwnState } from '../../answers/own-state.tsx';
import { act } from '../../api/act.ts';
import { useOwn } from '../../api/use-own.ts';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { toInvitationHref } from './invitation-link.ts';
import { TeamPersonName } from './team-person.tsx';
import { useChange } from './use-change.tsx';
import styles from './teams.module.css';

/** Invitations to a team that wait for an answer, and a form for another. */
export function Invitations({ team }: { readonly team: TeamDetail }) {
  const own = useOwn('teamInvitations', { team: team.id });
  const columns: readonly Column<Invitation>[] = [
    {
      key: 'way',
      title: 'For',
      wide: true,
      cell: ({ way }) =>
        way.kind === 'link' ? 'whoever brings the link' : <AddressValue address={way.wallet} />,
    },
    { key: 'role', title: 'As', cell: ({ role }) => role },
    {
      key: 'by',
      title: 'By',
      cell: ({ invitedBy }) => (invitedBy ? <TeamPersonName person={invitedBy} /> : 'somebody who left'),
    },
    {
      key: 'expires',
      title: 'Until',
      cell: ({ expiresMs }) => <AgeValue unixSeconds={Math.floor(expiresMs / 1_000)} />,
    },
    {
      key: 'change',
      title: 'Change',
      phone: 'text',
      short: '',
      cell: ({ id, role }) => (
        <Button
          look="plain"
          disabled={own.busy}
          aria-label={`Withdraw the invitation as ${role}`}
          onClick={() => void own.change('revokeInvitation', { team: team.id, id })}
        >
          Withdraw
        </Button>
      ),
    },
  ];
  return (
    <>
      <NewInvitation team={team} onDone={own.reload} />
      <OwnState own={own}>
        {({ invitations }) =>
          invitations.length === 0 ? (
            <EmptyState icon={Mail} title="No open invitations" />
          ) : (
            <Table label="Open invitations" columns={columns} rows={invitations} keyOf={({ id }) => id} />
          )
        }
      </OwnState>
    </>
  );
}

function NewInvitation({ team, onDone }: { readonly team: TeamDetail; readonly onDone: () => void }) {
  const [wallet, setWallet] = useState('');
  const [role, setRole] = useState<Role>('viewer');
  const [days, setDays] = useState<number>(INVITATION_DAYS.usual);
  const [link, setLink] = useState<string>();
  const { busy, failure, run } = useChange(() => {
    setWallet('');
    onDone();
  });
  const invite = async (): Promise<void> => {
    setLink(undefined);
    const address = wallet.trim();
    const { secret } = await act('invite', {
      team: team.id,
      role,
      days,
      ...(address !== '' && { wallet: address }),
    });
    setLink(secret && new URL(toInvitationHref(secret), location.href).href);
  };
  return (
    <>
      {link !== undefined && (
        <div role="status" className={styles.secret}>
          <p>This is the link. It is not shown again, so copy it now. Whoever opens it first can join.</p>
          <code>{link}</code> <CopyButton text={link} label="Copy link" />
        </div>
      )}
      {failure}
      <form
        className={styles.form}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          run(invite);
        }}
      >
        <label>
          Wallet, or empty for a link
          <input
            value={wallet}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onInput={({ currentTarget }) => setWallet(currentTarget.value)}
          />
        </label>
        <label>
          Role
          <select value={role} onChange={({ currentTarget: { value } }) => setRole(value as Role)}>
            {ROLES.filter((one) => isAtLeast(team.role, one)).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          Days it may wait
          <input
            type="number"
            required
            min={INVITATION_DAYS.least}
            max={INVITATION_DAYS.most}
            value={days}
            onInput={({ currentTarget }) => setDays(currentTarget.valueAsNumber || INVITATION_DAYS.usual)}
          />
        </label>
        <div className={styles.actions}>
          <Button look="primary" type="submit" disabled={busy}>
            Invite
          </Button>
        </div>
      </form>
    </>
  );
}
