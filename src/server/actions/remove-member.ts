import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { teamId } from '../users/in-team.ts';
import { checkOutcome, describeMember, findMember, readTeam } from '../users/team-detail.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'removeMember',
  right: 'members.write',
  says: 'Takes a member out of a team, with the keys and invitations they made; their access ends at once.',
  input: z.strictObject({ team: teamId, member: z.string().max(64) }),
  audit: {
    thing: ({ member }) => `member ${member}`,
    before: async (call, { member }) => describeMember(call, await call.requireOwner(), member),
    after: () => 'removed',
  },
  async run(call, { member }) {
    const owner = await call.requireOwner();
    const { ownerId, actorId } = owner;
    const { userId } = await findMember(call, owner, member);
    if (userId === actorId) throw actionError(409, 'To go yourself, leave the team.');
    checkOutcome(await call.users.teams.removeMember(ownerId, actorId, userId));
    return readTeam(call, ownerId, actorId);
  },
});
