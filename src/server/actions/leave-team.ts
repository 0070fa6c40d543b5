import { z } from 'zod';
import { teamId } from '../users/in-team.ts';
import { checkOutcome } from '../users/team-detail.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'leaveTeam',
  right: 'team.leave',
  says: 'Leaves a team; the keys one made for it go, too. The last owner cannot.',
  input: z.strictObject({ team: teamId }),
  audit: { thing: () => 'membership', after: () => 'left' },
  async run(call) {
    const { ownerId, actorId } = await call.requireOwner();
    checkOutcome(await call.users.teams.removeMember(ownerId, actorId, actorId));
    return undefined;
  },
});
