import { useEffect, useState } from 'react';
import type { ReceivedInvitation, TeamCard } from '#contracts/people/teams';
import { useQuery } from '@tanstack/react-query';
import { act } from '../../api/act.ts';
import { useClient } from '../../api/use-client.ts';
import { takeFragment } from '../../router/fragment.ts';
import { usePlace } from '../../router/place.ts';
import { Notice } from '../../ui/block/notice.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { AgeValue } from '../../values/age.tsx';
import { invitationFragment } from './invitation-link.ts';
import { OnlyJoined } from './only-joined.tsx';
import { useChange } from './use-change.tsx';
import styles from './teams.module.css';

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
      <Notice kind="not-found" title="This address is not an invitation.">
        <p>Open the link as it was sent to you, with everything after the #.</p>
      </Notice>
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
      <Notice kind="not-available" title={error.message}>
        <p>Ask whoever sent the link for another.</p>
      </Notice>
    );
  }
  if (data === undefined) return <Skeleton lines={3} />;
  return (
    <>
      <Notice kind="empty" title={`You are invited to the team ${data.team}.`}>
        <p>
          You would be one of its members as <strong>{data.role}</strong>. It has {data.members}{' '}
          {data.members === 1 ? 'member' : 'members'}. The invitation is open until{' '}
          <AgeValue unixSeconds={Math.floor(data.expiresMs / 1_000)} />. Members see your wallet and the name
          in your profile.
        </p>
      </Notice>
      <OnlyJoined title="To accept it, join first.">
        <Answer secret={secret} />
      </OnlyJoined>
    </>
  );
}

function Answer({ secret }: { readonly secret: string }) {
  const { navigate } = usePlace();
  const [isDeclined, setIsDeclined] = useState(false);
  const { busy, failure, run } = useChange(() => undefined);
  if (isDeclined) return <Notice inline kind="empty" title="You declined the invitation." />;
  return (
    <>
      {failure}
      <div className={styles.actions}>
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
      </div>
    </>
  );
}
