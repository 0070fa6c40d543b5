import { z } from 'zod';
import { SSO_ID } from '#contracts/people/sso';
import { actionError } from '../errors/action-error.ts';
import { teamId } from '../users/in-team.ts';
import { readTeam } from '../users/team-detail.ts';
import { defineAction } from './define-action.ts';

const MOST = 10;

export default defineAction({
  name: 'setTeamProviders',
  right: 'providers.write',
  says: 'Says by which identity providers members must have signed in to act in a team; by none, any way will do.',
  input: z.strictObject({ team: teamId, providers: z.array(z.string().regex(SSO_ID)).max(MOST) }),
  audit: {
    thing: () => 'identity providers of the team',
    before: async (call) => {
      const { ownerId, actorId } = await call.requireOwner();
      return (await readTeam(call, ownerId, actorId)).providers;
    },
    after: ({ providers }) => providers,
  },
  async run(call, { providers }) {
    const { ownerId, actorId, by } = await call.requireOwner();
    const known = (await call.users.ssoProviders.list()).filter(({ enabled }) => enabled);
    const unknown = providers.find((one) => !known.some(({ id }) => id === one));
    if (unknown !== undefined) throw actionError(400, `providers: nobody can sign in by ${unknown} here.`);
    if (providers.length > 0 && !providers.includes(by)) {
      throw actionError(409, 'Sign in by one of these providers first, or you would shut yourself out.');
    }
    await call.users.teams.setProviders(ownerId, [...new Set(providers)]);
    return readTeam(call, ownerId, actorId);
  },
});
