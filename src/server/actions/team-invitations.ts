import { z } from 'zod';
import { teamId } from '../users/in-team.ts';
import { listInvitations } from '../users/invitations.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'teamInvitations',
  right: 'invitations.read',
  says: 'Lists the invitations to a team that wait for an answer, without the secrets of links.',
  input: z.strictObject({ team: teamId }),
  run: async (call) => listInvitations(call, (await call.requireOwner()).ownerId),
});
