import { z } from 'zod';
import {
  MAX_INVITATIONS,
  MAX_MEMBERS,
  type Invitation,
  type ReceivedInvitation,
} from '#contracts/people/teams';
import type { InvitationClaim, OpenInvitation, StoredInvitation } from '#store/users/team-invitations';
import type { StoredMember } from '#store/users/teams';
import { actionError } from '../errors/action-error.ts';
import { hashSecret } from '../sessions/secrets.ts';
import { toTeamPerson } from './team-detail.ts';
import type { UserContext } from './user-context.ts';

export const NO_INVITATION =
  'There is no such invitation: it was used, withdrawn or declined, or it has expired.';

export const invitationSecret = z.string().regex(/^[\w-]{43}$/, 'must be the secret of a link');

/** The secret of a link, or the id of an invitation to one's wallet. */
export const invitationClaim = z
  .strictObject({ secret: invitationSecret.optional(), id: z.string().max(64).optional() })
  .refine(({ secret, id }) => (secret === undefined) !== (id === undefined), 'must have a secret or an id');

/** What whoever asks holds up; throws 404 where it can be nothing. */
export async function toClaim(
  call: UserContext,
  { secret, id }: { readonly secret?: string | undefined; readonly id?: string | undefined },
): Promise<InvitationClaim> {
  if (secret !== undefined) return { kind: 'secret', secretHash: hashSecret(secret) };
  const { wallet } = await call.requireUser();
  if (wallet === undefined || id === undefined) throw actionError(404, NO_INVITATION);
  return { kind: 'wallet', id, wallet };
}

export const toReceived = ({
  id,
  teamName,
  role,
  members,
  expiresMs,
}: OpenInvitation): ReceivedInvitation => ({
  id,
  team: teamName,
  role,
  members,
  expiresMs,
});

export const toInvitation = (
  { id, teamId, role, wallet, invitedBy, createdMs, expiresMs }: StoredInvitation,
  members: readonly StoredMember[],
): Invitation => {
  const inviter = members.find(({ userId }) => userId === invitedBy);
  return {
    id,
    way: wallet === undefined ? { kind: 'link' } : { kind: 'wallet', wallet },
    role,
    invitedBy: inviter && toTeamPerson(teamId, inviter),
    createdMs,
    expiresMs,
  };
};

export async function listInvitations(
  call: UserContext,
  teamId: string,
): Promise<{ readonly invitations: readonly Invitation[] }> {
  const [invitations, members] = await Promise.all([
    call.users.teamInvitations.list(teamId, call.nowMs(), MAX_INVITATIONS),
    call.users.teams.members(teamId, MAX_MEMBERS),
  ]);
  return { invitations: invitations.map((one) => toInvitation(one, members)) };
}
