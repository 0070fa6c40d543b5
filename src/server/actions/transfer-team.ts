import { z } from 'zod';
import { teamId } from '../users/in-team.ts';
import { checkOutcome, describeMember, findMember, readTeam } from '../users/team-detail.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'transferTeam',
  right: 'owners.write',
  says: 'Makes another member an owner of a team, and the owner who asks an admin.',
  input: z.strictObject({ team: teamId, member: z.string().max(64) }),
  audit: {
    thing: ({ member }) => `member ${member}`,
    before: async (call, { member }) => describeMember(call, await call.requireOwner(), member),
    after: () => ({ role: 'owner' }),
  },
  async run(call, { member }) {
    const owner = await call.requireOwner();
    const { ownerId, actorId } = owner;
    const { userId } = await findMember(call, owner, member);
    checkOutcome(await call.users.teams.transfer(ownerId, actorId, userId));
    return readTeam(call, ownerId, actorId);
  },
});
