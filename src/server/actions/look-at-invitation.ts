import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { invitationSecret, NO_INVITATION, toClaim, toReceived } from '../users/invitations.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'lookAtInvitation',
  right: 'anyone',
  says: 'Says what the link of an invitation invites to.',
  input: z.strictObject({ secret: invitationSecret }),
  audit: 'a question changes nothing',
  async run(call, { secret }) {
    const found = await call.users.teamInvitations.find(await toClaim(call, { secret }), call.nowMs());
    if (found === undefined) throw actionError(404, NO_INVITATION);
    return toReceived(found);
  },
});
