import { z } from 'zod';
import { listQueries, queryOf } from '../users/list-queries.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'removeQuery',
  says: 'Removes your saved query; an unknown name is not an error.',
  input: z.strictObject({ name: z.string().max(256) }),
  audit: {
    thing: ({ name }) => `query ${name}`,
    before: async (call, { name }) => queryOf(await listQueries(call, await call.requireUser()), name),
  },
  async run(call, { name }) {
    const user = await call.requireUser();
    await call.users.savedQueries.remove(user.userId, name);
    return listQueries(call, user);
  },
});
