import { z } from 'zod';
import { teamId } from '../users/in-team.ts';
import { checkOutcome, readTeam } from '../users/team-detail.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'deleteTeam',
  right: 'team.delete',
  says: 'Deletes a team with everything it has; its rows in the audit log stay.',
  input: z.strictObject({ team: teamId }),
  audit: {
    thing: () => 'team',
    before: async (call) => {
      const { ownerId, actorId } = await call.requireOwner();
      const { name, members } = await readTeam(call, ownerId, actorId);
      return { name, members };
    },
    after: () => 'deleted',
  },
  async run(call) {
    const { ownerId, actorId } = await call.requireOwner();
    checkOutcome(await call.users.teams.remove(ownerId, actorId, call.nowMs()));
    call.log.info('team deleted', { team: ownerId, user: actorId });
    return undefined;
  },
});
