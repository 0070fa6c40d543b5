import { z } from 'zod';
import { ROLES } from '#contracts/people/roles';
import { teamId } from '../users/in-team.ts';
import { checkOutcome, describeMember, findMember, readTeam } from '../users/team-detail.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'setMemberRole',
  right: 'members.write',
  says: 'Gives a member of a team another role. Owners are made and changed by owners alone, and one always stays.',
  input: z.strictObject({ team: teamId, member: z.string().max(64), role: z.enum(ROLES) }),
  audit: {
    thing: ({ member }) => `member ${member}`,
    before: async (call, { member }) => describeMember(call, await call.requireOwner(), member),
    after: ({ role }) => ({ role }),
  },
  async run(call, { member, role }) {
    const owner = await call.requireOwner();
    const { ownerId, actorId } = owner;
    const { userId } = await findMember(call, owner, member);
    checkOutcome(await call.users.teams.setRole(ownerId, actorId, userId, role));
    return readTeam(call, ownerId, actorId);
  },
});
