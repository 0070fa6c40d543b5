import { z } from 'zod';
import { teamId } from '../users/in-team.ts';
import { readTeam } from '../users/team-detail.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'team',
  right: 'team.read',
  says: 'Gives a team with its members and their roles.',
  input: z.strictObject({ team: teamId }),
  async run(call) {
    const { ownerId, actorId } = await call.requireOwner();
    return readTeam(call, ownerId, actorId);
  },
});
