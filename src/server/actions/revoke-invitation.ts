import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { teamId } from '../users/in-team.ts';
import { listInvitations, NO_INVITATION } from '../users/invitations.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'revokeInvitation',
  right: 'invitations.write',
  says: 'Withdraws an invitation to a team; its link opens nothing from then on.',
  input: z.strictObject({ team: teamId, id: z.string().max(64) }),
  audit: {
    thing: ({ id }) => `invitation ${id}`,
    before: async (call, { id }) => {
      const { invitations } = await listInvitations(call, (await call.requireOwner()).ownerId);
      const found = invitations.find((one) => one.id === id);
      return found && { role: found.role, way: found.way };
    },
    after: () => 'withdrawn',
  },
  async run(call, { id }) {
    const { ownerId } = await call.requireOwner();
    if (!(await call.users.teamInvitations.revoke(ownerId, id))) throw actionError(404, NO_INVITATION);
    return listInvitations(call, ownerId);
  },
});
