import { actionError } from '../errors/action-error.ts';
import { invitationClaim, NO_INVITATION, toClaim } from '../users/invitations.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'declineInvitation',
  right: 'signed-in',
  says: 'Declines an invitation, which nobody can accept from then on.',
  input: invitationClaim,
  audit: {
    thing: () => 'invitation',
    after: () => 'declined',
    team: (_input, answer) => answer?.team,
  },
  async run(call, input) {
    const declined = await call.users.teamInvitations.decline(await toClaim(call, input), call.nowMs());
    if (declined === undefined) throw actionError(404, NO_INVITATION);
    return { team: declined.teamId };
  },
});
