import { z } from 'zod';
import { MAX_TEAM_NAME } from '#contracts/people/teams';
import { teamId } from '../users/in-team.ts';
import { plainText } from '../users/plain-text.ts';
import { readTeam } from '../users/team-detail.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'renameTeam',
  right: 'team.write',
  says: 'Gives a team another name.',
  input: z.strictObject({ team: teamId, name: plainText(MAX_TEAM_NAME) }),
  audit: {
    thing: () => 'team',
    before: async (call) => {
      const { ownerId, actorId } = await call.requireOwner();
      return { name: (await readTeam(call, ownerId, actorId)).name };
    },
    after: ({ name }) => ({ name }),
  },
  async run(call, { name }) {
    const { ownerId, actorId } = await call.requireOwner();
    await call.users.teams.rename(ownerId, name);
    return readTeam(call, ownerId, actorId);
  },
});
