import { z } from 'zod';
import { listQueries, queryOf } from '../users/list-queries.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'removeQuery',
  right: 'queries.write',
  says: 'Removes your saved query; an unknown name is not an error.',
  input: z.strictObject({ ...inTeam, name: z.string().max(256) }),
  audit: {
    thing: ({ name }) => `query ${name}`,
    before: async (call, { name }) => queryOf(await listQueries(call, await call.requireOwner()), name),
  },
  async run(call, { name }) {
    const owner = await call.requireOwner();
    await call.users.savedQueries.remove(owner.ownerId, name);
    return listQueries(call, owner);
  },
});
