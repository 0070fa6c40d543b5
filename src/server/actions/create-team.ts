import { z } from 'zod';
import { MAX_TEAM_NAME, MAX_TEAMS } from '#contracts/people/teams';
import { actionError } from '../errors/action-error.ts';
import { makeId } from '../sessions/secrets.ts';
import { plainText } from '../users/plain-text.ts';
import { readTeam } from '../users/team-detail.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'createTeam',
  right: 'signed-in',
  says: 'Makes a team, owned by whoever makes it.',
  input: z.strictObject({ name: plainText(MAX_TEAM_NAME) }),
  audit: {
    thing: () => 'team',
    after: ({ name }) => ({ name }),
    team: (_input, answer) => answer?.id,
  },
  async run(call, { name }) {
    const { userId } = await call.requireUser();
    const team = { id: makeId(), name, createdMs: call.nowMs() };
    if (!(await call.users.teams.add(team, userId, MAX_TEAMS))) {
      throw actionError(
        409,
        `You may be in ${MAX_TEAMS} teams at most. Those you made that were deleted within the last hour count, too.`,
      );
    }
    return readTeam(call, team.id, userId);
  },
});
