import { Mail, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReceivedInvitation, TeamCard } from '#contracts/people/teams';
import { useQuery } from '@tanstack/react-query';
import { act } from '../../api/act.ts';
import { useClient } from '../../api/use-client.ts';
import { takeFragment } from '../../router/fragment.ts';
import { usePlace } from '../../router/place.ts';
import { GiveList } from '../../services/join/give-list.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { AgeValue } from '../../values/age.tsx';
import { invitationFragment } from './invitation-link.ts';
import { OnlyJoined } from '../../services/join/only-joined.tsx';
import { TEAM_PARTS } from './team-parts.ts';
import { useChange } from './use-change.tsx';

/** A link to a team: what it invites to, and the answer to it. */
export function InvitationView() {
  // Taken out of the address, so that it does not stay in the history of the browser.
  const [secret, setSecret] = useState<string>();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const taken = takeFragment(invitationFragment)?.secret;
    if (taken !== undefined) setSecret(taken);
    setIsRead(true);
  }, []);
  if (!isRead) return <Skeleton lines={3} />;
  if (secret === undefined) {
    return (
      <EmptyState
        page
        kind="not-found"
        icon={Mail}
        title="This link is not an invitation"
        aside={<GiveList gives={TEAM_PARTS} />}
        actions={<a href="/teams">Teams</a>}
      >
        Open the link exactly as it was sent to you, with everything after the #.
      </EmptyState>
    );
  }
  return <Invited secret={secret} />;
}

function Invited({ secret }: { readonly secret: string }) {
  const { data, error } = useQuery(
    {
      queryKey: ['invitation', secret],
      queryFn: ({ signal }): Promise<ReceivedInvitation> => act('lookAtInvitation', { secret }, signal),
      retry: false,
      gcTime: 0,
    },
    useClient(),
  );
  if (error) {
    return (
      <EmptyState
        page
        kind="not-available"
        icon={Mail}
        title={error.message}
        actions={<a href="/teams">Teams</a>}
      >
        Ask the person who sent it for a new link.
      </EmptyState>
    );
  }
  if (data === undefined) return <Skeleton lines={3} />;
  return (
    <OnlyJoined
      icon={Users}
      title={`You are invited to the team ${data.team}`}
      why="Join to accept or decline."
      gives={[
        ['Your role', data.role],
        ['Members', String(data.members)],
        ['Open until', <AgeValue key="until" unixSeconds={Math.floor(data.expiresMs / 1_000)} />],
        ['What they see', 'Members see your wallet and the name in your profile.'],
      ]}
    >
      <Answer secret={secret} invitation={data} />
    </OnlyJoined>
  );
}

function Answer({
  secret,
  invitation: { team, role, members, expiresMs },
}: {
  readonly secret: string;
  readonly invitation: ReceivedInvitation;
}) {
  const { navigate } = usePlace();
  const [isDeclined, setIsDeclined] = useState(false);
  const { busy, failure, run } = useChange(() => undefined);
  if (isDeclined)
    return (
      <EmptyState
        page
        icon={Users}
        title="You declined the invitation"
        actions={<a href="/teams">Teams</a>}
      />
    );
  return (
    <>
      {failure}
      <EmptyState
        page
        icon={Users}
        title={`You are invited to the team ${team}`}
        actions={
          <>
            <Button
              look="primary"
              disabled={busy}
              onClick={() =>
                run(async () => {
                  const { id }: TeamCard = await act('acceptInvitation', { secret });
                  navigate(`/teams/${id}`);
                })
              }
            >
              Accept
            </Button>
            <Button
              disabled={busy}
              onClick={() =>
                run(async () => {
                  await act('declineInvitation', { secret });
                  setIsDeclined(true);
                })
              }
            >
              Decline
            </Button>
          </>
        }
      >
        <p>
          Your role would be <strong>{role}</strong>. The team has {members}{' '}
          {members === 1 ? 'member' : 'members'}, who will see your wallet and the name in your profile. The
          invitation is open until <AgeValue unixSeconds={Math.floor(expiresMs / 1_000)} />.
        </p>
      </EmptyState>
    </>
  );
}
