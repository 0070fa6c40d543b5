import { z } from 'zod';
import { ROLES } from '#contracts/people/roles';
import { INVITATION_DAYS, MAX_INVITATIONS, MAX_MEMBERS } from '#contracts/people/teams';
import { actionError } from '../errors/action-error.ts';
import { hashSecret, makeId, makeSecret } from '../sessions/secrets.ts';
import { isSigningAddress } from '../sessions/verify-signature.ts';
import { addressText } from '../users/address-text.ts';
import { teamId } from '../users/in-team.ts';
import { toInvitation } from '../users/invitations.ts';
import { defineAction } from './define-action.ts';

const DAY_MS = 86_400_000;

export default defineAction({
  name: 'invite',
  right: 'invitations.write',
  says: 'Invites a wallet to a team, or whoever first brings a link. The secret of a link is in this answer alone.',
  input: z.strictObject({
    team: teamId,
    role: z.enum(ROLES),
    wallet: addressText
      .refine(isSigningAddress, 'must be the address of a wallet, which can sign')
      .optional(),
    days: z.int().min(INVITATION_DAYS.least).max(INVITATION_DAYS.most).optional(),
  }),
  audit: {
    thing: (_input, answer) => `invitation ${answer?.invitation.id ?? ''}`,
    after: ({ role, wallet }, answer) => ({ role, wallet, expiresMs: answer?.invitation.expiresMs }),
  },
  async run(call, { role, wallet, days = INVITATION_DAYS.usual }) {
    const { ownerId, actorId } = await call.requireOwner();
    const members = await call.users.teams.members(ownerId, MAX_MEMBERS);
    if (wallet !== undefined && members.some((member) => member.wallet === wallet)) {
      throw actionError(409, 'This wallet is a member already.');
    }
    const secret = wallet === undefined ? makeSecret() : undefined;
    const invitation = {
      id: makeId(),
      teamId: ownerId,
      role,
      wallet,
      secretHash: secret && hashSecret(secret),
      invitedBy: actorId,
      createdMs: call.nowMs(),
      expiresMs: call.nowMs() + days * DAY_MS,
    };
    const outcome = await call.users.teamInvitations.add(invitation, MAX_INVITATIONS);
    if (outcome === 'forbidden') throw actionError(403, 'You can invite to your own role at most.');
    if (outcome === 'full') {
      throw actionError(409, `${MAX_INVITATIONS} invitations wait for an answer, which is the maximum.`);
    }
    return { invitation: toInvitation(invitation, members), secret };
  },
});
